import { canBeIssued } from '#core/people/ssn.ts';
import * as words from '#core/words/en/people/ssn.ts';
import { Failure } from '../../failure.ts';

/** A Social Security number that someone may have; in production not one of the numbers of no one. */
export function mustBeIssued(ssn: string, param: string, isProduction: boolean): void {
  if (!canBeIssued(ssn, { areSampleNumbersAllowed: !isProduction }))
    throw new Failure('invalid', { param, message: words.enterAValidSocialSecurity });
}
