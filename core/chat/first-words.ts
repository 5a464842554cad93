/** How someone's first message begins, for the list of those who wait. */
import { deskLimits } from './desk-limits.ts';

export function firstWords(body: string): string | null {
  const line = body.replaceAll(/\s+/g, ' ').trim();
  const letters = [...line];
  if (line === '') return null;
  return letters.length <= deskLimits.firstWordsChars
    ? line
    : `${letters.slice(0, deskLimits.firstWordsChars).join('').trimEnd()}…`;
}
