/** Banners: what shows on a site now, in the shape the browser reads; and their changes, each kept. */
import type { Banner } from '#core/support/banner.ts';
import type { Queryable } from './database.ts';
import type { Mark } from './mark.ts';

export type BannerEnvironment = 'production' | 'test';

export type BannerRecord = Banner;

/** The code that stands for every site. */
export const everySite = '';

interface BannerRow extends Omit<BannerRecord, 'metadata'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Those of one organization and of all, while they are to be shown; newest first, and what is switched off crowds out none. */
export async function listBanners(
  sql: Queryable,
  environment: BannerEnvironment,
  orgCode: string,
): Promise<BannerRecord[]> {
  const rows = await sql<BannerRow[]>`
    select uuid, message, apps, variant, active, dismissable, created_at, updated_at
      from app.banner
     where environment = ${environment} and org_code in (${orgCode}, ${everySite})
       and (shown_from is null or shown_from <= app.now()) and (shown_until is null or shown_until > app.now())
     order by active desc, created_at desc limit 50`;
  return rows.map(({ createdAt, updatedAt, ...row }) => ({
    ...row,
    metadata: { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  }));
}

export interface StoredBanner {
  readonly uuid: string;
  readonly orgCode: string;
  readonly message: string;
  readonly variant: Banner['variant'];
  readonly active: boolean;
  readonly dismissable: boolean;
  readonly shownFrom: Date | null;
  readonly shownUntil: Date | null;
  readonly version: number;
}

const columns = (sql: Queryable) =>
  sql`uuid, org_code, message, variant, active, dismissable, shown_from, shown_until, version`;

export interface ListedBanner extends StoredBanner {
  /** To the microsecond. */
  readonly writtenAt: string;
}

/** What is switched on stands first: it can be reached and switched off however many there are. */
export const bannerMark = ({ active, writtenAt, uuid }: ListedBanner): Mark => ({
  at: writtenAt,
  uuid: `${active ? 'on' : 'off'}_${uuid}`,
});

interface BannerPage {
  readonly environment: BannerEnvironment;
  /** Of an organization and of all; null for every organization's. */
  readonly orgCode: string | null;
  readonly after: Mark | undefined;
  readonly max: number;
}

export async function bannersOf(
  sql: Queryable,
  { environment, orgCode, after, max }: BannerPage,
): Promise<ListedBanner[]> {
  const [state, uuid = ''] = after?.uuid.split('_') ?? [];
  return sql<ListedBanner[]>`
    select ${columns(sql)}, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as written_at
      from app.banner
     where environment = ${environment} ${orgCode === null ? sql`` : sql`and org_code in (${orgCode}, ${everySite})`}
       ${after === undefined ? sql`` : sql`and (active, created_at, uuid) < (${state === 'on'}::boolean, ${after.at}::text::timestamptz, ${uuid}::uuid)`}
     order by active desc, created_at desc, uuid desc limit ${max}`;
}

/** Held until the transaction ends: of two who change it, the second finds the first one's. */
export async function holdBanner(
  tx: Queryable,
  environment: BannerEnvironment,
  uuid: string,
): Promise<StoredBanner | undefined> {
  const [row] = await tx<StoredBanner[]>`
    select ${columns(tx)} from app.banner where environment = ${environment} and uuid = ${uuid} for update`;
  return row;
}

export async function writeBanner(
  tx: Queryable,
  environment: BannerEnvironment,
  banner: StoredBanner & { readonly apps: readonly string[] },
): Promise<void> {
  const { uuid, orgCode, message, apps, variant, active, dismissable, shownFrom, shownUntil, version } = banner;
  await tx`
    insert into app.banner (uuid, environment, org_code, message, apps, variant, active, dismissable, shown_from, shown_until, version)
    values (${uuid}, ${environment}, ${orgCode}, ${message}, ${apps as string[]}, ${variant}, ${active}, ${dismissable},
            ${shownFrom}, ${shownUntil}, ${version})
    on conflict (uuid) do update set org_code = excluded.org_code, message = excluded.message, variant = excluded.variant,
      active = excluded.active, dismissable = excluded.dismissable, shown_from = excluded.shown_from,
      shown_until = excluded.shown_until, version = excluded.version, updated_at = now()`;
}

export interface BannerChange<Content> {
  readonly version: number;
  readonly at: Date;
  readonly byName: string;
  readonly content: Content;
}

export async function addBannerChange(
  tx: Queryable,
  uuid: string,
  change: { readonly version: number; readonly byIdentity: string; readonly byName: string; readonly content: unknown },
  now: Date,
): Promise<void> {
  await tx`
    insert into app.banner_change (uuid, version, at, by_identity, by_name, content)
    values (${uuid}, ${change.version}, ${now}, ${change.byIdentity}, ${change.byName}, ${tx.json(change.content as never)})`;
}

export const changeMark = ({ at, version }: Pick<BannerChange<unknown>, 'at' | 'version'>): Mark => ({
  at: at.toISOString(),
  uuid: String(version),
});

/** The newest first. */
export async function bannerChanges<Content>(
  sql: Queryable,
  { uuid, after, max }: { readonly uuid: string } & Pick<BannerPage, 'after' | 'max'>,
): Promise<BannerChange<Content>[]> {
  return sql<BannerChange<Content>[]>`
    select version, at, by_name, content from app.banner_change
     where uuid = ${uuid} ${after === undefined ? sql`` : sql`and version < ${Number(after.uuid)}`}
     order by version desc limit ${max}`;
}

export async function bannerChange<Content>(
  sql: Queryable,
  uuid: string,
  version: number,
): Promise<BannerChange<Content> | undefined> {
  const [row] = await sql<BannerChange<Content>[]>`
    select version, at, by_name, content from app.banner_change where uuid = ${uuid} and version = ${version}`;
  return row;
}
