/** The list from where HUD publishes it, or from a file that someone put there, which is as old as the file is. */
import { readFile, stat } from 'node:fs/promises';
import { dateBegunEverywhere } from '#core/calendar/zoned.ts';
import type { CounselingSource } from './port.ts';

const bytesMax = 20_000_000;
const patienceMs = 60_000;

export function publishedAgencies(from: string): CounselingSource {
  return {
    published: async (at) => {
      if (/^https:/.test(from)) return { text: await overTheWeb(from), takenOn: dateBegunEverywhere(at) };
      return { text: await readFile(from, 'utf8'), takenOn: dateBegunEverywhere((await stat(from)).mtime) };
    },
  };
}

async function overTheWeb(from: string): Promise<string> {
  const answer = await fetch(from, { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`The list of housing counseling agencies was not given: ${answer.status}.`);
  const text = await answer.text();
  if (text.length > bytesMax) throw new Error('The list of housing counseling agencies is too large to be one.');
  return text;
}
