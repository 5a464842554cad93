/** Who may change whom among the staff: the same rule for the button that is off and for the server that refuses. */
import { agentRoles, type Role, scopesOf } from '#core/roles.ts';
import * as words from '#core/words/en/staff.ts';

export type AgentRole = (typeof agentRoles)[number];

export interface Administrator {
  readonly identityUuid: string;
  readonly roles: readonly Role[];
}

interface Changed {
  readonly identityUuid: string;
  /** What they hold now, and what they would hold. */
  readonly roles: readonly string[];
  readonly wanted?: readonly string[];
}

/** Whether someone reaches the staff of other organizations too. */
export const reachesEveryStaff = ({ roles }: Pick<Administrator, 'roles'>): boolean =>
  scopesOf(roles, 'manageStaff').includes('every');

/** Whether a role reaches the staff of every organization: only the provider's own people have it, and only they give it. */
export const isProviderRole = (role: AgentRole): boolean => reachesEveryStaff({ roles: [role] });
const providerRoles: readonly string[] = agentRoles.filter(isProviderRole);

/** Why this administrator may not change this person, or not to these roles; null where they may. */
export function whyNotChange(by: Administrator, { identityUuid, roles, wanted = roles }: Changed): string | null {
  if (identityUuid === by.identityUuid) return words.notYourself;
  const isAboutProvider = [...roles, ...wanted].some((role) => providerRoles.includes(role));
  if (isAboutProvider && !reachesEveryStaff(by)) return words.onlyProviderAdmins;
  return null;
}

export const staffStates = ['invited', 'active', 'suspended'] as const;
export type StaffState = (typeof staffStates)[number];
