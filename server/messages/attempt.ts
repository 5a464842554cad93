/**
 * One try to send one message: have its words made, hand it over, keep the copy. Promises that what is refused or given up
 * is told, and that nothing of what it says is logged.
 */
import { randomUUID } from 'node:crypto';
import { blocksOfText, type EmailBlock } from '#core/messages/email-blocks.ts';
import type { EmailDress } from '#core/messages/email-dress.ts';
import { emailHtml } from '#core/messages/email-html.ts';
import { type MessageKindRow, messageKinds } from '#core/messages/kinds.ts';
import { pausesMs } from '#core/messages/timing.ts';
import { canExist } from '#core/people/phone.ts';
import { buttonFor } from '#core/words/en/emails/layout.ts';
import * as words from '#core/words/en/emails/sending.ts';
import { crashPoint } from '../crash-point.ts';
import type { Log } from '../log.ts';
import type { Database, Tx } from '../store/database.ts';
import { insertCopy } from '../store/message-copies.ts';
import { forgetMessage, setAsideMessage } from '../store/outbox.ts';
import { addToTallies } from '../store/tallies.ts';
import { hasBounced } from '../store/unreachable-addresses.ts';
import { markUnreachable } from '../store/unreachable-numbers.ts';
import type { Handover, Messages } from '../vendors/messages/port.ts';
import type { DueMessage, Outcome } from './due.ts';
import { leaveFor } from './leave.ts';
import type { Clock } from './outbox.ts';
import { stopNumber } from './stop-number.ts';

export interface ComposedMessage {
  readonly recipient: string;
  /** Who it is for, where staff can read the copy. */
  readonly toName?: string;
  readonly subject: string;
  readonly words: string;
  /** What the words were made of; absent where they were written as text. */
  readonly blocks?: readonly EmailBlock[];
  /** How it looks, where the site is known better than by the organization. */
  readonly dress?: EmailDress;
  /** What is for the reader alone: it is not in the copy. */
  readonly secret?: string;
}

/** Undefined when there is no one to write to, or nothing to say any more: then nothing is sent. */
export type Compose = (message: DueMessage) => Promise<ComposedMessage | undefined>;

export interface AttemptDeps {
  readonly database: Database;
  readonly carrier: Messages;
  readonly compose: Readonly<Record<MessageKindRow['about'], Compose>>;
  /** How the emails of an organization look, or of one of its sites. */
  readonly dressOf: (orgCode: string) => EmailDress;
  /** Tells the people who can do something about it that a message will not arrive. Done again after a crash. */
  readonly tellOfFailure: (message: DueMessage, why: string) => Promise<void>;
  /** Where a reader ends what they may choose by one press. */
  readonly unsubscribeUrlOf?: ((orgCode: string, identityUuid: string) => string) | undefined;
  readonly log: Log;
  readonly now: Clock;
}

export async function attempt(deps: AttemptDeps, message: DueMessage): Promise<Outcome> {
  const { kind, uuid, tries } = message;
  try {
    // More tries than there are: the last ended with the process that made it.
    if (tries <= pausesMs.length) return await sendOne(deps, message);
  } catch (err) {
    deps.log.warn({ kind, uuid, tries, err }, 'a message could not be sent');
  }
  if (tries >= pausesMs.length) await giveUp(deps, message);
  return 'waiting';
}

async function sendOne(deps: AttemptDeps, message: DueMessage): Promise<Outcome> {
  const leave = await leaveFor(deps, message);
  return typeof leave === 'string' ? leave : handOver(deps, { ...message, ...leave });
}

async function handOver(deps: AttemptDeps, message: DueMessage): Promise<Outcome> {
  const { orgCode, uuid, kind, channel } = message;
  const { about, words: source, isKept } = messageKinds[kind];
  const composed = source === 'theirs' ? asWritten(message) : await deps.compose[about](message);
  crashPoint(`before sending ${kind}`);
  const handover = composed && (await carried(deps, message, composed));
  crashPoint(`handed over ${kind}`);
  const isRefused = handover !== undefined && handover !== 'accepted';
  if (isRefused) {
    deps.log.warn({ kind, uuid }, 'a message was refused for good');
    if (isMissed(message)) await deps.tellOfFailure(message, words.addressCannotBeWrittenTo);
    await addToTallies(deps.database.app, [{ name: 'messagesRefused', label: kind, count: 1 }]);
  }
  await deps.database.inOrg(orgCode, async (tx) => {
    if (composed && channel === 'sms') await learn(tx, await deps.now(tx), orgCode, composed.recipient, handover);
    if (composed && isKept) await keepCopy(tx, await deps.now(tx), message, composed, isRefused);
    await forgetMessage(tx, orgCode, uuid);
  });
  return isRefused ? 'refused' : 'sent';
}

