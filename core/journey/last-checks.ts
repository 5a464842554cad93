/**
 * What is looked at once more before money goes out: days or weeks lie between the first look and this one. A check that
 * finds something stops the money until somebody has looked into it, and whoever approved before must approve again.
 */
import type { Application } from '../application/application.ts';

export const lastChecks = ['watchLists', 'account', 'employment', 'liens'] as const;
export type LastCheck = (typeof lastChecks)[number];

/** `settled`: a person looked into what was found, and it stands in nobody's way. */
export const lastCheckStates = ['clear', 'found', 'settled'] as const;
export type LastCheckState = (typeof lastCheckStates)[number];

const wanted: Readonly<Record<LastCheck, (application: Application) => boolean>> = {
  watchLists: () => true,
  /** What is paid out in crypto goes to no bank. */
  account: ({ accounts }) => accounts.disburse !== null,
  /** Where papers took the employer's place, there is nobody to ask again. */
  employment: ({ employment }) => employment.isVerified && employment.employerName !== null,
  liens: () => true,
};

export function isCheckWanted(application: Application, check: LastCheck): boolean {
  return wanted[check](application);
}

export function areLastChecksClear(application: Application): boolean {
  const { checks } = application.funding;
  return lastChecks.every(
    (check) => !isCheckWanted(application, check) || checks[check] === 'clear' || checks[check] === 'settled',
  );
}
