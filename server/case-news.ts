/**
 * Tells every process that applications have changed, after the commit. What is said within a moment goes out as one word,
 * so that a busy hour costs the bus no more than a quiet one. It only wakes: the person who was not listening reads again.
 */
import type { Log } from './log.ts';

/** Where all processes hear of cases. */
export const casesTopic = 'cases';

/** An organization and an application of it; whether it is only what staff say among themselves. */
export type CaseName = readonly [orgCode: string, applicationUuid: string, isAmongStaff?: boolean];

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
  const gather = (orgCode: string, applicationUuid: string, isAmongStaff: boolean) => {
    const name = `${orgCode} ${applicationUuid}`;
    const isHeardByAll = !isAmongStaff || (changed.has(name) && changed.get(name)?.[2] !== true);
    changed.set(name, isHeardByAll ? [orgCode, applicationUuid] : [orgCode, applicationUuid, true]);
    if (isGathering) return;
    isGathering = true;
    setTimeout(flush, gatherMs).unref();
  };
  return {
    tell: (orgCode: string, applicationUuid: string): void => gather(orgCode, applicationUuid, false),
    /** Of what the borrower is not to notice: a note of staff, a hand-off. */
    tellStaff: (orgCode: string, applicationUuid: string): void => gather(orgCode, applicationUuid, true),
  };
}
