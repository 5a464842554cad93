/**
 * Who of the staff saw and did what. Promises one's own organization's only, unless one's role reaches every one and one
 * works for the provider, and that taking it away as a file is itself written down.
 */
import { type AuditKind, auditKinds, auditRows, kindOf } from '#core/audit.ts';
import { scopesOf } from '#core/roles.ts';
import { csvOf } from '#core/support/csv.ts';
import * as auditWords from '#core/words/en/audit.ts';
import * as words from '#core/words/en/office.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Database } from '../../store/database.ts';
import { readTrail, type TrailQuery, type TrailRow } from '../../store/trail.ts';

interface TrailOptions {
  readonly database: Database;
  readonly canonicalOf: (orgCode: string) => string | undefined;
  /** The organization that runs the product: only its people reach beyond their own. */
  readonly isProvider: (orgCode: string) => boolean;
  /** So many entries go into one file. */
  readonly exportMax?: number;
}

export interface AskedTrail {
  readonly org?: string | undefined;
  readonly application?: string | undefined;
  readonly person?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly before?: string | undefined;
}

interface TrailEntry extends Omit<TrailRow, 'source' | 'key'> {
  readonly id: string;
  readonly kind: AuditKind;
}

const page = 50;
const dayMs = 86_400_000;

export type Trail = ReturnType<typeof createTrail>;

export function createTrail({ database, canonicalOf, isProvider, exportMax = 10_000 }: TrailOptions) {
  /** Whose entries; another organization's are, to whom they do not concern, not there. */
  function orgFor({ orgCode, roles }: Person, wanted = orgCode): string {
    const scopes = scopesOf(roles, 'readAudit');
    const org = canonicalOf(wanted);
    const reachesAll = scopes.includes('every') && isProvider(orgCode);
    if (scopes.length === 0 || org === undefined || (org !== orgCode && !reachesAll)) throw new Failure('notFound');
    return org;
  }

  return {
    async read(person: Person, asked: AskedTrail) {
      const org = orgFor(person, asked.org);
      const found = await database.inOrg(org, (tx) => readTrail(tx, org, queryOf(asked, page + 1)));
      const last = found.length > page ? found[page - 1] : undefined;
      return { entries: found.slice(0, page).map(entryOf), next: last ? cursorOf(last) : null };
    },
    exportAll(person: Person, asked: AskedTrail): Promise<string> {
      const org = orgFor(person, asked.org);
      return database.inOrg(org, async (tx, now) => {
        const found = await readTrail(tx, org, queryOf(asked, exportMax + 1));
        const rows = found.slice(0, exportMax);
        await writeAudit(tx, org, person, { act: 'auditExported', what: words.entries(rows.length) }, now);
        // First, where no one misses it.
        const cut = found.length > exportMax ? [[auditWords.moreThanFit(exportMax)]] : [];
        return csvOf(auditWords.exportHeads, [...cut, ...rows.map(entryOf).map(exported)]);
      });
    },
  };
}

function queryOf({ application, person, kind, from, until, before }: AskedTrail, max: number): TrailQuery {
  const [at, source, key = ''] = before?.split('~') ?? [];
  if (at !== undefined && Number.isNaN(Date.parse(at))) throw new Failure('invalid', { param: 'before' });
  return {
    ...{ applicationUuid: application, byIdentity: person, kind, max },
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(Date.parse(until) + dayMs),
    before: at === undefined ? undefined : { at: new Date(at), source: source === 'e' ? 'e' : 'a', key },
  };
}

const cursorOf = ({ at, source, key }: TrailRow) => `${at.toISOString()}~${source}~${key}`;

function entryOf({ source, key, byName, ...row }: TrailRow): TrailEntry {
  return {
    ...row,
    id: `${source}${key}`,
    byName: byName || words.someoneWithoutAName,
    kind: kindOf(row.act, row.byIdentity !== null),
  };
}

function exported({ at, byName, kind, act, what, loanNumber, why }: TrailEntry): readonly string[] {
  return [at.toISOString(), byName, auditKinds[kind], auditRows[act].says, what, loanNumber ?? '', why ?? ''];
}
