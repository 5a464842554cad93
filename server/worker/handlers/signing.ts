/** Papers to people and people to papers: delivery, signing sessions, the notary, and the clocks that the law starts with them. */
import type { Application } from '#core/application/application.ts';
import { lastEquityLoanOn } from '#core/application/equity-loan.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { type PaperType, papersIn } from '#core/documents/papers.ts';
import { AporTooOld } from '#core/law/apor.ts';
import { earliestClosing } from '#core/notary/earliest-closing.ts';
import { mustMeetNotary } from '#core/notary/states.ts';
import { printedLastDay } from '#core/underwriting/right-to-cancel.ts';
import * as words from '#core/words/en/errors/appointments.ts';
import type { Documents } from '../../lending/documents/index.ts';
import type { DeliveryRequest, DocumentDelivery, Recipient } from '../../vendors/documents/port.ts';
import type { Notary, NotaryFinding } from '../../vendors/notary/port.ts';
import type { Signing } from '../../vendors/signing/port.ts';
import { VendorRefusal } from '../../vendors/vendor.ts';
import { type EffectHandlers, long, type Work } from '../effects.ts';
import { borrowerAsRecipient, drawUp, owners, papersOf } from './papers.ts';
import { payloadOf, type SettingsOf } from './verification.ts';

/** Where vendors' pages send people back to. */
export type ReturnUrl = (application: Application, screen: string) => string;

/** The papers of the closing package that name its costs. */
const correctedPapers: readonly PaperType[] = ['CLOSING_DISCLOSURE', 'ACCOUNT_OPENING_STATEMENT'];

interface Sending {
  readonly cancelBy?: CalendarDate | null;
  readonly recipients?: readonly Recipient[];
}

/** Draws up a package of papers and hands it to those who deliver it. */
function deliverer(delivery: DocumentDelivery, documents: Documents) {
  return async (
    work: Work,
    pack: DeliveryRequest['package'],
    types: readonly PaperType[] = papersIn(pack, work.about.application),
    { cancelBy = null, recipients = [borrowerAsRecipient(work.about.application)] }: Sending = {},
  ) => {
    const { application } = work.about;
    const papers = await drawUp(documents, work, types, cancelBy);
    const { reference } = await delivery.deliver({
      key: work.key,
      applicationUuid: application.uuid,
      package: pack,
      recipients,
      papers,
    });
    return { ordered: reference, from: 'documents' } as const;
  };
}

export function documentHandlers(
  delivery: DocumentDelivery,
  documents: Documents,
  settingsOf: SettingsOf,
): EffectHandlers<'documents'> {
  const deliver = deliverer(delivery, documents);
  const arrived = long(delivery, (_, finding) => {
    const documentUuids = delivered(finding);
    return { says: 'documentsDelivered', payload: { documentUuids } } as const;
  });
  return {
    deliverPreCreditDocuments: { start: (work) => deliver(work, 'PRE_CREDIT', listed(work)), long: arrived },
    deliverSummaryDocuments: { start: (work) => deliver(work, 'SUMMARY', listed(work)), long: arrived },
    deliverApplicationDocuments: { start: (work) => deliver(work, 'APPLICATION', listed(work)), long: arrived },
    deliverClosingDocuments: {
      start: (work) => {
        const settings = settingsOf(work);
        // The rate on it was held against a table of average prime offer rates: with none of these weeks, none is drawn.
        if (settings.apor === undefined) throw new AporTooOld();
        return deliver(work, 'CLOSING', papersIn('CLOSING', work.about.application, settings));
      },
      long: arrived,
    },
    ...valuationPapers(delivery, deliver),
    deliverCorrectedDisclosure: {
      start: (work) => deliver(work, 'CLOSING', correctedPapers),
      long: long(delivery, (work, finding) => {
        // It stays with the borrower's papers, and the desk sees that someone has to bring it.
        if (finding.state === 'undeliverable') return 'done' as const;
        const { number } = payloadOf<'closingCostsChanged'>(work);
        const documentUuids = [...finding.documentUuids];
        return { says: 'correctedDisclosureDelivered', payload: { number, documentUuids } } as const;
      }),
    },
    drawUpSigningPackage: {
      start: (work) => deliver(work, 'SIGNING'),
      long: long(delivery, (_, finding) => {
        const documentUuids = delivered(finding);
        return { says: 'signingPackageReady', payload: { documentUuids } } as const;
      }),
    },
    deliverRescissionNotices: {
      start: (work) =>
        deliver(work, 'RESCISSION', undefined, {
          cancelBy: printedLastDay(work.about.application, askedAt(work), settingsOf(work)),
          recipients: owners(work.about.application),
        }),
      long: long(delivery, (work, finding) => {
        if (finding.state === 'undeliverable') throw cameBack();
        const deliveredTo = finding.deliveredTo.map(({ identityUuid }) => identityUuid);
        const facts = { deliveredTo, askedAt: askedAt(work).toISOString() };
        return { reports: 'rescissionNoticesDelivered', facts } as const;
      }),
    },
  };
}

