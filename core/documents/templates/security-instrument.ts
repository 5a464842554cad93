/**
 * What pledges the house, signed by every owner before a notary, and the notary's words beside it. It is recorded, so its
 * first page has what a recorder indexes: who gives, who takes, who holds it in trust, which land, how much and until when.
 */
import { mustSpouseConsent } from '#core/application/others-to-sign.ts';
import { addYears, type CalendarDate } from '#core/calendar/dates.ts';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
import { statementsFor } from '#core/law/instrument-statements.ts';
import { type InstrumentKind, securityInstrument as instrumentIn } from '#core/law/security-instruments.ts';
import { deedOfTrust, mortgage, securityDeed } from '#core/words/en/papers/agreement.ts';
import * as words from '#core/words/en/papers/instrument.ts';
import { type Block, figures, heading, list, notice, paragraph, signature, strong } from '../blocks.ts';
import { chosen, longDate, money, type Owner, type PaperFacts } from '../facts.ts';
import { mailing } from './decisions.ts';

const names: Readonly<Record<InstrumentKind, string>> = { deedOfTrust, mortgage, securityDeed };
const lenderAs: Readonly<Record<InstrumentKind, string>> = {
  deedOfTrust: words.lenderAndBeneficiary,
  mortgage: words.lenderAndMortgagee,
  securityDeed: words.lenderAndGrantee,
};

/** As the state calls it: what it is titled, and what the agreement refers to. */
export function securityName(state: string, on: CalendarDate): string {
  return names[instrumentIn(state, on).kind];
}

export function securityInstrument(facts: PaperFacts): Block[] {
  const { state, on, application, owners } = facts;
  const { kind, witnesses = 0 } = instrumentIn(state, on);
  const isTrust = application.ownership.type === 'TRUST';
  const stated = {
    line: money(chosen(facts).lineCents),
    maturity: longDate(maturityOf(facts)),
    lender: preparer(facts),
  };
  return [
    ...statementsFor(state, on, 'first', stated).map((text) => strong(text)),
    ...indexed(facts),
    heading(words.grant),
    paragraph(words.toSecureAHomeEquity({ line: stated.line, kind, address: facts.address })),
    paragraph(words.lineMatures(stated.maturity)),
    heading(words.legalDescription),
    paragraph(legalDescription(facts)),
    ...(isTrust ? [paragraph(words.propertyIsHeldInA)] : []),
    heading(words.covenants),
    list(
      words.grantorsOwnThePropertyAnd,
      words.theyPayTaxesAndAssessments,
      words.theyTransferThePropertyOnly,
      words.anyoneWhoSignsThisInstrument,
    ),
    heading(words.defaultAndRelease),
    paragraph(state === 'TX' ? words.lienMayBeForeclosedOnly : words.ifTheAgreementIsNot),
    paragraph(words.rightsGivenUp),
    ...statementsFor(state, on, 'signatures', stated).map((text) => strong(text)),
    ...witnessLines(witnesses),
    strong(words.eachPersonWhoSignsBelow),
    ...owners.map((owner) => ownersSignature(owner, facts)),
  ];
}

/** What the first page says, for the index. */
function indexed(facts: PaperFacts): Block[] {
  const { application, owners, on, state } = facts;
  const { kind } = instrumentIn(state, on);
  const { parcelId, county } = application.property;
  const isTrust = application.ownership.type === 'TRUST';
  const consenting = owners.filter((owner) => isConsenting(owner, facts));
  const trustee = trusteeOf(facts);
  return [
    figures(
      [words.returnToAfterRecording, returnTo(facts)],
      [words.preparedBy, preparer(facts)],
      [isTrust ? words.grantorsAsTrustees : words.grantors, named(owners.filter((one) => !consenting.includes(one)))],
      ...consenting.map(({ name }) => [words.spouseWhoConsents, name] as const),
      ...(trustee === null ? [] : [[words.trustee, trustee] as const]),
      [lenderAs[kind], `${words.nmls(facts.lender.names.legal, facts.lender.nmlsId)}, ${mailing(facts)}`],
      [words.parcelAndCounty, `${parcelId ?? words.asShownInTheCountys}, ${county ?? words.whereThePropertyLies}`],
      [words.legalDescription, abbreviated(legalDescription(facts))],
      [words.mostPrincipal, money(chosen(facts).lineCents)],
      [words.dateAndMaturity, `${longDate(on)}; ${longDate(maturityOf(facts))}`],
    ),
  ];
}

