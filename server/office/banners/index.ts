/**
 * The desk of banners. Promises that an organization writes on its own site alone and the provider's admins on every one;
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
  bannerChanges,
  bannersOf,
  everySite,
  holdBanner,
  type StoredBanner,
  writeBanner,
} from '../../store/banners.ts';
import type { Database, Tx } from '../../store/database.ts';
import { findProfile } from '../../store/profiles.ts';

interface BannerDeskDeps {
  readonly database: Database;
  readonly environment: BannerEnvironment;
  readonly isProvider: (orgCode: string) => boolean;
  /** The sites of an organization: what may be named in its banners. */
  readonly hostsOf: (orgCode: string) => readonly string[];
}

export type BannerDesk = ReturnType<typeof createBannerDesk>;

interface Wish {
  readonly uuid: string | null;
  readonly version: number;
  readonly banner: BannerContent;
}

export function createBannerDesk(deps: BannerDeskDeps) {
  const { database, environment, isProvider } = deps;
  const reachesOf = ({ roles, orgCode }: Person): BannerReach[] =>
    scopesOf(roles, 'editBanners').includes('every') && isProvider(orgCode)
      ? ['organization', 'every']
      : ['organization'];
  const isTheirs = (person: Person, { orgCode }: StoredBanner) => orgCode === person.orgCode || orgCode === everySite;

  const save = (person: Person, wish: Wish) =>
    database.inOrg(person.orgCode, async (tx, now) => {
      const before = await held(tx, environment, wish);
      // Another's is, to whom it does not concern, not there.
      if (before && !isTheirs(person, before)) throw new Failure('notFound');
      const reaches = reachesOf(person);
      const touched: BannerReach[] = [wish.banner.reach, ...(before ? [reachOf(before)] : [])];
      if (touched.some((reach) => !reaches.includes(reach)))
        throw new Failure('forbidden', { message: words.onlyTheProvider });
      return write(deps, tx, person, before, wish.banner, now);
    });

  return {
    list: async (person: Person) => {
      const [banners, now] = await database.inOrg(
        person.orgCode,
        async (tx, at) => [await bannersOf(tx, environment, person.orgCode), at] as const,
      );
      return {
        reaches: reachesOf(person),
        banners: banners.map((one) => {
          const content = contentOf(one);
          return { uuid: one.uuid, version: one.version, isShown: isShownAt(content, now), ...content };
        }),
      };
    },

    save,

    history: (person: Person, uuid: string) =>
      database.inOrg(person.orgCode, async (tx) => {
        const banner = isUuid(uuid) ? await holdBanner(tx, environment, uuid) : undefined;
        if (!banner || !isTheirs(person, banner)) throw new Failure('notFound');
        return bannerChanges<BannerContent>(tx, uuid);
      }),

    /** A change like any other: who may write it may undo it, and it can be undone in turn. */
    undo: async (person: Person, uuid: string, { version, to }: { readonly version: number; readonly to: number }) => {
      if (!isUuid(uuid)) throw new Failure('notFound');
      const changes = await database.inOrg(person.orgCode, async (tx) => {
        const banner = await holdBanner(tx, environment, uuid);
        return banner && isTheirs(person, banner) ? bannerChanges<BannerContent>(tx, uuid) : [];
      });
      const earlier = changes.find((one) => one.version === to);
      if (!earlier) throw new Failure('notFound');
      return save(person, { uuid, version, banner: earlier.content });
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

async function write(
  { environment, hostsOf }: BannerDeskDeps,
  tx: Tx,
  person: Person,
  before: StoredBanner | undefined,
  content: BannerContent,
  now: Date,
) {
  const { orgCode, identityUuid } = person;
  const other = otherSiteIn(content.message, hostsOf(orgCode));
  if (other !== undefined) throw new Failure('invalid', { param: 'banner.message', message: words.otherSite(other) });
  const uuid = before?.uuid ?? randomUUID();
  const version = (before?.version ?? 0) + 1;
  const { message, variant, active, dismissable, reach, from, until } = content;
  await writeBanner(tx, environment, {
    ...{ uuid, version, message, variant, active, dismissable },
    orgCode: reach === 'every' ? everySite : orgCode,
    apps: [APPLICATION_NAME],
    shownFrom: from === null ? null : new Date(from),
    shownUntil: until === null ? null : new Date(until),
  });
  const { firstName = '', lastName = '' } = (await findProfile(tx, orgCode, identityUuid)) ?? {};
  const byName = `${firstName} ${lastName}`.trim();
  await addBannerChange(tx, uuid, { version, byIdentity: identityUuid, byName, content }, now);
  await writeAudit(tx, orgCode, person, { act: 'bannerChanged', what: `${uuid} ${version}` }, now);
  return { uuid, version };
}

const reachOf = ({ orgCode }: StoredBanner): BannerReach => (orgCode === everySite ? 'every' : 'organization');

function contentOf(banner: StoredBanner): BannerContent {
  const { message, variant, active, dismissable, shownFrom, shownUntil } = banner;
  return {
    ...{ message, variant, active, dismissable },
    reach: reachOf(banner),
    from: shownFrom?.toISOString() ?? null,
    until: shownUntil?.toISOString() ?? null,
  };
}
