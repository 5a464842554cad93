/** What can be done about one condition at this moment, and why someone may not: read by its list, its tab and the review. */
import type { Application } from '#core/application/application.ts';
import { categories } from '#core/conditions/categories.ts';
import { type Condition, isOpen, isProposal } from '#core/conditions/condition.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { permissionFor } from '#core/journey/permission-for.ts';
import { isClosed } from '#core/journey/statuses.ts';
import { type Role, whyNotBy } from '#core/roles.ts';

export const conditionActs = [
  'conditionSent',
  'conditionDropped',
  'conditionCleared',
  'conditionAskedAgain',
  'conditionWaived',
  'fraudSuspected',
  'fraudDismissed',
] as const satisfies readonly StaffEvent[];
type ConditionAct = (typeof conditionActs)[number];

export const conditionStates = ['proposed', 'asked', 'answered', 'suspected', 'cleared', 'waived', 'dropped'] as const;
export type ConditionState = (typeof conditionStates)[number];

export function stateOf(condition: Condition): ConditionState {
  if (!isOpen(condition)) return condition.isWaived ? 'waived' : condition.isDropped ? 'dropped' : 'cleared';
  if (isProposal(condition)) return 'proposed';
  if (condition.isSuspected) return 'suspected';
  return condition.answeredAt === null ? 'asked' : 'answered';
}

const possible: Readonly<Record<ConditionState, readonly ConditionAct[]>> = {
  proposed: ['conditionSent', 'conditionDropped'],
  asked: ['conditionCleared', 'conditionWaived'],
  answered: ['conditionCleared', 'conditionAskedAgain', 'conditionWaived', 'fraudSuspected'],
  suspected: ['fraudDismissed'],
  cleared: [],
  waived: [],
  dropped: [],
};

export interface OfferedAct {
  readonly event: ConditionAct;
  /** Why this person may not; null where they may. */
  readonly whyNot: string | null;
}

/** Nothing about an application that has ended; nothing that the category forbids everyone. */
export function actsOn(condition: Condition, application: Application, held: readonly Role[]): OfferedAct[] {
  if (isClosed(application.status)) return [];
  const { waivedBy } = categories[condition.categoryEnum];
  const isThere = (event: ConditionAct) =>
    (event !== 'conditionWaived' || waivedBy !== null) &&
    (event !== 'fraudSuspected' || condition.documentUuids.length > 0);
  return possible[stateOf(condition)].filter(isThere).map((event) => ({
    event,
    whyNot: whyNotBy(held, permissionFor(event, application, { conditionUuid: condition.uuid })),
  }));
}
