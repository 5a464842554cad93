/** What a walk has seen so far: how much of each kind, how many faults of each, and the first of them by name. */
import { type CheckName, checkNames, type Fault, type Found } from './checks.ts';

/** A book that is wrong in a million places needs no million lines; every one is counted. */
const shownMax = 1000;

export interface AuditReport {
  readonly checked: Readonly<Record<CheckName, number>>;
  readonly faultCounts: Readonly<Record<CheckName, number>>;
  readonly faults: readonly Fault[];
  readonly notAnchored: number;
}

const none = () => Object.fromEntries(checkNames.map((name) => [name, 0])) as Record<CheckName, number>;

export function createTally() {
  const [checked, faultCounts] = [none(), none()];
  const faults: Fault[] = [];
  let notAnchored = 0;
  return {
    saw: (check: CheckName, count: number) => {
      checked[check] += count;
    },
    sawNotAnchored: () => {
      notAnchored += 1;
    },
    found(check: CheckName, where: Pick<Fault, 'orgCode' | 'applicationUuid'>, found: Found): void {
      faultCounts[check] += found.length;
      for (const one of found) if (faults.length < shownMax) faults.push({ check, ...where, ...one });
    },
    report: (): AuditReport => ({ checked, faultCounts, faults, notAnchored }),
  };
}

export type Tally = ReturnType<typeof createTally>;
