import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { queues } from '../journey/operation-row.ts';
import { isClosed, statuses, statusNames } from '../journey/statuses.ts';
import { people } from '../journey/stories/samples.ts';
import { fileRoles } from '../roles.ts';
import { deskQueues, queuesFor, sectionsOf, type Waiting, waitingIn } from './queues.ts';

const now = new Date('2026-11-18T16:42:00.000Z');
const fresh = newApplication({ ...people.employee, county: 'Washoe' }, now);
const at = (status: Application['status'], changes: Partial<Application> = {}): Application => ({
  ...fresh,
  status,
  statusSince: now.toISOString(),
  ...changes,
});

/** Whether it is work at this moment, as the lists of the desk ask the database. */
function isWork({ from, until }: Pick<Waiting, 'from' | 'until'>, now: Date): boolean {
  return Date.parse(from) <= now.getTime() && (until === null || Date.parse(until) > now.getTime());
}

describe('the lists of work', () => {
  test('every status of operations has one, and no other status has', () => {
    const ours = statusNames.filter((status) => statuses[status].actor === 'operations');
    expect(deskQueues.flatMap(({ status }) => status ?? []).toSorted()).toEqual(ours.toSorted());
  });

  test('each has a letter of its own, a section that can do something, and a queue that the door knows', () => {
    expect(new Set(deskQueues.map(({ letter }) => letter)).size).toBe(deskQueues.length);
    expect(new Set(deskQueues.map(({ id }) => id)).size).toBe(deskQueues.length);
    for (const { sections, queue, acts } of deskQueues) {
      expect(acts.length).toBeGreaterThan(0);
      expect(sections.length).toBeGreaterThan(0);
      if (queue !== null) expect(Object.keys(queues)).toContain(queue);
    }
  });

  test('a role is given the lists in which it has something to do, and every list is someone’s', () => {
    expect(deskQueues.filter((row) => !fileRoles.some((role) => queuesFor([role]).includes(row)))).toEqual([]);
    expect(queuesFor(['funder']).map(({ id }) => id)).toEqual([
      'funding',
      'payments-in-question',
      'money-returned',
      'boarding-refused',
      'boarding-unanswered',
    ]);
    expect(queuesFor(['supportAgent', 'partnerAdmin', 'providerAdmin', 'notary'])).toEqual([]);
  });

  test('whose work someone can take follows from what they may do, and is their own where they have one role', () => {
    for (const role of fileRoles) expect(sectionsOf([role])).toEqual([role]);
    expect(sectionsOf([...fileRoles])).toEqual(fileRoles);
    expect(sectionsOf(['funder', 'processor', 'supportAgent'])).toEqual(['processor', 'funder']);
    expect(sectionsOf(['supportAgent', 'partnerAdmin', 'providerAdmin', 'notary'])).toEqual([]);
  });

  test('it waits for us in the statuses of operations, and in no other', () => {
    for (const status of statusNames) {
      const application = at(status, { outcome: { hmdaAction: 3, at: now.toISOString() } });
      const waiting = waitingIn(application);
      const isOurs = waiting !== undefined && isWork(waiting, now) && waiting.queue !== 'waiting-too-long';
      expect([status, isOurs]).toEqual([status, statuses[status].actor === 'operations']);
    }
  });
});

