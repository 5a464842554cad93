/** What is checked of the book, one row each, and what a fault is: where, and what is wrong there. Never a personal value. */
import type { CaseRows } from '../../store/audit-rows.ts';

export const checks = {
  chain: {
    about:
      'each history has its events 1 to n, linked, sealed, ending where it was sealed, anchored if it is an old one',
    counts: 'events',
  },
  heads: {
    about: 'every head that was kept is in its history, and the log of heads is what was signed',
    counts: 'heads and leaves',
  },
  ledger: {
    about: 'each payee was owed, sent and returned what the history says, and nothing twice',
    counts: 'entries',
  },
  files: {
    about: 'what is in a file for the bank is a payment that had not come back, and files add up',
    counts: 'entries in files, and files',
  },
  approvals: {
    about: 'no payment without two living approvals by different people who are not owners',
    counts: 'releases of money',
  },
  rescission: { about: 'no payment while someone could still cancel', counts: 'releases of money' },
  inquiries: { about: 'one hard inquiry for a consent', counts: 'inquiries' },
} as const;

export type CheckName = keyof typeof checks;
export const checkNames = Object.keys(checks) as CheckName[];

export interface Fault {
  readonly check: CheckName;
  readonly orgCode: string | null;
  readonly applicationUuid: string | null;
  readonly seq: number | null;
  readonly what: string;
}

export type Found = readonly { readonly seq: number | null; readonly what: string }[];

/** Says what is wrong with one application; nothing when all is well. */
export type CaseCheck = (known: CaseRows) => Found;