/** A number that cannot exist is no carrier's business. */
async function carried(deps: AttemptDeps, message: DueMessage, composed: ComposedMessage): Promise<Handover> {
  const { orgCode, channel } = message;
  if (channel === 'sms' && !canExist(composed.recipient)) return 'unreachable';
  if (channel === 'email' && (await isDead(deps, orgCode, composed.recipient))) return 'refused';
  return deps.carrier.send({
    ...{ key: keyFor(message), orgCode, channel },
    ...shown(composed),
    ...inLook(deps, message, composed),
    ...wayOut(deps, message),
  });
}

/** A server that said that an address does not exist is not asked again for a while: it would count against us. */
const isDead = ({ database, now }: AttemptDeps, orgCode: string, email: string) =>
  database.inOrg(orgCode, async (tx) => hasBounced(tx, orgCode, email, await now(tx)));

function wayOut({ unsubscribeUrlOf }: AttemptDeps, { kind, channel, orgCode, toIdentity }: DueMessage) {
  if (!unsubscribeUrlOf || channel !== 'email' || toIdentity === null || !messageKinds[kind].isChosen) return {};
  return { unsubscribeUrl: unsubscribeUrlOf(orgCode, toIdentity) };
}

/** What the carrier says of a number counts from now on, for everyone who uses it. */
async function learn(tx: Tx, now: Date, orgCode: string, phone: string, handover?: Handover): Promise<void> {
  if (handover === 'stopped') await stopNumber(tx, orgCode, phone, now);
  if (handover === 'unreachable')
    await markUnreachable(tx, orgCode, phone, { why: canExist(phone) ? 'refused' : 'cannotExist', now });
}

async function giveUp({ database, tellOfFailure, log, now }: AttemptDeps, message: DueMessage): Promise<void> {
  const { orgCode, kind, uuid } = message;
  log.error({ kind, uuid }, 'a message was given up');
  if (isMissed(message)) await tellOfFailure(message, words.everyTryFailed);
  await addToTallies(database.app, [{ name: 'messagesGivenUp', label: kind, count: 1 }]);
  await database.inOrg(orgCode, async (tx) => setAsideMessage(tx, orgCode, uuid, await now(tx)));
}

/** A text that people chose comes beside an email: without it they are told all the same. */
const isMissed = ({ kind, channel }: DueMessage) => channel === 'email' || !messageKinds[kind].isChosen;

/** The carrier delivers a key once. A new code ends the one before, so it must arrive; a link works beside the first. */
function keyFor({ key, kind, tries }: DueMessage): string {
  return messageKinds[kind].secret === 'code' ? `${key} ${tries}` : key;
}

const shown = ({ recipient, subject, words: text }: ComposedMessage) => ({ recipient, subject, words: text });

/** An email in the look of the brand: what its text says, from the same blocks. A text message has none. */
function inLook({ dressOf }: AttemptDeps, { kind, channel, orgCode, details }: DueMessage, composed: ComposedMessage) {
  if (channel !== 'email') return {};
  const { subject, words: text, blocks = blocksOfText(text, subject, buttonFor(kind)), dress } = composed;
  return { html: emailHtml({ subject, blocks }, dress ?? dressOf(details['site'] ?? orgCode)) };
}

/** As a member of staff wrote it, to the address they chose. */
function asWritten({ recipient, details }: DueMessage): ComposedMessage {
  const { subject = '', words: text = '', toName = '' } = details;
  return { recipient: recipient ?? '', toName, subject, words: text };
}

async function keepCopy(
  tx: Tx,
  at: Date,
  { orgCode, applicationUuid, key, channel, alsoKeys, toIdentity, details }: DueMessage,
  { recipient, toName = '', subject, words: text, secret }: ComposedMessage,
  isRefused: boolean,
): Promise<void> {
  if (applicationUuid === null || toIdentity === null) return;
  await insertCopy(tx, orgCode, {
    uuid: randomUUID(),
    applicationUuid,
    ...{ key, channel, alsoKeys, toIdentity, toName, recipient },
    subject: channel === 'sms' ? words.textMessage : subject,
    words: secret === undefined ? text : text.replaceAll(secret, words.forReaderAlone),
    isRefused,
    writtenBy: details['writtenBy'] ?? null,
    sentAt: at,
  });
}
