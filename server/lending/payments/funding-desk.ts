/**
 * The funding desk: what funds when and what stands in the way, the files and the book of one day, and what came back.
 * Reads only; approving and sending again are done at the application, through the door.
 */
import type { Application } from '#core/application/application.ts';
import { bankZone } from '#core/calendar/banking-days.ts';
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { clockIn, dateIn, instantIn, startOfDay } from '#core/calendar/zoned.ts';
import { isMoneyRow } from '#core/journey/force.ts';
import { type CutOffs, nextFile } from '#core/payments/ach-day.ts';
import { bankingDays, blockersOf, fundingDayOf, fundingStatuses, repairOf } from '#core/payments/funding-day.ts';
import { bookAccounts } from '#core/payments/ledger.ts';
import * as words from '#core/words/en/payments/funding-day.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { applicationsIn } from '../../store/application-lists.ts';
import { readApplication } from '../../store/applications.ts';
import { bankNotices } from '../../store/bank-files.ts';
import { type Database, type Tx, together } from '../../store/database.ts';
import { readEvents } from '../../store/events.ts';
import { bookOfDay, filesOfDay, unfiled } from '../../store/funding-day.ts';
import type { Mark } from '../../store/mark.ts';
import { markAt } from '../../store/pages.ts';

const daysShown = 10;
const linesAtOnce = 500;

interface FundingDeskOptions {
  readonly database: Database;
  readonly ach: { readonly ACH_CUT_OFFS: CutOffs };
  readonly isByFile: boolean;
}

export function fundingDesk({ database, ach, isByFile }: FundingDeskOptions) {
  return (person: Person, asked?: CalendarDate) =>
    database.inOrg(person.orgCode, async (tx, now) => {
      const { orgCode } = person;
      const theirs = (await allFunding(tx, orgCode)).filter((one) => !isTheirOwn(person, one));
      const today = dateIn(bankZone, now);
      const day = asked ?? today;
      const days = bankingDays(today, daysShown);
      const byDay = Map.groupBy(theirs, (one) => fundingDayOf(one, now));
      const last = days.at(-1) ?? today;
      const [files, accounts, waiting] = await together([
        filesOfDay(tx, orgCode, day),
        bookOfDay(tx, orgCode, startOf(day), startOf(addDays(day, 1))),
        unfiled(tx, orgCode),
      ]);
      return {
        today,
        day,
        days: days.map((one) => dayOf(one, byDay.get(one) ?? [], now)),
        later: theirs.filter((one) => fundingDayOf(one, now) > last).length,
        files,
        book: {
          accounts: bookAccounts.flatMap((account) => accounts.filter((one) => one.account === account)),
          debitCents: accounts.reduce((sum, { debitCents }) => sum + debitCents, 0),
          creditCents: accounts.reduce((sum, { creditCents }) => sum + creditCents, 0),
          unfiledCents: waiting.cents,
        },
        nextFile: { ...nextFileOf(now, ach.ACH_CUT_OFFS, waiting.largestCents), isSentByItself: isByFile },
        notices: await noticesOf(tx, person, now),
        returned: await returnedOf(tx, theirs, now),
      };
    });
}

/** As if it were made now. What is left out then may have been the largest: the file is paid out no later than said. */
function nextFileOf(now: Date, cutOffs: CutOffs, largestCents: number) {
  const { day, clock, effectiveOn } = nextFile(dateIn(bankZone, now), clockIn(bankZone, now), cutOffs, [largestCents]);
  return { leavesBy: instantIn(bankZone, day, clock).toISOString(), settlesOn: effectiveOn };
}

/** A day's sum is of all its lines, so none is left out: they are read some at a time until there are no more. */
async function allFunding(tx: Tx, orgCode: string): Promise<readonly Application[]> {
  const all: Application[] = [];
  for (let after: Mark | undefined, read = linesAtOnce; read === linesAtOnce; ) {
    const found = await applicationsIn(tx, orgCode, { statuses: fundingStatuses, after, max: linesAtOnce });
    all.push(...found.map(({ application }) => application));
    const last = found.at(-1);
    after = last && markAt(last.at, last.application.uuid);
    read = found.length;
  }
  return all;
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

/** Sorted by what stops them: those that wait for one thing more stand before those that wait for many. */
function dayOf(day: CalendarDate, applications: readonly Application[], now: Date) {
  const lines = applications
    .map((one) => lineOf(one, now))
    .toSorted((one, other) => one.blockers.length - other.blockers.length);
  return { day, cents: lines.reduce((sum, { drawCents }) => sum + (drawCents ?? 0), 0), lines };
}

const noticeDays = 30;

async function noticesOf(tx: Tx, person: Person, now: Date) {
  const since = new Date(now.getTime() - noticeDays * 86_400_000);
  const shown = [];
  for (const { applicationUuid: uuid, code, at, isLate } of await bankNotices(tx, person.orgCode, since)) {
    const stored = await readApplication(tx, person.orgCode, uuid);
    if (!stored || isTheirOwn(person, stored.application)) continue;
    shown.push({ uuid, loanNumber: stored.application.loanNumber, code, at: at.toISOString(), isLate });
  }
  return shown;
}

const returns = ['disbursementReturned', 'creditorPaymentReturned', 'paymentWithheld'];

async function returnedOf(tx: Tx, applications: readonly Application[], now: Date) {
  const shown = [];
  for (const application of applications) {
    const steps = repairOf(application);
    if (steps === undefined) continue;
    const history = await readEvents(tx, application.orgCode, application.uuid);
    const last = history.findLast(({ event }) => returns.includes(event));
    const { why } = (last?.payload ?? {}) as { readonly why?: unknown };
    shown.push({
      ...lineOf(application, now),
      at: last?.at.toISOString() ?? application.statusSince,
      why: typeof why === 'string' ? why : null,
      steps: steps.map(({ step, isDone }) => ({ name: words.steps[step], isDone })),
    });
  }
  return shown;
}
