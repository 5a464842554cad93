/** The note: the borrower's promise to pay. Other owners do not sign it (12 CFR 1002.7(d)(4)). */
import {
  acknowledgement,
  type Block,
  figures,
  heading,
  initials,
  list,
  notice,
  paragraph,
  signature,
} from '../blocks.ts';
import { chosen, longDate, money, type PaperFacts, plural, rate } from '../facts.ts';

export function helocAgreement(facts: PaperFacts): Block[] {
  const { lender, borrower, address, on, application, state, isRescindable, payoffs } = facts;
  const terms = chosen(facts);
  const house = isRescindable ? 'home' : 'property';
  const mine = { signer: borrower.identityUuid, name: borrower.name, capacity: 'Borrower' };
  return [
    figures(
      ['Lender', `${lender.names.legal}, NMLS ${lender.nmlsId}`],
      ['Borrower', borrower.name],
      ['Property', address],
      ['Loan number', application.loanNumber ?? ''],
      ['Date', longDate(on)],
    ),
    heading('1. What is promised'),
    paragraph(
      `The lender opens a line of credit of ${money(terms.lineCents)} for the borrower. The borrower promises to repay every draw, with interest and the fees named here, to the order of the lender.`,
    ),
    heading('2. The first draw'),
    figures(
      ['Draw', money(terms.drawCents)],
      ['Origination fee', `${money(terms.feeCents)} (${rate(terms.feeBps)} of the draw), added to the principal`],
      ['Principal of the first draw', money(terms.lineCents)],
      ['Yearly rate, fixed', rate(terms.rateBps)],
      ['Term', plural(terms.termYears, 'year')],
      ['Monthly payment', money(terms.paymentCents)],
    ),
    paragraph(repayment(facts)),
    ...payoffs.map(({ creditor, amountCents }) =>
      paragraph(
        `The borrower asks the lender to pay ${creditor} ${money(amountCents)} out of the draw, to close that account to further advances and to have its lien, if it has one, released.`,
      ),
    ),
    initials({ id: 'terms', ...mine, label: 'I have read the amount, the rate and the payment above' }),
    heading('3. Later draws'),
    paragraph(
      'While the draw period lasts and the line is in good standing, the borrower may draw again what has been repaid. Each later draw has a rate of its own, fixed on its day at the Prime Rate published in The Wall Street Journal plus the margin of this line, and a term of its own. The margin is the yearly rate of the first draw less the Prime Rate published on the date of this agreement, and does not change.',
    ),
    ...(state === 'TX'
      ? [
          list(
            'Texas: each advance is at least $4,000 and is made only at the borrower’s own request; no card and no preprinted check is used.',
            'Texas: the lender may not change the terms by itself, and no fee is charged for an advance.',
            'Texas: this extension of credit is without recourse for personal liability against the owners and their spouses, unless it was obtained by actual fraud.',
          ),
        ]
      : []),
    heading('4. Interest'),
    paragraph(
      'Interest accrues daily on the unpaid principal, on a year of 365.25 days. There is no grace period and no negative amortization. The borrower may repay early, in whole or in part, without any charge.',
    ),
    heading('5. Payments'),
    paragraph(
      `Payments are due monthly, beginning one month after the draw is disbursed.${terms.hasAutopay ? ' The rate includes a discount for automatic payments; it ends if automatic payments end.' : ''} A late payment carries no charge of its own; interest goes on until it comes.`,
    ),
    heading('6. Security'),
    paragraph(
      `This agreement is secured by the borrower’s ${house} at ${address} through a ${securityName(state)} of the same date. The borrower keeps the ${house} insured and pays its taxes.`,
    ),
    heading('7. If things go wrong'),
    paragraph(
      `If the borrower commits fraud, fails to make payments as agreed, or harms the security, the lender may end the line and require payment of everything owed, after the notices the law requires. The lender may suspend further draws if the value of the ${house} falls significantly below the appraised value, or if the borrower’s circumstances change so that payments cannot reasonably be expected.`,
    ),
    heading('8. Right to cancel'),
    paragraph(
      isRescindable
        ? 'Every owner may cancel this line until midnight of the third business day after the last of signing, receiving the material disclosures and receiving the notice of the right to cancel. No money is paid out before then.'
        : 'The property is not the borrower’s main home, or the purpose is business: the federal right to cancel does not apply.',
    ),
    heading('9. Governing law'),
    paragraph(`Federal law and the law of the state where the ${house} lies (${state}) govern this agreement.`),
    notice(
      'Notice to the borrower',
      'Do not sign this agreement before you read it. You are entitled to a copy of it, and to pay what you owe at any time without penalty.',
    ),
    acknowledgement({ id: 'copy', ...mine, label: 'I received a copy of this agreement and of its disclosures' }),
    signature({ id: 'borrower', ...mine, label: 'I agree to this home equity line of credit agreement' }),
  ];
}

function repayment(facts: PaperFacts): string {
  const terms = chosen(facts);
  const count = terms.termYears * 12;
  if (terms.plan === 'INTEREST_ONLY')
    return `The borrower pays the interest of each month, ${money(terms.paymentCents)}, for ${count - 1} months, and with the last payment, ${money(terms.lastPaymentCents)}, everything still owed.`;
  return `The borrower pays ${count - 1} monthly payments of ${money(terms.paymentCents)} and a last one of ${money(terms.lastPaymentCents)}.`;
}

const deedOfTrustStates = new Set('AK AZ AR CA CO DC ID MD MS MO MT NE NV NM NC OR TN TX UT VA WA WV WY'.split(' '));

/** States where land is conveyed to a trustee call it a deed of trust; Georgia has a name of its own; the others have mortgages. */
export function securityName(state: string): 'Deed of Trust' | 'Mortgage' | 'Security Deed' {
  if (state === 'GA') return 'Security Deed';
  return deedOfTrustStates.has(state) ? 'Deed of Trust' : 'Mortgage';
}
