#!/usr/bin/env node
/** The command `sastrugi`. */
import { exitWhenClosed } from './output/print.js';
import { runCommandLine } from './program.js';

exitWhenClosed();
process.exitCode = await runCommandLine(process.argv.slice(2));
