/**
 * `npm start`: builds the pages when something changed, then runs the whole product in a process of its own and starts it
 * again should it die. A service manager that does that itself may run `node server/main.ts` instead.
 */
import { buildIfNeeded } from './build.ts';
import { supervise } from './supervise.ts';

/** Starting takes much of a small machine: the spare is loaded when that is over. */
const spareAfterMs = 30_000;

await buildIfNeeded();
const product = supervise(['server/main.ts'], { spareAfterMs });
process.on('SIGINT', () => void product.stop('SIGINT'));
process.on('SIGTERM', () => void product.stop());
// Without a terminal, which says the same word when it is closed, it means that the brands are to be read again.
if (!process.stdin.isTTY) process.on('SIGHUP', () => product.reload());
// The line to tools/bootstrap.mjs: broken when that process was killed.
if (process.connected) process.on('disconnect', () => void product.stop());
process.exit(await product.ended);
