/** What people said and entered with what they did, as the history keeps it. */
import type { Application } from '#core/application/application.ts';
import { enteredIn } from '#core/desk/entered.ts';
import { isStaffEvent } from '#core/journey/operations.ts';
import * as deskWords from '#core/words/en/desk.ts';
import type { WholeClosing } from '../office/cases/index.ts';

type Happened = WholeClosing['history'][number];

/** Who an identity is, for those who read. */
export type NameOf = (happened: Happened) => string;

/** Only what staff did: what travels in other events is not for the page. */
export function enteredWith(happened: Happened, application: Application, nameOf: NameOf) {
  const { event, byRole } = happened;
  if (byRole !== 'operations') return [];
  const { askedBy, found, ...said } = (happened.payload ?? {}) as Record<string, unknown> & { askedBy?: string };
  const asker =
    askedBy === undefined
      ? []
      : [{ label: deskWords.askedByLabel, value: nameOf({ ...happened, byIdentity: askedBy }) }];
  return [...(isStaffEvent(event) ? enteredIn(event, said, found, application) : []), ...asker];
}

/** A reason that someone gave, or a vendor; what else travels in an event is not for the page. */
export function whyOf(payload: unknown): string | null {
  const { why, reason } = (payload ?? {}) as { why?: unknown; reason?: unknown };
  const said = why ?? reason;
  return typeof said === 'string' ? said : null;
}
