/**
 * Every feature flag: what it switches, what holds when no one has set it, its variables, and the day by which it must
 * be gone. The server evaluates flags and the browser receives the answers, so the table itself costs a page nothing.
 * A flag changes what is shown; what a person may do or borrow is decided elsewhere.
 */
import * as v from 'valibot';

/** The application's own name: in fe-relative-url-{application}, in banners, and in the application-name header. */
export const APPLICATION_NAME = 'heloc';

const noVariables = v.object({});
const shortText = (max: number) =>
  v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max))), undefined);
const moment = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/))),
  undefined,
);
const address = v.fallback(
  v.optional(v.pipe(v.string(), v.regex(/^https:\/\/[\w.-]+(\/[\w./-]*)?$/), v.maxLength(200))),
  undefined,
);
const zipList = v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{5}$/))), v.maxLength(5000));

/** Absent or unusable words leave those of the maintenance page; no routes means every route. */
const maintenanceVariables = v.object({
  routes: v.optional(v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))), v.maxLength(100)), []),
  message: shortText(500),
  pageTitle: shortText(100),
  shouldShowDashboardLink: v.fallback(v.optional(v.boolean(), false), false),
  /** When we expect to be back, with its zone; said in the reader's own time. */
  until: moment,
  /** Where the state of our systems can be followed. */
  statusUrl: address,
});

/** The desks that flags belong to: who is asked whether one may go. */
type FlagOwner = 'registration' | 'lending' | 'closing' | 'compliance' | 'support' | 'operations';

export interface FlagRow {
  readonly meaning: string;
  readonly isOnByDefault: boolean;
  readonly owner: FlagOwner;
  /** A temporary flag is decided one day and goes; a standing one is a switch that operations keeps. */
  readonly life: 'temporary' | 'standing';
  readonly removeBy: `${number}-${number}-${number}`;
  /** What someone pays, or what a law asks for: a change of such a flag needs a second person. */
  readonly touches?: 'money' | 'law';
  readonly variables: v.GenericSchema<unknown, object>;
}

const off = { isOnByDefault: false, variables: noVariables } as const;
const on = { isOnByDefault: true, variables: noVariables } as const;

/** Experiments leave within two years; switches that operations needs for good are looked at again in ten. */
const EXPERIMENT = { life: 'temporary', removeBy: '2028-12-31' } as const;
const STANDING = { life: 'standing', removeBy: '2036-12-31' } as const;

export const flags = {
  'fe-heloc-additional-signer-conditions': {
    meaning: 'Additional signers see and answer conditions of their own.',
    owner: 'closing',
    ...on,
    ...EXPERIMENT,
  },
  'fe-heloc-back-of-id': {
    meaning: 'The identity screen also asks for the back of a card.',
    owner: 'lending',
    ...off,
    ...EXPERIMENT,
  },
  'fe-heloc-business-iv': {
    meaning: 'Income of a business the borrower owns can be verified by linking its accounts.',
    owner: 'lending',
    ...off,
    ...EXPERIMENT,
  },
  'fe-heloc-business-purpose': {
    meaning: 'A borrower can say that the money is for a business; off, only someone with a house to let can.',
    owner: 'lending',
    touches: 'law',
    ...off,
    ...EXPERIMENT,
  },
  'fe-heloc-ca-fires-01-07-2025': {
    meaning: 'Properties in the listed zip codes show a warning about a post-disaster inspection.',
    owner: 'lending',
    touches: 'law',
    isOnByDefault: false,
    variables: v.object({ zips: v.optional(zipList, []) }),
    ...EXPERIMENT,
  },
  'fe-heloc-company-covers-appraisal': {
    meaning: 'The lender pays for the valuation, and the cost list says so.',
    owner: 'lending',
    touches: 'money',
    ...off,
    ...EXPERIMENT,
  },
  'fe-heloc-dc-fp7': {
    meaning:
      'Closings in the District of Columbia include its recordation tax return, form FP-7, which goes to the recorder with the deed.',
    owner: 'closing',
    touches: 'law',
    ...off,
    ...EXPERIMENT,
  },
  'fe-heloc-figure-ny-modal': {
    meaning: 'A property on the wrong side of the New York border opens the modal that leads to the right site.',
    owner: 'compliance',
    touches: 'law',
    ...on,
    ...STANDING,
  },
  'fe-heloc-irs-maintenance': {
    meaning: 'Tax transcripts cannot be had at the moment: the income screen says so and offers the other ways.',
    owner: 'operations',
    ...off,
    ...STANDING,
  },
  'fe-heloc-maintenance': {
    meaning: 'The maintenance page stands in for the listed routes, or for all of them.',
    owner: 'operations',
    isOnByDefault: false,
    variables: maintenanceVariables,
    ...STANDING,
  },
  'fe-heloc-multi-page-product-select': {
    meaning: 'Choosing an offer takes several short pages instead of one.',
    owner: 'lending',
    ...off,
    ...EXPERIMENT,
  },
  'fe-heloc-ny-fcra': {
    meaning: 'New York applicants read the consumer-report notice before their credit is looked at.',
    owner: 'compliance',
    touches: 'law',
    ...on,
    ...STANDING,
  },
  'fe-heloc-rate-buy-down': {
    meaning: 'Offers with a higher origination fee and a lower rate are shown.',
    owner: 'lending',
    touches: 'money',
    ...off,
    ...EXPERIMENT,
  },
  'fe-heloc-redesign-2025': {
    meaning: 'Registration is the redesigned one; off, /register-v2 redirects to /register.',
    owner: 'registration',
    ...on,
    ...EXPERIMENT,
  },
  'fe-heloc-self-employ-tax-verification': {
    meaning: 'Self-employed borrowers can verify income from their tax returns.',
    owner: 'lending',
    ...off,
    ...EXPERIMENT,
  },
  'fe-heloc-sms-transactional-consent': {
    meaning: 'Registration asks for consent to text messages about the application.',
    owner: 'compliance',
    touches: 'law',
    ...on,
    ...EXPERIMENT,
  },
  'fe-webchat': {
    meaning: 'The chat widget is shown.',
    owner: 'support',
    ...on,
    ...STANDING,
  },
  'fe-relative-url-heloc': {
    meaning: 'Calls go to the site that served the page; off, to the configured service address.',
    owner: 'operations',
    ...on,
    ...STANDING,
  },
  'fe-heloc-new-authentication': {
    meaning: 'Login is handed to the identity broker, so registration leaves out the contact and password steps.',
    owner: 'operations',
    ...off,
    ...EXPERIMENT,
  },
  'fe-heloc-stream-chat': {
    meaning: 'Agent chats are carried by the stream transport instead of the older one.',
    owner: 'support',
    ...off,
    ...EXPERIMENT,
  },
} as const satisfies Record<string, FlagRow>;

