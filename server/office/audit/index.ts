/**
 * The book is checked. Promises: anyone who rewrites a history, a book or the log without the key is found, and where; the
 * log's signed heads are there for strangers to keep; what the last walk found can be read by every process.
 */

import type { Log } from '../../log.ts';
import type { Secret } from '../../secret.ts';
import { type AuditResult, beginHourlyRun, beginRun, endRun, giveUpRun, lastRun } from '../../store/audit-runs.ts';
import type { Database } from '../../store/database.ts';
import type { HistorySeals } from '../../store/history-seals.ts';
import type { Vault } from '../../store/vault.ts';
import type { KeptOutside } from './check-log.ts';
import { keepHeads } from './keep-heads.ts';
import { createLogKeys } from './log-keys.ts';
import { type Asked, publishedHeads } from './published-heads.ts';
import { type AuditReport, createTally } from './tally.ts';
import { walkBook } from './walk.ts';

export type { KeptOutside } from './check-log.ts';
export { checkNames, checks, type Fault } from './checks.ts';
export type { PublishedHeads } from './published-heads.ts';
export type { AuditReport } from './tally.ts';

interface AuditOptions {
  readonly database: Database;
  readonly vault: Vault;
  readonly seals: HistorySeals;
  /** What the log's signing keys are made from, the present one first. */
  readonly logSecrets: readonly [Secret, ...Secret[]];
  /** Asked at each use: brands may come while we run. */
  readonly brands: { readonly organizations: readonly string[] };
  readonly log: Log;
}

/** Faults that are told one by one; the others are in the count. */
const toldMax = 20;
const restMs = 20;

export type Audit = ReturnType<typeof createAudit>;

export function createAudit({ database, vault, seals, logSecrets, brands, log }: AuditOptions) {
  const keys = createLogKeys(logSecrets);
  const deps = {
    ...{ database, vault, seals, keys },
    get organizations() {
      return brands.organizations;
    },
  };
  const finish = async (id: number, report: AuditReport) => {
    await endRun(database.app, id, resultOf(report));
    tell(log, report);
    return report;
  };
  return {
    /** Anchors, leaves, a signed head: what is due of them, once an hour however many do it. */
    keepHeads: (stopping?: AbortSignal) => keepHeads(deps, stopping),
    heads: (asked: Asked) => publishedHeads(database, keys, asked),
    run: async (outside: readonly KeptOutside[] = []): Promise<AuditReport> => {
      const id = await beginRun(database.app);
      return finish(id, (await walkBook(deps, { outside })) ?? createTally().report());
    },
    /** Nothing when another process has this hour's walk, or when it was told to stop before the end. */
    runHourly: async (stopping?: AbortSignal): Promise<AuditReport | undefined> => {
      const id = await beginHourlyRun(database.app);
      if (id === undefined) return undefined;
      const report = await walkBook(deps, { restMs, stopping });
      if (report) return finish(id, report);
      await giveUpRun(database.app, id);
      return undefined;
    },
    last: (): Promise<(AuditResult & { readonly endedAt: Date }) | undefined> => lastRun(database.app),
  };
}

function resultOf({ checked, faultCounts, notAnchored }: AuditReport): AuditResult {
  return { checked, faults: faultCounts, notAnchored };
}

function tell(log: Log, { faults, faultCounts }: AuditReport): void {
  const count = Object.values(faultCounts).reduce((sum, one) => sum + one, 0);
  if (count === 0) return;
  for (const fault of faults.slice(0, toldMax)) log.error({ event: 'auditFault', ...fault }, 'the audit found a fault');
  log.error({ event: 'auditFault', count, faultCounts }, 'the book is not as it should be');
}
