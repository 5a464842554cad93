/**
 * What the server itself refuses while the whole site is being worked on. Where only some routes are, their pages say so
 * and no call is refused: a call does not belong to a page. Rights with a deadline of law are never closed.
 */
import type { CallRow } from '#core/contract/contract.ts';
import type { Flag } from '#core/flags.ts';
import type { Permission } from '#core/roles.ts';
import * as words from '#core/words/en/shell.ts';

/** Whatever moves an application on from a customer's side. Staff go on working. */
const stopped: readonly Permission[] = ['startApplication', 'takeStep', 'signDocuments', 'uploadDocuments'];
const isNeverClosed = (key: string) => /\/(rescind|withdraw|refuseToSign|refuseTerms)$/.test(key);

export function restsInMaintenance(key: string, { who }: Pick<CallRow, 'who'>): boolean {
  return (
    who !== 'anyone' &&
    !key.startsWith('GET ') &&
    stopped.includes(who.permission) &&
    !who.scope.includes('organization') &&
    !isNeverClosed(key)
  );
}

/** What the caller is told; undefined while calls are answered. */
export function maintenanceSentence({ enabled, variables }: Flag<'fe-heloc-maintenance'>): string | undefined {
  return enabled && variables.routes.length === 0 ? (variables.message ?? words.weAreCurrentlyUndergoing) : undefined;
}