/** The notice of the right to a copy, where our lien became the first one later, and the copy for someone who opens no line. */
function valuationPapers(delivery: DocumentDelivery, deliver: ReturnType<typeof deliverer>) {
  // What came back stays with their papers, and the binder shows that no one had it.
  const told = <const Event extends 'valuationCopied' | 'valuationNoticed'>(says: Event) =>
    long(delivery, (_, finding) =>
      finding.state === 'undeliverable'
        ? ('done' as const)
        : { says, payload: { documentUuids: [...finding.documentUuids] } },
    );
  return {
    deliverValuationCopy: {
      start: (work) => deliver(work, 'CLOSING', ['VALUATION_COPY']),
      long: told('valuationCopied'),
    },
    deliverValuationNotice: {
      start: (work) => deliver(work, 'APPLICATION', ['VALUATION_NOTICE']),
      long: told('valuationNoticed'),
    },
  } satisfies Pick<EffectHandlers<'documents'>, 'deliverValuationCopy' | 'deliverValuationNotice'>;
}

/** What came back must be printed by someone: no clock of the law has started. */
function delivered(finding: ReturnType<DocumentDelivery['read']>): string[] {
  if (finding.state === 'undeliverable') throw cameBack();
  return [...finding.documentUuids];
}

const cameBack = () => new VendorRefusal('documents', 'the papers came back');

/** What the rule listed when it looked, so that what goes out is what was asked for. */
function listed({ about }: Work): readonly PaperType[] {
  return (about.event?.payload as { documents?: PaperType[] } | undefined)?.documents ?? [];
}

export function signingHandlers(
  signing: Signing,
  documents: Documents,
  returnUrl: ReturnUrl,
): EffectHandlers<'signing'> {
  return {
    openSigningSession: {
      start: async (work) => {
        const { application } = work.about;
        const papers = await papersOf(documents, work, 'SIGNING');
        const { reference } = await signing.openSession({
          key: work.key,
          applicationUuid: application.uuid,
          signer: borrowerAsRecipient(application),
          papers,
          returnUrl: returnUrl(application, 'signing/sign'),
        });
        return { ordered: reference, from: 'signing' };
      },
      long: long(signing, async ({ about: { application } }, finding) => {
        if (finding.state === 'opened') return 'notYet' as const;
        // Declined or expired: the borrower still has the page, and the clock of the offer runs.
        if (finding.state !== 'signed') return 'done' as const;
        const { identityUuid, name } = borrowerAsRecipient(application);
        const person = { identityUuid, name, address: 'at the signing service', userAgent: 'signing service' };
        const documentUuids = await documents.signing.sealFor(
          { orgCode: application.orgCode, applicationUuid: application.uuid },
          person,
          finding.papers.map(({ documentUuid }) => documentUuid),
        );
        return { says: 'noteSigned', payload: { documentUuids } } as const;
      }),
    },
  };
}

/** A meeting by video has opened: the notaries' queue is told. */
export type OpenMeeting = (orgCode: string, applicationUuid: string, reference: string) => Promise<void>;

interface NotaryOptions {
  readonly settingsOf: SettingsOf;
  readonly returnUrl: ReturnUrl;
  readonly openMeeting: OpenMeeting;
}

