/** One person's way through the journey, and the small words its steps are made of. */
import type { Application } from '#core/application/application.ts';
import { type Condition, isOpen } from '#core/conditions/condition.ts';
import type { CommandName } from '#core/contract/commands.ts';
import type { EventName } from '#core/journey/events.ts';
import { statuses } from '#core/journey/statuses.ts';
import type { Pricing } from '#core/offers/pricing.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import type { Person } from '../actor.ts';
import type { Documents } from '../lending/documents/index.ts';
import type { Linking } from '../lending/linking/index.ts';
import type { NotaryMeetings } from '../lending/notary/index.ts';
import type { Vendors } from '../vendors/index.ts';
import type { Plan } from './test-plan.ts';

/** One person's way through the journey, as far as it is known now. */
export interface Trip {
  readonly plan: Plan;
  readonly uuid: string;
  readonly who: Person;
  readonly staff: readonly [Person, Person];
  readonly signers: Person[];
  readonly vendors: Vendors;
  readonly linking: Linking;
  /** Sends a file of this name; what is in it is what its name says. Gives what a command names it by. */
  upload(name: string, as?: Person): Promise<string>;
  readonly documents: Documents;
  readonly application: Application;
  /** What has happened since this status was reached, oldest first. */
  readonly lately: readonly EventName[];
  act(command: CommandName, body?: unknown, as?: Person): Promise<unknown>;
  operate(event: EventName, body?: unknown, as?: Person): Promise<unknown>;
  pricing(): Promise<Pricing>;
  /** When a notary can come, as the page offers it. */
  times(): ReturnType<NotaryMeetings['slots']>;
  file(): Promise<UnderwritingFile>;
  /** Does a thing once in a stay; a refusal does not count as done. False when it was done. */
  once(what: string, work: () => Promise<unknown>): Promise<boolean>;
}

export type Step = (trip: Trip) => Promise<boolean>;

/** Someone else must do something first; it is tried again at the next look. */
export class NotYet extends Error {}

export const act =
  (command: CommandName, bodyOf: (trip: Trip) => unknown = () => ({})): Step =>
  (trip) =>
    trip.once(command, async () => trip.act(command, await bodyOf(trip)));

export const operate =
  (event: EventName, bodyOf: (trip: Trip) => unknown = () => ({})): Step =>
  (trip) =>
    // What a vendor sends back a second time is seen to a second time.
    trip.once(`${event} ${trip.lately.length}`, async () => trip.operate(event, await bodyOf(trip)));

export const after =
  (word: EventName, step: Step): Step =>
  async (trip) =>
    trip.lately.at(-1) === word ? step(trip) : false;

/** What stands in the way here is answered by the borrower and looked at by staff. */
export function settleHolding(trip: Trip): Promise<boolean> {
  const { heldBy = [] } = statuses[trip.application.status];
  return settle(trip, ({ categoryEnum }) => heldBy.includes(categoryEnum));
}

export const settleAll = (trip: Trip) => settle(trip, () => true);

async function settle(trip: Trip, which: (condition: Condition) => boolean): Promise<boolean> {
  const [condition] = trip.application.conditions.filter((one) => isOpen(one) && which(one));
  if (!condition) return false;
  const { uuid: conditionUuid, categoryEnum, signerUuid } = condition;
  if (categoryEnum === 'MISSING_PHONE_NUMBER')
    return trip.once(conditionUuid, () =>
      trip.operate('phoneSaved', { phoneNumber: '4155550188', ...(signerUuid ? { signerUuid } : {}) }),
    );
  if (condition.isProposed)
    return trip.once(`${conditionUuid} sent`, () => trip.operate('conditionSent', { conditionUuid }));
  const answer = async () =>
    trip.act('answerCondition', { conditionUuid, documentUuids: [await trip.upload('paper.pdf')] });
  if (signerUuid === null && (await trip.once(`${conditionUuid} answered`, answer))) return true;
  return trip.once(conditionUuid, () => trip.operate('conditionCleared', { conditionUuid, why: 'Looked at.' }));
}

export function nameOf({ borrower: { name } }: Application): string {
  return [name.firstName, name.middleName, name.lastName, name.suffix].filter((part) => part !== '').join(' ');
}
