import { describe, expect, test } from 'vitest';
import { isTold } from '../desk/case-events.ts';
import { ruleCodes } from '../eligibility/principal-reasons.ts';
import { edges } from '../journey/graph.ts';
import { isDeclined, type Status } from '../journey/statuses.ts';
import { tell } from '../journey/stories/story.ts';
import { ruleInputNames } from '../words/en/console/rule-inputs.ts';
import { basisOf, type Decided } from './decision-basis.ts';
import { inputs, ruleInputs } from './rule-inputs.ts';
import { rules } from './rules.ts';
import { knownOf } from './stories/known.ts';

const empty = knownOf(tell('employee', '... value'));
const credit = { score: 760, keyFactors: [], marks: [], liabilities: [], homeLoanBalancesCents: [] };
const known = { ...empty, file: { ...empty.file, credit } };
const decided = (more: Partial<Decided>): Decided => ({
  ...{ event: 'reconsidered', payload: {}, explanation: null },
  ...{ before: known.application, after: known.application },
  ...{ file: known.file, today: known.today, settings: known.settings },
  ...more,
});
const heldIn = (more: Partial<Decided>, rule: string) => basisOf(decided(more)).held.find((held) => held.rule === rule);

test('whatever leads to a decline is a decision whose reasons open', () => {
  const leading = edges.filter(({ to }) => isDeclined(to as Status)).map(({ event }) => event);
  expect([...new Set(leading)].filter((event) => !isTold('decisions', event))).toEqual([]);
});

test('every rule looks at something, and all that is looked at has a name and is looked at by a rule', () => {
  for (const rule of ruleCodes) expect(ruleInputs[rule].length, rule).toBeGreaterThan(0);
  const used = new Set(Object.values(ruleInputs).flat());
  expect(Object.keys(inputs).filter((name) => !used.has(name as never))).toEqual([]);
  expect(Object.keys(ruleInputNames).toSorted()).toEqual(Object.keys(inputs).toSorted());
});

