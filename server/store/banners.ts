/** The published banners, newest first, in the shape the browser reads. */
import type { Banner } from '#core/support/banner.ts';
import type { Queryable } from './database.ts';

export type BannerEnvironment = 'production' | 'test';

export type BannerRecord = Banner;

interface BannerRow extends Omit<BannerRecord, 'metadata'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export async function listBanners(sql: Queryable, environment: BannerEnvironment): Promise<BannerRecord[]> {
  const rows = await sql<BannerRow[]>`
    select uuid, message, apps, variant, active, dismissable, created_at, updated_at
      from app.banner where environment = ${environment} order by created_at desc limit 50`;
  return rows.map(({ createdAt, updatedAt, ...row }) => ({
    ...row,
    metadata: { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  }));
}

export async function saveBanner(
  sql: Queryable,
  environment: BannerEnvironment,
  banner: Omit<BannerRecord, 'metadata'>,
): Promise<void> {
  const { uuid, message, apps, variant, active, dismissable } = banner;
  await sql`
    insert into app.banner (uuid, environment, message, apps, variant, active, dismissable)
    values (${uuid}, ${environment}, ${message}, ${apps}, ${variant}, ${active}, ${dismissable})
    on conflict (uuid) do update set message = excluded.message, apps = excluded.apps, variant = excluded.variant,
      active = excluded.active, dismissable = excluded.dismissable, updated_at = now()`;
}
