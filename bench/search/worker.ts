import { answerBy } from './slices.js';
import { type Subject, searchOf } from './subjects.js';

const [subject, id] = process.argv.slice(2) as [Subject, string];
answerBy(searchOf(subject, id));
