/**
 * Which side of an experiment someone is on. Promises that a side which was drawn for a browser goes over to its person's
 * application and is never drawn again, and that seeing it is written down when it happens. Costs nothing while no
 * experiment runs.
 */
import { type ExperimentRecord, experimentVariations, type Variation } from '#core/experiments/record.ts';
import type { FlagKey, FlagSubject } from '#core/flags.ts';
import { isStaff } from '#core/roles.ts';
import { type Actor, isVisitor, type Person } from '../actor.ts';
import type { LiveFlags } from '../flags.ts';
import type { Database } from '../store/database.ts';
import { insertExposure } from '../store/experiment-exposures.ts';
import {
  findExperimentProfile,
  keepExperimentProfile,
  keepExperiments,
  listExperiments,
} from '../store/experiments.ts';

interface ExperimentsNeeds {
  readonly database: Database;
  readonly flags: Pick<LiveFlags, 'experiments' | 'sidesFor'>;
  readonly now: () => Date;
}

type Owner = Pick<Person, 'orgCode' | 'identityUuid'>;
type Kept = Pick<FlagSubject, 'experimentUnit' | 'sides'>;

/** What a request tells of the browser that sent it. */
export interface Browser {
  /** False where it asks not to be followed. */
  readonly mayFollow: boolean;
  readonly unit: string | undefined;
  readonly isBot: boolean;
  readonly isStaff: boolean;
}

interface Sighting {
  readonly orgCode: string;
  readonly actor: Actor;
  readonly browser: Browser;
  readonly flag: FlagKey;
  readonly subject: FlagSubject;
}

export type Experiments = ReturnType<typeof createExperiments>;

export function createExperiments({ database, flags, now }: ExperimentsNeeds) {
  /** For this organization: where none is, no one is looked up and no browser is given an id. */
  const isAnyRunning = (orgCode: string) =>
    flags.experiments().some(({ audience }) => audience.organizations?.includes(orgCode) ?? true);

  /** What was tied to a person or kept for one of their applications counts before what their browser brings. */
  async function keptFor({ orgCode, identityUuid }: Owner, brought: string | undefined): Promise<Kept> {
    return database.inOrg(orgCode, async (tx) => {
      const owner = { orgCode, identityUuid };
      const unit = (await findExperimentProfile(tx, owner)) ?? brought;
      return { ...(unit && { experimentUnit: unit }), sides: sidesIn(await listExperiments(tx, owner)) };
    });
  }

  /** The sides of the person's application, as drawn here; a page only repeats them. */
  async function sidesOf(person: Owner, product: string, brought?: string): Promise<readonly ExperimentRecord[]> {
    if (!isAnyRunning(person.orgCode)) return [];
    const kept = await keptFor(person, brought);
    const sides = flags.sidesFor(person.orgCode, { ...kept, role: 'borrower', product });
    return sides.map(({ name, variation }) => ({ name, variation }));
  }

  return {
    isAnyRunning,
    isRunning: (name: string) => flags.experiments().some(({ key }) => key === name),
    sidesOf,

    /** For flags: of a person what is kept, of a visitor what the browser is known by. */
    async subjectOf(orgCode: string, actor: Owner | undefined, brought: string | undefined): Promise<Kept> {
      if (!isAnyRunning(orgCode)) return {};
      return actor ? keptFor(actor, brought) : { ...(brought && { experimentUnit: brought }) };
    },

    /** When an application is made: what was drawn for the browser before is its own from now on. */
    async copyTo(person: Owner, applicationUuid: string, product: string, brought: string | undefined): Promise<void> {
      const sides = await sidesOf(person, product, brought);
      if (sides.length === 0) return;
      await database.inOrg(person.orgCode, async (tx) => {
        if (brought) await keepExperimentProfile(tx, person, { uuid: brought, replaces: false }, now());
        await keepExperiments(tx, person, applicationUuid, sides, now());
      });
    },

    /** Someone has their side before their eyes. Which one it is, is worked out here and not believed of a page. */
    async see({ orgCode, actor, browser, flag, subject }: Sighting): Promise<void> {
      const side = flags.sidesFor(orgCode, subject).find((one) => one.flag === flag);
      const browserUuid = browser.unit ?? subject.experimentUnit;
      if (!side || !browser.mayFollow || browserUuid === undefined) return;
      const person = isVisitor(actor) ? undefined : actor;
      const exposure = exposureOf(side, browserUuid, browser, person);
      const { applicationUuid } = subject;
      await database.inOrg(orgCode, async (tx) => {
        if (person && applicationUuid) await keepExperiments(tx, person, applicationUuid, [side], now());
        await insertExposure(tx, orgCode, exposure, now());
      });
    },
  };
}

function exposureOf(side: ExperimentRecord, browserUuid: string, browser: Browser, person: Person | undefined) {
  return {
    ...{ experiment: side.name, variation: side.variation, browserUuid, isBot: browser.isBot },
    identityUuid: person?.identityUuid ?? null,
    isStaff: browser.isStaff || (person !== undefined && isStaff(person.roles)),
  };
}

/** The newest come first, so the oldest is what stays. */
function sidesIn(records: readonly { readonly name: string; readonly variation: string }[]): Record<string, Variation> {
  return Object.fromEntries(
    records.flatMap(({ name, variation }) =>
      experimentVariations.flatMap((one) => (one === variation ? [[name, one] as const] : [])),
    ),
  );
}
