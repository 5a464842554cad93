/** Who is signed in to the console, and what their roles let them do. The server asks again at every call. */
import { type Permission, scopesOf, staffNames, type staffRoles, whyNotBy } from '#core/roles.ts';
import { useRead } from '#web/client/queries.ts';

const meKey = 'GET /service-console/api/v1/me';

export const useMe = () => useRead(meKey, [], { staleTime: Number.POSITIVE_INFINITY });

/** Why the person who is signed in may not do this, in a sentence that says who may; null where they may. */
export function useWhyNot(permission: Permission): string | null {
  const { data } = useMe();
  return data === undefined ? null : whyNotBy(data.roles, permission);
}

/** The organizations among which one may choose here; none for most. */
export function useOrganizations(permission: Permission) {
  const { roles = [], organizations = [] } = useMe().data ?? {};
  return scopesOf(roles, permission).includes('every') ? organizations : [];
}

export type StaffRole = (typeof staffRoles)[number];

export const titlesOf = (roles: readonly StaffRole[]) =>
  new Intl.ListFormat('en-US').format(roles.map((role) => staffNames[role].title));
