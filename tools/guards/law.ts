/** What the law of lending on homes asks of us: dates before which nothing may happen, and figures that must be young. */
import type { Mutant } from './mutant.ts';

export const lawGuards: readonly Mutant[] = [
  {
    guard: 'a table of average prime offer rates that is older than ten days sets no rate',
    file: 'core/law/apor.ts',
    spec: 'core/law/apor.spec.ts',
    text: 'daysBetween(newest.asOf, day) <= APOR_AGE_DAYS_MAX',
    becomes: 'daysBetween(newest.asOf, day) <= 11',
    test: 'for ten days and not eleven',
  },
  {
    guard: 'without rates of these days nothing is priced, and no one is declined',
    file: 'core/underwriting/pricing-input.ts',
    spec: 'core/underwriting/rules.spec.ts',
    text: 'if (settings.apor === undefined) throw new AporTooOld();',
    becomes:
      "if (settings.apor === undefined) return pricingInput({ ...about, settings: { ...settings, apor: { asOf: '2026-01-05', bpsByTermYears: {} } } });",
    test: 'sets no rate and declines no one',
  },
  {
    guard: 'no day of the money is told while the right to cancel has no end',
    file: 'core/servicing/closing-days.ts',
    spec: 'core/servicing/closing-days.spec.ts',
    text: 'isOpenEnded ? null : soon(',
    becomes: '!right ? null : soon(',
    test: 'while not every owner has the notice',
  },
  {
    guard: 'the twelve days of Texas run from the delivery of the notice',
    file: 'core/notary/earliest-closing.ts',
    spec: 'core/notary/earliest-closing.spec.ts',
    text: 'on(noticesDeliveredAt ?? now)',
    becomes: 'on(submittedAt ?? createdAt)',
    test: 'the days run from the delivery of the notice',
  },
  {
    guard: 'a Texas home has one equity loan a year',
    file: 'core/notary/earliest-closing.ts',
    spec: 'core/notary/earliest-closing.spec.ts',
    text: '...(lastEquityLoanOn && { lastEquityLoanClosedOn: lastEquityLoanOn }),',
    becomes: '',
    test: 'a year after the last equity loan',
  },
  {
    guard: 'a Texas note is signed at the office with the deed, and not at home',
    file: 'core/documents/papers.ts',
    spec: 'core/documents/papers.spec.ts',
    text: "(isAtOffice ? 'NOTARY' : home) === name",
    becomes: 'home === name',
    test: 'Texas has its notice',
  },
  {
    guard: 'no later draw ever costs more than the highest rate of the plan',
    file: 'core/offers/variable-rate.ts',
    spec: 'core/offers/variable-rate.spec.ts',
    text: 'Math.min(indexBps + marginBps, rateBpsMax)',
    becomes: 'indexBps + marginBps',
    test: 'above the highest rate',
  },
];
