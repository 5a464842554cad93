/** Emails at the steps of the way. Each says only what has happened, and nothing when it is true no longer. */

import type { Application } from '#core/application/application.ts';
import { lastDayOf } from '#core/calendar/rescission.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { isOpen } from '#core/conditions/condition.ts';
import { presentConditions } from '#core/conditions/present.ts';
import { longDate, money, rate, termsOf } from '#core/documents/facts.ts';
import { takes } from '#core/journey/outline.ts';
import { isFloodZone } from '#core/law/flood.ts';
import {
  button,
  chief,
  type EmailBlock,
  list,
  note,
  paragraph,
  rows,
  textOfEmail,
  title,
} from '#core/messages/email-blocks.ts';
import { changeHowWeReachYou } from '#core/words/en/emails/application.ts';
import * as words from '#core/words/en/emails/milestones.ts';
import type { WorkingCase } from '../../lending/origination/index.ts';
import type { Recipient } from '../../vendors/documents/port.ts';
import { type Email, type Lender, saidBy } from './email.ts';

type About = Pick<WorkingCase, 'application'>;
type AboutEvent = Pick<WorkingCase, 'application' | 'event'>;

/** Text and HTML come from the same blocks. */
export function emailOf(subject: string, blocks: readonly EmailBlock[]): Email {
  return { subject, words: textOfEmail(blocks), blocks };
}

const zoneOf = ({ property }: Application) => homeZone(property);
const homeOf = ({ property: { address } }: Application) => `${address.street1}, ${address.city}`;
const settingsNote = (siteUrl: string) => note(changeHowWeReachYou(`${siteUrl}/dashboard/settings`));

function goodUntil(application: Application): readonly EmailBlock[] {
  const { offersExpired } = application.deadlines;
  return offersExpired ? [note(words.goodUntil(longDate(dateIn(zoneOf(application), new Date(offersExpired)))))] : [];
}

export function offersReady({ application }: About, _: Recipient, lender: Lender): Email | undefined {
  if (!takes(application.status, 'offerSelected')) return undefined;
  const { uuid, borrower } = application;
  return emailOf(saidBy(lender, 'offersReadySubject'), [
    title(words.offersReady(borrower.name.firstName)),
    paragraph(words.chooseFromThem(homeOf(application))),
    button(words.seeYourOffers, `${lender.siteUrl}/account/heloc/${uuid}/product/select`),
    ...goodUntil(application),
    note(words.neverGiveACode),
  ]);
}

/** The offer as it was set when it was asked for; what became of the application meanwhile is not part of it. */
export function offerCopy({ application }: About, offer: string, { siteUrl }: Lender): Email {
  const { uuid, borrower, offers } = application;
  const asSet = { ...application, offers: { ...offers, selected: JSON.parse(offer) as typeof offers.selected } };
  return emailOf(words.offerCopySubject, [
    title(words.hereIsYourOffer(borrower.name.firstName)),
    paragraph(words.asYouSetIt(homeOf(application))),
    ...termRows(asSet),
    button(words.seeYourOffers, `${siteUrl}/account/heloc/${uuid}/product/select`),
    note(words.notFinalYet),
    ...goodUntil(application),
  ]);
}

export function offersSaved({ application }: About, _: Recipient, lender: Lender): Email | undefined {
  if (!takes(application.status, 'offerSelected')) return undefined;
  const { siteUrl } = lender;
  const subject = saidBy(lender, 'offersSavedSubject');
  return emailOf(subject, [
    title(subject),
    paragraph(words.nothingToStartOver),
    button(words.pickUp, `${siteUrl}/account/heloc/${application.uuid}/product/select`),
    ...goodUntil(application),
    settingsNote(siteUrl),
  ]);
}

/** What was answered and is still with us: what is settled meanwhile needs no word. */
export function answerReceived({ application }: About, owner: Recipient, lender: Lender): Email | undefined {
  const { uuid: applicationUuid, borrower, conditions } = application;
  const isBorrower = owner.identityUuid === borrower.identityUuid;
  const signerUuid = isBorrower ? null : owner.identityUuid;
  const answered = conditions.filter((one) => isOpen(one) && one.answeredAt !== null && one.signerUuid === signerUuid);
  if (answered.length === 0) return undefined;
  const shown = presentConditions(answered, { as: isBorrower ? 'borrower' : 'signer', applicationUuid });
  const subject = saidBy(lender, 'answerReceivedSubject');
  const { siteUrl } = lender;
  return emailOf(subject, [
    title(subject),
    paragraph(words.weHaveIt(shown.length)),
    list(...shown.map(({ header }) => header)),
    paragraph(words.teamIsReviewing),
    button(words.openYourApplication, pageOf(application, owner, siteUrl, '/dashboard')),
    ...(isBorrower ? [settingsNote(siteUrl)] : []),
  ]);
}

