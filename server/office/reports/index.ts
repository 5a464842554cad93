/**
 * The desk's reports, from the histories. Promises that a look costs the days it asks for and not all history: days that
 * are over are counted once, by a chore; the days since are counted on the spot. Staff see their own organization; the
 * provider's admins see all, and of each by name only how far its applications come.
 */

import { businessMsBetween } from '#core/calendar/business-hours.ts';
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { businessMsOf } from '#core/desk/due.ts';
import { type DeskReport, type ReportAsked, stayMs, stayPart, staySteps } from '#core/desk/report.ts';
import { restMsMax } from '#core/journey/limits.ts';
import { journeyGroups } from '#core/journey/map.ts';
import { milestoneOf, milestones } from '#core/journey/milestones.ts';
import { isClosed, isDeclined, statuses, statusNames } from '#core/journey/statuses.ts';
import { scopesOf } from '#core/roles.ts';
import * as words from '#core/words/en/office.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Database, Tx } from '../../store/database.ts';
import { peopleNamed } from '../../store/profiles.ts';
import {
  addTallies,
  countDays,
  holdMark,
  moveMark,
  readMark,
  readTallied,
  type Stay,
  staysIn,
  type TallyRow,
} from '../../store/report-tallies.ts';
import { countByStatus, type StatusCount } from '../../store/status-counts.ts';
import { listWorkers } from '../../store/work-people.ts';

interface ReportsDeps {
  readonly database: Database;
  readonly canonicalOf: (orgCode: string) => string | undefined;
  readonly nameOf: (orgCode: string) => string;
  readonly organizations: () => readonly string[];
  readonly isProvider: (orgCode: string) => boolean;
}

export type DeskReports = ReturnType<typeof createDeskReports>;

const countMax = 5000;
/** A day is over an hour after midnight: what was begun before it is written by then. */
const settledMs = 3_600_000;
/** So many days one round of counting does; the next goes on. */
const daysAtOnce = 40;

const open = statusNames.filter((status) => !isClosed(status));
const ours = open.filter((status) => statuses[status].actor === 'operations');
const counting = { milestones: milestoneOf, declined: statusNames.filter(isDeclined), staySteps, ours };

/** What happened on these days, the stays that are ours in business time. */
async function countAll(tx: Tx, days: Pick<Parameters<typeof countDays>[1], 'orgCode' | 'from' | 'until'>) {
  const counted = await countDays(tx, { ...days, ...counting });
  return [...counted, ...workedOf(await staysIn(tx, { ...days, ours }))];
}

function workedOf(stays: readonly Stay[]): TallyRow[] {
  const rows = stays.map(({ status, day, from, until, timeZone, state }) => {
    const part = stayPart(businessMsBetween(homeZone({ timeZone, address: { state } }), from, until));
    return { day, measure: 'worked', label: status, part } as const;
  });
  const alike = Map.groupBy(rows, ({ day, label, part }) => `${day} ${label} ${part}`);
  return [...alike.values()].flatMap((all) => (all[0] ? [{ ...all[0], count: all.length }] : []));
}

export function createDeskReports(deps: ReportsDeps) {
  const { database, nameOf } = deps;
  return {
    read: async (person: Person, asked: ReportAsked): Promise<DeskReport> => {
      const orgs = whose(deps, person, asked.org);
      const each: OfOrg[] = [];
      for (const orgCode of orgs)
        each.push(await database.inOrg(orgCode, (tx, now) => ofOrg(tx, orgCode, asked, now, orgs.length === 1)));
      const shown = orgs.length === 1 ? each : each.filter(({ rows }) => rows.length > 0);
      return {
        isOfAll: orgs.length > 1,
        pipeline: pipelineOf(each.flatMap(({ counts }) => counts)),
        conversion: shown.map(({ orgCode, rows }) => ({
          org: orgCode,
          name: nameOf(orgCode),
          reached: milestones.map((name) => sumOf(rows, 'milestone', name)),
        })),
        stays: staysOf(each.flatMap(({ rows }) => rows)),
        declines: labelsOf(
          each.flatMap(({ rows }) => rows),
          'declined',
        ).map(([reason, count]) => ({ reason, count })),
        staff: each.flatMap(({ staff }) => staff),
      };
    },

    /** Counts the days that are over; the next round goes on where this one ended. */
    tally: async (orgCode: string): Promise<void> => {
      const { first } = await database.inOrg(orgCode, (tx) => readMark(tx, orgCode));
      if (first === null) return;
      for (let counted = 0; counted < daysAtOnce; counted += 1)
        if (!(await database.inOrg(orgCode, (tx, now) => tallyOneDay(tx, orgCode, first, now)))) return;
    },
  };
}

