/**
 * The desk of banners. Promises that an organization writes on its own site alone and the provider's admins on every one or
 * on one that they choose;
 * that each change says who and when, stays written and can be undone; and that of two who change one at once the second
 * is told.
 */
import { randomUUID } from 'node:crypto';
import { APPLICATION_NAME } from '#core/flags.ts';
import { isUuid } from '#core/people/uuid.ts';
import { scopesOf } from '#core/roles.ts';
import { type BannerContent, type BannerReach, isShownAt, otherSiteIn } from '#core/support/banner-edit.ts';
import * as words from '#core/words/en/errors/banners.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { writeAudit } from '../../store/audit.ts';
import {
  addBannerChange,
  type BannerEnvironment,
  bannerChange,
  bannerChanges,
  bannerMark,
  bannersOf,
  changeMark,
  everySite,
  holdBanner,
  type StoredBanner,
  writeBanner,
} from '../../store/banners.ts';
import type { Database, Tx } from '../../store/database.ts';
import { pageOf, readMark, readMax } from '../../store/pages.ts';
import { findProfile } from '../../store/profiles.ts';

interface BannerDeskDeps {
  readonly database: Database;
  readonly environment: BannerEnvironment;
  readonly isProvider: (orgCode: string) => boolean;
  readonly canonicalOf: (orgCode: string) => string | undefined;
  /** The sites of an organization: what may be named in its banners. */
  readonly hostsOf: (orgCode: string) => readonly string[];
}

export type BannerDesk = ReturnType<typeof createBannerDesk>;

interface Wish {
  readonly uuid: string | null;
  readonly version: number;
  readonly banner: BannerContent;
}

/** Who may write where. */
function reachIn({ isProvider, canonicalOf }: BannerDeskDeps) {
  const reachesAll = ({ roles, orgCode }: Person) =>
    scopesOf(roles, 'editBanners').includes('every') && isProvider(orgCode);
  const reachesOf = (person: Person): BannerReach[] =>
    reachesAll(person) ? ['organization', 'every'] : ['organization'];
  const isTheirs = (person: Person, { orgCode }: StoredBanner) =>
    orgCode === person.orgCode || orgCode === everySite || reachesAll(person);
  /** On whose site it is to stand; another's is, to whom it does not concern, not there. */
  const siteFor = (person: Person, { reach, org = person.orgCode }: BannerContent): string => {
    if (reach === 'every') return everySite;
    const named = org === person.orgCode ? org : canonicalOf(org);
    if (named === undefined || (named !== person.orgCode && !reachesAll(person))) throw new Failure('notFound');
    return named;
  };
  return { reachesAll, reachesOf, isTheirs, siteFor };
}

