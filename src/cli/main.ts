#!/usr/bin/env node
/** The command `sastrugi`. */
import { endWhenClosed } from './output/print.js';
import { ended } from './program.js';

endWhenClosed();
process.exitCode = await ended(process.argv.slice(2));
