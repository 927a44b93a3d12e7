/**
 * Tournaments in Node: archives in files, games on threads and on many machines, bots from modules.
 *
 * @module
 */
export { findBotAnywhere, loadEntrant } from './bots-module.js';
export { type FileArchive, openArchive } from './file-archive.js';
export { onQueue, type QueueOptions } from './queue.js';
export type { Meeting } from './redis.js';
export { type Service, type ServiceOptions, serveQueue } from './service.js';
export { onThreads } from './thread-runner.js';
