/** The screens whose pictures are kept and compared, and the brands they are compared in: four pairings, every header, card, button and art. */
import type { Stop } from '../e2e/stops.ts';

interface Row {
  /** Also compared on a phone. */
  readonly isOnPhone?: true;
  /** Open to anyone. */
  readonly path?: string;
  /** Someone's own, who gets there by this. */
  readonly stop?: Omit<Stop, 'name'>;
}

const phone = { isOnPhone: true } as const;
const funded = { force: 'DEED_SIGNING', isSigned: true, after: 'FUNDABLE', until: 'COMPLETE' } as const;
const confirm = 'product/select/confirm?type=STANDARD&term=10&fee=0&draw=5000000&pay=PRESERVE';

export const lookRows = {
  home: { path: '/dashboard', ...phone },
  help: { path: '/help', ...phone },
  contact: { path: '/contact' },
  'first-step': { path: '/account/heloc/register-v2', ...phone },
  login: { path: '/auth/login', ...phone },
  offers: { stop: {}, ...phone },
  confirm: { stop: { screen: confirm }, ...phone },
  information: { stop: { force: 'COLLECT_ADDITIONAL_INFO' } },
  demographics: { stop: { force: 'HMDA' } },
  review: { stop: { force: 'APP_SUBMISSION' }, ...phone },
  income: { stop: { force: 'INCOME_VERIFICATION' }, ...phone },
  bank: { stop: { force: 'DISBURSEMENT_ACCOUNT' } },
  autopay: { stop: { force: 'VERIFIED_AUTOPAY_ACCOUNT' } },
  identity: { stop: { force: 'IDENTITY_VERIFICATION' }, ...phone },
  sign: { stop: { force: 'GEN_NOTE_SIGNING', until: 'NOTE_SIGNING' }, ...phone },
  notary: { stop: { force: 'DEED_SIGNING' }, ...phone },
  complete: { stop: { force: 'DEED_SIGNING', isSigned: true, until: 'RESCISSION' }, ...phone },
  dashboard: { stop: { force: 'INCOME_VERIFICATION', screen: '/dashboard' }, ...phone },
  'dashboard-funded': { stop: { ...funded, screen: '/dashboard' }, ...phone },
  declined: { stop: { persona: 'Lowscore', until: 'DECLINED' } },
} as const satisfies Readonly<Record<string, Row>>;

export const lookOrgs = ['FIGURE', 'KESTREL_QUAY', 'THORNMILL_TRUST', 'MARIGOLD_MILE', 'SUNSTAIR'] as const;

export interface Look extends Row {
  readonly name: keyof typeof lookRows;
}

export const looks: readonly Look[] = Object.entries<Row>(lookRows).map(([name, row]) => ({
  ...row,
  name: name as keyof typeof lookRows,
}));

/** The pages that tell most, each in another brand: they stand large at the head of the sheet. */
export const telling: readonly (readonly [name: keyof typeof lookRows, org: string, caption: string])[] = [
  ['home', 'MARIGOLD_MILE', 'Home: a payment before anyone applies'],
  ['first-step', 'KESTREL_QUAY', 'The first step'],
  ['offers', 'FIGURE', 'The offers: the price moves as you slide'],
  ['sign', 'THORNMILL_TRUST', 'Before the signature'],
  ['complete', 'SUNSTAIR', 'After the signature: the days to cancel, and the money'],
  ['dashboard-funded', 'FIGURE', 'The line is open'],
];
