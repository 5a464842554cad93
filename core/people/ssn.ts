/** A Social Security number: nine digits, not one that was never issued. Shown as its last four, kept only sealed. */
import * as v from 'valibot';
import * as words from '#core/words/en/people/ssn.ts';

export interface SsnRules {
  /** The sandbox's own numbers begin with 9, which the Social Security Administration has never issued to a person. */
  readonly areSampleNumbersAllowed: boolean;
}

const neverIssued = /^(000|666)|^\d{3}00|^\d{5}0000$/;
/** Numbers of no one: those that begin with 9, and the two that were printed in wallets and on a leaflet. */
const samples = /^9|^078051120$|^219099999$/;

/** Nine digits that a person may have been given. */
export function canBeIssued(digits: string, { areSampleNumbersAllowed }: SsnRules): boolean {
  return /^\d{9}$/.test(digits) && !neverIssued.test(digits) && (areSampleNumbersAllowed || !samples.test(digits));
}

export const ssn = (rules: SsnRules) =>
  v.pipe(
    v.string(words.enterYourSocialSecurityNumber),
    v.transform((text) => text.replaceAll(/[\s-]/g, '')),
    v.check((digits) => canBeIssued(digits, rules), words.enterAValidSocialSecurity),
  );
