import type { Command } from '../command.js';
import { convert } from './convert.js';
import { dedup } from './dedup.js';
import { find } from './find.js';
import { migrate } from './migrate.js';
import { play } from './play.js';
import { rules } from './rules.js';
import { schema } from './schema.js';
import { serve } from './serve.js';
import { show } from './show.js';
import { simulate } from './simulate.js';
import { stats } from './stats.js';
import { tournament } from './tournament.js';
import { validate } from './validate.js';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  validate,
  show,
  find,
  stats,
  convert,
  dedup,
  migrate,
  rules,
  schema,
  simulate,
  tournament,
  serve,
  play,
];
