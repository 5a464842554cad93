/**
 * The examiner's binder. Promises: staff see that of their own organization and never their own; of one application it is
 * judged when it is asked for, with every paper's bytes and the seals of the history looked at; over all of a lender's the
 * list is read from rows that a chore keeps, so it costs a page however many there are. Taking it away is written down.
 */
import { binderOf, redStates } from '#core/law/binder.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Documents } from '../../lending/documents/index.ts';
import type { Origination } from '../../lending/origination/index.ts';
import { readApplication, readApplicationsBy } from '../../store/applications.ts';
import { writeAudit } from '../../store/audit.ts';
import {
  binderToDerive,
  countOwed,
  countUnjudged,
  keepBinder,
  listOwed,
  mayDerive,
  type OwedRow,
} from '../../store/binder.ts';
import type { Database } from '../../store/database.ts';
import type { Records } from '../records/index.ts';
import { readFacts, type SettingsFor } from './facts.ts';
import { sheetsOf } from './sheets.ts';

export type { BinderPaper } from '../../store/binder-facts.ts';

interface BinderDeps {
  readonly database: Database;
  readonly views: Pick<Origination, 'view' | 'history'>;
  readonly documents: Pick<Documents, 'fingerprint' | 'bind'>;
  readonly settingsFor: SettingsFor;
  /** By when what is kept of it may go: kept beside the same row. */
  readonly noteRetention: Records['note'];
  readonly now: () => Date;
}

/** Counts up with every change of the table that could change a row. */
const rules = 2;
const pageMax = 50;
const countMax = 1000;
const atOnce = 100;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;

export type Binder = ReturnType<typeof createBinder>;

export function createBinder(deps: BinderDeps) {
  const { database } = deps;
  return {
    one: (person: Person, uuid: string) => oneBinder(deps, person, uuid),
    /** Every paper that proves something, the table as CSV and as a page, hashes, and a script that checks them. */
    file: async (person: Person, uuid: string): Promise<Buffer> => {
      const { application, rows, papers } = await oneBinder(deps, person, uuid);
      const { orgCode } = application;
      await database.inOrg(orgCode, (tx, now) =>
        writeAudit(tx, orgCode, person, { act: 'binderExported', what: '', applicationUuid: uuid }, now),
      );
      const whole = papers.filter(({ sha256, foundSha256 }) => sha256 === foundSha256);
      return deps.documents.bind({ orgCode, applicationUuid: uuid }, whole, (fileOf) =>
        sheetsOf({ application, rows, fileOf, at: deps.now() }),
      );
    },
    list: (person: Person, asked: Asked) => list(deps, person, asked),
    /** For the worker: what changed, a few at a time; each in a transaction of its own, so a kill loses nothing. */
    derive: async (orgCode: string): Promise<number> => {
      const now = deps.now();
      const waiting = await database.inOrg(orgCode, (tx) => binderToDerive(tx, orgCode, { now, rules, max: atOnce }));
      for (const uuid of waiting) await deriveOne(deps, orgCode, uuid, now);
      return waiting.length;
    },
  };
}

async function oneBinder({ database, views, documents, settingsFor, now }: BinderDeps, person: Person, uuid: string) {
  const { application } = await views.view(person, uuid);
  const { brokenAt } = await views.history(person, uuid);
  const { orgCode } = application;
  const facts = await database.inOrg(orgCode, (tx) => readFacts(tx, settingsFor, application, now()));
  const papers = await Promise.all(
    facts.papers.map(async (paper) => ({
      ...paper,
      foundSha256: await documents.fingerprint({ orgCode, applicationUuid: uuid }, paper.sha256),
    })),
  );
  return { application, papers, rows: binderOf({ ...facts, papers, isHistoryWhole: brokenAt === undefined }) };
}

async function deriveOne(
  { database, settingsFor, noteRetention }: BinderDeps,
  orgCode: string,
  uuid: string,
  now: Date,
) {
  await database.inOrg(orgCode, async (tx) => {
    if (!(await mayDerive(tx, orgCode, uuid))) return;
    const stored = await readApplication(tx, orgCode, uuid);
    if (!stored) return;
    const facts = await readFacts(tx, settingsFor, stored.application, now);
    const all = binderOf(facts);
    const rows = all.filter(({ state }) => state === 'due' || redStates.includes(state));
    const due = all.filter(({ state }) => state === 'due').flatMap(({ dueAt }) => dueAt ?? []);
    const changed = Date.parse(facts.events.at(-1)?.at ?? '');
    // What an email proves comes a moment after the event that asked for it; later only the day itself can change a row.
    const soon = now.getTime() + (now.getTime() - changed < hourMs ? hourMs / 6 : dayMs);
    const first = due.length === 0 ? null : Math.min(soon, ...due.map((at) => Date.parse(at) + 1000));
    const lookAt = first === null ? null : new Date(Math.max(first, now.getTime() + hourMs / 60)).toISOString();
    await noteRetention(tx, stored.application);
    await keepBinder(tx, orgCode, uuid, { version: stored.version, rules, lookAt, rows });
  });
}

interface Asked {
  readonly list: 'late' | 'week';
  readonly after?: string | undefined;
}

async function list({ database, now }: BinderDeps, person: Person, { list: which, after }: Asked) {
  const { orgCode } = person;
  const at = now();
  const late = { until: at };
  const week = { from: at, until: new Date(at.getTime() + weekMs) };
  return database.inOrg(orgCode, async (tx) => {
    const wanted = which === 'late' ? late : week;
    const found = await listOwed(tx, orgCode, { ...wanted, after: cursorFrom(after), max: pageMax + 1 });
    const page = found.slice(0, pageMax);
    const applications = await readApplicationsBy(tx, orgCode, [...new Set(page.map((row) => row.applicationUuid))]);
    const isMine = ({ applicationUuid }: OwedRow) => {
      const application = applications.get(applicationUuid);
      return application !== undefined && isTheirOwn(person, application);
    };
    const last = found.length > pageMax ? page.at(-1) : undefined;
    return {
      counts: {
        late: await countOwed(tx, orgCode, { ...late, max: countMax }),
        week: await countOwed(tx, orgCode, { ...week, max: countMax }),
        unjudged: await countUnjudged(tx, orgCode, countMax),
        max: countMax,
      },
      rows: page.filter((row) => !isMine(row)).map((row) => shown(row, at)),
      next: last ? `${last.at.toISOString()}~${last.applicationUuid}~${last.obligation}` : null,
    };
  });
}

/** What is due and whose day has passed since a worker looked is late. */
function shown({ at: _, dueAt, metAt, state, ...row }: OwedRow, now: Date) {
  const isLate = state === 'due' && dueAt !== null && dueAt < now;
  return {
    ...row,
    state: isLate ? ('late' as const) : state,
    dueAt: dueAt?.toISOString() ?? null,
    metAt: metAt?.toISOString() ?? null,
  };
}

function cursorFrom(after: string | undefined) {
  if (after === undefined) return undefined;
  const [at = '', applicationUuid = '', obligation = ''] = after.split('~');
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f-]{36}$/.test(applicationUuid))
    throw new Failure('invalid', { param: 'after' });
  return { at, applicationUuid, obligation };
}
