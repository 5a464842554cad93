/** What a person needs for what they would do: mostly what the row says, and for some conditions what the condition says. */
import type { Permission } from '#core/roles.ts';
import type { Application } from '../application/application.ts';
import { categories } from '../conditions/categories.ts';
import type { Condition } from '../conditions/condition.ts';
import type { StaffEvent } from './operation-row.ts';
import { operations } from './operations.ts';

export function permissionFor(event: StaffEvent, { conditions }: Application, payload: unknown): Permission {
  const { permission } = operations[event];
  if (event !== 'conditionCleared' && event !== 'conditionWaived') return permission;
  const { conditionUuid } = payload as { readonly conditionUuid?: string };
  const asked = conditions.find(({ uuid }) => uuid === conditionUuid);
  if (!asked) return permission;
  return event === 'conditionCleared'
    ? permissionToClear(asked)
    : (categories[asked.categoryEnum].waivedBy ?? permission);
}

/** Clearing some of them is a decision of underwriting; their rows say so. */
export function permissionToClear({ categoryEnum }: Pick<Condition, 'categoryEnum'>): Permission {
  const { clearedBy } = categories[categoryEnum];
  return clearedBy === 'answer' ? operations.conditionCleared.permission : clearedBy;
}