describe('what is kept of a decision', () => {
  test('is the day, the guideline, and each rule with what it looked at', () => {
    const kept = basisOf(decided({ event: 'eligibilityChecked', payload: { reasons: ['STATE_NOT_SERVED'] } }));
    expect(kept).toMatchObject({ on: known.today, guidelineVersion: known.settings.guideline.version });
    expect(kept.held.find(({ rule }) => rule === 'STATE_NOT_SERVED')).toMatchObject({
      verdict: 'fails',
      inputs: expect.arrayContaining([{ name: 'zip', unit: 'words', value: expect.any(String) }]),
    });
    expect(kept.held.find(({ rule }) => rule === 'AGE')).toMatchObject({ verdict: 'passes', unit: 'age', limit: 18 });
  });

  test('of a pricing is each of its checks with the figures that it was priced by', () => {
    const priced = rules.priceOffers(known, 'set-1')?.pricing;
    if (!priced) throw new Error('Nothing was priced.');
    const { explanation } = priced;
    const kept = basisOf(decided({ event: 'offersPriced', payload: { decision: priced.decision }, explanation }));
    for (const { rule, passes, actual, limit } of explanation.checks)
      expect(kept.held.find((held) => held.rule === rule)).toMatchObject({
        ...{ verdict: passes ? 'passes' : 'fails', actual, limit },
      });
    expect(heldIn({ event: 'offersPriced', explanation }, 'CLTV')?.inputs).toContainEqual({
      ...{ name: 'homeValue', unit: 'cents', value: explanation.inputs.valueCents },
    });
  });

  test('late payments that a person lets pass are set aside, and held against the borrower they fail', () => {
    const before = tell('employee', '... intake\n credit  softCreditReturned late  DELINQUENCY_REVIEW');
    const late = { creditor: 'Bay Bank', accountMask: '1234', on: '2026-01-15' as const };
    const file = { ...known.file, credit: { ...credit, latePayments: [late] } };
    const said = (isCured: boolean) => ({ event: 'delinquencyReviewed', payload: { isCured }, before, file });
    const set = heldIn({ ...said(true), after: before }, 'DELINQUENCY');
    expect(set).toMatchObject({ verdict: 'setAside', unit: 'years', limit: 1 });
    expect(set?.inputs).toContainEqual({ name: 'latePayments', unit: 'words', value: 'Bay Bank 01/15/2026' });
    const after = { ...before, declineReasons: ['DELINQUENCY' as const] };
    expect(heldIn({ ...said(false), after }, 'DELINQUENCY')).toMatchObject({ verdict: 'fails' });
  });

  test('a credit answer that is no report of theirs, or not surely theirs, passes no rule of the report', () => {
    const verdicts = (event: string, outcome: string) =>
      Object.fromEntries(
        basisOf(decided({ event, payload: { outcome } })).held.map(({ rule, verdict }) => [rule, verdict]),
      );
    for (const outcome of ['noFile', 'frozen', 'minor', 'alert'])
      expect(verdicts('softCreditReturned', outcome), outcome).toMatchObject({ DELINQUENCY: 'unsettled' });
    for (const outcome of ['frozen', 'alert'])
      expect(verdicts('hardCreditReturned', outcome), outcome).toMatchObject({
        ...{ NO_FILE: 'unsettled', DELINQUENCY: 'unsettled', CREDIT_SCORE: 'unsettled' },
      });
    expect(verdicts('softCreditReturned', 'file')).toMatchObject({ NO_FILE: 'passes', DELINQUENCY: 'passes' });
    expect(verdicts('softCreditReturned', 'delinquent')).toMatchObject({ NO_FILE: 'passes', DELINQUENCY: 'fails' });
  });

  test('payoff letters are held against the draw alone: nothing is said of rules that no one looked into', () => {
    const held = (counterOfferReasons: readonly string[]) =>
      basisOf(decided({ event: 'payoffLettersReceived', payload: { letters: [], counterOfferReasons } })).held;
    expect(held([])).toMatchObject([{ rule: 'DRAW_TOO_SMALL', verdict: 'passes' }]);
    expect(held(['DRAW_TOO_SMALL'])).toMatchObject([{ rule: 'DRAW_TOO_SMALL', verdict: 'fails' }]);
  });

  describe('of who may apply', () => {
    const checked = (more: Partial<Decided> = {}) =>
      Object.fromEntries(
        basisOf(decided({ event: 'eligibilityChecked', payload: { reasons: [] }, ...more })).held.map((held) => [
          held.rule,
          held,
        ]),
      );
    const { file } = known;

    test('a home and a loan officer that are not known yet settle nothing; no earlier line is a pass', () => {
      expect(checked()).toMatchObject({
        TITLE_SEASONING_90D: { verdict: 'unsettled', actual: null, limit: 90 },
        ORIGINATOR_LICENSE: { verdict: 'unsettled' },
        RECENT_HELOC: { verdict: 'passes', actual: null },
        ...{ STATE_NOT_SERVED: { verdict: 'passes' }, LISTED_FOR_SALE: { verdict: 'passes' } },
        EMPLOYMENT_TYPE: { verdict: 'passes' },
      });
      const originator = { enforceLicensedStatesForReferral: false, licensedStates: [] };
      expect(checked({ file: { ...file, originator } })).toMatchObject({ ORIGINATOR_LICENSE: { verdict: 'passes' } });
    });

    test('work is not asked for where rent carries the line', () => {
      const eligibility = { ...known.settings.eligibility, usesPersonalIncome: false };
      const settings = { ...known.settings, eligibility };
      expect(checked({ settings })).toMatchObject({ EMPLOYMENT_TYPE: { verdict: 'unsettled' } });
    });

    test('what came too soon after the last line names no other reason, and yet each rule fails that failed', () => {
      const young = { ...file, birthDate: '2012-01-01' as const, lastHelocCompletedOn: known.today };
      const payload = { isDuplicate: true, reasons: [] };
      expect(checked({ payload, file: young })).toMatchObject({
        ...{ AGE: { verdict: 'fails' }, RECENT_HELOC: { verdict: 'fails' }, STATE_NOT_SERVED: { verdict: 'passes' } },
      });
    });

    test('a fifth reason, for which the notice has no room, fails all the same', () => {
      const { property, income } = known.application;
      const after = {
        ...known.application,
        property: { ...property, address: { ...property.address, state: 'HI' } },
        income: { ...income, employmentType: 'UNEMPLOYED' as const },
      };
      const all = {
        ...{ ...file, birthDate: '2012-01-01' as const, isListedForSale: true },
        originator: { enforceLicensedStatesForReferral: true, licensedStates: [] },
      };
      const about = { ...known, application: after, file: all };
      const payload = rules.checkEligibility(about, 'none')?.payload as { readonly reasons: readonly string[] };
      expect(payload.reasons).not.toContain('AGE');
      expect(checked({ payload, file: all, after })).toMatchObject({
        ...{ AGE: { verdict: 'fails' }, EMPLOYMENT_TYPE: { verdict: 'fails' }, LISTED_FOR_SALE: { verdict: 'fails' } },
      });
    });
  });

  test('a county that publishes nothing settles neither the owner nor the time of owning', () => {
    const report = { isTransferRecent: false, isApplicantOwner: true };
    const verdicts = (payload: object) =>
      Object.fromEntries(
        basisOf(decided({ event: 'propertyReportReturned', payload })).held.map(({ rule, verdict }) => [rule, verdict]),
      );
    const both = (verdict: string) => ({ TITLE_SEASONING_90D: verdict, NOT_ON_TITLE: verdict });
    expect(verdicts({ bypass: 'BYPASS', ...report })).toEqual(both('unsettled'));
    expect(verdicts({ bypass: 'NO_BYPASS', ...report })).toEqual(both('passes'));
    const after = { ...known.application, title: { ...known.application.title, bypass: 'BYPASS' as const } };
    const unread = heldIn(
      { event: 'propertyReportReturned', payload: { bypass: 'BYPASS', ...report }, after },
      'NOT_ON_TITLE',
    );
    expect(unread?.inputs.map(({ name }) => name)).not.toContain('isOnTitle');
    // Refused for the one alone: the other is not passed by that.
    const neither = { bypass: 'NO_BYPASS', isTransferRecent: true, isApplicantOwner: false };
    expect(verdicts(neither)).toEqual(both('fails'));
    // The day that another vendor told is not the one that the county's answer rests on.
    const property = { acquiredOn: known.today } as Decided['file']['property'];
    const told = { event: 'propertyReportReturned', payload: { bypass: 'NO_BYPASS', ...report } };
    expect(heldIn({ ...told, file: { ...known.file, property } }, 'TITLE_SEASONING_90D')).toMatchObject({
      ...{ verdict: 'passes', unit: 'days', actual: null, limit: 90 },
    });
  });

  test('the hard report is not held against the lowest score: it says whether terms change, and no more', () => {
    const file = { ...known.file, credit: { ...credit, score: 636 } };
    for (const payload of [{ outcome: 'file' }, { outcome: 'delinquent' }])
      expect(heldIn({ event: 'hardCreditReturned', payload, file }, 'CREDIT_SCORE')).toMatchObject({
        ...{ verdict: 'unsettled', unit: 'score', actual: 636, limit: 640 },
      });
  });

  test('what an application is refused for is named, whether or not its event says so', () => {
    const after = { ...known.application, declineReasons: ['AGE' as const] };
    expect(heldIn({ event: 'minorConfirmed', after }, 'AGE')).toMatchObject({ verdict: 'fails' });
    expect(heldIn({ event: 'reconsidered' }, 'AGE')).toBeUndefined();
  });
});
