import { test } from 'vitest';
import { expectToSurvive } from './archive-support.js';

test('the archive of a tournament that was killed repeatedly has the same records at the end as one that was not, played on threads', () =>
  expectToSurvive('threads'));
