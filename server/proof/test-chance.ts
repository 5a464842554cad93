/** Chance that can be repeated: who someone is, what they do instead of the sensible thing, and when vendors misbehave. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandName } from '#core/contract/commands.ts';
import type { EventName } from '#core/journey/events.ts';
import type { Status } from '#core/journey/statuses.ts';
import { type Persona, personas } from '../vendors/personas.ts';
import type { Sandbox, SandboxMode } from '../vendors/sandbox/sandbox.ts';
import { vendorNames } from '../vendors/vendor.ts';
import type { Plan, Seen } from './test-plan.ts';
import type { Trip } from './test-trip.ts';

export interface Chance {
  /** Between 0 and 1. */
  roll(): number;
  pick<const T>(among: readonly [T, ...T[]]): T;
}

/** Mulberry32: the same seed gives the same rolls on every machine. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return { roll, pick: (among) => among[Math.floor(roll() * among.length)] ?? among[0] };
}

/** What takes a minute of real time is left to the personas' own test. */
const tooSlow = new Set(['Slowemployer', 'Signlater', 'Floodlate']);
const valuesOf = (carrier: Persona['carrier']) =>
  personas.filter((row) => row.carrier === carrier && !tooSlow.has(row.value)).map(({ value }) => value) as [
    string,
    ...string[],
  ];
const [lastNames, streets, employers] = [valuesOf('lastName'), valuesOf('street'), valuesOf('employer')];
const accounts = valuesOf('accountNumber').filter((value) => value !== '0203') as [string, ...string[]];
const [paystubs, pictures] = [
  ['paystub-high', 'paystub-low', 'paystub-blank', 'paystub-tampered'],
  ['id-fail', 'id-review', 'id-tampered', 'id-fraud'],
] as const;

const products = {
  heloc: {},
  crypto: { known: { product: 'crypto' } },
  dscr: { known: { product: 'dscr', occupancy: 'INVESTMENT' } },
  plus62: { birthDate: '1955-05-17', known: { product: 'plus62', employmentType: 'RETIRED' } },
} as const satisfies Record<string, Plan>;

/** Someone or other: mostly ordinary, now and then with something about them, or with everything. */
export function someone({ roll, pick }: Chance): Plan {
  const maybe = <T>(share: number, value: () => T) => (roll() < share ? value() : undefined);
  const words = [maybe(0.5, () => pick(streets)), maybe(0.2, () => pick(streets))].filter((word) => word !== undefined);
  const lastName = maybe(0.4, () => pick(lastNames));
  const employer = maybe(0.15, () => pick(employers));
  const account = maybe(0.2, () => pick(accounts));
  const picture = maybe(0.2, () => pick(pictures));
  const paystub = maybe(0.25, () => pick(paystubs));
  return {
    ...products[pick(['heloc', 'heloc', 'heloc', 'crypto', 'dscr', 'plus62'])],
    place: pick(['CA', 'CO', 'TX', 'NY', 'GA']),
    maritalStatus: pick(['MARRIED', 'UNMARRIED', 'SEPARATED']),
    houseNumber: 10 + Math.floor(roll() * 900),
    ...(words.length > 0 ? { street: words.join(' ') } : {}),
    ...(lastName ? { lastName } : {}),
    ...(employer ? { employer } : {}),
    ...(account ? { accountNumber: `111122223333${account}` } : {}),
    ...(picture ? { identityFiles: [`${picture}.jpg`, 'front.jpg'] } : {}),
    ...(paystub ? { paystub: `${paystub}.pdf` } : {}),
    ...(roll() < 0.2
      ? { incomeLogin: { login: pick(['user_good', 'user_income_low', 'user_income_high']), password: 'pass_good' } }
      : {}),
    ...(roll() < 0.2
      ? { bankLogin: { login: pick(['user_good', 'user_other_name', 'user_no_routing']), password: 'pass_good' } }
      : {}),
    paysOffLiens: roll() < 0.5,
    debtsToPay: Math.floor(roll() * 3),
    drawDollars: 15_000 + Math.floor(roll() * 300_000),
    paymentType: pick(['AUTOPAY', 'MANUAL']),
    signsWith: pick(['lender', 'vendor']),
    wantsNotaryInPerson: roll() < 0.15,
    mustAttorneyAttend: roll() < 0.5,
    isStaffIdle: roll() < 0.1,
  };
}

