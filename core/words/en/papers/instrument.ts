/** What the security instrument says, and the papers that go with it. */

// Security instrument
export const returnToAfterRecording = 'Return to after recording';
export const preparedBy = 'Prepared by';
export const parcelAndCounty = 'Parcel number and county';
export const asShownInTheCountys = 'As shown in the county’s records';
export const whereThePropertyLies = 'Where the property lies';
export const legalDescription = 'Legal description';
export const inFullBelow = (text: string) => `${text}… (in full below)`;
export const landOfParcel = (parcel: string, county: string) =>
  `The land that the records of ${county} show as parcel ${parcel}, with everything that belongs to it.`;
export const mostPrincipal = 'Most principal secured at one time';
export const dateAndMaturity = 'Date; maturity';
export const lineMatures = (maturity: string) =>
  `Everything that is owed under the line is due no later than ${maturity}, the maturity date.`;
export const publicTrustee = (county: string | null, state: string) =>
  `The Public Trustee of ${county === null ? 'the county where the property lies' : `${county} County`}, ${state}`;
export const signedInThePresenceOf = 'Signed, sealed and delivered in the presence of:';
export const witness = (number: number) => `Witness ${number} (signature, printed name)`;
export const witnessLine = '______________________________';
export const rightsGivenUp =
  'As far as this instrument goes, each person who signs it gives up the rights of homestead, dower, curtesy and marital property that they have in the property.';
export const grantorsAsTrustees = 'Grantors, as trustees';
export const grantors = 'Grantors';
export const spouseWhoConsents = 'Spouse, who consents';
export const trustee = 'Trustee';
export const nmls = (legalName: string, nmlsId: string) => `${legalName}, NMLS ${nmlsId}`;
export const grant = 'Grant';
const conveys = {
  deedOfTrust: 'irrevocably grant to the trustee, in trust, with power of sale,',
  mortgage: 'mortgage to the lender, with power of sale where the law gives one,',
  securityDeed: 'grant and convey to the lender, with power of sale,',
} as const;
export const toSecureAHomeEquity = ({
  line,
  kind,
  address,
}: {
  line: string;
  kind: 'deedOfTrust' | 'mortgage' | 'securityDeed';
  address: string;
}) =>
  `To secure a home equity line of credit of up to ${line}, with interest, the grantors ${conveys[kind]} the property described below, known as ${address}, with its buildings, fixtures and rents. The line is a revolving one: the lien secures every draw up to that limit, as if made on the day of this instrument.`;
export const propertyIsHeldInA =
  'The property is held in a revocable trust. The grantors sign as its trustees and, as settlors and beneficiaries, agree to be bound; they confirm that the trust is in force and lets them pledge its property.';
export const covenants = 'Covenants';
export const grantorsOwnThePropertyAnd =
  'The grantors own the property and may pledge it, subject to the liens of record.';
export const theyPayTaxesAndAssessments =
  'They pay taxes and assessments, keep the property insured and in repair, and occupy it as they told the lender.';
export const theyTransferThePropertyOnly =
  'They transfer the property only if what is owed is paid, or with the lender’s written consent.';
export const anyoneWhoSignsThisInstrument =
  'Anyone who signs this instrument without signing the agreement pledges their interest in the property only and is not personally liable for the debt.';
export const defaultAndRelease = 'Default and release';
export const lienMayBeForeclosedOnly =
  'The lien may be foreclosed only by court order. The lender has recourse to the property alone, unless the credit was obtained by actual fraud. When everything is paid, the lender releases the lien within 30 days.';
export const ifTheAgreementIsNot =
  'If the agreement is not kept, the lender may, after the notices the law requires, have the property sold and be paid from what it brings. When everything is paid and the line is closed, the lender releases this instrument at no charge to the grantors.';
export const eachPersonWhoSignsBelow = 'Each person who signs below has read this instrument and signs it freely.';

// Lender as
export const lenderAndBeneficiary = 'Lender and beneficiary';
export const lenderAndMortgagee = 'Lender and mortgagee';
export const lenderAndGrantee = 'Lender and grantee';

