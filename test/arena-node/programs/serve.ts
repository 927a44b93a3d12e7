/** Serves a queue until it is killed: `serve.ts URL QUEUE` */
import { serveQueue } from '../../../src/arena-node/index.js';
import { orThrow } from '../../../src/core/errors/errors.js';

const [url, queue] = process.argv.slice(2);
const service = orThrow(await serveQueue({ url: url!, queue: queue!, threads: 1, lockMilliseconds: 2000 }));
process.once('SIGTERM', () => void service.close());
console.log('serving');
