/**
 * `npm run demo`: fills a month of believable applications at every stage, so that the desk can be seen alive. They go
 * through the same door as everyone's: the histories hold (`npm run audit` walks them). It takes DATABASE_URL or DATA_DIR
 * as the product does, whether the product runs or not, and refuses production and a database that has applications.
 */
import { parseArgs } from 'node:util';
import type { Brand } from '#core/brand/brand.ts';
import { isClosed, isComplete, type Status } from '#core/journey/statuses.ts';
import { fileRoles } from '#core/roles.ts';
import type { HeldRole, Person } from '#server/actor.ts';
import { ConfigError } from '#server/config.ts';
import { seedStaff } from '#server/dev/index.ts';
import { keepHurrying } from '#server/proof/test-hurry.ts';
import { startOf } from '#server/proof/test-start.ts';
import { type Calls, directCalls, journeysOn } from '#server/proof/test-traveler.ts';
import { type Month, monthOf } from './demo/month.ts';
import { type Applicant, type Chance, chanceFrom, peopleOf } from './demo/people.ts';
import { Mistake, openStage, type Stage } from './demo/stage.ts';

const usage = `npm run demo -- [--applications 75] [--brands CODE,CODE] [--seconds 60] [--seed 1]
It fills the database of DATA_DIR or DATABASE_URL. Without --brands it is the provider and two partners.`;

const days = 30;
/** How long a step takes in hours of the month; those who are to rest somewhere go there without delay. */
const meanHours = { usual: 9, brisk: 3 } as const;

interface Wish {
  readonly applications: number;
  readonly brands: readonly string[];
  readonly lastsMs: number;
  readonly seed: number;
}

