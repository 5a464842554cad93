/**
 * The process that opens files from people, and does nothing else. It has no key, no database and no way to write a file: who
 * takes it over has taken over nothing. One file at a time; it may die of any of them.
 */
import { Worker } from 'node:worker_threads';
import { cleaned } from './clean.ts';
import type { Answer, Order } from './parsers.ts';
import { Refused } from './refused.ts';

// A thread of its own, because the one that parses may be too busy to notice.
const watch = new Worker(new URL('memory-watch.ts', import.meta.url), { workerData: Number(process.argv[2]) });
watch.unref();

process.on('message', (order: Order) => void answer(order));
process.send?.('ready');

async function answer({ bytes, name }: Order): Promise<void> {
  let said: Answer;
  watch.postMessage(true);
  try {
    said = await cleaned(Buffer.from(bytes), name);
  } catch (error) {
    said = { refused: error instanceof Refused ? error.why : 'unsafe' };
  }
  watch.postMessage(false);
  process.send?.({ ...said, memoryBytes: process.memoryUsage.rss() });
}
