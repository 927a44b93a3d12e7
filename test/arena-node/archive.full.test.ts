import { test } from 'vitest';
import { expectToSurvive } from './archive-support.js';

test.each(['here', 'threads'] as const)(
  'the archive of a tournament that was killed repeatedly has the same records at the end as one that was not, played on %s',
  (place) => expectToSurvive(place),
);
