import { answerWith } from './slices.js';
import { createSearch, type Subject } from './subjects.js';

const [subject, id] = process.argv.slice(2) as [Subject, string];
answerWith(createSearch(subject, id));
