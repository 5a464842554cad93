/** Guards of reasons, notices and the register under HMDA. */
import type { Mutant } from './mutant.ts';

const reasons = 'core/offers/reasons.spec.ts';
const register = 'server/office/hmda/hmda.db.spec.ts';

export const lawfulGuards: readonly Mutant[] = [
  {
    guard: 'what an originator is paid counts in the high-cost test',
    file: 'core/offers/grid.ts',
    text: '      ofLineBps,\n',
    becomes: '',
    spec: 'core/offers/pricing.spec.ts',
    test: 'what the lender pays an originator is part of points and fees',
  },
  {
    guard: 'a lender’s own compensation of originators reaches its prices',
    file: 'core/underwriting/settings.ts',
    text: '    originatorCompensation,\n',
    becomes: '',
    spec: 'core/underwriting/rules.spec.ts',
    test: 'a lender says what it pays originators, and its prices count it',
  },
  {
    guard: 'the bureau’s factors crowd out no reason of our own',
    file: 'core/offers/explanation.ts',
    text: 'more.slice(0, room)',
    becomes: 'more',
    spec: reasons,
    test: 'the factors of the bureau leave room for every reason of our own',
  },
  {
    guard: 'a payoff beyond the largest line is named as such',
    file: 'core/offers/causes.ts',
    text: "  ['PAYOFFS_OVER_LINE', withCaps({ largestCents: plentyCents.home })],",
    becomes: '',
    spec: reasons,
    test: 'a payoff that the largest line covers, and its costs do not, is told alike',
  },
  {
    guard: 'a notice names the agency of the lender’s own charter',
    file: 'core/brand/charters.ts',
    text: 'return agencies[lender.charter];',
    becomes: 'return agencies.nonBank;',
    spec: 'core/documents/notices.spec.ts',
    test: 'names the agency of its lender',
  },
  {
    guard: 'a register is read by those of its organization',
    file: 'server/office/hmda/index.ts',
    text: 'if (!lender || !reaches(deps, person, lender)) throw',
    becomes: 'if (!lender) throw',
    spec: register,
    test: 'another organization’s register is not there',
  },
  {
    guard: 'staff do not look through their own application',
    file: 'server/office/hmda/index.ts',
    text: '!isTheirOwn(person, application)',
    becomes: '(application.uuid !== person.identityUuid || isTheirOwn)',
    spec: register,
    test: 'own application is not among what one looks through',
  },
  {
    guard: 'production takes no sample of census tracts',
    file: 'server/office/hmda/tracts.ts',
    text: 'tracts.isSample && isProduction',
    becomes: 'tracts.isSample && path.length < 0',
    spec: register,
    test: 'a sample of census tracts is refused in production',
  },
];
