/** What pledges the house, signed by every owner before a notary; and the papers that go with it. */
import { mustSpouseConsent } from '#core/application/others-to-sign.ts';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
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
      ['Return to after recording', `${lender.names.legal}, ${mailing(facts)}`],
      ['Parcel', application.property.parcelId ?? 'As shown in the county’s records'],
      ['County', application.property.county ?? 'Where the property lies'],
      ['Date', longDate(on)],
    ),
    ...(state === 'TX'
      ? [
          notice(
            'Texas home equity security instrument',
            'This instrument secures an extension of credit as defined by Section 50(a)(6), Article XVI, of the Texas Constitution.',
          ),
        ]
      : []),
    heading('Parties'),
    figures(
      [isTrust ? 'Grantors, as trustees' : 'Grantors', names(owners.filter((owner) => !isConsenting(owner, facts)))],
      ...owners
        .filter((owner) => isConsenting(owner, facts))
        .map((owner) => ['Spouse, who consents', owner.name] as const),
      ...(name === 'Deed of Trust'
        ? [['Trustee', `A trustee named by ${lender.names.legal} as the law of ${nameOfState(state)} allows`] as const]
        : []),
      [lenderAs[name], `${lender.names.legal}, NMLS ${lender.nmlsId}`],
    ),
    heading('Grant'),
    paragraph(
      `To secure a home equity line of credit of up to ${money(terms.lineCents)}, with interest, the grantors ${name === 'Mortgage' ? 'mortgage to the lender' : name === 'Security Deed' ? 'grant and convey to the lender' : 'irrevocably grant to the trustee, in trust, with power of sale,'} the property at ${address}, with its buildings, fixtures and rents. The line is a revolving one: the lien secures every draw up to that limit, as if made on the day of this instrument.`,
    ),
    ...(isTrust
      ? [
          paragraph(
            'The property is held in a revocable trust. The grantors sign as its trustees and, as settlors and beneficiaries, agree to be bound; they confirm that the trust is in force and lets them pledge its property.',
          ),
        ]
      : []),
    heading('Covenants'),
    list(
      'The grantors own the property and may pledge it, subject to the liens of record.',
      'They pay taxes and assessments, keep the property insured and in repair, and occupy it as they told the lender.',
      'They transfer the property only if what is owed is paid, or with the lender’s written consent.',
      'Anyone who signs this instrument without signing the agreement pledges their interest in the property only and is not personally liable for the debt.',
    ),
    heading('Default and release'),
    paragraph(
      state === 'TX'
        ? 'The lien may be foreclosed only by court order. The lender has recourse to the property alone, unless the credit was obtained by actual fraud. When everything is paid, the lender releases the lien within 30 days.'
        : 'If the agreement is not kept, the lender may, after the notices the law requires, have the property sold and be paid from what it brings. When everything is paid and the line is closed, the lender releases this instrument at no charge to the grantors.',
    ),
    strong('Each person who signs below has read this instrument and signs it freely.'),
    ...owners.map((owner) => ownersSignature(owner, facts)),
  ];
}

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });
const names = (owners: readonly Owner[]) => inWords.format(owners.map(({ name }) => name));

const lenderAs: Readonly<Record<ReturnType<typeof securityName>, string>> = {
  'Deed of Trust': 'Lender and beneficiary',
  Mortgage: 'Lender and mortgagee',
  'Security Deed': 'Lender and grantee',
};

const nameOfState = (state: string) => (isStateCode(state) ? stateNames[state] : state);

function capacityOf(owner: Owner, facts: PaperFacts): string {
  if (facts.application.ownership.type === 'TRUST') return 'Trustee and settlor';
  return isConsenting(owner, facts) ? 'Owner’s spouse, who consents' : 'Owner';
}

/** In Texas someone who owns nothing of the home may have to agree that it is pledged. */
function isConsenting({ identityUuid }: Owner, { application }: PaperFacts): boolean {
  return identityUuid !== application.borrower.identityUuid && mustSpouseConsent(application);
}

function ownersSignature(owner: Owner, facts: PaperFacts): Block {
  const { identityUuid, name } = owner;
  const capacity = capacityOf(owner, facts);
  const label = isConsenting(owner, facts)
    ? 'I consent that the property is pledged as this instrument says'
    : 'I pledge the property as this instrument says';
  return signature({ id: `owner-${identityUuid}`, signer: identityUuid, name, capacity, label });
}

