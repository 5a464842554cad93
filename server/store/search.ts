/** Under what applications are found: rows of app.application_search and app.search_word, beside the application's own. */
import type { Application } from '#core/application/application.ts';
import type { Range, SearchRank } from '#core/search/asked.ts';
import { variantsOf } from '#core/search/edits.ts';
import { foldEmail } from '#core/search/fold.ts';
import { type SearchKey, type SearchKind, searchKeys, searchWords } from '#core/search/keys.ts';
import { type Queryable, together } from './database.ts';
import type { Vault } from './vault.ts';

type Marks = Pick<Vault, 'mark'>;

/** Equal digits of two lenders have nothing in common. */
export const lastFourMark = (vault: Marks, orgCode: string, lastFour: string): string =>
  vault.mark(`ssn last four|${orgCode}`, lastFour);

function keysOf(vault: Marks, application: Application): readonly SearchKey[] {
  const { orgCode, credit } = application;
  const { ssnLastFour } = credit;
  const ssn = ssnLastFour === null ? [] : [{ kind: 'ssn', key: lastFourMark(vault, orgCode, ssnLastFour) } as const];
  return [...searchKeys(application), ...ssn];
}

const textOf = ({ kind, key }: SearchKey) => `${kind} ${key}`;

/** What an application is found under from now on; `before` is what it was a moment ago, none where it is new. */
export async function keepSearch(
  tx: Queryable,
  vault: Marks,
  before: Application | undefined,
  application: Application,
): Promise<void> {
  const { orgCode, uuid } = application;
  const was = new Map(before ? keysOf(vault, before).map((one) => [textOf(one), one]) : []);
  const is = new Map(keysOf(vault, application).map((one) => [textOf(one), one]));
  const gone = [...was].filter(([text]) => !is.has(text)).map(([, one]) => one);
  const fresh = [...is].filter(([text]) => !was.has(text)).map(([, one]) => one);
  const known = new Set(before ? searchWords(before) : []);
  const words = searchWords(application).filter((word) => !known.has(word));
  await together([
    gone.length > 0 && removeKeys(tx, orgCode, uuid, gone),
    fresh.length > 0 && addKeys(tx, orgCode, uuid, fresh),
    words.length > 0 && addWords(tx, orgCode, words),
  ]);
}

async function removeKeys(tx: Queryable, orgCode: string, uuid: string, keys: readonly SearchKey[]): Promise<void> {
  await tx`delete from app.application_search s
    using unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[]) as k (kind, key)
    where s.org_code = ${orgCode} and s.application_uuid = ${uuid} and s.kind = k.kind and s.key = k.key collate "C"`;
}

async function addKeys(tx: Queryable, orgCode: string, uuid: string, keys: readonly SearchKey[]): Promise<void> {
  await tx`insert into app.application_search (org_code, kind, key, application_uuid)
    select ${orgCode}, k.kind, k.key, ${uuid}
      from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[]) as k (kind, key)
    on conflict do nothing`;
}

/** Always in the same order, so that two who bring the same new words wait for each other and never in a ring. */
async function addWords(tx: Queryable, orgCode: string, words: readonly string[]): Promise<void> {
  const pairs = words.flatMap((word) => variantsOf(word).map((variant) => ({ variant, word })));
  await tx`insert into app.search_word (org_code, variant, word)
    select ${orgCode}, w.variant, w.word
      from unnest(${pairs.map(({ variant }) => variant)}::text[], ${pairs.map(({ word }) => word)}::text[]) as w (variant, word)
     order by w.variant collate "C", w.word collate "C"
    on conflict do nothing`;
}

/** Someone's account has a new email: their applications are found by it too, and by the one they were made with. */
export async function alsoFindByEmail(
  tx: Queryable,
  orgCode: string,
  identityUuid: string,
  email: string,
): Promise<void> {
  await tx`insert into app.application_search (org_code, kind, key, application_uuid)
    select ${orgCode}, 'email', ${foldEmail(email)}, of.uuid from (
      select uuid from app.application where org_code = ${orgCode} and identity_uuid = ${identityUuid}
      union
      select application_uuid from app.application_signer where org_code = ${orgCode} and identity_uuid = ${identityUuid}) of
    on conflict do nothing`;
}

export interface Found {
  readonly applicationUuid: string;
  readonly kind: SearchKind;
  readonly rank: SearchRank;
  /** In which of the ranges. */
  readonly place: number;
}

/** At most `max` of each range, in its order; an index is asked once for each. */
export function findIn(tx: Queryable, orgCode: string, ranges: readonly Range[], max: number): Promise<Found[]> {
  return tx<Found[]>`
    select s.application_uuid, r.kind, r.rank, r.place::int
      from unnest(${ranges.map(({ kind }) => kind)}::text[], ${ranges.map(({ key }) => key)}::text[],
                  ${ranges.map(({ until }) => until)}::text[], ${ranges.map(({ rank }) => rank)}::text[])
           with ordinality as r (kind, key, until, rank, place)
     cross join lateral (
       select application_uuid, key from app.application_search
        where org_code = ${orgCode} and kind = r.kind and key >= r.key collate "C" and key <= r.until collate "C"
        order by key, application_uuid limit ${max}) s
     order by r.place, s.key, s.application_uuid`;
}

/** Words on file that may be meant by these. */
export async function wordsNear(tx: Queryable, orgCode: string, words: readonly string[]): Promise<readonly string[]> {
  const rows = await tx<{ word: string }[]>`
    select distinct word from app.search_word
     where org_code = ${orgCode} and variant = any(${words.flatMap(variantsOf)}::text[])`;
  return rows.map(({ word }) => word);
}

/** Of what an earlier release wrote, some at a time; gives how many. A row that someone works on is left for the next round. */
export async function makeSearchable(tx: Queryable, vault: Marks, orgCode: string, max: number): Promise<number> {
  const rows = await tx<{ record: Application }[]>`
    select record from app.application where org_code = ${orgCode} and not is_searchable
     order by uuid limit ${max} for update skip locked`;
  for (const { record } of rows) await keepSearch(tx, vault, undefined, record);
  await tx`update app.application set is_searchable = true
    where org_code = ${orgCode} and uuid = any(${rows.map(({ record }) => record.uuid)}::uuid[])`;
  return rows.length;
}
