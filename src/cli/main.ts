#!/usr/bin/env node
import { runCommandLine } from './program.js';
/** The command `sastrugi`. */
import { exitWhenClosed } from './write/print.js';

exitWhenClosed();
process.exitCode = await runCommandLine(process.argv.slice(2));