// Capacity of
export const trusteeAndSettlor = 'Trustee and settlor';
export const ownersSpouseWhoConsents = 'Owner’s spouse, who consents';
export const owner = 'Owner';

// Owners signature
export const iConsentThatTheProperty = 'I consent that the property is pledged as this instrument says';
export const iPledgeThePropertyAs = 'I pledge the property as this instrument says';

// Notary acknowledgement
export const stateOf = 'State of';
export const countyOf = 'County of';
export const instrument = 'Instrument';
export const forLoan = (state: string, loanNumber: string) => `${state} for loan ${loanNumber}`;
export const onTheDayStatedBy = (names: string, isMany: boolean) =>
  `On the day stated by my seal, before me, a notary public, appeared ${names}, who proved to me on the basis of satisfactory evidence to be the ${isMany ? 'persons whose names are' : 'person whose name is'} subscribed to the instrument, and acknowledged executing it freely, in the capacity stated there.`;
export const california = 'California';
export const notaryPublicOrOtherOfficer =
  'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.';
export const notaryPublic = 'Notary public';
export const officer = 'Officer';
export const signatureAndSealOfThe = 'Signature and seal of the notary';

// Texas value acknowledgement
export const loanNumber = 'Loan number';
export const property = 'Property';
export const fairMarketValue = 'Fair market value';
export const lineSecuredByIt = 'Line secured by it';
export const ownerAndAcknowledgeThatThe = (legalName: string) =>
  `The owner and ${legalName} acknowledge that the value above is the fair market value of the homestead on the date the extension of credit is made, as estimated by an evaluation that was not prepared by them.`;
export const iAcknowledgeTheFairMarket = 'I acknowledge the fair market value stated above';
export const acknowledgedByTheOwner = 'Acknowledged by the owner';

// One copy
export const copyOf2For = (copy: number, owner: string) => `Copy ${copy} of 2, for ${owner}`;
export const rightToCancel = 'Your right to cancel';
export const weHaveAgreedToEstablish = (date: string) =>
  `We have agreed to establish an open-end credit account for you, and you have agreed to give us a security interest in your home as security for the account. You have a legal right under federal law to cancel the account, without cost, within three business days after the latest of the following events: (1) the opening date of your account, which is ${date}; or (2) the date you received your Truth-in-Lending disclosures; or (3) the date you received this notice of your right to cancel the account.`;
export const ifYouCancelTheAccount =
  'If you cancel the account, the security interest in your home is also cancelled. Within 20 days of receiving your notice, we must take the necessary steps to reflect the fact that the security interest in your home has been cancelled. We must return to you any money or property you have given to us or to anyone else in connection with the account.';
export const youMayKeep =
  'You may keep any money or property we have given you until we have done the things mentioned above, but you must then offer to return the money or property. If it is impractical or unfair for you to return the property, you must offer its reasonable value. You may offer to return the property at your home or at the location of the property. Money must be returned to the address shown below. If we do not take possession of the money or property within 20 calendar days of your offer, you may keep it without further obligation.';
export const howToCancel = 'How to cancel';
export const ifYouDecideToCancel = (legalName: string, address: string, supportEmail: string) =>
  `If you decide to cancel the account, you may do so by notifying us, in writing, at ${legalName}, ${address}, by email at ${supportEmail}, or on your application page. You may use any written statement that is signed and dated by you and states your intention to cancel, or you may use this notice by dating and signing below. Keep one copy of this notice no matter how you notify us because it contains important information about your rights.`;
export const cancelBy = 'Cancel by';
export const ifYouCancelByMail = (cancelBy: string | null | undefined) =>
  `If you cancel by mail, you must send the notice no later than midnight of ${cancelBy === null || cancelBy === undefined ? 'the third business day following the latest of the three events listed above' : `${cancelBy} (or midnight of the third business day following the latest of the three events listed above, if that is later)`}. If you send or deliver your written notice to cancel some other way, it must be delivered to the above address no later than that time. Any one owner may cancel for all.`;
export const iWishToCancelSigned = 'I wish to cancel. Signed, and the date';
