/** What a person needs for what they would do: mostly what the row says, and for some conditions what the condition says. */
import type { Permission } from '#core/roles.ts';
import type { Application } from '../application/application.ts';
import { categories } from '../conditions/categories.ts';
import type { Condition } from '../conditions/condition.ts';
import type { StaffEvent } from './operation-row.ts';
import { operations } from './operations.ts';

export function permissionFor(event: StaffEvent, { conditions }: Application, payload: unknown): Permission {
  const { permission } = operations[event];
  if (!byCategory.has(event)) return permission;
  const { conditionUuid } = payload as { readonly conditionUuid?: string };
  const asked = conditions.find(({ uuid }) => uuid === conditionUuid);
  if (!asked) return permission;
  return event === 'conditionWaived'
    ? (categories[asked.categoryEnum].waivedBy ?? permission)
    : permissionToClear(asked);
}

/** To drop what a rule proposes is as much as to clear it. */
const byCategory: ReadonlySet<StaffEvent> = new Set(['conditionCleared', 'conditionDropped', 'conditionWaived']);

/** Clearing some of them is a decision of underwriting; their rows say so. */
function permissionToClear({ categoryEnum }: Pick<Condition, 'categoryEnum'>): Permission {
  const { clearedBy } = categories[categoryEnum];
  return clearedBy === 'answer' ? operations.conditionCleared.permission : clearedBy;
}