export type FlagKey = keyof typeof flags;
export type FlagVariables<K extends FlagKey> = v.InferOutput<(typeof flags)[K]['variables']>;

export interface Flag<K extends FlagKey = FlagKey> {
  readonly key: K;
  readonly enabled: boolean;
  readonly variables: FlagVariables<K>;
}

/** Every flag, answered. */
export type Flags = { readonly [K in FlagKey]: Flag<K> };

/** About whom a flag is asked, as far as the caller knows. What is not known fits no rule that asks for it. */
export interface FlagSubject {
  readonly identityUuid?: string;
  /** Of a visitor: what the browser is known by before someone signs in. */
  readonly trackerId?: string;
  readonly applicationUuid?: string;
  readonly role?: string;
  readonly product?: string;
  readonly state?: string;
  /** What sides of experiments are drawn from, and those that are kept: `core/experiments/assign.ts`. */
  readonly experimentUnit?: string;
  readonly sides?: Readonly<Record<string, 'control' | 'variation'>>;
}

/**
 * How the server asks: for an organization and a subject, at the moment it needs the answer. An answer is never kept from one
 * use to the next, so a flag that is changed while the product runs holds from the next use on.
 */
export type FlagsFor = (orgCode: string, subject?: FlagSubject) => Flags;

/** One setting as stored or overridden; hostile until evaluated. */
export type FlagSettings = Readonly<Record<string, unknown>>;

const setting = v.union([
  v.pipe(
    v.boolean(),
    v.transform((enabled) => ({ enabled, variables: undefined as unknown })),
  ),
  v.object({ enabled: v.boolean(), variables: v.optional(v.unknown()) }),
]);

function settingOf(settings: FlagSettings, key: FlagKey) {
  const result = v.safeParse(setting, Object.hasOwn(settings, key) ? settings[key] : undefined);
  return result.success ? result.output : undefined;
}

interface Situation {
  /** Only heeded outside production, where session storage may force a flag. */
  readonly overrides?: FlagSettings;
  readonly isProduction: boolean;
}

/** Answers one flag. Variables that do not fit their schema are left at their defaults: a slip must not take a page down. */
export function evaluateFlag<K extends FlagKey>(key: K, settings: FlagSettings, situation: Situation): Flag<K> {
  const override = situation.isProduction ? undefined : settingOf(situation.overrides ?? {}, key);
  const stored = settingOf(settings, key);
  const row: FlagRow = flags[key];
  const parsed = v.safeParse(row.variables, override?.variables ?? stored?.variables ?? {});
  const variables = parsed.success ? parsed.output : v.parse(row.variables, {});
  return {
    key,
    enabled: override?.enabled ?? stored?.enabled ?? row.isOnByDefault,
    variables: variables as FlagVariables<K>,
  };
}

/** What the routes of the maintenance flag are relative to. */
export const maintenanceBase = '/account/heloc';

function segments(path: string, base: string): readonly string[] {
  const relative = path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  return relative.split('/').filter((segment) => segment !== '');
}

/**
 * Whether the maintenance page stands in for this path. Routes are prefixes, segment by segment, relative to the
 * application's base path; `{uuid}` stands for any one segment. No routes means every route.
 */
export function isUnderMaintenance(flag: Flag<'fe-heloc-maintenance'>, pathname: string, basePath: string): boolean {
  if (!flag.enabled) return false;
  const { routes } = flag.variables;
  if (routes.length === 0) return true;
  const path = segments(pathname, basePath);
  return routes.some((route) =>
    segments(route, basePath).every((segment, place) =>
      segment === '{uuid}' ? path[place] !== undefined : segment === path[place],
    ),
  );
}
