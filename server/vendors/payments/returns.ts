/** Why money comes back, as the clearing house numbers it; the words are ours. */

import * as words from '#core/words/en/errors/returns.ts';
import { type PersonaAnswer, personaFor } from '../personas.ts';

export type ReturnCode = Exclude<PersonaAnswer<'payments'>, 'declined' | 'creditorReturns'>;

export const returnReasons: Readonly<Record<ReturnCode, string>> = {
  R01: words.r01,
  R02: words.r02,
  R03: words.r03,
  R04: words.r04,
  R08: words.r08,
  R10: words.r10,
  R16: words.r16,
  R20: words.r20,
  R23: words.r23,
  R29: words.r29,
};

/** The code with which money sent to this account comes back; undefined when it stays. */
export function returnCodeOf(mask: string): ReturnCode | undefined {
  const answer = personaFor('accountNumber', mask, 'payments')?.answer;
  return answer === 'declined' || answer === 'creditorReturns' ? undefined : answer;
}
