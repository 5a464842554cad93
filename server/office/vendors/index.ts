/**
 * The desk of vendors. Promises that staff see what waits in their own organization and nothing of another's; that a
 * pause holds for every worker from the next order on, uses up no try and ends when someone says so; that each act says
 * who and why in the audit. How vendors answer is counted over all organizations: it tells of the vendor, not of anyone.
 */
import { isPausable, noneTook, type PauseReach, tookMs } from '#core/desk/vendors.ts';
import { effects, type VendorName, vendorNames } from '#core/journey/effects.ts';
import { scopesOf } from '#core/roles.ts';
import * as words from '#core/words/en/errors/vendors.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { readApplication } from '../../store/applications.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Database } from '../../store/database.ts';
import { findProfile } from '../../store/profiles.ts';
import {
  askOrderAgain,
  callsOfVendors,
  everyOrg,
  insertPause,
  openOrderCounts,
  openOrders,
  pausesFor,
  removePause,
  restingVendors,
  waitingEffects,
  wakeEffects,
} from '../../store/vendor-care.ts';

export { createVendorRecorder, type VendorRecorder } from './recorder.ts';

const lookedAtMinutes = 60;
const restForgottenMinutes = 24 * 60;
const ordersMax = 50;

interface VendorDeskDeps {
  readonly database: Database;
  readonly isProvider: (orgCode: string) => boolean;
}

export type VendorDesk = ReturnType<typeof createVendorDesk>;

export function createVendorDesk(deps: VendorDeskDeps) {
  return { ...reading(deps), ...pausing(deps), ...askingAgain(deps) };
}

/** How far this person's pause reaches: their organization, and from the provider's own people all of them. */
function pauseReachesOf({ roles, orgCode }: Person, isProvider: VendorDeskDeps['isProvider']): PauseReach[] {
  const scopes = scopesOf(roles, 'pauseVendors');
  if (scopes.length === 0) return [];
  return scopes.includes('every') && isProvider(orgCode) ? ['organization', 'every'] : ['organization'];
}

function vendorOf(name: string): VendorName {
  const vendor = vendorNames.find((one) => one === name);
  if (!vendor) throw new Failure('notFound');
  return vendor;
}

const needOf = (effect: string): string => (effects as Readonly<Record<string, { need: string }>>)[effect]?.need ?? '';
const effectsOf = (vendor: VendorName) => Object.keys(effects).filter((effect) => needOf(effect) === vendor);

function reading({ database, isProvider }: VendorDeskDeps) {
  const { app } = database;
  return {
    vendors: async (person: Person) => {
      const { orgCode } = person;
      const [calls, resting, pauses, waiting, orders] = await Promise.all([
        callsOfVendors(app, lookedAtMinutes),
        restingVendors(app, restForgottenMinutes),
        pausesFor(app, orgCode),
        waitingEffects(app, orgCode),
        openOrderCounts(app, orgCode),
      ]);
      return {
        minutes: lookedAtMinutes,
        reaches: pauseReachesOf(person, isProvider),
        vendors: vendorNames.map((vendor) => {
          const of = calls.find((one) => one.vendor === vendor);
          const took = of?.took ?? noneTook;
          const order = orders.find((one) => one.vendor === vendor);
          return {
            vendor,
            isPausable: isPausable(vendor),
            calls: { answered: of?.answered ?? 0, refused: of?.refused ?? 0, faults: of?.faults ?? 0 },
            middle: tookMs(took, 50),
            nineOfTen: tookMs(took, 90),
            leftAloneSince: resting.find((one) => one.vendor === vendor)?.since ?? null,
            waiting: waiting.reduce((sum, { effect, count }) => sum + (needOf(effect) === vendor ? count : 0), 0),
            orders: order?.count ?? 0,
            oldestOrder: order?.oldest ?? null,
            pauses: pauses
              .filter((one) => one.vendor === vendor)
              .map(({ orgCode: of, at, byName, why }) => ({
                reach: (of === everyOrg ? 'every' : 'organization') satisfies PauseReach as PauseReach,
                ...{ at, why, by: byName },
              })),
          };
        }),
      };
    },

    /** The longest waiting first; never one of one's own application. */
    orders: async (person: Person, name: string) => {
      const found = await database.inOrg(person.orgCode, (tx) =>
        openOrders(tx, person.orgCode, vendorOf(name), ordersMax),
      );
      return found.filter(({ application }) => !isTheirOwn(person, application));
    },
  };
}

function pausing({ database, isProvider }: VendorDeskDeps) {
  const orgOf = (person: Person, reach: PauseReach) => {
    if (!pauseReachesOf(person, isProvider).includes(reach))
      throw new Failure('forbidden', { message: words.onlyTheProviderPausesForAll });
    return reach === 'every' ? everyOrg : person.orgCode;
  };
  return {
    pause: async (
      person: Person,
      name: string,
      { reach, why }: { readonly reach: PauseReach; readonly why: string },
    ) => {
      const vendor = vendorOf(name);
      if (!isPausable(vendor)) throw new Failure('conflict', { message: words.thisVendorIsNotPaused });
      const orgCode = orgOf(person, reach);
      const { identityUuid } = person;
      await database.inOrg(person.orgCode, async (tx, now) => {
        const { firstName = '', lastName = '' } = (await findProfile(tx, person.orgCode, identityUuid)) ?? {};
        const byName = `${firstName} ${lastName}`.trim();
        if (!(await insertPause(tx, { vendor, orgCode, byIdentity: identityUuid, byName, why }, now)))
          throw new Failure('conflict', { message: words.isPausedAlready });
        await writeAudit(tx, person.orgCode, person, { act: 'vendorPaused', what: `${vendor} ${reach}`, why }, now);
      });
    },

    resume: async (person: Person, name: string, { reach }: { readonly reach: PauseReach }) => {
      const vendor = vendorOf(name);
      const orgCode = orgOf(person, reach);
      await database.inOrg(person.orgCode, async (tx, now) => {
        if (!(await removePause(tx, vendor, orgCode)))
          throw new Failure('conflict', { message: words.isNotPausedAnyMore });
        // What was put away is due now; what is still paused otherwise is put away again by the worker.
        await wakeEffects(tx, effectsOf(vendor), orgCode);
        await writeAudit(tx, person.orgCode, person, { act: 'vendorResumed', what: `${vendor} ${reach}` }, now);
      });
    },
  };
}

function askingAgain({ database }: VendorDeskDeps) {
  return {
    /** The worker asks within ten seconds, unless the vendor is paused. */
    askAgain: (person: Person, name: string, { reference }: { readonly reference: string }): Promise<void> =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode } = person;
        const vendor = vendorOf(name);
        const applicationUuid = await askOrderAgain(tx, orgCode, { vendor, reference });
        const stored = applicationUuid && (await readApplication(tx, orgCode, applicationUuid));
        // Thrown inside, so that nothing of it stays: one's own order is, to oneself, not there.
        if (!stored || isTheirOwn(person, stored.application)) throw new Failure('notFound');
        await writeAudit(tx, orgCode, person, { act: 'orderAskedAgain', what: vendor, applicationUuid }, now);
      }),
  };
}
