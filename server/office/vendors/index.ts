/**
 * The desk of vendors. Promises that staff see what waits in their own organization and nothing of another's; that a
 * pause holds for every worker from the next order on, uses up no try and ends when someone says so; that each act says
 * who and why in the audit. How vendors answer is counted over all organizations: it tells of the vendor, not of anyone.
 */
import { companyName, isPausable, noneTook, type PauseReach, tookMs } from '#core/desk/vendors.ts';
import { effects, type VendorName, vendorNames } from '#core/journey/effects.ts';
import { scopesOf } from '#core/roles.ts';
import * as words from '#core/words/en/errors/vendors.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { readApplication } from '../../store/applications.ts';
import { writeAudit } from '../../store/audit.ts';
import { pageOf, readMark, readMax } from '../../store/pages.ts';
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
  type VendorMinute,
  waitingEffects,
  wakeEffects,
} from '../../store/vendor-care.ts';
import { choicesFor, type VendorChoice } from '../../store/vendor-swap.ts';
import { nameOfStaff, type VendorDeskDeps, vendorOf } from './deps.ts';
import { maySwitch, switching } from './switching.ts';

export { createVendorRecorder, type VendorRecorder } from './recorder.ts';

const lookedAtMinutes = 60;
const restForgottenMinutes = 24 * 60;

export type VendorDesk = ReturnType<typeof createVendorDesk>;

export function createVendorDesk(deps: VendorDeskDeps) {
  return { ...reading(deps), ...pausing(deps), ...switching(deps), ...askingAgain(deps) };
}

/** How far this person's pause reaches: their organization, and from the provider's own people all of them. */
function pauseReachesOf({ roles, orgCode }: Person, isProvider: VendorDeskDeps['isProvider']): PauseReach[] {
  const scopes = scopesOf(roles, 'pauseVendors');
  if (scopes.length === 0) return [];
  return scopes.includes('every') && isProvider(orgCode) ? ['organization', 'every'] : ['organization'];
}

const needOf = (effect: string): string => (effects as Readonly<Record<string, { need: string }>>)[effect]?.need ?? '';
const effectsOf = (vendor: VendorName) => Object.keys(effects).filter((effect) => needOf(effect) === vendor);

/** How one company answers, by the name it is counted under. */
const answeringOf = (calls: readonly VendorMinute[], resting: readonly { vendor: string; since: Date }[]) => {
  return (name: string) => {
    const of = calls.find(({ vendor }) => vendor === name);
    const took = of?.took ?? noneTook;
    return {
      calls: { answered: of?.answered ?? 0, refused: of?.refused ?? 0, faults: of?.faults ?? 0 },
      middle: tookMs(took, 50),
      nineOfTen: tookMs(took, 90),
      leftAloneSince: resting.find(({ vendor }) => vendor === name)?.since ?? null,
    };
  };
};

/** Who is asked first for an organization, and what was chosen. */
function chosen(choices: readonly VendorChoice[], vendor: VendorName, orgCode: string) {
  const of = choices.filter((one) => one.vendor === vendor);
  const own = of.find((one) => one.orgCode === orgCode) ?? of.find((one) => one.orgCode === everyOrg);
  return {
    first: own?.first ?? ('primary' as const),
    choices: of.map(({ orgCode: organization, first, at, byName: by, why }) => ({ organization, first, at, by, why })),
  };
}

function reading({ database, isProvider, hasFallback, organizations, nameOf }: VendorDeskDeps) {
  const { app } = database;
  return {
    vendors: async (person: Person) => {
      const { orgCode } = person;
      const canSwitch = maySwitch(person, isProvider);
      const [calls, resting, pauses, waiting, orders, choices] = await Promise.all([
        callsOfVendors(app, lookedAtMinutes),
        restingVendors(app, restForgottenMinutes),
        pausesFor(app, orgCode),
        waitingEffects(app, orgCode),
        openOrderCounts(app, orgCode),
        choicesFor(app, orgCode, canSwitch),
      ]);
      const answering = answeringOf(calls, resting);
      return {
        minutes: lookedAtMinutes,
        reaches: pauseReachesOf(person, isProvider),
        switchable: canSwitch ? organizations().map((org) => ({ org, name: nameOf(org) })) : [],
        vendors: vendorNames.map((vendor) => {
          const order = orders.find((one) => one.vendor === vendor);
          return {
            vendor,
            isPausable: isPausable(vendor),
            ...answering(vendor),
            second: hasFallback(vendor)
              ? { ...answering(companyName(vendor, 'fallback')), ...chosen(choices, vendor, orgCode) }
              : null,
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
    orders: async (person: Person, name: string, cursor?: string) => {
      const asked = { vendor: vendorOf(name), after: readMark(cursor), max: readMax };
      const found = await database.inOrg(person.orgCode, (tx) => openOrders(tx, person.orgCode, asked));
      const { rows, nextCursor } = pageOf(found, ({ at, reference }) => ({ at, uuid: reference }));
      return { rows: rows.filter(({ application }) => !isTheirOwn(person, application)), nextCursor };
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
        const byName = await nameOfStaff(tx, person);
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
