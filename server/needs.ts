/**
 * Everything that comes from outside our walls, a row each: the variable that names who serves it, and who can. An adapter
 * lists what must be set for it. In production nothing is served by chance: see server/vendor-plan.ts.
 */

export interface NeedRow {
  /** What names the adapter. */
  readonly variable: `VENDOR_${string}`;
  /** What is bought, as it reads in the table that a start prints. */
  readonly about: string;
  /** Who can serve it, and the variables that each takes; the real ones first. */
  readonly adapters: Readonly<Record<string, readonly string[]>>;
  /** Why it is never practiced where strangers come. */
  readonly neverPracticed?: string;
}

/** Ours to practice with. It decides by names and addresses that were agreed upon, and nothing it says is true. */
export const sandbox = 'sandbox';
const practice = { [sandbox]: [] } as const;
const plaid = { plaid: ['PLAID_CLIENT_ID', 'PLAID_SECRET'] } as const;

export const needs = {
  credit: { variable: 'VENDOR_CREDIT', about: 'credit reports', adapters: practice },
  property: { variable: 'VENDOR_PROPERTY', about: 'records of homes and owners', adapters: practice },
  valuation: { variable: 'VENDOR_VALUATION', about: 'values of homes', adapters: practice },
  title: { variable: 'VENDOR_TITLE', about: 'title searches and insurance', adapters: practice },
  flood: { variable: 'VENDOR_FLOOD', about: 'flood zones', adapters: practice },
  income: { variable: 'VENDOR_INCOME', about: 'proof of income', adapters: { ...plaid, ...practice } },
  employment: { variable: 'VENDOR_EMPLOYMENT', about: 'proof of employment', adapters: practice },
  bank: { variable: 'VENDOR_BANK', about: 'linked bank accounts', adapters: { ...plaid, ...practice } },
  deposits: { variable: 'VENDOR_DEPOSITS', about: 'small deposits that prove an account', adapters: practice },
  identity: { variable: 'VENDOR_IDENTITY', about: 'proof of identity', adapters: practice },
  documents: { variable: 'VENDOR_DOCUMENTS', about: 'reading of documents', adapters: practice },
  signing: { variable: 'VENDOR_SIGNING', about: 'signing sessions', adapters: practice },
  notary: { variable: 'VENDOR_NOTARY', about: 'notaries', adapters: practice },
  recording: { variable: 'VENDOR_RECORDING', about: 'recording with the county', adapters: practice },
  payments: { variable: 'VENDOR_PAYMENTS', about: 'payments', adapters: practice },
  watchList: { variable: 'VENDOR_WATCH_LIST', about: 'sanctions lists', adapters: practice },
  signOn: {
    variable: 'VENDOR_SIGN_ON',
    about: 'logins that a lender keeps elsewhere',
    // A deployment whose lenders all keep their logins here has no such vendor.
    adapters: { none: [], ...practice },
    neverPracticed: 'the practice keeper of logins believes everyone: set VENDOR_SIGN_ON to none',
  },
  addresses: { variable: 'VENDOR_ADDRESSES', about: 'addresses as they are typed', adapters: practice },
  email: { variable: 'VENDOR_EMAIL', about: 'email', adapters: { smtp: ['SMTP_URL'], ...practice } },
  texts: { variable: 'VENDOR_TEXTS', about: 'text messages', adapters: { none: [], ...practice } },
  malware: {
    variable: 'VENDOR_MALWARE',
    about: 'virus scans of uploads',
    adapters: { clamd: ['CLAMD_URL'], ...practice },
  },
  storage: {
    variable: 'VENDOR_STORAGE',
    about: 'storage of documents',
    // Both are real: a folder of this machine, and a bucket.
    adapters: { s3: ['DOCUMENTS_URL', 'DOCUMENTS_KEY_ID', 'DOCUMENTS_KEY'], folder: [] },
  },
} as const satisfies Record<string, NeedRow>;

export type NeedName = keyof typeof needs;
export const needNames = Object.keys(needs) as readonly NeedName[];
