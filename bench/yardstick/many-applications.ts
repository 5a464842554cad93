/**
 * A book of N believable applications, written by the database itself: names, homes, amounts, statuses of the journey's
 * table, brands, what each is found under, and what lies beside it (many-beside.ts). For measuring lists, searches and
 * pages, not for the audit: the history is not sealed. Made as the owner, who may leave the checks of foreign keys out
 * while it lasts.
 */
import { newApplication } from '#core/application/new-application.ts';
import { variantsOf } from '#core/search/edits.ts';
import { streetWordsOf } from '#core/search/fold.ts';
import type { Sql } from '#server/store/database.ts';
import { type Connection, layOutStatuses, writeBeside } from './many-beside.ts';
import { places, pools } from './many-names.ts';

interface Book {
  readonly owner: Sql;
  /** Whose they are, in turn: a brand that is named more often has more. */
  readonly orgCodes: readonly string[];
  readonly count: number;
  /** Under what the last four digits of a Social Security number are kept: the product's own `lastFourMark`. */
  readonly markOf: (orgCode: string, lastFour: string) => string;
  /** Without those that are over, where a long list is wanted. */
  readonly isOpenOnly?: boolean;
  /** The moment that the newest of them was made; the others are older, back to a year. */
  readonly now: Date;
}

/** At once: more would not fit the memory of a small machine. */
const batch = 50_000;
/**
 * So many have a record of their own; of the others each has the record of one of these, because making one takes longer than
 * all the rest. They are found under their own names and stand in their own lists, and reading one reads as much.
 */
const recordsMax = 20_000;

/** Goes on where an earlier try ended; a book that is whole is left as it is. */
export async function addManyApplications(book: Book): Promise<void> {
  const { owner, orgCodes, count, markOf, now, isOpenOnly = false } = book;
  const [{ already = 0, isWhole = false } = {}] = await owner<{ already: number; isWhole: boolean }[]>`
    select (select count(*)::int from app.application) as already, to_regclass('app.application_search_of_application') is not null as is_whole`;
  if (isWhole && already >= count) return;
  const connection = await owner.reserve();
  try {
    await connection`set session_replication_role = replica`;
    await connection`set maintenance_work_mem = '1GB'`;
    const brands = [...new Set(orgCodes)];
    const statusCount = await layOutStatuses(connection, templateOf(now), isOpenOnly);
    await layOutPools(connection, (place) => brands.map((orgCode) => ({ orgCode, mark: markOf(orgCode, place) })));
    await connection`create temp table many_record (n integer primary key, record jsonb)`;
    await connection`alter table many_record alter column record set storage main`;
    await connection`insert into many_record select right(loan_number, 8)::int, record from app.application
      where right(loan_number, 8)::int < ${recordsMax}::int`;
    // An index is made of all rows at once much sooner than row by row.
    await connection`alter table app.application_search drop constraint if exists application_search_pkey`;
    await connection`drop index if exists app.application_search_of_application`;
    for (let from = already; from < count; from += batch)
      await addBatch(connection, { orgCodes, from, until: Math.min(count, from + batch), now, statusCount });
    for (const orgCode of brands) await addWords(connection, orgCode);
    await connection`alter table app.application_search add primary key (org_code, kind, key, application_uuid)`;
    await connection`create index application_search_of_application on app.application_search (org_code, application_uuid)`;
    for (const table of ['many_statuses', 'many_pool', 'many_place', 'many_mark', 'many_record'])
      await connection.unsafe(`drop table ${table}`);
    await connection`set session_replication_role = origin`;
    // As the database's own tidying would leave them.
    for (const table of filled) await connection.unsafe(`vacuum analyze app.${table}`);
  } finally {
    connection.release();
  }
}

const filled = [
  ...['application', 'application_search', 'search_word', 'work_item', 'funding_line'],
  ...['application_event', 'underwriting_file', 'data_key'],
];

/** People with one name in one street: who asks for them gets the same answer from every book. */
const alike = { count: 30, firstName: 'Philippa', lastName: 'Quimbly', street: 'Tamarack Terrace' } as const;

/**
 * Those who are alike have the same last four digits, so that every book gives the same page of them. Also in a book that was
 * kept: it was marked with a key that is gone.
 */
