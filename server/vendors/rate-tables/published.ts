/** The table from where the Bureau publishes it, or from a file that someone put there. */
import { readFile } from 'node:fs/promises';
import type { RateTables } from './port.ts';

const bytesMax = 5_000_000;
const patienceMs = 30_000;

export function publishedRateTables(from: string): RateTables {
  return { published: () => (/^https:/.test(from) ? overTheWeb(from) : readFile(from, 'utf8')) };
}

async function overTheWeb(from: string): Promise<string> {
  const answer = await fetch(from, { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`The table of average prime offer rates was not given: ${answer.status}.`);
  const text = await answer.text();
  if (text.length > bytesMax) throw new Error('The table of average prime offer rates is too large to be one.');
  return text;
}
