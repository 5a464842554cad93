/**
 * The funding desk: what funds when and what stands in the way, the files and the book of one day, and what came back.
 * Reads only; approving and sending again are done at the application, through the door. Sums are the organization's, as its
 * files and its book are; lists have no one's own.
 */
import type { Application } from '#core/application/application.ts';
import { bankZone } from '#core/calendar/banking-days.ts';
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { clockIn, dateIn, instantIn, startOfDay } from '#core/calendar/zoned.ts';
import { isMoneyRow } from '#core/journey/force.ts';
import { type CutOffs, nextFile } from '#core/payments/ach-day.ts';
import { bankingDays, blockersOf, repairOf } from '#core/payments/funding-day.ts';
import { bookAccounts } from '#core/payments/ledger.ts';
import * as words from '#core/words/en/payments/funding-day.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { readApplicationsBy } from '../../store/applications.ts';
import { bankNotices } from '../../store/bank-files.ts';
import { type Database, type Tx, together } from '../../store/database.ts';
import { bookOfDay, filesOfDay, unfiled } from '../../store/funding-day.ts';
import {
  countLaterLines,
  isAnyLineOld,
  type LineMark,
  linesOfDay,
  returnedLines,
  sumFundingDays,
} from '../../store/funding-lines.ts';
import { markAt, pageOf, readMark, readMax } from '../../store/pages.ts';

const daysShown = 10;

interface FundingDeskOptions {
  readonly database: Database;
  readonly ach: { readonly ACH_CUT_OFFS: CutOffs };
  readonly isByFile: boolean;
}

export function fundingDesk(options: FundingDeskOptions) {
  return {
    /** Ten banking days, added up; files, book and notices. */
    overview: overviewOn(options),
    lines: linesOn(options),
    returned: returnedOn(options),
  };
}

function overviewOn({ database, ach, isByFile }: FundingDeskOptions) {
  return (person: Person, asked?: CalendarDate) =>
    database.inOrg(person.orgCode, async (tx, now) => {
      const { orgCode } = person;
      const { today, days, first, last } = calendarAt(now);
      const day = asked ?? today;
      const [sums, later, isLineOld, files, accounts, waiting, notices] = await together([
        sumFundingDays(tx, orgCode, { first, last, now }),
        countLaterLines(tx, orgCode, last),
        isAnyLineOld(tx, orgCode),
        filesOfDay(tx, orgCode, day),
        bookOfDay(tx, orgCode, startOf(day), startOf(addDays(day, 1))),
        unfiled(tx, orgCode),
        noticesOf(tx, person, now),
      ]);
      const sumOf = new Map(sums.map((sum) => [sum.day, sum]));
      return {
        today,
        day,
        days: days.map((one) => sumOf.get(one) ?? { day: one, lines: 0, cents: 0, waiting: 0 }),
        later,
        isWhole: !isLineOld,
        files,
        book: {
          accounts: bookAccounts.flatMap((account) => accounts.filter((one) => one.account === account)),
          debitCents: accounts.reduce((sum, { debitCents }) => sum + debitCents, 0),
          creditCents: accounts.reduce((sum, { creditCents }) => sum + creditCents, 0),
          unfiledCents: waiting.cents,
        },
        nextFile: { ...nextFileOf(now, ach.ACH_CUT_OFFS, waiting.largestCents), isSentByItself: isByFile },
        notices,
      };
    });
}

