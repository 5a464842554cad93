/** Guards of what is kept when a server goes: what counts as written, where it is written to, what a restore looks at. */
import type { Mutant } from './mutant.ts';

export const standbyGuards: readonly Mutant[] = [
  {
    guard: 'a commit whose wait for the standby was cut short counts as no answer',
    file: 'server/store/database.ts',
    text: 'if (doubts > before) throw unconfirmed();',
    becomes: '',
    spec: 'server/proof/standby.db.spec.ts',
    test: 'a wait for the standby that is cut short',
  },
  {
    guard: 'of two servers that take writes, the one that was promoted last is written to',
    file: 'server/store/primary.ts',
    text: 'const newest = Math.max(...timelines);',
    becomes: 'const newest = timelines.find((one) => one > 0) ?? 0;',
    spec: 'server/proof/standby.db.spec.ts',
    test: 'the first comes back to no effect',
  },
  {
    guard: 'a restore names a document that is not there',
    file: 'server/lending/documents/check.ts',
    text: 'if (!sealed) faults.push(`$',
    becomes: 'if (!sealed) void (`$',
    spec: 'tools/backup.db.spec.ts',
    test: 'a document that is gone or changed is named',
  },
];