type OddAct = readonly ['act', CommandName, object] | readonly ['operate', EventName, object];

/** What else may be done in a status, beside the sensible thing. */
const oddActs: { readonly [S in Status]?: OddAct } = {
  CREDIT_NO_MATCH_SSN: ['operate', 'noCreditFileConfirmed', {}],
  CREDIT_MINOR: ['operate', 'minorConfirmed', {}],
  FACTA_REVIEW: ['operate', 'identityReviewed', { isConfirmed: false }],
  DELINQUENCY_REVIEW: ['operate', 'delinquencyReviewed', { isCured: false }],
  NO_PROPERTY_FOUND: ['operate', 'propertyNotFoundConfirmed', {}],
  ASSETS_PREQUAL: ['act', 'skipAssets', {}],
  CLTV_LIEN_POSITION_REQUALIFY: ['act', 'refuseCounterOffer', {}],
  REVISED_OFFER_SELECTION: ['act', 'refuseCounterOffer', {}],
  OFFER_SELECTION: ['act', 'withdraw', {}],
  HMDA: ['act', 'withdraw', { why: 'Too many questions.' }],
  NAV_BPO_REVIEW: ['operate', 'valueDecided', { outcome: 'escalated' }],
  HOLD_FOR_APPRAISAL_REVIEW: ['operate', 'appraisalReviewed', { isAccepted: false }],
  TRUST_AND_INSURANCE: ['operate', 'trustReviewed', { isApproved: false }],
  FINAL_TITLE_EXCEPTION: ['operate', 'titleNotCurable', {}],
  FINAL_OFFER: ['act', 'refuseTerms', {}],
  ATTORNEY_REVIEW: ['operate', 'titleDefectFound', {}],
  DEED_SIGNING: ['act', 'meetNotaryInPerson', { hasAgreedToFee: true }],
  FUNDING_DECISION: ['operate', 'fundingStopped', { why: 'The borrower called.' }],
  UNKNOWN: ['operate', 'withdrawn', {}],
};

/** Now and then, once in a stay, something else than the sensible thing; in the days after signing, someone may rescind. */
export function oddActsOf({ roll }: Chance, share = 0.12) {
  const stays = new Set<string>();
  return async ({ application }: Seen, { act, operate, who }: Pick<Trip, 'act' | 'operate' | 'who'>): Promise<void> => {
    const { status, statusSince } = application;
    if (stays.has(`${status} ${statusSince}`)) return;
    stays.add(`${status} ${statusSince}`);
    if (roll() > share) return;
    if (status === 'RESCISSION') await act('rescind', { identityUuid: who.identityUuid });
    const oddAct = oddActs[status];
    if (oddAct?.[0] === 'act') await act(oddAct[1], oddAct[2]);
    if (oddAct?.[0] === 'operate') await operate(oddAct[1], oddAct[2]);
  };
}

const faults: readonly [SandboxMode, ...SandboxMode[]] = [
  'down',
  'down',
  'slow',
  'duplicate',
  'malformed',
  'lost',
  'reversed',
  'forged',
];

/** Until it is told to stop, one vendor after the other misbehaves for a while. Gives how often someone did. */
export function sabotage(sandbox: Sandbox, { pick, roll }: Chance): () => Promise<number> {
  let isOver = false;
  let times = 0;
  const going = (async () => {
    while (!isOver) {
      const vendor = pick(vendorNames);
      const mode = pick(faults);
      await sandbox.setMode(vendor, mode);
      await sleep(mode === 'slow' ? 200 : 300 + roll() * 1200);
      await sandbox.setMode(vendor, 'normal');
      times += 1;
      await sleep(roll() * 300);
    }
  })();
  return async () => {
    isOver = true;
    await going;
    return times;
  };
}
