import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { newApplication } from '../application/new-application.ts';
import { statusNames } from '../journey/statuses.ts';
import { people } from '../journey/stories/samples.ts';
import { startedAt } from '../journey/stories/walk.ts';
import { applicationFor, applicationSummary, summaryOf } from './application-summary.ts';

const fresh = newApplication(people.employee, startedAt);
const condition = {
  ...{
    uuid: 'c1',
    categoryEnum: 'GENERIC_DOCUMENT_REQUEST' as const,
    created: startedAt.toISOString(),
    requestDocuments: [],
  },
  ...{ notes: 'ours alone', commentsToBorrower: null, actionNeeded: null, xtraData: { numDocsRequired: null } },
  ...{ signerUuid: null, answeredAt: null, documentUuids: ['d1'], clearedAt: null },
};

describe('the application beside a conversation', () => {
  test('says in every status what is happening, who acts and by when', () => {
    for (const status of statusNames) {
      const summary = v.parse(applicationSummary, summaryOf({ ...fresh, status }, 'Testhearth', null));
      for (const said of [summary.what, summary.who, summary.when, summary.next, summary.title])
        expect([status, said.length > 2]).toEqual([status, true]);
    }
  });

  test('holds nothing of who they are, what they earn, their accounts or their documents', () => {
    const rich = { ...fresh, conditions: [condition] };
    const told = JSON.stringify(summaryOf(rich, 'Testhearth', null));
    const { borrower, income, property } = rich;
    const secrets = [borrower.email, borrower.identityUuid, property.address.street1, String(income.annualIncomeCents)];
    for (const secret of [...secrets, 'ours alone', 'd1', 'ssn', 'birth']) expect(told).not.toContain(secret);
  });

  test('an agent who reads it out repeats no promise that is late', () => {
    const late = summaryOf({ ...fresh, status: 'FACTA_REVIEW' }, 'Testhearth', { toldAt: null });
    expect(late.when).toBe('This is taking longer than usual.');
  });

  test('names what is open, and says whose it is and whether it was answered', () => {
    const conditions = [
      condition,
      { ...condition, uuid: 'c2', signerUuid: 's1', answeredAt: startedAt.toISOString() },
      { ...condition, uuid: 'c3', clearedAt: startedAt.toISOString() },
    ];
    expect(summaryOf({ ...fresh, conditions }, 'Testhearth', null).conditions).toMatchObject([
      { isAnswered: false, isSigners: false },
      { isAnswered: true, isSigners: true },
    ]);
  });

  test('is the one they talk about, else the one that goes on, and never one that someone else borrows', () => {
    const { identityUuid } = fresh.borrower;
    const ended = { ...fresh, uuid: 'ended', status: 'CANCELLED' as const };
    const others = { ...fresh, uuid: 'others', borrower: { ...fresh.borrower, identityUuid: 'someone' } };
    const all = [ended, others, fresh];
    expect(applicationFor(all, { identityUuid, applicationUuid: 'ended' })?.uuid).toBe('ended');
    expect(applicationFor(all, { identityUuid, applicationUuid: null })?.uuid).toBe(fresh.uuid);
    expect(applicationFor(all, { identityUuid, applicationUuid: 'others' })?.uuid).toBe(fresh.uuid);
    expect(applicationFor([others], { identityUuid, applicationUuid: null })).toBeUndefined();
  });
});
