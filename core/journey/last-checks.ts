/**
 * What is looked at again before money goes out: days or weeks lie between the first look and this one. A check that
 * finds something stops the money until someone has looked into it, and the person who approved before must approve again.
 */
import type { Application } from '../application/application.ts';
import { type LastCheck, type LastCheckState, lastChecks } from '../application/kinds.ts';
import type { EffectName } from './effects.ts';

export { type LastCheck, lastCheckStates, lastChecks } from '../application/kinds.ts';

interface LastCheckRow {
  /** What asks. */
  readonly effect: EffectName;
  readonly isWanted: (application: Application) => boolean;
}

const rows: Readonly<Record<LastCheck, LastCheckRow>> = {
  watchLists: { effect: 'checkWatchLists', isWanted: () => true },
  account: {
    effect: 'checkAccountAgain',
    // What is paid out in crypto goes to no bank.
    isWanted: ({ accounts }) => accounts.disburse !== null,
  },
  employment: {
    effect: 'checkEmploymentAgain',
    // Where papers took the employer's place, there is no one to ask again.
    isWanted: ({ employment }) => employment.isVerified && employment.employerName !== null,
  },
  liens: { effect: 'searchForNewLiens', isWanted: () => true },
};

export const effectOf = (check: LastCheck): EffectName => rows[check].effect;

export function isCheckWanted(application: Application, check: LastCheck): boolean {
  return rows[check].isWanted(application);
}

/** What is asked again has not answered yet, whatever it said before. */
export function withoutAnswersTo(application: Application, started: readonly EffectName[]): Application {
  const { funding } = application;
  const entries = Object.entries(funding.checks) as [LastCheck, LastCheckState][];
  const kept = entries.filter(([check]) => !started.includes(effectOf(check)));
  if (kept.length === entries.length) return application;
  return { ...application, funding: { ...funding, checks: Object.fromEntries(kept) } };
}

/** Found among those the application named, and no one has settled it: no one signs, and no money goes. */
export function isLikenessOpen({ screening }: Pick<Application, 'screening'>): boolean {
  return screening?.state === 'found';
}

export function areLastChecksClear(application: Application): boolean {
  const { checks } = application.funding;
  const isClear = (check: LastCheck) => checks[check] === 'clear' || checks[check] === 'settled';
  return (
    !isLikenessOpen(application) && lastChecks.every((check) => !isCheckWanted(application, check) || isClear(check))
  );
}
