/** A Social Security number: nine digits, not one that was never issued. Shown as its last four, kept only sealed. */
import * as v from 'valibot';
import * as words from '#core/words/en/people/ssn.ts';

/** The sandbox's own numbers begin with 9, which the Social Security Administration has never issued to a person. */
const neverIssued = /^(000|666)|^\d{3}00|^\d{5}0000$/;

export const ssn = v.pipe(
  v.string(words.enterYourSocialSecurityNumber),
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
  v.regex(/^\d{9}$/, words.enterAValidSocialSecurity),
  v.check((digits) => !neverIssued.test(digits), words.enterAValidSocialSecurity),
);
