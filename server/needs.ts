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
  /** What names a second company, of our own protocol, that stands ready for it; absent where there can be one only. */
  readonly fallback?: `VENDOR_${string}_FALLBACK`;
}

/** Ours to practice with. It decides by names and addresses that were agreed upon, and nothing it says is true. */
export const sandbox = 'sandbox';
const practice = { [sandbox]: [] } as const;
const plaid = { plaid: ['PLAID_CLIENT_ID', 'PLAID_SECRET'] } as const;
/** A company, or an integrator, that speaks our own protocol (docs/vendor-protocol.md): its address, and a secret that both have. */
const https = <const V extends string>(variable: V) => ({ https: [`${variable}_URL`, `${variable}_SECRET`] as const });
const need = <const V extends `VENDOR_${string}`>(variable: V, about: string) => ({
  ...{ variable, about },
  adapters: { ...https(variable), ...practice },
});
/** Each thing that is asked for is asked of one company alone (server/vendors/swap), so there may be two. */
const needOfTwo = <const V extends `VENDOR_${string}`>(variable: V, about: string) => ({
  ...need(variable, about),
  fallback: `${variable}_FALLBACK` as const,
});

export const needs = {
  credit: {
    variable: 'VENDOR_CREDIT',
    about: 'credit reports',
    adapters: {
      mismo: ['MISMO_URL', 'MISMO_USER', 'MISMO_PASSWORD', 'MISMO_SUBSCRIBER', 'MISMO_NAME'],
      ...https('VENDOR_CREDIT'),
      ...practice,
    },
    fallback: 'VENDOR_CREDIT_FALLBACK',
  },
  property: needOfTwo('VENDOR_PROPERTY', 'records of homes and owners'),
  valuation: needOfTwo('VENDOR_VALUATION', 'values of homes'),
  title: needOfTwo('VENDOR_TITLE', 'title searches and insurance'),
  flood: needOfTwo('VENDOR_FLOOD', 'flood zones'),
  income: { variable: 'VENDOR_INCOME', about: 'income as bank accounts show it', adapters: { ...plaid, ...practice } },
  incomeRecords: need('VENDOR_INCOME_RECORDS', 'income as payroll, tax records and papers show it'),
  employment: needOfTwo('VENDOR_EMPLOYMENT', 'proof of employment'),
  bank: { variable: 'VENDOR_BANK', about: 'linked bank accounts', adapters: { ...plaid, ...practice } },
  deposits: need('VENDOR_DEPOSITS', 'small deposits that prove an account'),
  identity: needOfTwo('VENDOR_IDENTITY', 'proof of identity'),
  documents: needOfTwo('VENDOR_DOCUMENTS', 'delivery of papers'),
  signing: needOfTwo('VENDOR_SIGNING', 'signing sessions'),
  notary: need('VENDOR_NOTARY', 'notaries'),
  recording: needOfTwo('VENDOR_RECORDING', 'recording with the county'),
  payments: {
    variable: 'VENDOR_PAYMENTS',
    about: 'payments',
    // Loans leave by file; a company of our protocol draws the fees, which a clearing house cannot decline at once.
    adapters: {
      nacha: [
        ...(['ACH_SFTP_URL', 'ACH_SFTP_KEY', 'ACH_SFTP_HOST_KEY', 'ACH_BANK', 'ACH_COMPANY_ID'] as const),
        ...(['ACH_PAYOFF_ACCOUNT', 'VENDOR_PAYMENTS_URL', 'VENDOR_PAYMENTS_SECRET'] as const),
      ],
      ...https('VENDOR_PAYMENTS'),
      ...practice,
    },
    fallback: 'VENDOR_PAYMENTS_FALLBACK',
  },
  servicing: need('VENDOR_SERVICING', 'boarding of funded lines with their servicer'),
  watchList: {
    variable: 'VENDOR_WATCH_LIST',
    about: 'sanctions lists',
    adapters: { ofac: ['OFAC_DIR'], ...https('VENDOR_WATCH_LIST'), ...practice },
    fallback: 'VENDOR_WATCH_LIST_FALLBACK',
  },
  signOn: {
    variable: 'VENDOR_SIGN_ON',
    about: 'logins that a lender keeps elsewhere',
    // A deployment whose lenders all keep their logins here has no such vendor.
    adapters: { oidc: ['OIDC_CLIENTS'], none: [], ...practice },
    neverPracticed: 'the practice keeper of logins believes everyone: set VENDOR_SIGN_ON to oidc or none',
  },
  addresses: need('VENDOR_ADDRESSES', 'addresses as they are typed'),
  rates: {
    variable: 'VENDOR_RATES',
    about: 'average prime offer rates',
    adapters: { published: ['APOR_TABLE'], ...practice },
  },
  counseling: {
    variable: 'VENDOR_COUNSELING',
    about: 'housing counseling agencies',
    adapters: { published: ['COUNSELING_LIST'], ...practice },
  },
  email: { variable: 'VENDOR_EMAIL', about: 'email', adapters: { smtp: ['SMTP_URL'], ...practice } },
  texts: {
    variable: 'VENDOR_TEXTS',
    about: 'text messages',
    adapters: { twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_SENDERS'], none: [], ...practice },
  },
  malware: {
    variable: 'VENDOR_MALWARE',
    about: 'virus scans of uploads',
    adapters: { clamd: ['CLAMD_URL'], ...practice },
  },
  timeStamps: {
    variable: 'VENDOR_TIME_STAMPS',
    about: 'time stamps of signed papers',
    // Stamps of a third party on a key that we made ourselves would say little.
    adapters: { rfc3161: ['TSA_URL', 'SIGNING_KEY'], none: [] },
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

export type NeedOfTwo = { [N in NeedName]: (typeof needs)[N] extends { fallback: string } ? N : never }[NeedName];
export type FallbackVariable = (typeof needs)[NeedOfTwo]['fallback'];
