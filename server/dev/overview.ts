/** Applications of all brands, as the workshop shows them. Each is read inside its own organization, like everywhere. */
import type { Application } from '#core/application/application.ts';
import { viewFor } from '#core/application/view.ts';
import { isOpen } from '#core/conditions/condition.ts';
import type { AnswerOf } from '#core/contract/contract.ts';
import type { DevRoutes } from '#core/contract/dev.ts';
import { isWaiting } from '#core/journey/polling.ts';
import { pathTo, route } from '#core/journey/route.ts';
import { isUuid } from '#core/people/uuid.ts';
import type { BrandShelf } from '../brands.ts';
import { Failure } from '../failure.ts';
import { readApplication } from '../store/applications.ts';
import type { Database } from '../store/database.ts';
import { newestApplications } from '../store/workshop.ts';

export type Summary = AnswerOf<DevRoutes['GET /dev/api/applications/{uuid}']>;

const shownMax = 50;

export function createOverview(db: Database, brands: BrandShelf) {
  /** An application never changes hands, so who owns it is asked once. */
  const owners = new Map<string, string>();

  const readIn = (orgCode: string, uuid: string) =>
    db.inOrg(orgCode, async (tx) => (await readApplication(tx, orgCode, uuid))?.application);

  async function find(uuid: string): Promise<Application> {
    if (!isUuid(uuid)) throw new Failure('notFound');
    const owner = owners.get(uuid);
    const places = owner === undefined ? brands.organizations : [owner];
    const found = (await fewAtOnce(places, (orgCode) => readIn(orgCode, uuid))).find((one) => one !== undefined);
    if (!found) throw new Failure('notFound');
    owners.set(uuid, found.orgCode);
    return found;
  }

  async function newest(): Promise<readonly Application[]> {
    const all = await fewAtOnce(brands.organizations, (orgCode) =>
      db.inOrg(orgCode, (tx) => newestApplications(tx, orgCode, shownMax)),
    );
    return all
      .flat()
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, shownMax);
  }

  /** `host` is where the page was asked for: another brand's page is asked for by its code. */
  function summary(application: Application, host: string | undefined): Summary {
    const { uuid, loanNumber, orgCode, product, status, statusSince, borrower, property } = application;
    const site = brands.siteFor(orgCode, property.address.state) ?? brands.provider;
    const path = pathTo(route({ hasProfile: true, application: viewFor('borrower', application) }), uuid);
    return {
      uuid,
      loanNumber,
      orgCode: site.orgCode,
      brand: site.names.display,
      borrower: `${borrower.name.firstName} ${borrower.name.lastName}`,
      email: borrower.email,
      product,
      state: property.address.state,
      status,
      statusSince,
      isWaiting: isWaiting(status),
      open: wearing(path, site.orgCode, host),
      conditions: application.conditions
        .filter(isOpen)
        .map(({ uuid: id, categoryEnum }) => ({ uuid: id, categoryEnum })),
    };
  }

  /** The path on this host, in the brand it belongs to. */
  function wearing(path: string, orgCode: string, host: string | undefined): string {
    const shown = brands.resolve(undefined, host);
    if (shown.kind === 'found' && shown.brand.orgCode === orgCode) return path;
    return `${path}${path.includes('?') ? '&' : '?'}org=${orgCode}`;
  }

  return { find, newest, summary, wearing };
}

/** Organizations are read one by one, and the database has other callers: sixty at once would put them all at the end of the line. */
async function fewAtOnce<T>(places: readonly string[], read: (orgCode: string) => Promise<T>): Promise<T[]> {
  const [waiting, found] = [[...places], [] as T[]];
  const lane = async () => {
    for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) found.push(await read(place));
  };
  await Promise.all([lane(), lane(), lane()]);
  return found;
}