/** What can fund on a banking day, a page at a time: what could have gone before goes on the first there is. */
function linesOn({ database }: FundingDeskOptions) {
  return (person: Person, asked?: { readonly day?: CalendarDate; readonly cursor?: string }) =>
    database.inOrg(person.orgCode, async (tx, now) => {
      const { today, first } = calendarAt(now);
      const day = asked?.day ?? today;
      const found =
        day < first
          ? []
          : await linesOfDay(tx, person.orgCode, {
              ...{ from: day === first ? null : day, until: day, after: readLineMark(asked?.cursor), max: readMax },
            });
      const { rows, nextCursor } = pageOf(found, ({ application, waitsFor, since }) => {
        const { at, uuid } = markAt(since, application.uuid);
        return { at, uuid: `${waitsFor}_${uuid}` };
      });
      const theirs = rows.filter(({ application }) => !isTheirOwn(person, application));
      return { nextCursor, rows: theirs.map(({ application }) => lineOf(application, now)) };
    });
}

/** Money that came back and how far its repair is, a page at a time. */
function returnedOn({ database }: FundingDeskOptions) {
  return (person: Person, cursor?: string) =>
    database.inOrg(person.orgCode, async (tx, now) => {
      const asked = { events: returns, after: readMark(cursor), max: readMax };
      const found = await returnedLines(tx, person.orgCode, asked);
      const { rows, nextCursor } = pageOf(found, ({ application, since }) => markAt(since, application.uuid));
      const shown = rows.filter(({ application }) => !isTheirOwn(person, application));
      return {
        nextCursor,
        rows: shown.map(({ application, at, why }) => ({
          ...lineOf(application, now),
          ...{ at: at?.toISOString() ?? application.statusSince, why },
          steps: (repairOf(application) ?? []).map(({ step, isDone }) => ({ name: words.steps[step], isDone })),
        })),
      };
    });
}

/** The next banking days; those of today are the first, or of the next one where banks rest today. */
function calendarAt(now: Date) {
  const today = dateIn(bankZone, now);
  const days = bankingDays(today, daysShown);
  return { today, days, first: days[0] ?? today, last: days.at(-1) ?? today };
}

/** The contract has seen to its form. */
function readLineMark(cursor: string | undefined): LineMark | undefined {
  const mark = readMark(cursor);
  if (mark === undefined) return undefined;
  const [waitsFor = '', uuid = ''] = mark.uuid.split('_');
  return { at: mark.at, waitsFor: Number(waitsFor), uuid };
}

/** As if it were made now. What is left out then may have been the largest: the file is paid out no later than said. */
function nextFileOf(now: Date, cutOffs: CutOffs, largestCents: number) {
  const { day, clock, effectiveOn } = nextFile(dateIn(bankZone, now), clockIn(bankZone, now), cutOffs, [largestCents]);
  return { leavesBy: instantIn(bankZone, day, clock).toISOString(), settlesOn: effectiveOn };
}

const startOf = (day: CalendarDate) => startOfDay(day, bankZone);

function lineOf(application: Application, now: Date) {
  const { uuid, loanNumber, borrower, property, offers, funding, status, sentBack } = application;
  return {
    ...{ uuid, loanNumber },
    borrower: `${borrower.name.firstName} ${borrower.name.lastName}`.trim(),
    place: `${property.address.city}, ${property.address.state}`,
    drawCents: offers.selected?.drawCents ?? null,
    blockers: [...blockersOf(application, now)],
    approvals: funding.approvers.length,
    isOnItsWay: isMoneyRow(status) && sentBack === null,
  };
}

const noticeDays = 30;

async function noticesOf(tx: Tx, person: Person, now: Date) {
  const since = new Date(now.getTime() - noticeDays * 86_400_000);
  const notices = await bankNotices(tx, person.orgCode, since);
  const uuids = [...new Set(notices.map(({ applicationUuid }) => applicationUuid))];
  const applications = await readApplicationsBy(tx, person.orgCode, uuids);
  return notices.flatMap(({ applicationUuid: uuid, code, at, isLate }) => {
    const application = applications.get(uuid);
    if (application === undefined || isTheirOwn(person, application)) return [];
    return [{ uuid, loanNumber: application.loanNumber, code, at: at.toISOString(), isLate }];
  });
}

const returns = ['disbursementReturned', 'creditorPaymentReturned', 'paymentWithheld'];
