import { expect, test } from 'vitest';
import { nextDate } from './next-date.ts';
import { tell } from './stories/story.ts';

const at = (text: string) => tell('employee', text);

test('offers that wait say until which day, as the day is where the home is', () => {
  const application = at('... offers');
  const ends = application.deadlines.offersExpired;
  expect(nextDate(application)).toMatchObject({ what: 'offersEnd', until: ends });
  const late = { ...application, deadlines: { offersExpired: '2026-06-04T03:00:00.000Z' } };
  expect(nextDate(late)?.on).toBe('2026-06-03');
});

test('an appointment with the notary comes before the end of the offers, and none is told of a video', () => {
  const inPerson = at('... approved\n... note\n... enotary\n notary  enotaryFailed  MANUAL_DEED_SIGNING');
  const slot = { startsAt: '2026-03-20T18:00:00.000Z', place: '1 Main St' };
  const deadlines = { offersExpired: '2026-03-25T18:00:00.000Z' };
  const reserved = { ...inPerson, deadlines, notary: { ...inPerson.notary, slot } };
  expect(nextDate(reserved)).toEqual({ what: 'appointment', on: '2026-03-20', until: slot.startsAt });
  expect(nextDate({ ...reserved, notary: { ...reserved.notary, slot: null } })?.what).toBe('offersEnd');
});

test('the last day to cancel is told while the right runs, and not once it is waived', () => {
  const waiting = at('... approved\n... note\n... enotary\n... rescission');
  expect(nextDate(waiting)).toMatchObject({ what: 'lastDayToCancel', until: waiting.rescission.endsAt });
  expect(nextDate({ ...waiting, rescission: { ...waiting.rescission, isWaived: true } })).toBeNull();
});

test('where no day is known, none is named', () => {
  expect(nextDate(at(''))).toBeNull();
  expect(nextDate(at('... offers\n borrower  withdrawn  CANCELLED'))).toBeNull();
});
