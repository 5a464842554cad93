/**
 * Ends this process when it holds more than it may, or when the one that started it is gone. The engine's own limit does
 * not count what decoders take. It looks only while a file is worked on: at rest nothing grows, and looking fifty times a
 * second is not free. A process at rest whose starter is gone has nothing left to hear, and ends by itself.
 */
import { parentPort, workerData } from 'node:worker_threads';

const everyMs = 20;
const { ppid } = process;
let looking: NodeJS.Timeout | undefined;

parentPort?.on('message', (isAtWork: boolean) => {
  clearInterval(looking);
  if (isAtWork) looking = setInterval(look, everyMs);
});

function look(): void {
  if (process.memoryUsage.rss() > (workerData as number) || process.ppid !== ppid) process.kill(process.pid, 'SIGKILL');
}
