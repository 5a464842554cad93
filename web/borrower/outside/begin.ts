/**
 * Carries an address that was typed on the home page into the first step of registration, as the step itself would keep
 * it: sealed, with the server. It is personal, so it is never in an address bar and never in this browser's storage.
 */
import { start } from '#web/client/start.ts';
import { withValues } from '../screens/register/draft.ts';
import { currentRegistrationId, openDraft } from '../screens/register/draft-store.ts';

/** What was answered for another home before must not stand beside the new street. */
const otherParts = ['street2', 'city', 'state', 'zip'];

export function carryAddress(text: string): void {
  const street1 = text.trim();
  if (street1 === '') return;
  const store = openDraft(currentRegistrationId(start().organization.orgCode, 'heloc'));
  const typed = { street1, ...Object.fromEntries(otherParts.map((part) => [part, ''])) };
  const named = Object.entries(typed).map(([part, value]) => [`typed:property:${part}`, value]);
  store.update((draft, nowMs) => withValues(draft, Object.fromEntries(named), nowMs));
  store.saveNow();
}
