/**
 * `npm run staff -- add|list|suspend|reactivate|roles|reset-factor …`: who works here. It is for anyone who may open the database
 * and its root key, so it may add anyone; each use is written to the audit, with the name the machine has for the person
 * at the shell. It works on DATABASE_URL, or on the embedded PostgreSQL of DATA_DIR, whether the product runs or not.
 */
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { email as emailSchema } from '#core/people/email.ts';
import { agentRoles } from '#core/roles.ts';
import { isProviderRole } from '#core/staff.ts';
import { type BrandShelf, loadBrands } from '#server/brands.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { Failure } from '#server/failure.ts';
import { createLog } from '#server/log.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { rootKeysFor } from '#server/root-key.ts';
import { openDatabase } from '#server/store/database.ts';
import { startEmbedded } from '#server/store/embedded.ts';
import { buildParts, type Parts, type Surroundings } from '#server/wiring/index.ts';
import { root } from './tree.ts';

type Agent = (typeof agentRoles)[number];

const usage = `npm run staff -- add --email pia@lender.example --role processor --name "Pia Nowak" [--org CODE]
npm run staff -- list [--org CODE]
npm run staff -- suspend --email … [--org CODE] [--why "On leave"]
npm run staff -- reactivate --email … [--org CODE]
npm run staff -- roles --email … --role closer [--role funder] [--org CODE]
npm run staff -- reset-factor --email … [--org CODE] [--why "Lost the phone"]

Roles: ${agentRoles.join(', ')}. Without --org it is the provider's own organization.`;

/** A mistake of the person who typed the command: a sentence, no stack. */
class Mistake extends Error {}

const optionTypes = {
  email: { type: 'string' },
  role: { type: 'string', multiple: true },
  name: { type: 'string' },
  org: { type: 'string' },
  why: { type: 'string' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof optionTypes }>>['values'];

export interface StaffDeps {
  readonly staff: Parts['accounts']['staff'];
  readonly settled: () => Promise<void>;
  readonly brands: BrandShelf;
}

/** Does what was typed, and answers what to say about it. */
export async function staffCommand(deps: StaffDeps, typed: readonly string[], shell: string): Promise<string> {
  const { command, options } = read(typed);
  const orgCode = orgOf(deps.brands, options.org);
  if (command === 'list') return listing(await deps.staff.list(orgCode));
  const run = commands[command];
  if (!run) throw new Mistake(`There is no command '${command}'.\n\n${usage}`);
  return run(deps, { shell }, { orgCode, email: emailOf(options.email) }, options);
}

type Who = { readonly orgCode: string; readonly email: string };
type Command = (deps: StaffDeps, by: { readonly shell: string }, who: Who, options: Options) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  add,
  suspend: async ({ staff }, by, who, { why }) => {
    await staff.suspend(by, who, why);
    return `${who.email} is suspended and signed out everywhere.`;
  },
  reactivate: async ({ staff }, by, who, { why }) => {
    await staff.reactivate(by, who, why);
    return `${who.email} may sign in again.`;
  },
  roles: async ({ staff, brands }, by, who, { role, why }) => {
    const roles = rolesOf(brands, who.orgCode, role);
    await staff.changeRoles(by, who, roles, why);
    return `${who.email} is now ${roles.join(', ')}, and signed out everywhere.`;
  },
  'reset-factor': async (deps, by, who, { why }) => {
    await deps.staff.resetFactor(by, who, why);
    return `${who.email} has no second factor and no password any more, and is signed out everywhere.\n${await invited(deps, who)}`;
  },
};

async function add(deps: StaffDeps, by: { readonly shell: string }, who: Who, options: Options): Promise<string> {
  const roles = rolesOf(deps.brands, who.orgCode, options.role);
  const [firstName = '', ...rest] = (options.name ?? '').trim().split(/\s+/);
  if (firstName === '' || rest.length === 0)
    throw new Mistake('Please give a first and a last name: --name "Pia Nowak".');
  const { isNew } = await deps.staff.add(by, { ...who, roles, firstName, lastName: rest.join(' ') });
  if (!isNew) throw new Mistake(`${who.email} works here already. Use 'roles' to change what they may do.`);
  return `${who.email} is ${roles.join(', ')} at ${who.orgCode}.\n${await invited(deps, who)}`;
}