export function notaryHandlers(
  notary: Notary,
  documents: Documents,
  { settingsOf, returnUrl, openMeeting }: NotaryOptions,
): EffectHandlers<'notary'> {
  return {
    deliverNotaryPackage: {
      start: async (work) => {
        const { application } = work.about;
        const { state } = application.property.address;
        const { reference } = await notary.prepare({
          key: work.key,
          applicationUuid: application.uuid,
          state,
          papers: await drawUp(documents, work, papersIn('NOTARY', application)),
          isManualOnly: application.notary.isManual || mustMeetNotary(state, todayOf(work), settingsOf(work)),
          closingNotBefore: earliestClosing(application, {
            figuresAt: await figuresAt(documents, application),
            lastEquityLoanOn: lastEquityLoanOn(application, work.about.file),
            now: work.about.now,
          }),
        });
        return { ordered: reference, from: 'notary' };
      },
      long: long(notary, async ({ about: { application } }, finding) => {
        if (finding.outcome !== 'prepared') return 'notYet' as const;
        const { outcome: _, ...wants } = finding;
        const at = (await figuresAt(documents, application))?.toISOString() ?? null;
        return { reports: 'notaryPackageReady', facts: { ...wants, figuresAt: at } } as const;
      }),
    },
    openNotarySession: {
      start: async (work) => {
        const { application } = work.about;
        const papers = await papersOf(documents, work, 'NOTARY');
        const request = {
          key: work.key,
          applicationUuid: application.uuid,
          participants: owners(application),
          papers,
          returnUrl: returnUrl(application, 'notary/session'),
        };
        const { reference } = await notary.openMeeting(request);
        await openMeeting(application.orgCode, application.uuid, reference);
        return { ordered: reference, from: 'notary' };
      },
      long: long(notary, (_, finding) => meetingWord(finding)),
    },
    bookNotary: bookNotary(notary),
    releaseNotary: {
      start: async ({ key, about: { application, event } }) => {
        await notary.release({ key, applicationUuid: application.uuid, before: event?.seq ?? 0 });
        return 'done';
      },
    },
  };
}

function bookNotary(notary: Notary): EffectHandlers<'notary'>['bookNotary'] {
  return {
    start: async (work) => {
      const { application, event } = work.about;
      const { startsAt, place } = payloadOf<'notaryReserved'>(work);
      // Moved or dropped before it was booked.
      if (application.notary.slot?.startsAt !== startsAt) return 'done';
      const { state, zip } = application.property.address;
      // From the reserved time on: the platform lists a few, from its own day unless told, and ours may be another.
      const slots = await notary.slots({ key: work.key, state, zip, notBefore: startsAt });
      const slot = slots.find((one) => one.startsAt === startsAt && one.place === place);
      if (!slot) return notBooked(startsAt, words.timeWasJustTaken);
      const booked = await notary.book({
        key: work.key,
        applicationUuid: application.uuid,
        slotId: slot.slotId,
        participants: owners(application),
        number: event?.seq ?? 0,
      });
      if (booked.outcome === 'taken') return notBooked(startsAt, words.timeWasJustTaken);
      return { ordered: booked.reference, from: 'notary' };
    },
    long: long(notary, (work, finding) => {
      if (finding.outcome === 'signed') return signed(finding);
      if (finding.outcome !== 'missed') return 'done' as const;
      const { startsAt } = payloadOf<'notaryReserved'>(work);
      return notBooked(startsAt, words.noOneWasThere);
    }),
  };
}

/** When the work was given out, however late it is done. */
function askedAt({ about: { application, event } }: Work): Date {
  return event?.at ?? new Date(application.statusSince);
}

function todayOf({ about: { application, now } }: Work): CalendarDate {
  return dateIn(homeZone(application.property), now);
}

/** When the borrower had the final figures; null before they are out. */
async function figuresAt(documents: Documents, { orgCode, uuid: applicationUuid }: Application): Promise<Date | null> {
  const figures = await documents.latest({ orgCode, applicationUuid }, ['ACCOUNT_OPENING_STATEMENT'], 'system');
  return figures.at(-1)?.createdAt ?? null;
}

/** The borrower sees the times again: no one waits for a notary who will not come. */
function notBooked(startsAt: string, why: string) {
  return { says: 'notaryNotBooked', payload: { startsAt, why } } as const;
}

function signed({ signedAt }: Extract<NotaryFinding, { outcome: 'signed' }>) {
  return { says: 'deedSigned', payload: { signedAt } } as const;
}

function meetingWord(finding: NotaryFinding) {
  if (finding.outcome === 'signed') return signed(finding);
  if (finding.outcome === 'failed') return { says: 'enotaryFailed', payload: { why: finding.why } } as const;
  // One of several has signed; the meeting goes on.
  if (finding.outcome === 'accepted')
    return { says: 'deedAccepted', payload: { identityUuid: finding.identityUuid } } as const;
  return 'notYet' as const;
}
