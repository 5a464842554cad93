/**
 * Finding applications for staff. Promises their own organization's only, never one of their own, the best first, and a
 * row in the audit for every look by digits of a Social Security number. What was looked for is kept nowhere.
 */
import type { Application } from '#core/application/application.ts';
import { closeRangesFor, rangesFor, type SearchRank, wordsToForgive } from '#core/search/asked.ts';
import { type SearchKind, searchKinds } from '#core/search/keys.ts';
import * as words from '#core/words/en/office.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { readApplicationsBy } from '../../store/applications.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Database, Tx } from '../../store/database.ts';
import { type Found, findIn, lastFourMark, wordsNear } from '../../store/search.ts';
import type { Vault } from '../../store/vault.ts';

export interface FoundApplication {
  readonly application: Application;
  readonly kind: SearchKind;
  readonly rank: SearchRank;
}

interface Finds {
  readonly rows: readonly FoundApplication[];
  readonly hasMore: boolean;
}

const shownMax = 20;
/** Typos are forgiven only where what was typed finds little. */
const enough = 8;

export type Finder = ReturnType<typeof createFinder>;

export function createFinder({ database, vault }: { readonly database: Database; readonly vault: Vault }) {
  return {
    byText: (person: Person, text: string): Promise<Finds> =>
      database.inOrg(person.orgCode, async (tx) => {
        const { orgCode } = person;
        const first = once(await findIn(tx, orgCode, rangesFor(text), shownMax + 1));
        const found = first.length >= enough ? first : once([...first, ...(await close(tx, orgCode, text))]);
        return read(tx, person, found);
      }),

    /** The audit has who, when and how many, and not which digits. */
    byLastFour: (person: Person, lastFour: string): Promise<Finds> =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode } = person;
        const key = lastFourMark(vault, orgCode, lastFour);
        const found = await findIn(tx, orgCode, [{ kind: 'ssn', key, until: key, rank: 'exact' }], shownMax + 1);
        const finds = await read(tx, person, found);
        const what = words.foundBySsn(finds.rows.length, finds.hasMore);
        await writeAudit(tx, orgCode, person, { act: 'searchedBySsn', what }, now);
        return finds;
      }),
  };
}

async function close(tx: Tx, orgCode: string, text: string): Promise<readonly Found[]> {
  const asked = wordsToForgive(text);
  if (asked.length === 0) return [];
  const known = await wordsNear(tx, orgCode, asked);
  const ranges = closeRangesFor(text, known);
  return ranges.length === 0 ? [] : findIn(tx, orgCode, ranges, shownMax + 1);
}

const kindPlace = (kind: SearchKind) => searchKinds.indexOf(kind);
const rankPlace: Readonly<Record<SearchRank, number>> = { exact: 0, beginning: 1, close: 2 };

/** Each application once, by the best way it was found: how well first, then by what. A sort keeps the order of equals. */
function once(found: readonly Found[]): readonly Found[] {
  const sorted = found.toSorted(
    (one, other) => rankPlace[one.rank] - rankPlace[other.rank] || kindPlace(one.kind) - kindPlace(other.kind),
  );
  const best = new Map<string, Found>();
  for (const one of sorted) if (!best.has(one.applicationUuid)) best.set(one.applicationUuid, one);
  return [...best.values()];
}

/** One's own is not there, and does not count among what is. */
async function read(tx: Tx, person: Person, found: readonly Found[]): Promise<Finds> {
  const few = found.slice(0, shownMax + 1);
  const applications = await readApplicationsBy(
    tx,
    person.orgCode,
    few.map(({ applicationUuid }) => applicationUuid),
  );
  const rows = few.flatMap(({ applicationUuid, kind, rank }) => {
    const application = applications.get(applicationUuid);
    return application && !isTheirOwn(person, application) ? [{ application, kind, rank }] : [];
  });
  return { rows: rows.slice(0, shownMax), hasMore: found.length > shownMax };
}