/** Anyone who may open the database could make the link as well, so it is shown: on a new machine no email may arrive yet. */
async function invited({ staff, settled }: StaffDeps, who: Who): Promise<string> {
  await settled();
  return `An email with a link to choose a password is on its way. If it does not arrive, this link does the same; both work for three days:\n${await staff.linkFor(who)}`;
}

function read(typed: readonly string[]): { readonly command: string; readonly options: Options } {
  try {
    const { positionals, values } = parseArgs({ args: [...typed], options: optionTypes, allowPositionals: true });
    const [command, ...more] = positionals;
    if (command === undefined || more.length > 0) throw new Mistake(usage);
    return { command, options: values };
  } catch (error) {
    if (error instanceof Mistake) throw error;
    throw new Mistake(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
}

function orgOf(brands: BrandShelf, code: string | undefined): string {
  if (code === undefined) return brands.provider.canonicalOrgCode;
  const brand = brands.byCode(code);
  if (!brand) throw new Mistake(`There is no organization '${code}'.`);
  return brand.canonicalOrgCode;
}

function emailOf(text = ''): string {
  const checked = emailSchema['~standard'].validate(text);
  if (checked instanceof Promise || checked.issues) {
    const [issue] = checked instanceof Promise ? [] : (checked.issues ?? []);
    throw new Mistake(`--email: ${issue?.message ?? 'Please enter a valid email address'}`);
  }
  return checked.value;
}

function rolesOf(brands: BrandShelf, orgCode: string, given: readonly string[] = []): readonly [Agent, ...Agent[]] {
  const roles = given.map((text) => {
    const role = agentRoles.find((one) => one === text);
    if (!role) throw new Mistake(`There is no role '${text}'. Roles are ${agentRoles.join(', ')}.`);
    return role;
  });
  const [first, ...more] = roles;
  if (!first) throw new Mistake(`Please say what they are: --role, one of ${agentRoles.join(', ')}.`);
  if (roles.some(isProviderRole) && orgCode !== brands.provider.canonicalOrgCode)
    throw new Mistake('Only the provider itself has provider admins.');
  return [first, ...more];
}

function listing(rows: Awaited<ReturnType<StaffDeps['staff']['list']>>): string {
  if (rows.length === 0) return 'No one works here yet. Add the first one with: npm run staff -- add …';
  const lines = rows.map(({ email, firstName, lastName, roles, hasPassword, hasFactor, deactivatedAt }) => {
    const state = deactivatedAt
      ? 'suspended'
      : !hasPassword
        ? 'invited'
        : hasFactor
          ? 'active'
          : 'no second factor yet';
    return [email, `${firstName} ${lastName}`, roles.join(', '), state];
  });
  const widths = [0, 1, 2].map((at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function databaseFor({ DATABASE_URL, DATA_DIR }: Config) {
  if (DATABASE_URL) return { url: DATABASE_URL, leave: async () => {} };
  return startEmbedded(DATA_DIR);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const rootKeys = rootKeysFor(config);
  const brands = await loadBrands(config.BRANDS_DIR || join(root, 'brands'));
  const { url: ownerUrl, leave } = await databaseFor(config);
  try {
    const url = await prepareDatabase(ownerUrl, rootKeys);
    await change({ config, log: createLog('warn'), db: openDatabase(url, 4), url, brands, rootKeys });
  } finally {
    await leave();
  }
}

async function change(surroundings: Surroundings): Promise<void> {
  const { db, brands } = surroundings;
  try {
    const parts = await buildParts(surroundings);
    const { sender, accounts } = parts;
    try {
      const deps = { staff: accounts.staff, settled: sender.settled, brands };
      console.log(await staffCommand(deps, process.argv.slice(2), userInfo().username));
    } finally {
      await parts.close();
    }
  } finally {
    await db.close();
  }
}

if (import.meta.main) {
  try {
    await run();
    process.exit(0);
  } catch (error) {
    const isPlain = error instanceof Mistake || error instanceof ConfigError;
    console.error(error instanceof Failure ? (error.details.message ?? error.code) : isPlain ? error.message : error);
    process.exit(1);
  }
}
