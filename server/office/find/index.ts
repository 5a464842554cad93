/**
 * Finding applications for staff. Promises their own organization's only, never one of their own, the best first, and a
 * row in the audit for every look by digits of a Social Security number. What was looked for is kept nowhere.
 */
import type { Application } from '#core/application/application.ts';
import { closeRangesFor, type Range, rangesFor, type SearchRank, wordsToForgive } from '#core/search/asked.ts';
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
  /** How many are passed by for the next page; null where there is none. */
  readonly next: number | null;
}

const shownMax = 20;
/** So many of each range are put in order together: what is read later never comes between what was shown. */
const blockMax = shownMax + 1;
/** Typos are forgiven only where what was typed finds little. */
const enough = 8;

export type Finder = ReturnType<typeof createFinder>;

export function createFinder({ database, vault }: { readonly database: Database; readonly vault: Vault }) {
  return {
    byText: (person: Person, text: string, skipped = 0): Promise<Finds> =>
      database.inOrg(person.orgCode, async (tx) => {
        const { orgCode } = person;
        const wanted = skipped + blockMax;
        const first = await findAll(tx, orgCode, rangesFor(text), wanted);
        const found = first.length >= enough ? first : unique([...first, ...(await close(tx, orgCode, text, wanted))]);
        return read(tx, person, found, skipped);
      }),

    /** The audit has who, when and how many, and not which digits. */
    byLastFour: (person: Person, lastFour: string, skipped = 0): Promise<Finds> =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode } = person;
        const key = lastFourMark(vault, orgCode, lastFour);
        const ranges = [{ kind: 'ssn', key, until: key, rank: 'exact' }] as const;
        const finds = await read(tx, person, await findAll(tx, orgCode, ranges, skipped + blockMax), skipped);
        const what = words.foundBySsn(finds.rows.length, finds.next !== null);
        await writeAudit(tx, orgCode, person, { act: 'searchedBySsn', what }, now);
        return finds;
      }),
  };
}

async function close(tx: Tx, orgCode: string, text: string, wanted: number): Promise<readonly Found[]> {
  const asked = wordsToForgive(text);
  if (asked.length === 0) return [];
  const known = await wordsNear(tx, orgCode, asked);
  const ranges = closeRangesFor(text, known);
  return ranges.length === 0 ? [] : findAll(tx, orgCode, ranges, wanted);
}

/** So many applications, or all there are: one may stand in a range under several keys. */
async function findAll(tx: Tx, orgCode: string, ranges: readonly Range[], wanted: number): Promise<readonly Found[]> {
  for (let max = Math.ceil(wanted / blockMax) * blockMax; ; max *= 2) {
    const rows = await findIn(tx, orgCode, ranges, max);
    const found = unique(inOrder(rows));
    if (found.length >= wanted || rows.length < max) return found;
  }
}

const kindPlace = (kind: SearchKind) => searchKinds.indexOf(kind);
const rankPlace: Readonly<Record<SearchRank, number>> = { exact: 0, beginning: 1, close: 2 };

/** Block by block; in a block by how well, then by what. A sort keeps the order of equals. */
function inOrder(rows: readonly Found[]): readonly Found[] {
  const seen = new Map<number, number>();
  const placed = rows.map((one) => {
    const depth = seen.get(one.place) ?? 0;
    seen.set(one.place, depth + 1);
    return { one, block: Math.floor(depth / blockMax) };
  });
  return placed
    .toSorted(
      (a, b) =>
        a.block - b.block ||
        rankPlace[a.one.rank] - rankPlace[b.one.rank] ||
        kindPlace(a.one.kind) - kindPlace(b.one.kind),
    )
    .map(({ one }) => one);
}

/** Each application once, by the best way it was found. */
function unique(found: readonly Found[]): readonly Found[] {
  const best = new Map<string, Found>();
  for (const one of found) if (!best.has(one.applicationUuid)) best.set(one.applicationUuid, one);
  return [...best.values()];
}

/** One's own is not there. */
async function read(tx: Tx, person: Person, found: readonly Found[], skipped: number): Promise<Finds> {
  const few = found.slice(skipped, skipped + shownMax);
  const applications = await readApplicationsBy(
    tx,
    person.orgCode,
    few.map(({ applicationUuid }) => applicationUuid),
  );
  const rows = few.flatMap(({ applicationUuid, kind, rank }) => {
    const application = applications.get(applicationUuid);
    return application && !isTheirOwn(person, application) ? [{ application, kind, rank }] : [];
  });
  return { rows, next: found.length > skipped + shownMax ? skipped + shownMax : null };
}
