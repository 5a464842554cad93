import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { advance } from './advance.ts';
import { type EventName, readEvent } from './events.ts';
import { facts } from './facts.ts';
import { force } from './force.ts';
import { areLastChecksClear, effectOf, isCheckWanted, type LastCheck } from './last-checks.ts';
import { record } from './recorders/index.ts';
import { people } from './stories/samples.ts';
import { startedAt } from './stories/walk.ts';

const fresh = newApplication(people.employee, startedAt);
const employee: Application = {
  ...fresh,
  status: 'FUNDING_DECISION',
  employment: { employerName: 'Bluebird Logistics', isVerified: true },
  rescission: { ...fresh.rescission, endsAt: startedAt.toISOString() },
  accounts: {
    ...fresh.accounts,
    disburse: { mask: '8765', accountToken: 'token', routingMask: '0021', institution: null },
  },
};

function hear(application: Application, event: EventName, payload: object, by: 'vendor' | 'operations') {
  const recorded = record(application, readEvent(event, { uuid: event, by }, payload), startedAt);
  if ('ok' in recorded) throw new Error(recorded.reason);
  return recorded;
}
const say = (application: Application, check: LastCheck, isClear: boolean) =>
  hear(application, 'fundingChecked', { check, isClear }, 'vendor');
const approve = (application: Application, approver: string) =>
  hear(application, 'fundingApproved', { approver }, 'operations');
const settle = (application: Application, check: LastCheck) =>
  hear(application, 'fundingFindingSettled', { check, why: 'Looked into.' }, 'operations');
const every = ['watchLists', 'account', 'employment', 'liens'] as const;
const allClear = every.reduce((application, check) => say(application, check, true), employee);
const whyHeld = (application: Application) => {
  const sent = readEvent('fundingApproved', { uuid: 'held', by: 'operations' }, { approver: 'staff-1' });
  const recorded = record(application, sent, startedAt);
  return 'ok' in recorded ? recorded.reason : undefined;
};
const byTwo = (application: Application) => approve(approve(application, 'staff-1'), 'staff-2');

describe('what is looked at again', () => {
  test('is the account where money goes to one, and the employer where one was reached', () => {
    expect(every.filter((check) => isCheckWanted(employee, check))).toEqual([...every]);
    expect(every.filter((check) => isCheckWanted(fresh, check))).toEqual(['watchLists', 'liens']);
    const byPapers = { ...employee, employment: { employerName: 'Noanswer', isVerified: false } };
    expect(isCheckWanted(byPapers, 'employment')).toBe(false);
  });

  test.each(every)('no money goes out before %s has answered, nor while it found something', (check) => {
    const { [check]: _, ...others } = allClear.funding.checks;
    const unanswered = { ...allClear, funding: { ...allClear.funding, checks: others } };
    expect(facts.isFundingApproved(byTwo(allClear))).toBe(true);
    expect(facts.isFundingApproved(byTwo(unanswered))).toBe(false);
    const found = say(allClear, check, false);
    expect(facts.isFundingApproved(found)).toBe(false);
    expect(facts.isFundingApproved(byTwo(settle(found, check)))).toBe(true);
  });

  test.each(every)('no one approves while what %s found is not settled', (check) => {
    const found = say(employee, check, false);
    expect(whyHeld(found)).toBe(
      'Something was found at the last checks. Compliance must settle that before anyone approves.',
    );
    expect(whyHeld(settle(found, check))).toBeUndefined();
  });

  test('an approval from while it was open, as the door once took it, does not outlive the settling', () => {
    const { funding } = say(allClear, 'liens', false);
    const before = { ...allClear, funding: { ...funding, approvers: ['staff-1', 'staff-2'] } };
    expect(facts.isFundingApproved(settle(before, 'liens'))).toBe(false);
    expect(settle(before, 'liens').funding).toMatchObject({ approvers: [], voided: { why: expect.any(String) } });
  });

  test.each(every)(
    'of %s, asked in vain, a person is told, and it is asked again when they have cleared that',
    (check) => {
      const { [check]: _, ...others } = allClear.funding.checks;
      const asking = byTwo({ ...allClear, funding: { ...allClear.funding, checks: others } });
      const go = (application: Application, name: EventName, payload: object, by: 'system' | 'operations') => {
        const outcome = advance(application, readEvent(name, { uuid: `${name} ${check}`, by }, payload), startedAt);
        if (!outcome.ok) throw new Error(outcome.reason);
        return outcome;
      };
      const { application: told } = go(
        asking,
        'effectGivenUp',
        { effect: effectOf(check), why: 'No answer.' },
        'system',
      );
      expect(told.funding.checks[check]).toBe('unanswered');
      expect(areLastChecksClear(told)).toBe(false);
      const clearing = (conditionUuid: string) => ({ conditionUuid, why: 'The company answers again.' });
      const [question] = told.conditions;
      const other = { ...question, uuid: 'another' } as Application['conditions'][number];
      const two = go(
        { ...told, conditions: [...told.conditions, other] },
        'conditionCleared',
        clearing('another'),
        'operations',
      );
      expect(two.effects).toEqual([]);
      const cleared = go(two.application, 'conditionCleared', clearing(question?.uuid ?? ''), 'operations');
      expect(cleared.effects).toEqual([effectOf(check)]);
      expect(cleared.application.funding.checks).not.toHaveProperty(check);
      expect(cleared.to).toBe('FUNDING_DECISION');
      expect(facts.isFundingApproved(say(cleared.application, check, true))).toBe(true);
    },
  );

  test.each(every)('what %s has answered stands, though the process that heard it gives the asking up', (check) => {
    const givenUp = readEvent(
      'effectGivenUp',
      { uuid: `given up ${check}`, by: 'system' },
      { effect: effectOf(check), why: 'Every try failed.' },
    );
    for (const known of [byTwo(allClear), say(allClear, check, false)]) {
      const outcome = advance(known, givenUp, startedAt);
      if (!outcome.ok) throw new Error(outcome.reason);
      expect(outcome.application.funding.checks).toEqual(known.funding.checks);
      expect(outcome.application.conditions).toEqual(known.conditions);
    }
  });

  test('who approved before something was found approves again', () => {
    const found = say(byTwo(allClear), 'liens', false);
    expect(found.funding.approvers).toEqual([]);
    expect(areLastChecksClear(settle(found, 'liens'))).toBe(true);
    expect(facts.isFundingApproved(settle(found, 'liens'))).toBe(false);
    expect(facts.isFundingApproved(byTwo(settle(found, 'liens')))).toBe(true);
  });

  test('who comes here again is asked about again: an answer of before counts no more', () => {
    const by = { reason: 'Wired to the wrong day.', by: 'staff-3', to: 'FUNDING_DECISION' } as const;
    const again = force({ ...allClear, status: 'RECORDING' }, by, startedAt);
    if (!again.ok) throw new Error(again.reason);
    expect(again.application.funding.checks).toEqual({});
    expect(facts.isFundingApproved(byTwo(again.application))).toBe(false);
  });

  test('what was not found cannot be settled', () => {
    expect(() => settle(allClear, 'liens')).toThrow('Nothing was found that could be settled.');
    expect(() => settle(employee, 'account')).toThrow('Nothing was found that could be settled.');
  });
});

