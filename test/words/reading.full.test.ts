import { readingTests } from './reading.js';

readingTests(20_000);
