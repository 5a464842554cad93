/** Who is told of conditions. Apart from the other roles' rules, which everyone's first page carries. */
import type { Role } from '../roles.ts';

export function seesNotifications(role: Role): boolean {
  return role === 'borrower' || role === 'signer';
}

export function fetchesConditions(role: Role, areSignerConditionsOn: boolean): boolean {
  return role === 'signer' ? areSignerConditionsOn : role === 'borrower';
}
