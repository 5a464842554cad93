/** Writes what was decided: the row, the sealed events, the jobs, the timers, the guarantees. All in the caller's transaction. */
import { workItemOf } from '#core/desk/item.ts';
import { isClosed, isComplete } from '#core/journey/statuses.ts';
import { fundingLineOf } from '#core/payments/funding-line.ts';
import { type LockedApplication, type StoredApplication, updateApplication } from '../../store/applications.ts';
import { markForBinder } from '../../store/binder.ts';
import { type Tx, together } from '../../store/database.ts';
import { appendEvents, type SealedEvent } from '../../store/events.ts';
import { writeFundingLine } from '../../store/funding-lines.ts';
import type { HistorySeals } from '../../store/history-seals.ts';
import type { Jobs } from '../../store/jobs.ts';
import { keepPricing } from '../../store/offer-sets.ts';
import { keepSearch } from '../../store/search.ts';
import { replaceTimers } from '../../store/timers.ts';

import type { Vault } from '../../store/vault.ts';
import { writeWorkItem } from '../../store/work-items.ts';
import { keepBook } from './book.ts';
import type { Decided, Step } from './decide.ts';
import { guarantee } from './guarantees.ts';

interface By {
  readonly role: string;
  readonly identityUuid: string | null;
}

export interface Writing {
  readonly tx: Tx;
  readonly now: Date;
  readonly jobs: Jobs;
  readonly seals: HistorySeals;
  readonly vault: Vault;
  readonly by: By;
  /** What makes a repeated delivery of the first event recognizable. */
  readonly delivery: string | null;
}

export async function writeDecided(
  writing: Writing,
  before: LockedApplication,
  decided: Decided,
): Promise<StoredApplication> {
  const { tx, now, jobs, seals, vault } = writing;
  const { application } = decided;
  const of = { orgCode: application.orgCode, applicationUuid: application.uuid };
  requireWhole(seals, of, before);
  const sealed = sealSteps(writing, before, decided);
  const last = sealed.at(-1);
  const after = {
    application,
    version: before.version + sealed.length,
    lastHash: last?.hash ?? before.lastHash,
    completedAt: before.completedAt,
  };
  const isOver = isClosed(application.status);
  const effects = effectJobs(before.version, decided.steps).map((job) => ({ ...of, ...job }));
  const [item, line] = [workItemOf(application), fundingLineOf(application)];
  const timers = Object.entries(application.deadlines).map(([name, dueAt]) => ({ name, dueAt }));
  await together([
    updateApplication(tx, { ...after, isActive: !isOver, isComplete: isComplete(application.status), now }),
    appendEvents(tx, of.orgCode, of.applicationUuid, sealed, seals.sealHead(of, after.version, after.lastHash)),
    ...decided.pricings.map((priced) => keepPricing(tx, vault, of, priced, now)),
    keepSearch(tx, vault, before.application, application),
    guarantee(tx, before.application, decided, now),
    keepBook(tx, vault, before.version, decided, now),
    markForBinder(tx, application, after.version),
    workOf(before) !== JSON.stringify(item) && writeWorkItem(tx, application, item),
    JSON.stringify(fundingLineOf(before.application)) !== JSON.stringify(line) &&
      writeFundingLine(tx, application, line),
    effects.length > 0 && jobs.enqueueEffects(tx, effects),
    timersOf(before.application) !== timersOf(application) &&
      replaceTimers(tx, of.orgCode, of.applicationUuid, after.version, timers),
  ]);
  return after;
}

/** A history that was cut or turned back must not be continued: the next seal would make it look whole again. */
function requireWhole(
  seals: HistorySeals,
  of: { readonly orgCode: string; readonly applicationUuid: string },
  { version, lastHash, head, lastKeyId }: LockedApplication,
): void {
  const isWhole = head === null ? lastKeyId === null : seals.isHeadWhole(of, { version, lastHash, head });
  if (!isWhole)
    throw new Error(
      `The history of application ${of.applicationUuid} does not end where it was sealed; nothing is added.`,
    );
}

function sealSteps(
  { by, delivery, now, seals }: Writing,
  before: StoredApplication,
  { application, steps }: Decided,
): SealedEvent[] {
  const of = { orgCode: application.orgCode, applicationUuid: application.uuid };
  let previous = before.lastHash;
  return steps.map(({ event, from, to }, index) => {
    const sealed = seals.seal(of, previous, {
      seq: before.version + index + 1,
      event: event.name,
      byRole: index === 0 ? by.role : 'system',
      byIdentity: index === 0 ? by.identityUuid : null,
      at: now,
      fromStatus: from,
      toStatus: to,
      payload: event.payload,
      delivery: index === 0 ? delivery : null,
    });
    previous = sealed.hash;
    return sealed;
  });
}

function effectJobs(version: number, steps: readonly Step[]): { effect: string; seq: number }[] {
  return steps.flatMap(({ effects }, index) => effects.map((effect) => ({ effect, seq: version + index + 1 })));
}

function timersOf({ deadlines }: StoredApplication['application']): string {
  return JSON.stringify(Object.entries(deadlines).sort());
}

/** What was written of it as work; one that was just born has nothing yet. */
function workOf({ application, version }: StoredApplication): string | undefined {
  return version === 1 ? undefined : JSON.stringify(workItemOf(application));
}
