import { describe, expect, test } from 'vitest';
import { type Answerer, present } from '../conditions/present.ts';
import { latestMax, menuLines } from './notification.ts';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-11-16T12:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
const ago = (ms: number) => timeAgo(new Date(now.getTime() - ms).toISOString(), now, 'America/New_York');

describe('how long ago', () => {
  test.each([
    ['[NOTIF-04] [Q-60] minutes', 5 * minute, '5 minutes ago'],
    ['[NOTIF-04] [Q-60] one minute', minute, '1 minute ago'],
    ['[NOTIF-04] [Q-60] less than one', minute - 1, 'Less than a minute ago'],
    ['[NOTIF-04] [Q-60] up to an hour', hour - 1, '59 minutes ago'],
    ['[NOTIF-05] [Q-60] from an hour on', hour, '1 hour ago'],
    ['[NOTIF-05] [Q-60] hours', 3 * hour, '3 hours ago'],
    ['[NOTIF-05] [Q-60] up to a day', day - 1, '23 hours ago'],
    ['[NOTIF-06] [Q-60] from a day on', day, '1 day ago'],
    ['[NOTIF-06] [Q-60] days', 2 * day, '2 days ago'],
    ['[NOTIF-06] [Q-60] up to a week', week - 1, '6 days ago'],
    ['[NOTIF-07] [Q-60] from a week on', week, '1 week ago'],
    ['[NOTIF-07] [Q-60] weeks', 3 * week, '3 weeks ago'],
    ['[NOTIF-07] [Q-60] exactly four weeks', 4 * week, '4 weeks ago'],
    ['[NOTIF-08] [Q-60] a moment more', 4 * week + 1, 'Oct 19'],
    ['[NOTIF-08] five weeks', 5 * week, 'Oct 12'],
    ['a clock that is behind', -hour, 'Less than a minute ago'],
  ])('%s: %d ms', (_, ms, words) => {
    expect(ago(ms)).toBe(words);
  });

  test('[NOTIF-08] the day is that of the person who reads', () => {
    const lateThatEvening = '2026-10-01T03:30:00Z';
    expect(timeAgo(lateThatEvening, now, 'America/New_York')).toBe('Sep 30');
    expect(timeAgo(lateThatEvening, now, 'UTC')).toBe('Oct 1');
  });
});

const borrower: Answerer = { as: 'borrower', applicationUuid: 'app-1' };

function asked(uuid: string, created: string, changes: object = {}) {
  return {
    ...{ uuid, created, categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION', requestDocuments: ['PROPERTY_DEED'] },
    ...{ notes: null, commentsToBorrower: null, actionNeeded: null, xtraData: { numDocsRequired: null } },
    ...{ isUnread: true, answeredAt: null },
    ...changes,
  };
}

const five = [3, 1, 5, 2, 4].map((n) => asked(`c${n}`, `2026-11-0${n}T10:00:00.000Z`));

describe('the lines of the menu', () => {
  test('[ENT-16] a notification has these members and no others', () => {
    const [line] = menuLines([asked('c1', '2026-11-01T10:00:00.000Z')], borrower);
    expect(Object.keys(line?.notification ?? {}).sort()).toEqual(['body', 'id', 'isUnread', 'timestamp', 'title']);
  });

  test('[Q-58] the menu takes the three newest, newest first', () => {
    const ids = menuLines(five, borrower).map(({ notification: { id } }) => id);
    expect(ids).toEqual(['c5', 'c4', 'c3', 'c2', 'c1']);
    expect(ids.slice(0, latestMax)).toEqual(['c5', 'c4', 'c3']);
  });

  test('each leads where its category is answered, for a borrower and for a signer', () => {
    for (const as of ['borrower', 'signer'] as const) {
      const answerer: Answerer = { ...borrower, as };
      for (const categoryEnum of ['MISSING_PHONE_NUMBER', 'ID_VERIFICATION_FAILURE', 'ESCALATION_REVIEW']) {
        const condition = asked('c1', '2026-11-01T10:00:00.000Z', { categoryEnum });
        expect(menuLines([condition], answerer)[0]?.href).toBe(present(condition, answerer)?.href);
      }
    }
  });

  test('one that was answered says so, and an unknown category is no line', () => {
    const [line] = menuLines(
      [
        asked('c1', '2026-11-01T10:00:00.000Z', { answeredAt: '2026-11-02T10:00:00.000Z', isUnread: false }),
        asked('c2', '2026-11-01T10:00:00.000Z', { categoryEnum: 'SOMETHING_ELSE' }),
      ],
      borrower,
    );
    expect(line?.notification).toMatchObject({
      id: 'c1',
      body: expect.stringMatching(/have your answer/),
      isUnread: false,
    });
  });
});
