import type { Command } from '../command.js';
import { completion } from './completion.js';
import { convert } from './convert.js';
import { dedup } from './dedup.js';
import { edit } from './edit.js';
import { engine } from './engine.js';
import { env } from './env.js';
import { find } from './find.js';
import { man } from './man.js';
import { merge } from './merge.js';
import { migrate } from './migrate.js';
import { newGame } from './new.js';
import { play } from './play.js';
import { record } from './record.js';
import { rules } from './rules.js';
import { schema } from './schema.js';
import { serve } from './serve.js';
import { show } from './show.js';
import { simulate } from './simulate.js';
import { sort } from './sort.js';
import { stats } from './stats.js';
import { tournament } from './tournament.js';
import { validate } from './validate.js';

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  validate,
  show,
  find,
  stats,
  convert,
  record,
  dedup,
  sort,
  merge,
  edit,
  migrate,
  rules,
  schema,
  simulate,
  tournament,
  serve,
  engine,
  env,
  play,
  newGame,
  completion,
  man,
];