/** The notary fills in the venue and the day; the names are those who must appear. */
export function notaryAcknowledgement(facts: PaperFacts): Block[] {
  const { owners, state, application } = facts;
  return [
    figures(
      ['State of', nameOfState(state)],
      ['County of', application.property.county ?? '____________________'],
      ['Instrument', `${securityName(state)} for loan ${application.loanNumber ?? ''}`],
    ),
    paragraph(
      `On the day stated by my seal, before me, a notary public, appeared ${names(owners)}, who proved to me on the basis of satisfactory evidence to be the ${owners.length > 1 ? 'persons whose names are' : 'person whose name is'} subscribed to the instrument, and acknowledged executing it freely, in the capacity stated there.`,
    ),
    ...(state === 'CA'
      ? [
          notice(
            'California',
            'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.',
          ),
        ]
      : []),
    signature({
      id: 'notary',
      signer: null,
      name: 'Notary public',
      capacity: 'Officer',
      label: 'Signature and seal of the notary',
    }),
  ];
}

/** 7 TAC 153.26: lender and owners agree in writing what the home is worth. */
export function texasValueAcknowledgement(facts: PaperFacts): Block[] {
  const { application, address, borrower, lender } = facts;
  const value = application.valuation.reportedValueCents ?? application.property.valueCents ?? 0;
  return [
    figures(
      ['Loan number', application.loanNumber ?? ''],
      ['Property', address],
      ['Fair market value', money(value)],
      ['Line secured by it', money(chosen(facts).lineCents)],
    ),
    paragraph(
      `The owner and ${lender.names.legal} acknowledge that the value above is the fair market value of the homestead on the date the extension of credit is made, as estimated by an evaluation that was not prepared by them.`,
    ),
    acknowledgement({
      id: 'value',
      signer: borrower.identityUuid,
      name: borrower.name,
      capacity: 'Owner',
      label: 'I acknowledge the fair market value stated above',
    }),
    signature({
      id: 'owner',
      signer: borrower.identityUuid,
      name: borrower.name,
      capacity: 'Owner',
      label: 'Acknowledged by the owner',
    }),
  ];
}

/** Model form G-5: the right to cancel a new plan. One call makes one owner's two copies. */
export function rightToCancel(facts: PaperFacts, owner: Owner): Block[] {
  return [...oneCopy(facts, owner, 1), pageBreak, ...oneCopy(facts, owner, 2)];
}

function oneCopy(facts: PaperFacts, owner: Owner, copy: number): Block[] {
  const { lender, address, on, cancelBy, application } = facts;
  const until = cancelBy ? longDate(cancelBy) : 'the third business day after the last of the three events above';
  return [
    strong(`Copy ${copy} of 2, for ${owner.name}`),
    figures(['Loan number', application.loanNumber ?? ''], ['Property', address]),
    heading('Your right to cancel'),
    paragraph(
      `You have agreed to give us a security interest in your home as security for a new open-end credit account. You have a legal right under federal law to cancel the account, without cost, within three business days after the latest of: (1) the opening date of your account, ${longDate(on)}; (2) the date you received your Truth-in-Lending disclosures; or (3) the date you received this notice of your right to cancel.`,
    ),
    paragraph(
      'If you cancel the account, the security interest in your home is also cancelled. Within 20 calendar days of receiving your notice, we must take the necessary steps to reflect that fact and return to you any money or property given to us or anyone else in connection with the account. You may keep any money or property we gave you until we have done so, but you must then offer it back at its reasonable value. If we do not take it back within 20 calendar days of your offer, you may keep it without further obligation.',
    ),
    heading('How to cancel'),
    paragraph(
      `Notify us in writing at ${lender.names.legal}, ${mailing(facts)}, or at ${lender.support.email}, or on your application page. You may use any written statement that is signed and dated by you and says that you wish to cancel, or this notice. Keep one copy: it tells you about your rights.`,
    ),
    notice(
      'Cancel by',
      `If you cancel by mail or e-mail, you must send the notice no later than midnight of ${until}. Any one owner may cancel for all.`,
    ),
    figures(['I wish to cancel. Signed', '______________________________'], ['Date', '____________________']),
  ];
}