export function createBannerDesk(deps: BannerDeskDeps) {
  const { database, environment } = deps;
  const { reachesAll, reachesOf, isTheirs, siteFor } = reachIn(deps);

  const save = (person: Person, wish: Wish) =>
    database.inOrg(person.orgCode, async (tx, now) => {
      const before = await held(tx, environment, wish);
      // Another's is, to whom it does not concern, not there.
      if (before && !isTheirs(person, before)) throw new Failure('notFound');
      const reaches = reachesOf(person);
      const touched: BannerReach[] = [wish.banner.reach, ...(before ? [reachOf(before)] : [])];
      if (touched.some((reach) => !reaches.includes(reach)))
        throw new Failure('forbidden', { message: words.onlyTheProvider });
      return write(deps, tx, person, { before, content: wish.banner, site: siteFor(person, wish.banner) }, now);
    });

  return {
    /** What is switched on first, then the newest; a page at a time. */
    list: (person: Person, cursor?: string) =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const orgCode = reachesAll(person) ? null : person.orgCode;
        const found = await bannersOf(tx, { environment, orgCode, after: readMark(cursor), max: readMax });
        const { rows, nextCursor } = pageOf(found, bannerMark);
        const shown = rows.map((one) => {
          const content = contentOf(one);
          return { uuid: one.uuid, version: one.version, isShown: isShownAt(content, now), ...content };
        });
        return { reaches: reachesOf(person), rows: shown, nextCursor };
      }),

    save,

    /** The newest first, a page at a time. */
    history: (person: Person, uuid: string, cursor?: string) =>
      database.inOrg(person.orgCode, async (tx) => {
        const banner = isUuid(uuid) ? await holdBanner(tx, environment, uuid) : undefined;
        if (!banner || !isTheirs(person, banner)) throw new Failure('notFound');
        const page = { uuid, after: readMark(cursor), max: readMax };
        return pageOf(await bannerChanges<BannerContent>(tx, page), changeMark);
      }),

    /** A change like any other: who may write it may undo it, and it can be undone in turn. */
    undo: async (person: Person, uuid: string, { version, to }: { readonly version: number; readonly to: number }) => {
      if (!isUuid(uuid)) throw new Failure('notFound');
      const [banner, earlier] = await database.inOrg(person.orgCode, async (tx) => {
        const found = await holdBanner(tx, environment, uuid);
        const isThere = found !== undefined && isTheirs(person, found);
        return [found, isThere ? await bannerChange<BannerContent>(tx, uuid, to) : undefined] as const;
      });
      if (!banner || !earlier) throw new Failure('notFound');
      // What was written before one could choose an organization stands where it stood.
      const site = banner.orgCode === everySite ? person.orgCode : banner.orgCode;
      const { content } = earlier;
      return save(person, { uuid, version, banner: content.reach === 'every' ? content : { org: site, ...content } });
    },
  };
}

async function held(
  tx: Tx,
  environment: BannerEnvironment,
  { uuid, version }: Wish,
): Promise<StoredBanner | undefined> {
  if (uuid === null) return undefined;
  const before = isUuid(uuid) ? await holdBanner(tx, environment, uuid) : undefined;
  if (!before) throw new Failure('notFound');
  if (before.version !== version) throw new Failure('conflict', { message: words.changedMeanwhile });
  return before;
}

interface Writing {
  readonly before: StoredBanner | undefined;
  readonly content: BannerContent;
  readonly site: string;
}

async function write(
  { environment, hostsOf }: BannerDeskDeps,
  tx: Tx,
  person: Person,
  { before, content, site }: Writing,
  now: Date,
) {
  const { orgCode, identityUuid } = person;
  const other = otherSiteIn(content.message, hostsOf(site === everySite ? orgCode : site));
  if (other !== undefined) throw new Failure('invalid', { param: 'banner.message', message: words.otherSite(other) });
  const uuid = before?.uuid ?? randomUUID();
  const version = (before?.version ?? 0) + 1;
  const { message, variant, active, dismissable, from, until } = content;
  const kept = site === everySite ? content : { ...content, org: site };
  await writeBanner(tx, environment, {
    ...{ uuid, version, message, variant, active, dismissable },
    orgCode: site,
    apps: [APPLICATION_NAME],
    shownFrom: from === null ? null : new Date(from),
    shownUntil: until === null ? null : new Date(until),
  });
  const { firstName = '', lastName = '' } = (await findProfile(tx, orgCode, identityUuid)) ?? {};
  const byName = `${firstName} ${lastName}`.trim();
  await addBannerChange(tx, uuid, { version, byIdentity: identityUuid, byName, content: kept }, now);
  await writeAudit(tx, orgCode, person, { act: 'bannerChanged', what: `${uuid} ${version}` }, now);
  return { uuid, version };
}

const reachOf = ({ orgCode }: StoredBanner): BannerReach => (orgCode === everySite ? 'every' : 'organization');

function contentOf(banner: StoredBanner): BannerContent {
  const { message, variant, active, dismissable, shownFrom, shownUntil } = banner;
  return {
    ...{ message, variant, active, dismissable },
    reach: reachOf(banner),
    ...(banner.orgCode !== everySite && { org: banner.orgCode }),
    from: shownFrom?.toISOString() ?? null,
    until: shownUntil?.toISOString() ?? null,
  };
}
