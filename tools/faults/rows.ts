/**
 * What can go wrong, one row each, with the numbers of design/threats-and-faults §3.3: what must hold, and the tests that
 * make it happen. `npm test` runs them in a short round, `npm run faults` in a long one. The only list of faults there is.
 */

/** What must hold whatever happened (§3.1). */
export const invariants = {
  I1: 'what was acknowledged is there',
  I2: 'one application for one submit',
  I3: 'one funding for one loan',
  I4: 'the history is whole, in order and legal',
  I5: 'what was asked of a vendor was done once',
  I6: 'the clocks of the law hold',
  I7: 'money adds up',
  I8: 'one hard inquiry for one consent',
  I9: 'documents are what was kept',
  I10: 'one lender never sees another’s',
  I11: 'no secret in a log',
  I12: 'everything goes on by itself, or someone is named who must act',
} as const;

export interface Proof {
  readonly runner: 'unit' | 'database' | 'e2e';
  readonly file: string;
  /** Of its tests those whose title has these words; all of them unless told. */
  readonly tests?: string;
  /** It says itself how many cases it made (server/proof/test-tally.ts); otherwise each test is one. */
  readonly counts?: true;
  /** What the long round tells it, beside FULL. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface FaultRow {
  readonly what: string;
  readonly holds: readonly (keyof typeof invariants)[];
  /** So many cases at least in a long round; fewer fail it. */
  readonly full: number;
  /** Until it works again, where the design has a goal. */
  readonly goalMs?: number;
  readonly proofs: readonly Proof[];
}

const database = (file: string, more: Omit<Proof, 'runner' | 'file'> = {}): Proof => ({
  runner: 'database',
  file: `server/${file}.db.spec.ts`,
  ...more,
});
const unit = (file: string, tests?: string): Proof => ({
  runner: 'unit',
  file: `${file}.spec.ts`,
  ...(tests === undefined ? {} : { tests }),
});
const browser = (file: string, tests: string): Proof => ({ runner: 'e2e', file: `test/e2e/${file}.spec.ts`, tests });

const itself = { counts: true } as const;
const needs = [
  'bank',
  'credit',
  'documents',
  'employment',
  'flood',
  'identity',
  'income',
  'notary',
  'payments',
  'property',
  'recording',
  'servicing',
  'signing',
  'sign-on',
  'title',
  'valuation',
  'watch-list',
];
const ports = (tests: string) => needs.map((need) => database(`vendors/${need}/port`, { tests }));

