import { describe, expect, test } from 'vitest';
import { instantIn } from '#core/calendar/zoned.ts';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { isClosed, statuses, statusNames } from '../journey/statuses.ts';
import { people } from '../journey/stories/samples.ts';
import { workItemOf } from './item.ts';
import { isOverdue, restInStatus, restOf } from './rest.ts';

const chicago = 'America/Chicago';
const wall = (date: `${number}-${number}-${number}`, time: string) => instantIn(chicago, date, time);
/** A Friday afternoon. */
const friday = wall('2026-11-20', '16:00');
const fresh = newApplication({ ...people.employee, county: 'Washoe' }, friday);
const at = (status: Application['status'], changes: Partial<Application> = {}): Application => ({
  ...fresh,
  property: { ...fresh.property, timeZone: chicago },
  status,
  statusSince: friday.toISOString(),
  ...changes,
});
const answered = (answeredAt: Date) => [
  { ...({} as Application['conditions'][number]), clearedAt: null, answeredAt: answeredAt.toISOString() },
];

describe('how long an application may rest', () => {
  test('is the limit of its status: by the clock on the wall for others, in business time where the next step is ours', () => {
    expect(restOf(at('HARD_CREDIT_PULL'))?.overAt).toBe(wall('2026-11-20', '17:00').toISOString());
    expect(restOf(at('NOTE_SIGNING'))?.overAt).toBe(wall('2026-12-04', '16:00').toISOString());
    // The Monday, not the Saturday on which no one of us works.
    expect(restOf(at('FACTA_REVIEW'))?.overAt).toBe(wall('2026-11-23', '16:00').toISOString());
  });

  test('is no shorter and no longer because of an answered condition, which only makes the work late', () => {
    const conditions = answered(friday);
    for (const status of ['HARD_CREDIT_PULL', 'NOTE_SIGNING'] as const) {
      const [bare, asked] = [workItemOf(at(status)), workItemOf(at(status, { conditions }))];
      expect(asked?.queue).toBe('answers');
      expect(asked?.restsOverAt).toBe(bare?.restsOverAt);
      expect(asked?.lateAt).toBe(wall('2026-11-23', '16:00').toISOString());
    }
  });

  test('where the next step is ours it ends when the list says that it is due', () => {
    for (const status of statusNames.filter((name) => statuses[name].actor === 'operations' && !isClosed(name)))
      expect([status, workItemOf(at(status))?.dueAt]).toEqual([status, restOf(at(status))?.overAt]);
  });

  test('every open application has an end of its rest in its row of work', () => {
    for (const status of statusNames.filter((name) => !isClosed(name))) {
      expect([status, workItemOf(at(status))?.restsSince]).toEqual([status, friday.toISOString()]);
      expect(workItemOf(at(status))?.restsOverAt).toEqual(expect.any(String));
    }
  });

  test('in time to its last millisecond, and overdue in the next', () => {
    const rest = restOf(at('HARD_CREDIT_PULL'));
    const over = Date.parse(rest?.overAt ?? '');
    expect(rest && [over - 1, over, over + 1].map((ms) => isOverdue(rest, new Date(ms)))).toEqual([false, false, true]);
  });

  test('an end is rested in for ever, but a servicer that is silent or refused is waited for as its list says', () => {
    const outcome = { hmdaAction: 3, at: friday.toISOString() } as const;
    for (const status of statusNames.filter(isClosed))
      expect([status, restOf(at(status, { outcome }))]).toEqual([status, null]);
    const monday = wall('2026-11-23', '09:00');
    const line = (state: 'sent' | 'refused' | 'boarded') =>
      at('COMPLETE', { servicing: { state, at: monday.toISOString(), why: null, number: null } });
    expect(restOf(line('sent'))).toEqual({
      since: monday.toISOString(),
      overAt: wall('2026-11-25', '09:00').toISOString(),
    });
    expect(restOf(line('refused'))).toEqual({
      since: monday.toISOString(),
      overAt: wall('2026-11-24', '09:00').toISOString(),
    });
    expect(restOf(line('boarded'))).toBeNull();
    // None of the borrower's: their line is open.
    expect(restInStatus(line('sent'))).toBeNull();
  });
});