/** Nothing where it was asked again meanwhile. */
export function noLongerNeeded({ application, event }: AboutEvent, owner: Recipient, { siteUrl }: Lender) {
  const { uuid: applicationUuid, borrower, conditions } = application;
  const { conditionUuid } = (event?.payload ?? {}) as { readonly conditionUuid?: string };
  const waived = conditions.filter(({ uuid, isWaived }) => uuid === conditionUuid && isWaived === true);
  const isBorrower = owner.identityUuid === borrower.identityUuid;
  const shown = presentConditions(waived, { as: isBorrower ? 'borrower' : 'signer', applicationUuid });
  if (shown.length === 0) return undefined;
  return emailOf(words.noLongerNeededSubject, [
    title(words.noLongerNeededSubject),
    paragraph(words.noLongerNeeded),
    list(...shown.map(({ header }) => header)),
    paragraph(words.nothingToDoForIt),
    button(words.openYourApplication, pageOf(application, owner, siteUrl, '/dashboard')),
    ...(isBorrower ? [settingsNote(siteUrl)] : []),
  ]);
}

export function agreementSigned({ application }: About, _: Recipient, { siteUrl }: Lender): Email {
  return emailOf(words.agreementSigned, [
    title(words.agreementSigned),
    paragraph(words.yourCopies),
    ...termRows(application),
    paragraph(words.nextTheNotary(application.signers.length > 0)),
    button(words.continueLabel, `${siteUrl}/dashboard`),
  ]);
}

export function rightToCancel({ application }: About, owner: Recipient, { siteUrl }: Lender): Email | undefined {
  const { endsAt, isWaived } = application.rescission;
  if (endsAt === null || isWaived || !takes(application.status, 'rescinded')) return undefined;
  const timeZone = zoneOf(application);
  const day = new Date(`${lastDayOf(endsAt, timeZone)}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
  const said = format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  const zone = format({ timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return emailOf(words.rightToCancelSubject, [
    title(words.rightToCancelSubject),
    paragraph(words.forAnyReason(homeOf(application))),
    chief(
      words.cancelUntil,
      said.format(day),
      words.midnight(zone.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone),
    ),
    paragraph(words.theNoticeItself),
    button(words.seeYourNotice, pageOf(application, owner, siteUrl, `/account/heloc/${application.uuid}/complete`)),
  ]);
}

/** In time to buy a policy; once one was accepted there is nothing to tell. */
export function floodZone({ application }: About, _: Recipient, { siteUrl }: Lender): Email | undefined {
  const { flood, trustAndInsurance } = application;
  if (!isFloodZone(flood.zone) || trustAndInsurance.isFloodInsured) return undefined;
  return emailOf(words.floodZoneSubject, [
    title(words.floodZoneSubject),
    paragraph(words.yourHomeLiesIn(homeOf(application), flood.zone ?? '')),
    paragraph(words.buyFloodInsurance),
    paragraph(words.floodNoticeIsThere),
    button(words.openYourApplication, `${siteUrl}/dashboard`),
  ]);
}

/** The line with its rate, and beside the rate what it costs. */
export function termRows(application: Application): readonly EmailBlock[] {
  const terms = termsOf(application);
  if (!terms) return [];
  return [
    rows(
      [words.creditLimit, money(terms.lineCents)],
      [words.firstDraw, money(terms.drawCents)],
      [words.originationFee, money(terms.feeCents)],
      [words.apr, rate(terms.rateBps)],
      [words.term, words.years(terms.termYears)],
      [words.monthlyPayment, money(terms.paymentCents)],
      [words.totalInterest, money(terms.interestCents)],
    ),
  ];
}

/** A signer has one page that leads them on. */
function pageOf(
  { borrower }: Application,
  { identityUuid }: Recipient,
  siteUrl: string,
  borrowersPage: string,
): string {
  const isBorrower = identityUuid === borrower.identityUuid;
  return `${siteUrl}${isBorrower ? borrowersPage : '/account/heloc/heloc-signer/resume'}`;
}