export async function shareLastFour(owner: Sql, orgCode: string, mark: string): Promise<void> {
  await owner`
    update app.application_search set key = ${mark} where org_code = ${orgCode} and kind = 'ssn' and application_uuid in (
      select md5('application ' || n)::uuid from generate_series(0, ${alike.count - 1}::int) n)`;
}

interface Mark {
  readonly orgCode: string;
  readonly mark: string;
}

async function layOutPools(connection: Connection, marksOf: (lastFour: string) => readonly Mark[]): Promise<void> {
  const { firstNames, lastNames, streets } = pools;
  await connection`create temp table many_pool (kind text, place integer, said text, folded text, primary key (kind, place))`;
  const kinds = {
    firstNames: [alike.firstName, ...firstNames],
    lastNames: [alike.lastName, ...lastNames],
    streets: [alike.street, ...streets],
  };
  for (const [kind, all] of Object.entries(kinds))
    await connection`insert into many_pool select ${kind}, p.place - 2, p.said, p.folded from unnest(${all}::text[],
      ${all.map((one) => streetWordsOf(one).join(' '))}::text[]) with ordinality as p (said, folded, place)`;
  await connection`create temp table many_place as select place - 1 as place, city, state, zip, zone, folded
    from unnest(${places.map(({ city }) => city)}::text[], ${places.map(({ state }) => state)}::text[],
      ${places.map(({ zip }) => zip)}::text[], ${places.map(({ zone }) => zone)}::text[],
      ${places.map(({ city }) => streetWordsOf(city).join(' '))}::text[]) with ordinality as p (city, state, zip, zone, folded, place)`;
  const marks = Array.from({ length: 10_000 }, (_, place) =>
    marksOf(String(place).padStart(4, '0')).map((one) => ({ ...one, place })),
  ).flat();
  await connection`create temp table many_mark as select place, org_code, mark
    from unnest(${marks.map(({ place }) => place)}::int[], ${marks.map(({ orgCode }) => orgCode)}::text[],
      ${marks.map(({ mark }) => mark)}::text[]) as m (place, org_code, mark)`;
  await connection`create index on many_mark (place, org_code)`;
  for (const table of ['many_pool', 'many_place', 'many_mark', 'many_statuses'])
    await connection.unsafe(`analyze ${table}`);
}

interface Batch {
  readonly orgCodes: readonly string[];
  readonly from: number;
  readonly until: number;
  readonly now: Date;
  readonly statusCount: number;
}

/** What all have in common. */
function templateOf(now: Date) {
  const name = { firstName: '', middleName: '', lastName: '', suffix: '' } as const;
  const address = { street1: '', street2: '', city: '', state: 'CA', zip: '' } as const;
  return newApplication(
    {
      ...{ uuid: '', orgCode: '', product: 'heloc', occupancy: 'HOME', address, loanNumber: '', county: 'Sacramento' },
      borrower: { identityUuid: '', name, email: '', phoneNumber: null },
      employmentType: 'FULL_TIME',
      annualIncomeCents: 12_000_000,
    },
    now,
  );
}

