import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { type EventName, readEvent } from './events.ts';
import { facts } from './facts.ts';
import { areLastChecksClear, isCheckWanted, type LastCheck } from './last-checks.ts';
import { record } from './recorders/index.ts';
import { people } from './stories/samples.ts';
import { startedAt } from './stories/walk.ts';

const fresh = newApplication(people.employee, startedAt);
const employee: Application = {
  ...fresh,
  status: 'FUNDING_DECISION',
  employment: { employerName: 'Bluebird Logistics', isVerified: true },
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
const byTwo = (application: Application) => approve(approve(application, 'staff-1'), 'staff-2');

describe('what is looked at once more', () => {
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
    const found = byTwo(say(allClear, check, false));
    expect(facts.isFundingApproved(found)).toBe(false);
    expect(facts.isFundingApproved(settle(found, check))).toBe(true);
  });

  test('who approved before something was found approves again', () => {
    const found = say(byTwo(allClear), 'liens', false);
    expect(found.funding.approvers).toEqual([]);
    expect(areLastChecksClear(settle(found, 'liens'))).toBe(true);
    expect(facts.isFundingApproved(settle(found, 'liens'))).toBe(false);
    expect(facts.isFundingApproved(byTwo(settle(found, 'liens')))).toBe(true);
  });

  test('what was not found cannot be settled', () => {
    expect(() => settle(allClear, 'liens')).toThrow('Nothing was found that could be settled.');
    expect(() => settle(employee, 'account')).toThrow('Nothing was found that could be settled.');
  });
});
