/**
 * Tells every process that applications have changed, after the commit. What is said within a moment goes out as one word,
 * so that a busy hour costs the bus no more than a quiet one. It only wakes: the person who was not listening reads again.
 */
import type { Log } from './log.ts';

/** Where all processes hear of cases. */
export const casesTopic = 'cases';

/** An organization and an application of it. */
export type CaseName = readonly [orgCode: string, applicationUuid: string];

const gatherMs = 100;

interface CaseNewsDeps {
  readonly bus: { publish(topic: string, message: unknown): Promise<void> };
  readonly log: Log;
}

export function createCaseNews({ bus, log }: CaseNewsDeps) {
  const changed = new Map<string, CaseName>();
  let isGathering = false;
  const flush = () => {
    isGathering = false;
    const names = [...changed.values()];
    changed.clear();
    bus
      .publish(casesTopic, { changed: names })
      .catch((err: unknown) => log.warn({ err }, 'it could not be told that applications changed'));
  };
  return {
    tell: (orgCode: string, applicationUuid: string): void => {
      changed.set(`${orgCode} ${applicationUuid}`, [orgCode, applicationUuid]);
      if (isGathering) return;
      isGathering = true;
      setTimeout(flush, gatherMs).unref();
    },
  };
}