export const faults = {
  F1: {
    what: 'the API is killed at every place where it could be',
    holds: ['I1', 'I2', 'I4', 'I5'],
    full: 40,
    goalMs: 2000,
    proofs: [database('proof/crashes', itself), database('proof/kills', itself)],
  },
  F2: {
    what: 'the worker is killed at every place where it could be',
    holds: ['I3', 'I4', 'I5', 'I8', 'I12'],
    full: 90,
    proofs: [database('proof/crashes', itself)],
  },
  F3: {
    what: 'API, worker and database are killed at random while borrowers are on their way',
    holds: ['I1', 'I2', 'I3', 'I4', 'I5', 'I7', 'I8', 'I12'],
    full: 30,
    proofs: [database('proof/kills', itself)],
  },
  F4: {
    what: 'PostgreSQL is restarted, in order and at once, under load',
    holds: ['I1', 'I4', 'I12'],
    full: 20,
    goalMs: 1000,
    proofs: [database('proof/standby', itself), database('proof/alive')],
  },
  F5: {
    what: 'the primary is killed and a synchronous standby is promoted',
    holds: ['I1', 'I4'],
    full: 10,
    goalMs: 15_000,
    proofs: [database('proof/standby', itself)],
  },
  F6: {
    what: 'the old primary comes back after another was promoted',
    holds: ['I1'],
    full: 10,
    proofs: [database('proof/standby', itself)],
  },
  F7: {
    what: 'the standby dies: nothing is acknowledged that it does not have',
    holds: ['I1', 'I12'],
    full: 10,
    proofs: [database('proof/standby', itself)],
  },
  F8: {
    what: 'a commit stops waiting for the standby: that is no answer',
    holds: ['I1'],
    full: 10,
    proofs: [database('proof/standby', itself)],
  },
  F9: {
    what: 'a vendor is down, slow, wrong or does it without saying so; for an hour too',
    holds: ['I3', 'I5', 'I8', 'I12'],
    full: 140,
    proofs: [
      ...ports('answer'),
      database('dev/vendor-down'),
      database('proof/worn', itself),
      database('proof/walks', { ...itself, env: { WALKS: '100' } }),
    ],
  },
  F10: {
    what: 'a vendor’s message comes twice, reversed, early, late, forged or not at all',
    holds: ['I4', 'I5'],
    full: 60,
    proofs: ports('message'),
  },
  F11: {
    what: 'the same submit comes again and again, also at once',
    holds: ['I2'],
    full: 1000,
    proofs: [database('proof/races', itself), database('proof/twice', itself)],
  },
  F12: {
    what: 'fifty clients at one application',
    holds: ['I3', 'I4'],
    full: 200,
    proofs: [database('proof/races', itself)],
  },
  F13: {
    what: 'two tabs or devices at one step',
    holds: ['I4'],
    full: 12,
    proofs: [database('proof/twice', itself), browser('registration', 'two tabs do not fight')],
  },
  F14: {
    what: 'a browser is refreshed, goes back, is closed',
    holds: ['I2', 'I4'],
    full: 3,
    proofs: [
      browser('registration', 'a reload, back, forward and a closed tab'),
      browser('application', 'back, reload, a second tab, another device'),
      browser('chat', 'a reload loses nothing'),
    ],
  },
  F15: {
    what: 'a browser is offline, or its answer gets lost',
    holds: ['I1', 'I2'],
    full: 12,
    proofs: [database('proof/twice', itself), browser('registration-submit', 'an answer that gets lost')],
  },
  F16: {
    what: 'the line is slow',
    holds: ['I1', 'I12'],
    full: 10,
    proofs: [database('proof/partition', itself)],
  },
  F17: {
    what: 'the line between API, worker, vendor and database drops everything, or is cut',
    holds: ['I1', 'I4', 'I12'],
    full: 20,
    goalMs: 10_000,
    proofs: [
      database('proof/partition', itself),
      database('proof/database-gone'),
      database('store/jobs'),
      database('store/driver'),
    ],
  },
  F18: {
    what: 'a disk is full: documents, data, log',
    holds: ['I1', 'I9', 'I12'],
    full: 10,
    proofs: [database('proof/disk-full', itself)],
  },
  F19: {
    what: 'the clock jumps, by an hour, a day, 45 days, over the change of the hour and the leap day',
    holds: ['I6'],
    full: 12,
    proofs: [database('proof/clocks'), unit('core/calendar/rescission')],
  },
  F20: {
    what: 'a process gets no processor for longer than its lease, or too little memory',
    holds: ['I1', 'I5'],
    full: 10,
    proofs: [database('proof/kills', itself), unit('server/lending/uploads/parsers')],
  },
  F21: {
    what: 'connections run out, a transaction is forgotten, a table is held',
    holds: ['I1', 'I12'],
    full: 10,
    proofs: [database('proof/slow-database'), database('proof/partition', itself), unit('server/store/gate')],
  },
  F22: {
    what: 'a job that makes no sense, or of another version',
    holds: ['I12'],
    full: 10,
    proofs: [database('proof/worn', itself), database('proof/stuck'), database('worker/worker')],
  },
  F23: {
    what: 'a new release beside the old one, and processes that are asked to stop',
    holds: ['I1', 'I12'],
    full: 6,
    proofs: [
      database('proof/deploy', itself),
      database('worker/worker', { tests: 'an old worker' }),
      database('processes'),
      unit('server/stop'),
    ],
  },
  F24: {
    what: 'migrations run while borrowers act',
    holds: ['I1', 'I4'],
    full: 3,
    proofs: [database('proof/deploy', itself), database('store/migrate'), database('proof/old-data')],
  },
  F25: {
    what: 'everything is gone but the backup and the archive of the log',
    holds: ['I1', 'I4', 'I7', 'I9'],
    full: 3,
    proofs: [{ runner: 'database', file: 'tools/backup.db.spec.ts', counts: true }],
  },
  F26: {
    what: 'a key is replaced on the way, or lost',
    holds: ['I9', 'I11'],
    full: 5,
    proofs: [
      database('store/vault', { tests: 'key' }),
      database('office/audit/audit', { tests: 'root key' }),
      database('processes', { tests: 'key' }),
    ],
  },
  F27: {
    what: 'sockets of the chat are killed',
    holds: ['I1', 'I12'],
    full: 1000,
    proofs: [database('proof/chat-kills', itself)],
  },
  F28: {
    what: 'the bytes of a document are gone or changed',
    holds: ['I9'],
    full: 100,
    proofs: [database('proof/worn', itself), database('lending/documents/documents', { tests: 'refused' })],
  },
  F29: {
    what: 'someone changes the history in the database',
    holds: ['I4'],
    full: 1000,
    proofs: [database('office/audit/tampering', itself)],
  },
} as const satisfies Readonly<Record<`F${number}`, FaultRow>>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];
