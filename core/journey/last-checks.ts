/**
 * What is looked at again before money goes out: days or weeks lie between the first look and this one. A check that
 * finds something stops the money until someone has looked into it, and the person who approved before must approve again.
 */
import type { Application } from '../application/application.ts';
import { type LastCheck, type LastCheckState, lastChecks } from '../application/kinds.ts';
import { type Condition, isOpen } from '../conditions/condition.ts';
import type { EffectName } from './effects.ts';
import type { EventName } from './events.ts';

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

/** It said what it has to say; that the process which heard it died at every try takes nothing back. */
export function hasAnswered({ funding }: Application, effect: string): boolean {
  const check = lastChecks.find((one) => effectOf(one) === effect);
  const state = check && funding.checks[check];
  return state !== undefined && state !== 'unanswered';
}

/** Every try to ask failed: it waits for a person, and has not answered. */
export function withoutAnAnswer(application: Application, effect: string): Application {
  const check = lastChecks.find((one) => effectOf(one) === effect);
  if (check === undefined) return application;
  const { funding } = application;
  return { ...application, funding: { ...funding, checks: { ...funding.checks, [check]: 'unanswered' } } };
}

/**
 * What is asked again once no question about it is open any more. Without this the person who clears the question leaves an
 * application that no one asks about, and its money never goes.
 */
export function asksAgain({ funding, conditions }: Application, event: EventName): EffectName[] {
  const isAsking = (condition: Condition) => condition.categoryEnum === 'ESCALATION_REVIEW' && isOpen(condition);
  if (event !== 'conditionCleared' || conditions.some(isAsking)) return [];
  return lastChecks.filter((check) => funding.checks[check] === 'unanswered').map(effectOf);
}

/** Found among those the application named, and no one has settled it: no one signs, and no money goes. */
export function isLikenessOpen({ screening }: Pick<Application, 'screening'>): boolean {
  return screening?.state === 'found';
}

/** By one of the last checks, and no one has settled it. */
export function isAnythingFound({ funding }: Pick<Application, 'funding'>): boolean {
  return Object.values(funding.checks).includes('found');
}

export function areLastChecksClear(application: Application): boolean {
  const { checks } = application.funding;
  const isClear = (check: LastCheck) => checks[check] === 'clear' || checks[check] === 'settled';
  return (
    !isLikenessOpen(application) && lastChecks.every((check) => !isCheckWanted(application, check) || isClear(check))
  );
}