/** `many_pool` has those who are alike as its first of each kind, at place -1. */
async function addBatch(connection: Connection, { orgCodes, from, until, now, statusCount }: Batch): Promise<void> {
  const { firstNames, lastNames, streets } = pools;
  const like = templateOf(now);
  await connection`create temp table many as
    select n, o.org_code, md5('application ' || n)::uuid as uuid, md5('person ' || n)::uuid as identity_uuid,
           '31' || lpad(n::text, 8, '0') as loan_number, f.said as first_name, f.folded as first_folded,
           l.said as last_name, l.folded as last_folded, (100 + n * 37 % 9800) || ' ' || s.said as street,
           (100 + n * 37 % 9800)::text as door, s.folded as street_folded, p.city, p.state, p.zip, p.zone, p.folded as city_folded,
           lower(f.folded || '.' || replace(l.folded, ' ', '') || n || '@mail.example') as email,
           '2' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0') as phone, t.status, t.is_over, t.place as status_place,
           m.mark, lpad((n::bigint * 31 % 10000)::text, 4, '0') as last_four,
           ${now}::timestamptz - make_interval(mins => (n::bigint * 7 % 525600)::int) as since,
           (25000 + n::bigint * 613 % 375000) * 100 as line_cents
      from generate_series(${from}::int, ${until - 1}::int) n
      cross join lateral (select (${orgCodes as string[]}::text[])[1 + n % ${orgCodes.length}::int] as org_code,
        n < ${alike.count}::int as is_alike) o
      join many_pool f on f.kind = 'firstNames' and f.place = case when is_alike then -1 else n % ${firstNames.length}::int end
      join many_pool l on l.kind = 'lastNames'
       and l.place = case when is_alike then -1 else (n / ${firstNames.length}::int + n * 7) % ${lastNames.length}::int end
      join many_pool s on s.kind = 'streets' and s.place = case when is_alike then -1 else n * 11 % ${streets.length}::int end
      join many_place p on p.place = n * 13 % ${places.length}::int
      join many_statuses t on t.place = n::bigint * 7919 % ${statusCount}::int
      join many_mark m on m.org_code = o.org_code and m.place = n::bigint * 31 % 10000`;
  await connection`
    insert into many_record
    select n,
           ${connection.json(like as never)}::jsonb || jsonb_build_object(
             'uuid', uuid, 'orgCode', org_code, 'loanNumber', loan_number, 'status', status, 'createdAt', at, 'statusSince', at, 'submittedAt', at,
             'borrower', jsonb_build_object('identityUuid', identity_uuid, 'email', email, 'phoneNumber', phone, 'name',
               jsonb_build_object('firstName', first_name, 'middleName', '', 'lastName', last_name, 'suffix', '')),
             'property', ${connection.json(like.property as never)}::jsonb || jsonb_build_object('timeZone', zone,
               'valueCents', line_cents * 4, 'address', jsonb_build_object('street1', street, 'street2', '', 'city', city,
               'state', state, 'zip', zip)),
             'credit', ${connection.json(like.credit as never)}::jsonb || jsonb_build_object('ssnLastFour', last_four),
             'offers', ${connection.json(like.offers as never)}::jsonb || jsonb_build_object('selected', jsonb_build_object(
               'id', '10-STANDARD', 'type', 'STANDARD', 'termYears', 10, 'rateBps', 899, 'rateType', 'FIXED',
               'originationFeeBps', 299, 'amountCents', line_cents, 'drawCents', line_cents, 'discounts', '[]'::jsonb)))
      from many, lateral (select to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at) stamped
     where n < ${recordsMax}::int`;
  await connection`
    insert into app.application (org_code, uuid, identity_uuid, loan_number, product, status, status_since, version, last_hash,
                                 is_active, is_searchable, record, created_at, updated_at)
    select m.org_code, uuid, identity_uuid, loan_number, 'heloc', status, since, 1, decode(repeat('00', 32), 'hex'), not is_over, true,
           r.record, since, since
      from many m join many_record r on r.n = m.n % ${recordsMax}::int`;
  await connection`
    insert into app.application_search (org_code, kind, key, application_uuid)
    select org_code, k.kind, k.key, uuid from many, lateral (values
      ('number', loan_number), ('email', email), ('phone', phone), ('ssn', mark),
      ('name', first_folded || ' ' || last_folded), ('name', last_folded || ' ' || first_folded),
      ('address', door || ' ' || street_folded || ' ' || city_folded || ' ' || zip),
      ('address', street_folded || ' ' || city_folded || ' ' || zip || ' ' || door)) k (kind, key)
     -- Ashley Ashley is found under one key only.
     where not (kind = 'name' and first_folded = last_folded)
    union all select org_code, 'name', first_folded || ' ' || last_folded, uuid from many where first_folded = last_folded`;
  await writeBeside(connection);
  await connection`drop table many`;
}

async function addWords(connection: Connection, orgCode: string): Promise<void> {
  const { firstNames, lastNames, streets } = pools;
  const { firstName, lastName, street } = alike;
  const said = [
    firstName,
    lastName,
    street,
    ...firstNames,
    ...lastNames,
    ...streets,
    ...places.map(({ city }) => city),
  ];
  const words = [...new Set(said.flatMap(streetWordsOf))].filter((word) => word.length >= 3);
  const pairs = words.flatMap((word) => variantsOf(word).map((variant) => ({ variant, word })));
  await connection`insert into app.search_word (org_code, variant, word)
    select ${orgCode}, variant, word from unnest(${pairs.map(({ variant }) => variant)}::text[],
      ${pairs.map(({ word }) => word)}::text[]) as w (variant, word) on conflict do nothing`;
}
