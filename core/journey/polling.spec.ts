import { describe, expect, test } from 'vitest';
import { isSettled, isWaiting, nextPoll } from './polling.ts';
import { route } from './route.ts';
import { at } from './stories/whereabouts.ts';

const WAITING = 'WAITING_FOR_SOFT_CREDIT';
const times = (count: number, status: string) => Array.from({ length: count }, () => status);

/** The intervals between reads until something other than waiting is said. */
function delays(status: (read: number) => string) {
  const reads: string[] = [];
  const waited: number[] = [];
  for (;;) {
    reads.push(status(reads.length + 1));
    const next = nextPoll(reads);
    if (next.do !== 'wait') return { waited, reads: reads.length, end: next.do };
    waited.push(next.delayMs);
  }
}

describe('a waiting status', () => {
  test('[POLL-01] is any that begins with WAITING_FOR', () => {
    expect(isWaiting('WAITING_FOR_ANYTHING')).toBe(true);
    expect(isWaiting('NOT_WAITING_FOR_ANYTHING')).toBe(false);
  });

  test('[POLL-02] is each of the seven others too', () => {
    const others = `GEN_APP_DISCLOSURES GEN_NOTE_SIGNING GEN_PRE_SOFT_CREDIT_DISCLOSURE HARD_CREDIT_PULL IN_PROGRESS
      ONSITE_APPRAISAL_REQUEST PREQUAL_TITLE`.split(/\s+/);
    expect(others.map(isWaiting)).toEqual(times(7, '').map(() => true));
  });

  test('[POLL-03] is read again after a second', () => {
    expect(nextPoll([WAITING])).toEqual({ do: 'wait', delayMs: 1000 });
  });

  test('[POLL-04] [POLL-05] then after twice as long each time, and never longer than five seconds', () => {
    expect(delays(() => WAITING).waited).toEqual([1000, 2000, 4000, ...Array.from({ length: 10 }, () => 5000)]);
  });

  test('[POLL-06] is given up after 14 reads, and the borrower lands on error/timeout', () => {
    expect(delays(() => WAITING)).toMatchObject({ reads: 14, end: 'giveUp' });
    expect(nextPoll(times(13, WAITING)).do).toBe('wait');
    expect(route({ hasProfile: true, application: at(WAITING) })).toMatchObject({
      screen: 'error/timeout',
      isImmediate: false,
    });
  });

  test('14 reads are 14 reads, also when one waiting status follows another', () => {
    expect(delays((read) => (read < 8 ? WAITING : 'WAITING_FOR_AVM_DATA'))).toMatchObject({ reads: 14, end: 'giveUp' });
  });

  test('[POLL-07] [STATUS-051] GEN_NOTE_SIGNING is given up like others, and stays on its page', () => {
    expect(delays(() => 'GEN_NOTE_SIGNING')).toMatchObject({ reads: 14, end: 'giveUp' });
    expect(route({ hasProfile: true, application: at('GEN_NOTE_SIGNING') })).toMatchObject({
      screen: 'review-app/signdocs',
      isImmediate: true,
    });
  });
});

describe('other statuses', () => {
  test('[POLL-08] a settled one is believed at once', () => {
    expect(isSettled('DECLINED')).toBe(true);
    expect(delays(() => 'DECLINED')).toEqual({ waited: [], reads: 1, end: 'route' });
    expect(delays((read) => (read < 3 ? WAITING : 'CREDIT_NO_MATCH'))).toMatchObject({ reads: 3, end: 'route' });
  });

  test('[POLL-09] any other is read until two reads agree', () => {
    expect(delays(() => 'OFFER_SELECTION')).toEqual({ waited: [1000], reads: 2, end: 'route' });
    expect(delays((read) => ['LIEN_VERIFICATION', 'OFFER_SELECTION'][Math.min(read - 1, 1)] ?? '').reads).toBe(3);
  });

  test('[POLL-09] and at most seven times', () => {
    const restless = delays((read) => (read % 2 ? 'LIEN_VERIFICATION' : 'OFFER_SELECTION'));
    expect(restless).toMatchObject({ reads: 7, end: 'route' });
  });

  test('what was waited for before does not count against it', () => {
    const reads = [...times(12, WAITING), 'OFFER_SELECTION'];
    expect(nextPoll(reads)).toEqual({ do: 'wait', delayMs: 1000 });
    expect(nextPoll([...reads, 'OFFER_SELECTION'])).toEqual({ do: 'route' });
  });

  test('before anything was read, it is read at once', () => {
    expect(nextPoll([])).toEqual({ do: 'wait', delayMs: 0 });
  });

  test('names no one knows are neither waiting nor settled', () => {
    expect([isWaiting('SOMETHING_NEW'), isSettled('SOMETHING_NEW')]).toEqual([false, false]);
    expect([isWaiting('constructor'), isWaiting('')]).toEqual([false, false]);
  });
});
