/** Emails about meeting the notary, to every owner: when and where, in the time of the home, and the way in. */

import type { Application } from '#core/application/application.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { takes } from '#core/journey/outline.ts';
import { button, note, paragraph, rows, title } from '#core/messages/email-blocks.ts';
import { movableUntil } from '#core/notary/in-person.ts';
import * as words from '#core/words/en/emails/notary.ts';
import type { WorkingCase } from '../../lending/origination/index.ts';
import type { Recipient } from '../../vendors/documents/port.ts';
import type { Email, Lender } from './email.ts';
import { emailOf } from './milestone-emails.ts';

/** Nothing is written about a room or a time that is no longer there. */
export function roomIsOpen({ application }: WorkingCase, owner: Recipient, { siteUrl, name }: Lender) {
  if (!takes(application.status, 'deedAccepted')) return undefined;
  return email(words.roomIsOpen, [
    words.hello(owner.name),
    words.deedIsReady(home(application), name),
    words.haveIdentityReady,
    ...(application.signers.length > 0 ? [words.everyOwnerSigns] : []),
    pageOf(application, owner, siteUrl, 'notary/intro'),
  ]);
}

export function appointmentMade({ application, event }: WorkingCase, owner: Recipient, { siteUrl }: Lender) {
  const { slot } = application.notary;
  const made = (event?.payload ?? {}) as { startsAt?: string };
  // Moved again before this was written: the email about the later time is on its way.
  if (!slot || slot.startsAt !== made.startsAt) return undefined;
  const when = moment(application, slot.startsAt);
  return emailOf(words.appointmentMade(when), [
    title(words.yourAppointment),
    paragraph(words.hello(owner.name)),
    paragraph(words.notaryMeetsYou(home(application))),
    rows([words.when, when], [words.where, slot.place]),
    paragraph(words.bringIdentity),
    button(words.seeYourAppointment, pageOf(application, owner, siteUrl, 'notary/reserve-manual')),
    note(words.replacesEarlierTime(moment(application, movableUntil(slot).toISOString()))),
  ]);
}

export function appointmentCancelled({ application, event }: WorkingCase, owner: Recipient, { siteUrl }: Lender) {
  // Another time was made since: the email about that one is on its way.
  if (application.notary.slot || !takes(application.status, 'notaryReserved')) return undefined;
  const { startsAt } = (event?.payload ?? {}) as { startsAt?: string };
  return email(words.appointmentCanceled, [
    words.hello(owner.name),
    words.appointmentIsCanceled(home(application), startsAt && moment(application, startsAt)),
    words.deedStillHasToBeSigned,
    pageOf(application, owner, siteUrl, 'notary/reserve-manual'),
  ]);
}

export function appointmentLost({ application }: WorkingCase, owner: Recipient, { siteUrl }: Lender) {
  if (application.notary.slot || !takes(application.status, 'notaryReserved')) return undefined;
  return email(words.appointmentCanceled, [
    words.hello(owner.name),
    words.timeWasTaken(home(application)),
    words.borrowerChoosesAnother,
    pageOf(application, owner, siteUrl, 'notary/reserve-manual'),
  ]);
}

function email(subject: string, paragraphs: readonly string[]): Email {
  return { subject, words: paragraphs.join('\n\n') };
}

function home({ property: { address } }: Application): string {
  return `${address.street1}, ${address.city}`;
}

/** A signer has one page that leads them on; the borrower has the application's own. */
function pageOf({ uuid, borrower }: Application, { identityUuid }: Recipient, siteUrl: string, screen: string): string {
  const isBorrower = identityUuid === borrower.identityUuid;
  return isBorrower ? `${siteUrl}/account/heloc/${uuid}/${screen}` : `${siteUrl}/account/heloc/heloc-signer/resume`;
}

function moment({ property }: Application, instant: string): string {
  const options = {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: homeZone(property),
  } as const;
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: options.timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${new Intl.DateTimeFormat('en-US', options).format(new Date(instant))}, ${zone}`;
}
