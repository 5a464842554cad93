/**
 * A book of N believable applications, written by the database itself: names, homes, amounts, statuses of
 * the journey's table and what each is found under. They have a record and no history: for measuring lists and searches,
 * not for the audit. Made as the owner, who may leave the checks of foreign keys out while it lasts.
 */
import { newApplication } from '#core/application/new-application.ts';
import { isClosed, statuses, statusNames } from '#core/journey/statuses.ts';
import { variantsOf } from '#core/search/edits.ts';
import { streetWordsOf } from '#core/search/fold.ts';
import type { Sql } from '#server/store/database.ts';
import { places, pools } from './many-names.ts';

interface Book {
  readonly owner: Sql;
  readonly orgCode: string;
  readonly count: number;
  /** How many of the same book are there already: the next ones are other people. */
  readonly after?: number;
  /** Under what the last four digits of a Social Security number are kept: the product's own `lastFourMark`. */
  readonly markOf: (lastFour: string) => string;
  /** The moment that the newest of them was made; the others are older, back to a year. */
  readonly now: Date;
}

/** At once: more would not fit the memory of a small machine. */
const batch = 50_000;

export async function addManyApplications({ owner, orgCode, count, after = 0, markOf, now }: Book): Promise<void> {
  const connection = await owner.reserve();
  try {
    await connection`set session_replication_role = replica`;
    await connection`create temp table many_statuses as select status, is_over::boolean, place from unnest(${statusRows.map(({ status }) => status)}::text[],
      ${statusRows.map(({ isOver }) => String(isOver))}::text[]) with ordinality as s (status, is_over, place)`;
    await layOutPools(connection, markOf);
    await connection`alter table app.application_search drop constraint application_search_pkey`;
    await connection`drop index if exists app.application_search_of_application`;
    for (let from = after; from < after + count; from += batch)
      await addBatch(connection, { orgCode, from, until: Math.min(after + count, from + batch), now });
    await addWords(connection, orgCode);
    await connection`alter table app.application_search add primary key (org_code, kind, key, application_uuid)`;
    await connection`create index application_search_of_application on app.application_search (org_code, application_uuid)`;
    for (const table of ['many_statuses', 'many_pool', 'many_place', 'many_mark'])
      await connection.unsafe(`drop table ${table}`);
    await connection`set session_replication_role = origin`;
    await connection`analyze app.application`;
    await connection`analyze app.application_search`;
    await connection`analyze app.search_word`;
  } finally {
    connection.release();
  }
}

/** Most of a lender's book is over; the rest stands everywhere, so that every list has some. Repeated by weight. */
const statusRows = statusNames.flatMap((status) => {
  const isOver = isClosed(status);
  const { actor } = statuses[status];
  const weight = isOver ? 12 : actor === 'operations' ? 1 : 2;
  return Array.from({ length: weight }, () => ({ status, isOver }));
});

type Connection = Awaited<ReturnType<Sql['reserve']>>;

async function layOutPools(connection: Connection, markOf: Book['markOf']): Promise<void> {
  const { firstNames, lastNames, streets } = pools;
  await connection`create temp table many_pool (kind text, place integer, said text, folded text, primary key (kind, place))`;
  for (const [kind, all] of Object.entries({ firstNames, lastNames, streets }))
    await connection`insert into many_pool select ${kind}, p.place - 1, p.said, p.folded from unnest(${all as string[]}::text[],
      ${all.map((one) => streetWordsOf(one).join(' '))}::text[]) with ordinality as p (said, folded, place)`;
  await connection`create temp table many_place as select place - 1 as place, city, state, zip, zone, folded
    from unnest(${places.map(({ city }) => city)}::text[], ${places.map(({ state }) => state)}::text[],
      ${places.map(({ zip }) => zip)}::text[], ${places.map(({ zone }) => zone)}::text[],
      ${places.map(({ city }) => streetWordsOf(city).join(' '))}::text[]) with ordinality as p (city, state, zip, zone, folded, place)`;
  const marks = Array.from({ length: 10_000 }, (_, n) => markOf(String(n).padStart(4, '0')));
  await connection`create temp table many_mark as select place - 1 as place, mark
    from unnest(${marks}::text[]) with ordinality as m (mark, place)`;
}

interface Batch {
  readonly orgCode: string;
  readonly from: number;
  readonly until: number;
  readonly now: Date;
}

/** What all have in common. */
function template(orgCode: string, now: Date) {
  const name = { firstName: '', middleName: '', lastName: '', suffix: '' } as const;
  const address = { street1: '', street2: '', city: '', state: 'CA', zip: '' } as const;
  return newApplication(
    {
      ...{ uuid: '', orgCode, product: 'heloc', occupancy: 'HOME', address, loanNumber: '' },
      borrower: { identityUuid: '', name, email: '', phoneNumber: null },
      employmentType: 'FULL_TIME',
      annualIncomeCents: 12_000_000,
    },
    now,
  );
}

