/** Why money comes back, as the clearing house numbers it; the words are ours. */
import { type PersonaAnswer, personaFor } from '../personas.ts';

export type ReturnCode = Exclude<PersonaAnswer<'payments'>, 'declined' | 'creditorReturns'>;

export const returnReasons: Readonly<Record<ReturnCode, string>> = {
  R01: 'There is not enough money in the account.',
  R02: 'The account was closed.',
  R03: 'There is no such account, or it is not theirs.',
  R04: 'The account number is not valid.',
  R08: 'The payment was stopped.',
  R10: 'The customer says it was not authorised.',
  R16: 'The account is frozen.',
  R20: 'The account does not take such payments.',
  R23: 'The receiver refused the money.',
  R29: 'The business says it was not authorised.',
};

/** The code with which money sent to this account comes back; undefined when it stays. */
export function returnCodeOf(mask: string): ReturnCode | undefined {
  const answer = personaFor('accountNumber', mask, 'payments')?.answer;
  return answer === 'declined' || answer === 'creditorReturns' ? undefined : answer;
}
