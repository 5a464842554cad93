/**
 * What each day after the signature brings: what has happened, on its day, and what is to come, on the day it is expected.
 * The dates are those of the place where the house stands. Nothing here decides anything; the journey does.
 */

import { addBankingDays } from '#core/calendar/banking-days.ts';
import { type CalendarDate, laterOf } from '#core/calendar/dates.ts';
import { isInTime, lastDayOf } from '#core/calendar/rescission.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import type { Application, Instant } from '../application/application.ts';
import type { EventName } from '../journey/events.ts';
import { facts } from '../journey/facts.ts';
import { isClosed, isComplete } from '../journey/statuses.ts';
import { paidAfter, recordedAfter } from './expected-money.ts';
import { firstDueOn } from './schedule.ts';

export const closingDayNames = ['signed', 'rescission', 'recording', 'funding', 'payoffs', 'firstPayment'] as const;
type ClosingDayName = (typeof closingDayNames)[number];
export const closingDayStates = ['done', 'now', 'next'] as const;

export interface ClosingDay {
  readonly what: ClosingDayName;
  readonly on: CalendarDate | null;
  readonly state: (typeof closingDayStates)[number];
  /** The day is what we expect, not what has happened or what the law sets. */
  readonly isExpected: boolean;
}

/** When each event last happened. */
export type Happened = Readonly<Partial<Record<EventName, Instant>>>;

export interface RightToCancel {
  readonly signedOn: CalendarDate | null;
  readonly disclosedOn: CalendarDate | null;
  readonly noticedOn: CalendarDate | null;
  readonly lastDay: CalendarDate | null;
  readonly endsAt: Instant | null;
  readonly isWaived: boolean;
  readonly canCancel: boolean;
}

export function rightToCancel(application: Application, now: Date): RightToCancel | null {
  if (!facts.canRescind(application) || application.notary.signedAt === null) return null;
  const { endsAt, disclosedAt, noticedAt, isWaived } = application.rescission;
  const on = inZoneOf(application);
  return {
    signedOn: on(application.notary.signedAt),
    disclosedOn: on(disclosedAt),
    noticedOn: on(noticedAt),
    lastDay: endsAt === null ? null : lastDayOf(endsAt, zoneOf(application)),
    endsAt,
    isWaived,
    canCancel: !isWaived && !isClosed(application.status) && isInTime(now, endsAt),
  };
}

export function closingDays(application: Application, happened: Happened, now: Date): ClosingDay[] {
  const on = inZoneOf(application);
  const today = dateIn(zoneOf(application), now);
  const { notary, recording, funding } = application;
  const right = rightToCancel(application, now);
  const isRightOver = right === null || right.isWaived || (right.endsAt !== null && !isInTime(now, right.endsAt));
  const isRecorded = recording.instrumentNumber !== null || recording.isGapCovered;
  const recordedOn = on(happened.deedRecorded ?? happened.deedSubmitted ?? null);
  // While the right has no end, nothing that waits for it has a day: one before it would be a promise against the law.
  const isOpenEnded = right !== null && !right.isWaived && right.lastDay === null;
  const expectedRecording = recordedOn ?? (isOpenEnded ? null : recordedAfter(laterOf(today, right?.lastDay ?? today)));
  const fundedOn = on(funding.disbursedAt);
  const expectedFunding = fundedOn ?? (expectedRecording && paidAfter(expectedRecording));
  const hasPayoffs = facts.hasDebtsToPay(application);
  const paidOn = on(happened.creditorsPaid ?? null);
  const rows: readonly Row[] = [
    { what: 'signed', isDone: notary.signedAt !== null, on: on(notary.signedAt) },
    ...(right ? [{ what: 'rescission', isDone: isRightOver, on: right.lastDay } as const] : []),
    { what: 'recording', isDone: isRecorded, on: expectedRecording, isExpected: recordedOn === null },
    { what: 'funding', isDone: fundedOn !== null, on: expectedFunding, isExpected: fundedOn === null },
    ...(hasPayoffs
      ? ([
          {
            what: 'payoffs',
            isDone: isComplete(application.status),
            on: paidOn ?? (expectedFunding && addBankingDays(expectedFunding, 1)),
            isExpected: paidOn === null,
          },
        ] as const)
      : []),
    {
      what: 'firstPayment',
      isDone: false,
      on: expectedFunding && firstDueOn(expectedFunding),
      isExpected: fundedOn === null,
    },
  ];
  return inOrder(rows);
}

interface Row {
  readonly what: ClosingDayName;
  readonly isDone: boolean;
  readonly on: CalendarDate | null;
  readonly isExpected?: boolean;
}

/** The first that is not done is what is going on now; before the signature no other day can be told. */
function inOrder(rows: readonly Row[]): ClosingDay[] {
  const present = rows.findIndex(({ isDone }) => !isDone);
  return rows.map(({ what, on, isExpected = false }, index) => ({
    what,
    on: present === 0 ? null : on,
    state: index < present ? 'done' : index === present ? 'now' : 'next',
    isExpected,
  }));
}

function zoneOf({ property }: Application): string {
  return homeZone(property);
}

function inZoneOf(application: Application) {
  return (at: Instant | null): CalendarDate | null => (at === null ? null : dateIn(zoneOf(application), new Date(at)));
}