describe('where an application waits', () => {
  const condition = { ...({} as Application['conditions'][number]), clearedAt: null };
  const answered = (answeredAt: string) => ({ ...condition, answeredAt });

  test('an answer comes before everything else, since the earliest of them', () => {
    const [early, late] = ['2026-11-16T10:00:00.000Z', '2026-11-17T10:00:00.000Z'];
    const application = at('FUNDING_DECISION', {
      conditions: [answered(late), answered(early), { ...condition, answeredAt: null }],
      sentBack: 'disbursement',
    });
    expect(waitingIn(application)).toMatchObject({ queue: 'answers', since: early, from: early });
  });

  test('of an application that is over no answer waits for us; a declined one is among the declined', () => {
    const conditions = [answered('2026-11-17T10:00:00.000Z')];
    const outcome = { hmdaAction: 3, at: now.toISOString() } as const;
    for (const status of statusNames.filter(isClosed))
      expect([status, waitingIn(at(status, { conditions, outcome }))?.queue]).toEqual([
        status,
        status === 'DECLINED' ? 'reconsideration' : undefined,
      ]);
  });

  test('what came back is found by what it is, once nothing is asked of anyone', () => {
    expect(waitingIn(at('FUNDABLE', { sentBack: 'disbursement' }))?.queue).toBe('money-returned');
    expect(waitingIn(at('RECORDING', { sentBack: 'deed' }))?.queue).toBe('recording-refused');
    const asked = at('FUNDABLE', { sentBack: 'disbursement', conditions: [{ ...condition, answeredAt: null }] });
    expect(waitingIn(asked)?.queue).not.toBe('money-returned');
    const question = { of: 'disbursement', at: '2026-11-18T09:00:00.000Z', why: 'Paid already.' } as const;
    const doubted = at('FUNDABLE', { funding: { ...fresh.funding, question } });
    expect(waitingIn(doubted)).toMatchObject({ queue: 'payments-in-question', since: question.at });
  });

  test('a county to name is asked where the case waits for nothing else of ours, and where it does, beside that', () => {
    const property = { ...fresh.property, county: null };
    for (const status of ['OFFER_SELECTION', 'RECORDING'] as const)
      expect(waitingIn(at(status, { property }))).toMatchObject({ queue: 'county-missing', from: now.toISOString() });
    expect(waitingIn(at('FINAL_TITLE_REVIEW', { property }))?.queue).toBe('title');
    expect(waitingIn(at('RECORDING', { property, conditions: [answered(now.toISOString())] }))?.queue).toBe('answers');
  });

  test('someone else’s turn becomes work the moment after its limit, and not before', () => {
    const waiting = waitingIn(at('WAITING_FOR_SOFT_CREDIT'));
    expect(waiting?.queue).toBe('waiting-too-long');
    const from = Date.parse(waiting?.from ?? '');
    expect(waiting && isWork(waiting, new Date(from - 1))).toBe(false);
    expect(waiting && isWork(waiting, new Date(from))).toBe(true);
  });

  test('a line that its servicer refused is work at once; one without an answer after two days, and a boarded one never', () => {
    const standing = (state: 'sent' | 'refused' | 'boarded') =>
      at('COMPLETE', { servicing: { state, at: '2026-11-17T10:00:00.000Z', why: null, number: null } });
    const refused = standing('refused');
    expect(waitingIn(refused)).toMatchObject({ queue: 'boarding-refused', from: '2026-11-17T10:00:00.000Z' });
    const sent = waitingIn(standing('sent'));
    expect(sent).toMatchObject({ queue: 'boarding-unanswered', since: '2026-11-17T10:00:00.000Z' });
    expect(sent && isWork(sent, new Date('2026-11-19T10:00:00.000Z'))).toBe(false);
    expect(sent && isWork(sent, new Date('2026-11-19T10:00:00.001Z'))).toBe(true);
    expect(waitingIn(standing('boarded'))).toBeUndefined();
    // From before lines were handed over here.
    expect(waitingIn(at('COMPLETE'))).toBeUndefined();
  });

  test('a decline is work until its year is over', () => {
    const declined = at('DECLINED', { outcome: { hmdaAction: 3, at: '2026-12-31T23:00:00.000Z' } });
    const waiting = waitingIn(declined);
    expect(waiting?.until).toBe('2027-01-01T00:00:00.000Z');
    expect(waiting && isWork(waiting, new Date('2026-12-31T23:59:59.999Z'))).toBe(true);
    expect(waiting && isWork(waiting, new Date('2027-01-01T00:00:00.000Z'))).toBe(false);
  });
});