async function addBatch(connection: Connection, { orgCode, from, until, now }: Batch): Promise<void> {
  const { firstNames, lastNames, streets } = pools;
  const like = template(orgCode, now);
  await connection`create temp table many as
    select n, md5('application ' || ${orgCode} || n)::uuid as uuid, md5('person ' || ${orgCode} || n)::uuid as identity_uuid,
           '31' || lpad(n::text, 8, '0') as loan_number, f.said as first_name, f.folded as first_folded,
           l.said as last_name, l.folded as last_folded, (100 + n * 37 % 9800) || ' ' || s.said as street,
           (100 + n * 37 % 9800)::text as door, s.folded as street_folded, p.city, p.state, p.zip, p.zone, p.folded as city_folded,
           lower(f.folded || '.' || replace(l.folded, ' ', '') || n || '@mail.example') as email,
           '2' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0') as phone, t.status, t.is_over,
           m.mark, lpad((n::bigint * 31 % 10000)::text, 4, '0') as last_four,
           ${now}::timestamptz - make_interval(mins => (n::bigint * 7 % 525600)::int) as since,
           (25000 + n::bigint * 613 % 375000) * 100 as line_cents
      from generate_series(${from}::int, ${until - 1}::int) n
      join many_pool f on f.kind = 'firstNames' and f.place = n % ${firstNames.length}::int
      join many_pool l on l.kind = 'lastNames' and l.place = (n / ${firstNames.length}::int + n * 7) % ${lastNames.length}::int
      join many_pool s on s.kind = 'streets' and s.place = n * 11 % ${streets.length}::int
      join many_place p on p.place = n * 13 % ${places.length}::int
      join many_statuses t on t.place = 1 + n * 17 % ${statusRows.length}::int
      join many_mark m on m.place = n::bigint * 31 % 10000`;
  await connection`
    insert into app.application (org_code, uuid, identity_uuid, loan_number, product, status, status_since, version, last_hash,
                                 is_active, is_searchable, record, created_at, updated_at)
    select ${orgCode}, uuid, identity_uuid, loan_number, 'heloc', status, since, 1, decode(repeat('00', 32), 'hex'), not is_over, true,
           ${connection.json(like as never)}::jsonb || jsonb_build_object(
             'uuid', uuid, 'loanNumber', loan_number, 'status', status, 'createdAt', at, 'statusSince', at, 'submittedAt', at,
             'borrower', jsonb_build_object('identityUuid', identity_uuid, 'email', email, 'phoneNumber', phone, 'name',
               jsonb_build_object('firstName', first_name, 'middleName', '', 'lastName', last_name, 'suffix', '')),
             'property', ${connection.json(like.property as never)}::jsonb || jsonb_build_object('timeZone', zone,
               'valueCents', line_cents * 4, 'address', jsonb_build_object('street1', street, 'street2', '', 'city', city,
               'state', state, 'zip', zip)),
             'credit', ${connection.json(like.credit as never)}::jsonb || jsonb_build_object('ssnLastFour', last_four),
             'offers', ${connection.json(like.offers as never)}::jsonb || jsonb_build_object('selected', jsonb_build_object(
               'id', '10-STANDARD', 'type', 'STANDARD', 'termYears', 10, 'rateBps', 899, 'rateType', 'FIXED',
               'originationFeeBps', 299, 'amountCents', line_cents, 'drawCents', line_cents, 'discounts', '[]'::jsonb))),
           since, since
      from many, lateral (select to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at) stamped`;
  await connection`
    insert into app.application_search (org_code, kind, key, application_uuid)
    select ${orgCode}, k.kind, k.key, uuid from many, lateral (values
      ('number', loan_number), ('email', email), ('phone', phone), ('ssn', mark),
      ('name', first_folded || ' ' || last_folded), ('name', last_folded || ' ' || first_folded),
      ('address', door || ' ' || street_folded || ' ' || city_folded || ' ' || zip),
      ('address', street_folded || ' ' || city_folded || ' ' || zip || ' ' || door)) k (kind, key)`;
  await connection`drop table many`;
}

async function addWords(connection: Connection, orgCode: string): Promise<void> {
  const { firstNames, lastNames, streets } = pools;
  const said = [...firstNames, ...lastNames, ...streets, ...places.map(({ city }) => city)];
  const words = [...new Set(said.flatMap(streetWordsOf))].filter((word) => word.length >= 3);
  const pairs = words.flatMap((word) => variantsOf(word).map((variant) => ({ variant, word })));
  await connection`insert into app.search_word (org_code, variant, word)
    select ${orgCode}, variant, word from unnest(${pairs.map(({ variant }) => variant)}::text[],
      ${pairs.map(({ word }) => word)}::text[]) as w (variant, word) on conflict do nothing`;
}
