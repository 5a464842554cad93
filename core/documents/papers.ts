/**
 * Every paper we make: what it is called, to whom it belongs, in which package it goes and for which applications.
 * To add a paper: one row here, one pure function in templates/.
 */

import type { Application } from '#core/application/application.ts';
import type { DocumentType } from '#core/application/enums.ts';
import { isFirstLien } from '#core/application/first-lien.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { canBeRescinded } from '#core/calendar/rescission.ts';
import { isFloodZone } from '#core/law/flood.ts';
import { type RecordingLayout, recordingLayout } from '#core/law/recording-formats.ts';
import { closesAtOffice } from '#core/notary/offices.ts';
import * as words from '#core/words/en/papers/titles.ts';
import type { Block } from './blocks.ts';
import { hasEarlyPapers } from './early-for.ts';
import type { Owner, PaperFacts } from './facts.ts';
import { helocAgreement } from './templates/agreement.ts';
import {
  accountOpeningStatement,
  closingDisclosure,
  districtReturn,
  floodNotice,
  payoffLetters,
  statementOfLoan,
} from './templates/closing.ts';
import { adverseActionNotice, applicationSummary, counterOfferNotice } from './templates/decisions.ts';
import {
  brochure,
  creditScoreNotice,
  helocDisclosures,
  newYorkPreCreditNotice,
  privacyNotice,
  texasNotice,
} from './templates/disclosures.ts';
import { rightToCancel, texasValueAcknowledgement } from './templates/instrument.ts';
import { counselingList, insurerChoice, valuationCopy, valuationNotice } from './templates/notices.ts';
import { notaryAcknowledgement, returnTo, securityInstrument, securityName } from './templates/security-instrument.ts';

export const packages = [
  'PRE_CREDIT',
  'SUMMARY',
  'APPLICATION',
  'CLOSING',
  'SIGNING',
  'NOTARY',
  'RESCISSION',
  'FUNDED',
  'DECISION',
] as const;
export type Package = (typeof packages)[number];

/** What the lender decides of papers at the time: no application says it. */
export interface PaperChoices {
  /** The flag fe-heloc-dc-fp7. */
  readonly hasDistrictReturn?: boolean;
}

interface PaperRow {
  readonly title: string | ((application: Application, on: CalendarDate) => string);
  readonly package: Package;
  /** Where the note is signed at an office, what goes with it goes there too. */
  readonly isSignedWithNote?: true;
  /** `owners` is one paper that all of them share; `eachOwner` is a paper of their own for every one. */
  readonly belongsTo: 'borrower' | 'owners' | 'eachOwner';
  /** Which applications need it; absent is all. */
  readonly when?: (application: Application, choices: PaperChoices) => boolean;
  /** What a borrower signs or relies on stays marked until the lender's counsel has approved it. */
  readonly isSample: boolean;
  /** It is put on record, so it is drawn as recorders want it. */
  readonly isRecorded?: true;
  readonly draft: (facts: PaperFacts, owner: Owner) => readonly Block[];
}

const isIn =
  (state: string) =>
  ({ property }: Application) =>
    property.address.state === state;
const isInFloodZone = ({ flood }: Application) => isFloodZone(flood.zone);
const hasPayoffs = ({ liens, offers }: Application) =>
  liens.some(({ isPaidOff }) => isPaidOff) || offers.debtsToPay.length > 0;
const hasRightToCancel = ({ property, product }: Application) =>
  canBeRescinded({ occupancyType: property.occupancy, isBusinessPurpose: product === 'dscr' });
const isConsumer = ({ product }: Application) => hasEarlyPapers(product);

const borrowers = { belongsTo: 'borrower', isSample: true } as const;

