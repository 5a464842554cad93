/** Walks the whole book, some applications at a time, each batch as it was at one moment. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type CaseRows, inSnapshot, readCases, readFileTotals } from '../../store/audit-rows.ts';
import type { Database, Tx } from '../../store/database.ts';
import { firstLeafHeads, organizationsInLog } from '../../store/head-log.ts';
import type { HistorySeals } from '../../store/history-seals.ts';
import type { Vault } from '../../store/vault.ts';
import { checkChain, checkKept, isNotAnchored } from './check-chain.ts';
import { checkLedger } from './check-ledger.ts';
import { checkList, checkLog, type KeptOutside } from './check-log.ts';
import { checkApprovals, checkFiles, checkInquiries, checkRescission, releases } from './check-money.ts';
import type { CaseCheck, CheckName } from './checks.ts';
import type { LogKeys } from './log-keys.ts';
import { type AuditReport, createTally, type Tally } from './tally.ts';

export interface WalkDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly seals: HistorySeals;
  readonly keys: LogKeys;
  readonly organizations: readonly string[];
}

interface WalkOptions {
  /** Heads that strangers kept. */
  readonly outside?: readonly KeptOutside[];
  /** What is left to others between two batches. */
  readonly restMs?: number;
  readonly stopping?: AbortSignal | undefined;
}

const batchMax = 200;
const firstUuid = '00000000-0000-0000-0000-000000000000';

/** The checks that need one application alone, and how much of it each looks at. */
const ofOne: Readonly<Partial<Record<CheckName, { check: CaseCheck; count: (known: CaseRows) => number }>>> = {
  ledger: { check: checkLedger, count: ({ book }) => book.length },
  files: { check: checkFiles, count: ({ filed }) => filed.length },
  approvals: { check: checkApprovals, count: (known) => releases(known).length },
  rescission: { check: checkRescission, count: (known) => releases(known).length },
  inquiries: { check: checkInquiries, count: ({ inquiries }) => inquiries.length },
};

/** Undefined when it was told to stop before the end. */
export async function walkBook(
  deps: WalkDeps,
  { outside = [], restMs = 0, stopping }: WalkOptions = {},
): Promise<AuditReport | undefined> {
  const { database, vault, seals, keys } = deps;
  const tally = createTally();
  const all = new Set([...deps.organizations, ...(await organizationsInLog(database.app))]);
  for (const orgCode of [...all].toSorted()) {
    let [after, isDone] = [firstUuid, false];
    while (!isDone) {
      if (stopping?.aborted) return undefined;
      const from = after;
      const last = await inSnapshot(database, orgCode, (tx) => walkSome(tx, { vault, seals }, orgCode, from, tally));
      isDone = last === undefined;
      after = last ?? after;
      if (restMs > 0 && !isDone) await sleep(restMs);
    }
    await inSnapshot(database, orgCode, async (tx) => {
      await checkList(tx, seals, orgCode, tally);
      await checkFileTotals(tx, orgCode, tally);
    });
  }
  await checkLog(database, keys, outside, tally);
  return tally.report();
}

async function walkSome(
  tx: Tx,
  { vault, seals }: Pick<WalkDeps, 'vault' | 'seals'>,
  orgCode: string,
  after: string,
  tally: Tally,
): Promise<string | undefined> {
  const firstHeads = await firstLeafHeads(tx, orgCode);
  const cases = await readCases(tx, vault, orgCode, after, batchMax);
  for (const known of cases) lookAt(seals, known, firstHeads, tally);
  return cases.length < batchMax ? undefined : cases.at(-1)?.applicationUuid;
}

export function lookAt(seals: HistorySeals, known: CaseRows, firstHeads: number | undefined, tally: Tally): void {
  const where = { orgCode: known.orgCode, applicationUuid: known.applicationUuid };
  tally.saw('chain', known.events.length);
  tally.found('chain', where, checkChain(seals, known, firstHeads));
  tally.found('heads', where, checkKept(known));
  if (isNotAnchored(known, firstHeads)) tally.sawNotAnchored();
  for (const [name, { check, count }] of Object.entries(ofOne)) {
    tally.saw(name as CheckName, count(known));
    tally.found(name as CheckName, where, check(known));
  }
}

async function checkFileTotals(tx: Tx, orgCode: string, tally: Tally): Promise<void> {
  const files = await readFileTotals(tx, orgCode);
  tally.saw('files', files.length);
  for (const { uuid, entries, creditCents, linked, linkedCents } of files)
    if (entries !== linked || creditCents !== linkedCents)
      tally.found('files', { orgCode, applicationUuid: null }, [{ seq: null, what: `file ${uuid} does not add up` }]);
}