describe('names that the application names', () => {
  const screened = (application: Application, isClear: boolean) =>
    hear(application, 'applicantsScreened', { isClear }, 'vendor');
  const settled = (application: Application) =>
    hear(application, 'likenessSettled', { why: 'Born in another year.' }, 'operations');

  test('that no one was found then does not answer for the lists of the day the money goes', () => {
    const applied = screened(employee, true);
    expect(facts.isFundingApproved(byTwo(applied))).toBe(false);
    const listedSince = (['account', 'employment', 'liens'] as const).reduce(
      (application, check) => say(application, check, true),
      say(applied, 'watchLists', false),
    );
    expect(facts.isFundingApproved(listedSince)).toBe(false);
    expect(whyHeld(listedSince)).toMatch(/^Something was found/);
  });

  test('a likeness that no one settled stops the money, whatever the last checks say and no matter who is clear after it', () => {
    const found = screened(screened(allClear, false), true);
    expect(whyHeld(found)).toBe('A name may be on a sanctions list. Compliance must settle that first.');
    const before = { ...found, funding: { ...found.funding, approvers: ['staff-1', 'staff-2'], release: 'release-1' } };
    expect(facts.isFundingApproved(before)).toBe(false);
    expect(facts.isFundingApproved(settled(before))).toBe(false);
    expect(facts.isFundingApproved(byTwo(settled(found)))).toBe(true);
    expect(facts.isFundingApproved(screened(byTwo(settled(found)), false))).toBe(false);
    expect(screened(byTwo(allClear), false).funding.approvers).toEqual([]);
  });

  test('what was not found cannot be settled', () => {
    expect(() => settled(screened(allClear, true))).toThrow('No name is open');
    expect(() => settled(settled(screened(allClear, false)))).toThrow('No name is open');
  });
});

describe('the right to cancel', () => {
  const { rescission } = employee;
  const asked = (known: Partial<Application>) => {
    const sent = readEvent('fundingApproved', { uuid: 'x', by: 'operations' }, { approver: 'staff-1' });
    const recorded = record({ ...employee, ...known }, sent, startedAt);
    return 'ok' in recorded ? recorded.code : 'taken';
  };
  const ending = (ms: number) => ({ ...rescission, endsAt: new Date(startedAt.getTime() + ms).toISOString() });

  test.each<[string, Partial<Application>, string]>([
    ['no notices were given', { rescission: { ...rescission, endsAt: null } }, 'held'],
    ['it lasts one millisecond more', { rescission: ending(1) }, 'held'],
    ['it ends at this moment', { rescission: ending(0) }, 'taken'],
    ['every owner waived it', { rescission: { ...ending(1), isWaived: true } }, 'taken'],
    [
      'the home is rented out',
      { rescission: ending(1), property: { ...employee.property, occupancy: 'INVESTMENT' } },
      'taken',
    ],
  ])('no one approves money before it has ended, however the application came here: %s', (_, known, answer) => {
    expect(asked(known)).toBe(answer);
  });
});