const papers = {
  CFPB_HELOC_BOOKLET: {
    title: words.homeEquityBooklet,
    package: 'PRE_CREDIT',
    when: isConsumer,
    ...borrowers,
    draft: brochure,
  },
  HELOC_DISCLOSURES: {
    title: words.homeEquityLineOfCredit,
    package: 'PRE_CREDIT',
    when: isConsumer,
    ...borrowers,
    draft: helocDisclosures,
  },
  COUNSELING_LIST: {
    title: words.counselingAgencies,
    package: 'PRE_CREDIT',
    when: isConsumer,
    ...borrowers,
    draft: counselingList,
  },
  GLBA_NOTICE: { title: words.privacyNotice, package: 'PRE_CREDIT', ...borrowers, draft: privacyNotice },
  PRE_CREDIT_NOTICE: {
    title: words.noticeBeforeWeAskFor,
    package: 'PRE_CREDIT',
    when: isIn('NY'),
    ...borrowers,
    draft: newYorkPreCreditNotice,
  },
  APPLICATION_SUMMARY: {
    title: words.applicationSummary,
    package: 'SUMMARY',
    ...borrowers,
    isSample: false,
    draft: applicationSummary,
  },
  CREDIT_SCORE_DISCLOSURE: {
    title: words.creditScore,
    package: 'APPLICATION',
    ...borrowers,
    draft: creditScoreNotice,
  },
  INSURER_CHOICE: { title: words.insurerChoice, package: 'APPLICATION', ...borrowers, draft: insurerChoice },
  VALUATION_NOTICE: {
    title: words.valuationNotice,
    package: 'APPLICATION',
    when: isFirstLien,
    ...borrowers,
    draft: valuationNotice,
  },
  TEXAS_NOTICE: {
    title: words.texasHomeEquityNotice,
    package: 'APPLICATION',
    when: isIn('TX'),
    ...borrowers,
    draft: texasNotice,
  },
  CLOSING_DISCLOSURE: {
    title: ({ closing }) => (closing.corrected ? words.correctedClosingDisclosure : words.closingDisclosure),
    package: 'CLOSING',
    ...borrowers,
    draft: closingDisclosure,
  },
  ACCOUNT_OPENING_STATEMENT: {
    title: words.accountOpeningStatement,
    package: 'CLOSING',
    ...borrowers,
    draft: accountOpeningStatement,
  },
  VALUATION_COPY: {
    title: words.valuationCopy,
    package: 'CLOSING',
    when: isFirstLien,
    ...borrowers,
    draft: valuationCopy,
  },
  PAYOFF_LETTER: {
    title: words.payoffLetters,
    package: 'CLOSING',
    when: hasPayoffs,
    ...borrowers,
    draft: payoffLetters,
  },
  DC_RECORDATION_RETURN: {
    title: words.recordationTaxReturn,
    package: 'CLOSING',
    when: (application, { hasDistrictReturn = false }) => hasDistrictReturn && isIn('DC')(application),
    ...borrowers,
    draft: districtReturn,
  },
  FLOOD_NOTICE: {
    title: words.floodHazardNotice,
    package: 'SIGNING',
    isSignedWithNote: true,
    when: isInFloodZone,
    ...borrowers,
    draft: floodNotice,
  },
  TEXAS_VALUE_ACKNOWLEDGEMENT: {
    title: words.acknowledgementOfFairMarketValue,
    package: 'SIGNING',
    isSignedWithNote: true,
    when: isIn('TX'),
    ...borrowers,
    draft: texasValueAcknowledgement,
  },
  HELOC_AGREEMENT: {
    title: words.homeEquityLineOfCreditAgreement,
    package: 'SIGNING',
    isSignedWithNote: true,
    ...borrowers,
    draft: helocAgreement,
  },
  SECURITY_INSTRUMENT: {
    title: ({ property }, on) => securityName(property.address.state, on),
    package: 'NOTARY',
    belongsTo: 'owners',
    isSample: true,
    isRecorded: true,
    draft: securityInstrument,
  },
  NOTARY_ACKNOWLEDGEMENT: {
    title: words.notaryAcknowledgement,
    package: 'NOTARY',
    belongsTo: 'owners',
    isSample: true,
    isRecorded: true,
    draft: notaryAcknowledgement,
  },
  RIGHTNOTTOCLOSE: {
    title: words.noticeOfRightToCancel,
    package: 'RESCISSION',
    when: hasRightToCancel,
    belongsTo: 'eachOwner',
    isSample: true,
    draft: rightToCancel,
  },
  STATEMENTOFLOAN: { title: words.statementOfLoan, package: 'FUNDED', ...borrowers, draft: statementOfLoan },
  ADVERSE_ACTION_NOTICE: {
    title: words.noticeOfActionTaken,
    package: 'DECISION',
    ...borrowers,
    draft: adverseActionNotice,
  },
  COUNTEROFFER_NOTICE: {
    title: words.noticeOfChangedTerms,
    package: 'DECISION',
    ...borrowers,
    draft: counterOfferNotice,
  },
} as const satisfies Partial<Record<DocumentType, PaperRow>>;

export type PaperType = keyof typeof papers;
export const paperTypes = Object.keys(papers) as PaperType[];

const rowOf = (type: PaperType): PaperRow => papers[type];

/** What a package holds for this application, in the order of the table. */
export function papersIn(name: Package, application: Application, choices: PaperChoices = {}): PaperType[] {
  return paperTypes.filter((type) => {
    const { package: home, isSignedWithNote, when = () => true } = rowOf(type);
    const isAtOffice = isSignedWithNote === true && closesAtOffice(application.property.address.state);
    return (isAtOffice ? 'NOTARY' : home) === name && when(application, choices);
  });
}

/** Whether this application needs it at all. */
export function isPaperFor(type: PaperType, application: Application): boolean {
  return rowOf(type).when?.(application, {}) ?? true;
}

export function titleOf(type: PaperType, application: Application, on: CalendarDate): string {
  const { title } = rowOf(type);
  return typeof title === 'string' ? title : title(application, on);
}

/** How a paper that is put on record is laid out, and who gets it back. */
export interface Recorded extends RecordingLayout {
  readonly returnTo: string;
}

/** A paper ready to be drawn. */
export interface Draft {
  readonly type: PaperType;
  readonly title: string;
  /** Null: all owners share it. */
  readonly belongsTo: string | null;
  readonly isSample: boolean;
  readonly blocks: readonly Block[];
  /** Absent where the paper is never put on record. */
  readonly recorded?: Recorded;
}

/** One draft, or one for each owner. */
export function draftsOf(type: PaperType, facts: PaperFacts): Draft[] {
  const { belongsTo, draft, isSample, isRecorded } = rowOf(type);
  const title = titleOf(type, facts.application, facts.on);
  const layout = isRecorded && { ...recordingLayout(facts.state, facts.on), returnTo: returnTo(facts) };
  const readers = belongsTo === 'eachOwner' ? facts.owners : [facts.borrower];
  return readers.map((owner) => ({
    type,
    title,
    belongsTo: belongsTo === 'owners' ? null : owner.identityUuid,
    isSample,
    blocks: draft(facts, owner),
    ...(layout && { recorded: layout }),
  }));
}
