/**
 * Who may start an experiment: someone other than the one who proposed it, and for what decides credit or price someone of
 * compliance. The store starts nothing that has not been through here: its argument is made in this file alone.
 */
import { isGranted, type Permission, type Role } from '#core/roles.ts';
import * as words from '#core/words/en/console/experiments.ts';
import { needsCompliance, type VariedFlag } from './varied.ts';

/** Asked for beside the call's own permission, where the flag touches credit, price or law. */
export const approving = 'approveExperiments' satisfies Permission;

declare const checked: unique symbol;
export interface Startable {
  readonly key: string;
  readonly confirmedBy: string;
  readonly [checked]: true;
}

interface Proposed {
  readonly key: string;
  readonly flag: VariedFlag;
  readonly byUuid: string;
}

interface Second {
  readonly identityUuid: string;
  readonly roles: readonly Role[];
}

export function startable(
  { key, flag, byUuid }: Proposed,
  { identityUuid, roles }: Second,
): { readonly ok: Startable } | { readonly refusal: string } {
  if (byUuid === identityUuid) return { refusal: words.takesASecondPerson };
  if (needsCompliance(flag) && !isGranted(roles, { permission: approving, scope: ['every'] }))
    return { refusal: words.takesCompliance };
  return { ok: { key, confirmedBy: identityUuid } as Startable };
}