/** As the account-opening statement has it. */
const drawPeriodYears = 5;

/** A draw made on the last day is repaid within the term of the first: nothing is owed after that. */
function maturityOf(facts: PaperFacts): CalendarDate {
  return addYears(facts.on, drawPeriodYears + chosen(facts).termYears);
}

export function returnTo(facts: PaperFacts): string {
  return `${facts.lender.names.legal}, ${mailing(facts)}`;
}

function preparer(facts: PaperFacts): string {
  const { phone } = facts.lender.support;
  return [returnTo(facts), ...(phone === undefined ? [] : [phone])].join(', ');
}

/** Null where no one holds it in trust. */
function trusteeOf({ state, on, lender, application }: PaperFacts): string | null {
  const { trustee } = instrumentIn(state, on);
  if (trustee === undefined) return null;
  if (trustee === 'public') return words.publicTrustee(application.property.county, stateName(state));
  const held = lender.trustees.find(({ states }) => states.includes(state));
  // Brands are refused at the start for this: only a state that a lender left since comes here.
  if (!held) throw new Error(`The lender names no trustee for deeds of trust in ${state}.`);
  return `${held.name}, ${held.address}`;
}

function legalDescription({ legalDescription: described, application: { property } }: PaperFacts): string {
  if (described !== null) return described;
  const parcel = property.parcelId ?? words.asShownInTheCountys;
  return words.landOfParcel(parcel, property.county ?? words.whereThePropertyLies);
}

const abbreviatedMax = 160;
const abbreviated = (text: string) =>
  text.length <= abbreviatedMax ? text : words.inFullBelow(text.slice(0, abbreviatedMax).trimEnd());

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });
const named = (owners: readonly Owner[]) => inWords.format(owners.map(({ name }) => name));
const stateName = (state: string) => (isStateCode(state) ? stateNames[state] : state);

function witnessLines(count: number): Block[] {
  if (count === 0) return [];
  const lines = Array.from({ length: count }, (_, at) => [words.witness(at + 1), words.witnessLine] as const);
  return [paragraph(words.signedInThePresenceOf), figures(...lines)];
}

function capacityOf(owner: Owner, facts: PaperFacts): string {
  if (isConsenting(owner, facts)) return words.ownersSpouseWhoConsents;
  return facts.application.ownership.type === 'TRUST' ? words.trusteeAndSettlor : words.owner;
}

/** Someone who owns nothing of the home may have to agree that it is pledged. */
function isConsenting({ identityUuid }: Owner, { application }: PaperFacts): boolean {
  return identityUuid !== application.borrower.identityUuid && mustSpouseConsent(application);
}

function ownersSignature(owner: Owner, facts: PaperFacts): Block {
  const { identityUuid, name } = owner;
  const capacity = capacityOf(owner, facts);
  const label = isConsenting(owner, facts) ? words.iConsentThatTheProperty : words.iPledgeThePropertyAs;
  return signature({ id: `owner-${identityUuid}`, signer: identityUuid, name, capacity, label });
}

/** The notary fills in the venue and the day; the names are those who must appear. */
export function notaryAcknowledgement(facts: PaperFacts): Block[] {
  const { owners, state, application, on } = facts;
  return [
    figures(
      [words.stateOf, stateName(state)],
      [words.countyOf, application.property.county ?? '____________________'],
      [words.instrument, words.forLoan(securityName(state, on), application.loanNumber ?? '')],
    ),
    paragraph(words.onTheDayStatedBy(named(owners), owners.length > 1)),
    ...(state === 'CA' ? [notice(words.california, words.notaryPublicOrOtherOfficer)] : []),
    signature({
      id: 'notary',
      signer: null,
      name: words.notaryPublic,
      capacity: words.officer,
      label: words.signatureAndSealOfThe,
    }),
  ];
}
