/** What staff do: every action here, with the reason where it is off. */
import type { Permission } from '#core/roles.ts';
import type { Application } from '../application/application.ts';
import { advance, isAllowed } from './advance.ts';
import { readEvent } from './events.ts';
import { firstUnmet } from './operation-needs.ts';
import type { StaffEvent } from './operation-row.ts';
import { operations, staffEvents } from './operations.ts';
import { type Doer, whySomeoneElse } from './two-people.ts';
import { holding, placesOf, waitingFor } from './ways.ts';

export interface Action {
  readonly event: StaffEvent;
  /** Why it cannot be done now, in a sentence; null where it can. */
  readonly whyNot: string | null;
  /** It can be done, but only so that the application ends or stays: what is open holds back every other answer. */
  readonly held?: string;
}

interface Onlooker extends Doer {
  readonly now: Date;
  /** Why this person may not do it, whatever the application is like; null where they may. */
  readonly whyNotThey: (permission: Permission) => string | null;
}

/** Everything that the journey takes of staff here, in the order of the table. */
export function actionsFor(application: Application, onlooker: Onlooker): Action[] {
  return staffEvents
    .filter((event) => isAllowed(application.status, event))
    .map((event) => actionFor(application, event, onlooker));
}

function actionFor(application: Application, event: StaffEvent, onlooker: Onlooker): Action {
  const refusal = whyNot(application, event, onlooker) ?? doorRefuses(application, event, onlooker.now);
  if (refusal !== null) return { event, whyNot: refusal };
  const held = asksNothing(event) ? null : heldBack(application, event);
  if (held?.isAll) return { event, whyNot: held.why };
  return held && hasAnswers(event) ? { event, whyNot: null, held: held.why } : { event, whyNot: null };
}

function whyNot(application: Application, event: StaffEvent, { now, whyNotThey, ...who }: Onlooker) {
  const { permission, needs = [] } = operations[event];
  const theirs = whyNotThey(permission);
  if (theirs !== null) return theirs;
  const unmet = firstUnmet(needs, application, now);
  if (unmet) return unmet.reason;
  return whySomeoneElse(application, event, who);
}

type Field = { readonly kind: string; readonly value?: unknown };
const formOf = (event: StaffEvent) => Object.entries<Field>(operations[event].form as Record<string, Field>);

const asksNothing = (event: StaffEvent) =>
  formOf(event).every(([, { kind }]) => kind === 'envelope' || kind === 'fixed');
/** Where it leads is chosen in a form; what a page of its own fills in, its needs speak for. */
const hasAnswers = (event: StaffEvent) => formOf(event).some(([, { kind }]) => kind !== 'envelope' && kind !== 'page');

/** Where nothing is asked but why, what the door would say is known before. */
function doorRefuses(application: Application, event: StaffEvent, now: Date): string | null {
  if (!asksNothing(event)) return null;
  const payload = Object.fromEntries(formOf(event).map(([name, { value = 'why' }]) => [name, value]));
  const outcome = advance(application, readEvent(event, { uuid: 'what-if', by: 'operations' }, payload), now);
  return outcome.ok ? null : outcome.reason;
}

/** Open conditions keep it here; `isAll` where that is so wherever it would lead. An act with a way out is never all held. */
function heldBack(application: Application, event: StaffEvent) {
  const held = placesOf(application, event).map((to) => holding(application, to));
  const first = held.find((conditions) => conditions.length > 0);
  return first ? { why: waitingFor(first), isAll: held.every((conditions) => conditions.length > 0) } : null;
}