export function readWish(typed: readonly string[]): Wish {
  const options = {
    applications: { type: 'string', default: '75' },
    brands: { type: 'string', default: '' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  } as const;
  try {
    const { values } = parseArgs({ args: [...typed], options });
    return {
      applications: whole(values.applications, 1, 2000),
      brands: values.brands.split(',').filter((code) => code !== ''),
      lastsMs: whole(values.seconds, 10, 600) * 1000,
      seed: whole(values.seed, 0, 2 ** 31),
    };
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
}

function whole(text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Mistake(`'${text}' should be a whole number from ${least} to ${most}.`);
  return value;
}

function brandsOf({ brands }: Stage, codes: readonly string[]): readonly Brand[] {
  const partners = brands.all.filter(({ kind, products }) => kind !== 'provider' && products.heloc?.enabled);
  if (codes.length === 0) return [brands.provider, ...partners.slice(0, 2)];
  return codes.map((code) => {
    const brand = brands.byCode(code);
    if (!brand) throw new Mistake(`There is no organization '${code}'.`);
    return brand;
  });
}

/** The same invented people work at each of the brands, each organization with accounts of its own. */
async function staffOf(stage: Stage, orgCode: string): Promise<readonly [Person, Person]> {
  await seedStaff({ ...stage, orgCode }, false);
  const as = async (email: string, roles: readonly [HeldRole, ...HeldRole[]]): Promise<Person> => {
    // They are here already: this only says who they are.
    const { identityUuid } = await stage.accounts.people.invite({ orgCode, email, roles });
    return { roles, orgCode, identityUuid, sessionId: identityUuid };
  };
  return [await as('olive@staff.example', fileRoles), await as('otto@staff.example', ['funder'])];
}

function callsFor(stage: Stage, { brand, plan }: Applicant, index: number): Calls {
  const orgCode = brand.canonicalOrgCode;
  const named = (part = '') => part.toLowerCase().replaceAll(/[^a-z]/g, '');
  const email = `${named(plan.firstName)}.${named(plan.lastName)}.${index}@homeowner.example`;
  const phoneNumber = `415555${String(index % 10_000).padStart(4, '0')}`;
  const name = { firstName: plan.firstName ?? '', middleName: '', lastName: plan.lastName ?? '', suffix: '' } as const;
  return {
    ...directCalls({ ...stage, orgCode }),
    begin: async (asked) => {
      const invited = await stage.accounts.people.invite({ orgCode, email, roles: ['borrower'], name, phoneNumber });
      const who: Person = { roles: ['borrower'], orgCode, ...invited, sessionId: invited.identityUuid };
      // They saw the terms and the brochure on the last step, as everyone does.
      const shown = {
        type: 'EARLY_DISCLOSURES',
        version: `${new Date(Date.now() - stage.behind.ms).toISOString()} demo`,
      };
      const known = { ...asked.known, borrower: { name, email, phoneNumber }, consents: [shown] };
      const start = startOf({ ...asked, known }, who);
      return { who, uuid: (await stage.origination.start(start)).application.uuid };
    },
  };
}

/** Where everyone is, for the line that shows it. */
type Places = Map<number, Status>;

interface Going {
  readonly stage: Stage;
  readonly month: Month;
  readonly chance: Chance;
  readonly places: Places;
  readonly staff: ReadonlyMap<string, readonly [Person, Person]>;
}

async function go({ stage, month, chance, places, staff }: Going, one: Applicant, index: number): Promise<void> {
  const { plan, brand, restsIn, comesAt } = one;
  const orgCode = brand.canonicalOrgCode;
  const after = (hours: number) => month.until(new Date(month.nowMs() + hours * 3_600_000));
  await after(comesAt * days * 24);
  if (month.isOver()) return;
  const team = staff.get(orgCode);
  const road = journeysOn({ ...stage, orgCode, ...(team && { staff: team }) }, callsFor(stage, one, index), month);
  let last: Status | undefined;
  await road.travel(plan, {
    until: ({ application: { status } }) => {
      places.set(index, status);
      return month.isOver() || status === restsIn;
    },
    onTheWay: async ({ application: { status } }) => {
      if (status === last) return;
      last = status;
      // No one answers at once, and no two take equally long.
      await after(-Math.log(1 - chance()) * (restsIn === undefined ? meanHours.usual : meanHours.brisk));
    },
  });
}

async function fill(stage: Stage, wish: Wish): Promise<void> {
  const chance = chanceFrom(wish.seed);
  const brands = brandsOf(stage, wish.brands);
  const staff = new Map<string, readonly [Person, Person]>();
  for (const { canonicalOrgCode } of brands) staff.set(canonicalOrgCode, await staffOf(stage, canonicalOrgCode));
  const month = monthOf(stage.db.owner, stage.behind, { days, lastsMs: wish.lastsMs });
  process.once('SIGINT', month.end);
  const places: Places = new Map();
  const faults: unknown[] = [];
  const calm = keepHurrying(stage);
  const progress = setInterval(() => say(month, wish, places), 5000);
  try {
    const passing = month.run();
    const going = { stage, month, chance, places, staff };
    const people = peopleOf(brands, wish.applications, chance);
    await Promise.all(people.map((one, at) => go(going, one, at).catch((error: unknown) => void faults.push(error))));
    month.end();
    await passing;
  } finally {
    clearInterval(progress);
    await calm();
  }
  if (faults.length > 0) console.error(`${faults.length} did not get as far as they should:`, faults[0]);
}

function say(month: Month, { applications }: Wish, places: Places): void {
  const day = Math.max(1, days - Math.floor((Date.now() - month.nowMs()) / 86_400_000));
  const all = [...places.values()];
  const funded = all.filter(isComplete).length;
  const ended = all.filter(isClosed).length - funded;
  console.log(
    `Day ${day} of ${days}: ${all.length} of ${applications} applications, ${funded} funded, ${ended} ended otherwise.`,
  );
}

if (import.meta.main) {
  try {
    const wish = readWish(process.argv.slice(2));
    const stage = await openStage(process.env);
    try {
      console.log(
        `A month of ${wish.applications} applications, in about ${wish.lastsMs / 1000 + 30} seconds on a machine that is not busy …`,
      );
      await fill(stage, wish);
    } finally {
      await stage.stop();
    }
    console.log('The month is there. npm start shows it: staff sign in at /console, as it prints.');
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Mistake || error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
