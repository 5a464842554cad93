/** What vendors say when they are asked once more before the money goes, and which of it is a reason to stop and look. */
import type { Application } from '#core/application/application.ts';
import type { LastCheck } from '#core/journey/last-checks.ts';
import type { OwnerCheck } from '../../vendors/bank/port.ts';
import type { EmploymentFinding } from '../../vendors/employment/port.ts';

/** What a check before funding says: nothing to tell is clear. */
export function lastCheck(check: LastCheck, ...findings: string[]) {
  return { says: 'fundingChecked', payload: { check, isClear: findings.length === 0, findings } } as const;
}

export function employmentDoubts(finding: EmploymentFinding): string[] {
  if (finding.outcome === 'employed') return [];
  if (finding.outcome === 'notReached') return ['No one could be reached at the employer.'];
  return [`The employer says that they have left${finding.endedOn === null ? '' : `, on ${finding.endedOn}`}.`];
}

/** Whose it is was settled before, by the bank or by a person: only what has changed since is a doubt. */
export function accountDoubts(
  { accounts }: Pick<Application, 'accounts'>,
  { outcome }: OwnerCheck,
  isLinked: boolean,
): string[] {
  const which = `account ending in ${accounts.disburse?.mask}`;
  if (outcome === 'closed') return [`The ${which} is closed.`];
  if (!accounts.isOwnerVerified || outcome === 'owner') return [];
  if (outcome === 'otherOwner') return [`The ${which} is someone else’s by now.`];
  return isLinked ? [`The bank no longer says whose the ${which} is.`] : [];
}
