/**
 * Tournaments in Node: archives in files, games on threads and on many machines, bots from modules.
 *
 * @module
 */
export { loadEntrant } from './bots-module.js';
export { type EngineOptions, engineBot } from './engine/bot.js';
export type { Program } from './engine/engine-process.js';
export { loadProgram } from './engine/entrant.js';
export { type FileArchive, openArchive, type Repair } from './file-archive.js';
export { findBotAnywhere } from './find-bot.js';
export { onQueue, type QueueOptions } from './queue.js';
export type { QueueLocation } from './redis.js';
export { type Service, type ServiceOptions, serveQueue } from './service.js';
export { onThreads } from './thread-runner.js';
export type { ThreadOptions } from './threads.js';