/** Another's answer like one that is not there. */
function whose(deps: ReportsDeps, { orgCode, roles }: Person, asked: string | undefined): readonly string[] {
  const reachesAll = scopesOf(roles, 'readReports').includes('every') && deps.isProvider(orgCode);
  if (asked === undefined) return reachesAll ? deps.organizations() : [orgCode];
  const named = deps.canonicalOf(asked);
  if (named === undefined || (named !== orgCode && !reachesAll)) throw new Failure('notFound');
  return [named];
}

interface OfOrg {
  readonly orgCode: string;
  readonly rows: readonly TallyRow[];
  readonly counts: readonly StatusCount[];
  readonly staff: DeskReport['staff'];
}

async function ofOrg(tx: Tx, orgCode: string, asked: ReportAsked, now: Date, withStaff: boolean): Promise<OfOrg> {
  const { from, to } = asked;
  const { through, first } = await readMark(tx, orgCode);
  const tallied = await readTallied(tx, orgCode, from, to);
  const since = through === null ? first : addDays(through, 1);
  const until = addDays(dateIn('UTC', now), 1);
  const fresh = since === null || since >= until ? [] : await countAll(tx, { orgCode, from: since, until });
  const rows = [...tallied, ...fresh.filter(({ day }) => day >= from && day <= to)];
  return {
    orgCode,
    rows,
    counts: await countByStatus(tx, orgCode, open, now, countMax),
    staff: withStaff ? await staffOf(tx, orgCode, rows, now) : [],
  };
}

/** False when there is no day left that is over. */
async function tallyOneDay(tx: Tx, orgCode: string, first: CalendarDate, now: Date): Promise<boolean> {
  const over = addDays(dateIn('UTC', new Date(now.getTime() - settledMs)), -1);
  const day = addDays(await holdMark(tx, orgCode, addDays(first, -1)), 1);
  if (day > over) return false;
  await addTallies(tx, orgCode, await countAll(tx, { orgCode, from: day, until: addDays(day, 1) }));
  await moveMark(tx, orgCode, day);
  return true;
}

const sumOf = (rows: readonly TallyRow[], measure: TallyRow['measure'], label: string) =>
  rows.reduce((sum, row) => sum + (row.measure === measure && row.label === label ? row.count : 0), 0);

/** Each label once, the most first. */
function labelsOf(rows: readonly TallyRow[], measure: TallyRow['measure']): readonly (readonly [string, number])[] {
  const of = Map.groupBy(
    rows.filter((row) => row.measure === measure),
    ({ label }) => label,
  );
  return [...of]
    .map(([label, all]) => [label, all.reduce((sum, { count }) => sum + count, 0)] as const)
    .toSorted((one, other) => other[1] - one[1]);
}

function pipelineOf(counts: readonly StatusCount[]): DeskReport['pipeline'] {
  const sum = (of: readonly string[], value: (one: StatusCount) => number) =>
    counts.reduce((total, one) => total + (of.includes(one.status) ? value(one) : 0), 0);
  return journeyGroups.map(({ name, statuses: names }: { name: string; statuses: readonly string[] }) => ({
    group: name,
    count: sum(names, ({ count }) => count),
    late: sum(names, ({ late }) => late),
    isMore: counts.some(({ status, count }) => names.includes(status) && count >= countMax),
  }));
}

/** In the order of the journey; where no one stayed, nothing is said. */
function staysOf(rows: readonly TallyRow[]): DeskReport['stays'] {
  return statusNames.flatMap((status) => {
    const isBusinessTime = ours.includes(status);
    // Days that an earlier release counted have ours by the clock on the wall, which is no measure of them.
    const counts = rows.filter(
      ({ measure, label }) => label === status && measure === (isBusinessTime ? 'worked' : 'stay'),
    );
    if (counts.length === 0) return [];
    return [
      {
        status,
        stays: counts.reduce((sum, { count }) => sum + count, 0),
        medianMs: stayMs(counts, 50),
        nineOfTenMs: stayMs(counts, 90),
        limitMs: isBusinessTime ? businessMsOf(statuses[status].limit) : restMsMax(statuses[status]),
        isBusinessTime,
      },
    ];
  });
}

/** All who did something, those who have left too, and all who hold something now: the most acts first. */
async function staffOf(tx: Tx, orgCode: string, rows: readonly TallyRow[], now: Date): Promise<DeskReport['staff']> {
  const did = new Map(labelsOf(rows, 'staff'));
  const holds = new Map((await listWorkers(tx, orgCode, now)).map(({ uuid, held }) => [uuid, held]));
  const all = [...new Set([...did.keys(), ...[...holds].flatMap(([uuid, held]) => (held > 0 ? [uuid] : []))])];
  const people = await peopleNamed(tx, orgCode, all);
  return all
    .map((uuid) => ({
      name: people.get(uuid)?.name || words.someoneOfTheStaff,
      acts: did.get(uuid) ?? 0,
      held: holds.get(uuid) ?? 0,
    }))
    .toSorted((one, other) => other.acts - one.acts || other.held - one.held);
}
