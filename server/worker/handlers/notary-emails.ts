/** Emails about meeting the notary, to every owner: when and where, in the time of the home, and the way in. */
import type { Application } from '#core/application/application.ts';
import { takes } from '#core/journey/outline.ts';
import { movableUntil } from '#core/notary/in-person.ts';
import type { WorkingCase } from '../../lending/origination/index.ts';
import type { Recipient } from '../../vendors/documents/port.ts';
import type { Email, Lender } from './email.ts';

/** Nothing is written about a room or a time that is no longer there. */
export function roomIsOpen({ application }: WorkingCase, owner: Recipient, { siteUrl, name }: Lender) {
  if (!takes(application.status, 'deedAccepted')) return undefined;
  return email('Your notary is ready to meet you by video', [
    `Hello ${owner.name},`,
    `The deed for ${home(application)} is ready. You sign it by video before a notary of ${name}, at a time that suits you: open the page below, and a notary joins you there.`,
    'Have your driver’s license, passport or other identity document ready, and a computer or phone with a camera. It takes about 15 minutes.',
    ...(application.signers.length > 0
      ? [
          'Every owner signs. You may do it together in one room, or each from where you are: everyone uses their own log-in.',
        ]
      : []),
    pageOf(application, owner, siteUrl, 'notary/intro'),
  ]);
}

export function appointmentMade({ application, event }: WorkingCase, owner: Recipient, { siteUrl }: Lender) {
  const { slot } = application.notary;
  const made = (event?.payload ?? {}) as { startsAt?: string };
  // Moved again before this was written: the email about the later time is on its way.
  if (!slot || slot.startsAt !== made.startsAt) return undefined;
  return email(`Your appointment with the notary: ${moment(application, slot.startsAt)}`, [
    `Hello ${owner.name},`,
    `A notary meets you to sign the deed for ${home(application)}.`,
    `When: ${moment(application, slot.startsAt)}\nWhere: ${slot.place}`,
    'Please bring your driver’s license, passport or other identity document. Everyone who signs must be there.',
    `This takes the place of any time we wrote about before. The borrower can move or cancel it until ${moment(application, movableUntil(slot).toISOString())}; after that please call us.`,
    pageOf(application, owner, siteUrl, 'notary/reserve-manual'),
  ]);
}

export function appointmentCancelled({ application, event }: WorkingCase, owner: Recipient, { siteUrl }: Lender) {
  // Another time was made since: the email about that one is on its way.
  if (application.notary.slot || !takes(application.status, 'notaryReserved')) return undefined;
  const { startsAt } = (event?.payload ?? {}) as { startsAt?: string };
  return email('Your appointment with the notary is canceled', [
    `Hello ${owner.name},`,
    `No one comes${startsAt === undefined ? '' : ` on ${moment(application, startsAt)}`} to sign the deed for ${home(application)}: that appointment is canceled, and it costs nothing.`,
    'The deed still has to be signed before your line can open. The borrower chooses another time on the page below when it suits everyone, and we write to you again.',
    pageOf(application, owner, siteUrl, 'notary/reserve-manual'),
  ]);
}

export function appointmentLost({ application }: WorkingCase, owner: Recipient, { siteUrl }: Lender) {
  if (application.notary.slot || !takes(application.status, 'notaryReserved')) return undefined;
  return email('Your appointment with the notary is canceled', [
    `Hello ${owner.name},`,
    `The time that was reserved to sign the deed for ${home(application)} is not to be had, so no one comes. We are sorry.`,
    'The borrower chooses another time on the page below, and we write to you again.',
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
    timeZone: property.timeZone ?? 'America/Los_Angeles',
  } as const;
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: options.timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${new Intl.DateTimeFormat('en-US', options).format(new Date(instant))}, ${zone}`;
}
