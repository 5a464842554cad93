/**
 * When a line can be paid out, and what stands in the way, each in a sentence. Read off the application alone, so that the
 * desk's calendar and the application's own page say the same. Days are those of the bank.
 */

import type { Application } from '#core/application/application.ts';
import { addBankingDays, bankZone, isBankingDay } from '#core/calendar/banking-days.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { categories } from '#core/conditions/categories.ts';
import { isOpen, isProposal } from '#core/conditions/condition.ts';
import { isMoneyRow } from '#core/journey/force.ts';
import { isCheckWanted, lastChecks } from '#core/journey/last-checks.ts';
import { takes } from '#core/journey/outline.ts';
import { type Status, statusNames } from '#core/journey/statuses.ts';
import * as words from '#core/words/en/payments/funding-day.ts';
import { whyHeld } from './account-hold.ts';
import { destinationOf } from './destination.ts';

/** From the right to cancel to the last payment. */
export const fundingStatuses: readonly Status[] = statusNames.filter(
  (status) =>
    takes(status, 'rescissionEnded') ||
    takes(status, 'deedRecorded') ||
    takes(status, 'fundingApproved') ||
    isMoneyRow(status),
);

/** The next days on which banks settle, today among them where it is one. */
export function bankingDays(today: CalendarDate, count: number): readonly CalendarDate[] {
  const days: CalendarDate[] = isBankingDay(today) ? [today] : [];
  for (let day = today; days.length < count; ) {
    day = addBankingDays(day, 1);
    days.push(day);
  }
  return days;
}

/** The first banking day on which the law lets the money go, passed or not; null where it waits for no day. */
export function fundsFrom({ rescission: { endsAt, isWaived } }: Application): CalendarDate | null {
  if (endsAt === null || isWaived) return null;
  const day = dateIn(bankZone, new Date(endsAt));
  return isBankingDay(day) ? day : addBankingDays(day, 1);
}

/** Everything that stands in the way, in the order it is settled; empty where the money is on its way or can go. */
export function blockersOf(application: Application, now: Date): readonly string[] {
  return [
    ...beforeApproval(application, now),
    ...conditionsOf(application),
    ...checksOf(application),
    ...heldOf(application, now),
    ...approvalsOf(application),
  ];
}

function beforeApproval({ status, rescission, property, sentBack }: Application, now: Date): string[] {
  const { endsAt, isWaived } = rescission;
  const canCancel = endsAt !== null && !isWaived && Date.parse(endsAt) > now.getTime();
  const timeZone = homeZone(property);
  const moment = new Intl.DateTimeFormat('en-US', {
    ...{ month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone },
  });
  // The deed is recorded after the days of the right to cancel: until then both stand in the way.
  const isUnrecorded = takes(status, 'rescissionEnded') || takes(status, 'deedRecorded');
  return [
    ...(canCancel ? [words.rightToCancelUntil(moment.format(new Date(endsAt)))] : []),
    ...(sentBack === 'deed' ? [words.deedSentBack] : isUnrecorded ? [words.notRecorded] : []),
  ];
}

function conditionsOf({ conditions }: Application): string[] {
  return conditions.filter(isOpen).map((one) => {
    const { categoryEnum, answeredAt } = one;
    const { header } = categories[categoryEnum];
    if (one.isSuspected) return words.conditionSuspected(header);
    if (isProposal(one)) return words.conditionProposed(header);
    return answeredAt === null ? words.conditionOpen(header) : words.conditionAnswered(header);
  });
}

/** Asked only once someone is to decide; before that they are no news. */
function checksOf(application: Application): string[] {
  const { status, funding } = application;
  if (!takes(status, 'fundingApproved') || isMoneyRow(status)) return [];
  return lastChecks
    .filter((check) => isCheckWanted(application, check))
    .flatMap((check) => {
      const state = funding.checks[check];
      const name = words.checkNames[check];
      if (state === undefined) return [words.checkAsked(name)];
      return state === 'found' ? [words.checkFound(name)] : [];
    });
}

function heldOf(application: Application, now: Date): string[] {
  const { funding } = application;
  const held = whyHeld(application, now);
  return [
    ...(destinationOf(application) === undefined ? [words.noAccount] : []),
    ...(held === undefined ? [] : [held]),
    ...(funding.question === null ? [] : [words.paymentQuestioned]),
    ...(isMoneyBack(application) ? [words.moneyCameBack] : []),
  ];
}

function approvalsOf({ status, funding }: Application): string[] {
  // What was released needs no approval, unless those it had were taken back.
  if (isMoneyRow(status) && funding.voided === null) return [];
  return [
    ...(funding.voided === null ? [] : [words.approvalsVoided(funding.voided.why)]),
    words.approvals(funding.approvers.length),
  ];
}

/** Money came back from where it was sent. A deed may come back too, and moves none. */
export const isMoneyBack = ({ sentBack }: Application): boolean => sentBack !== null && sentBack !== 'deed';

interface RepairStep {
  readonly step: keyof typeof words.steps;
  readonly isDone: boolean;
}

/** What is done about money that came back, and how far it has come; undefined where nothing came back. */
export function repairOf(application: Application): readonly RepairStep[] | undefined {
  if (!isMoneyBack(application)) return undefined;
  const open = application.conditions.filter(isOpen);
  return [
    { step: 'cameBack', isDone: true },
    { step: 'answered', isDone: open.every(({ answeredAt }) => answeredAt !== null) },
    { step: 'cleared', isDone: open.length === 0 },
    { step: 'sentAgain', isDone: false },
  ];
}
