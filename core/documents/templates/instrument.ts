/** What pledges the house, signed by every owner before a notary; and the papers that go with it. */

import { mustSpouseConsent } from '#core/application/others-to-sign.ts';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
import { deedOfTrust, mortgage, securityDeed } from '#core/words/en/papers/agreement.ts';
import * as words from '#core/words/en/papers/instrument.ts';
import {
  acknowledgement,
  type Block,
  figures,
  heading,
  list,
  notice,
  pageBreak,
  paragraph,
  signature,
  strong,
} from '../blocks.ts';
import { chosen, longDate, money, type Owner, type PaperFacts } from '../facts.ts';
import { securityName } from './agreement.ts';
import { mailing } from './decisions.ts';

export function securityInstrument(facts: PaperFacts): Block[] {
  const { application, lender, owners, address, on, state } = facts;
  const terms = chosen(facts);
  const isTrust = application.ownership.type === 'TRUST';
  const name = securityName(state);
  return [
    figures(
      [words.returnToAfterRecording, `${lender.names.legal}, ${mailing(facts)}`],
      [words.parcel, application.property.parcelId ?? words.asShownInTheCountys],
      [words.county, application.property.county ?? words.whereThePropertyLies],
      [words.date, longDate(on)],
    ),
    ...(state === 'TX' ? [notice(words.texasHomeEquitySecurityInstrument, words.instrumentSecuresAnExtensionOf)] : []),
    heading(words.parties),
    figures(
      [
        isTrust ? words.grantorsAsTrustees : words.grantors,
        names(owners.filter((owner) => !isConsenting(owner, facts))),
      ],
      ...owners
        .filter((owner) => isConsenting(owner, facts))
        .map((owner) => [words.spouseWhoConsents, owner.name] as const),
      ...(name === deedOfTrust
        ? [[words.trustee, words.trusteeNamedByAsThe(lender.names.legal, nameOfState(state))] as const]
        : []),
      [lenderAs[name], words.nmls(lender.names.legal, lender.nmlsId)],
    ),
    heading(words.grant),
    paragraph(
      words.toSecureAHomeEquity({
        line: money(terms.lineCents),
        isMortgage: name === mortgage,
        isSecurityDeed: name === securityDeed,
        address,
      }),
    ),
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
    strong(words.eachPersonWhoSignsBelow),
    ...owners.map((owner) => ownersSignature(owner, facts)),
  ];
}

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });
const names = (owners: readonly Owner[]) => inWords.format(owners.map(({ name }) => name));

const lenderAs: Readonly<Record<ReturnType<typeof securityName>, string>> = {
  [deedOfTrust]: words.lenderAndBeneficiary,
  [mortgage]: words.lenderAndMortgagee,
  [securityDeed]: words.lenderAndGrantee,
};

const nameOfState = (state: string) => (isStateCode(state) ? stateNames[state] : state);

function capacityOf(owner: Owner, facts: PaperFacts): string {
  if (facts.application.ownership.type === 'TRUST') return words.trusteeAndSettlor;
  return isConsenting(owner, facts) ? words.ownersSpouseWhoConsents : words.owner;
}

/** In Texas someone who owns nothing of the home may have to agree that it is pledged. */
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
  const { owners, state, application } = facts;
  return [
    figures(
      [words.stateOf, nameOfState(state)],
      [words.countyOf, application.property.county ?? '____________________'],
      [words.instrument, words.forLoan(securityName(state), application.loanNumber ?? '')],
    ),
    paragraph(words.onTheDayStatedBy(names(owners), owners.length > 1)),
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

/** 7 TAC 153.26: lender and owners agree in writing what the home is worth. */
export function texasValueAcknowledgement(facts: PaperFacts): Block[] {
  const { application, address, borrower, lender } = facts;
  const value = application.valuation.reportedValueCents ?? application.property.valueCents ?? 0;
  return [
    figures(
      [words.loanNumber, application.loanNumber ?? ''],
      [words.property, address],
      [words.fairMarketValue, money(value)],
      [words.lineSecuredByIt, money(chosen(facts).lineCents)],
    ),
    paragraph(words.ownerAndAcknowledgeThatThe(lender.names.legal)),
    acknowledgement({
      id: 'value',
      signer: borrower.identityUuid,
      name: borrower.name,
      capacity: words.owner,
      label: words.iAcknowledgeTheFairMarket,
    }),
    signature({
      id: 'owner',
      signer: borrower.identityUuid,
      name: borrower.name,
      capacity: words.owner,
      label: words.acknowledgedByTheOwner,
    }),
  ];
}

/** Model form G-5: the right to cancel a new plan. One call makes one owner's two copies. */
export function rightToCancel(facts: PaperFacts, owner: Owner): Block[] {
  return [...oneCopy(facts, owner, 1), pageBreak, ...oneCopy(facts, owner, 2)];
}

function oneCopy(facts: PaperFacts, owner: Owner, copy: number): Block[] {
  const { lender, address, on, cancelBy, application } = facts;
  return [
    strong(words.copyOf2For(copy, owner.name)),
    figures([words.loanNumber, `${application.loanNumber ?? ''}, ${address}`]),
    heading(words.rightToCancel),
    paragraph(words.weHaveAgreedToEstablish(longDate(on))),
    paragraph(words.ifYouCancelTheAccount),
    paragraph(words.youMayKeep),
    heading(words.howToCancel),
    paragraph(words.ifYouDecideToCancel(lender.names.legal, mailing(facts), lender.support.email)),
    notice(words.cancelBy, words.ifYouCancelByMail(cancelBy && longDate(cancelBy))),
    figures([words.iWishToCancelSigned, '______________________________   ____________________']),
  ];
}
