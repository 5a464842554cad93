/** What the law wants an applicant to have before credit is given. Sample words, to be approved by counsel. */
import { closingCostNames } from '#core/offers/closing-costs.ts';
import { limits } from '#core/offers/limits.ts';
import { monthlyPaymentCents, repaymentSeries } from '#core/offers/payments.ts';
import { type Block, figures, heading, list, notice, paragraph, table } from '../blocks.ts';
import { longDate, money, type PaperFacts, rate } from '../facts.ts';

export function brochure({ lender }: PaperFacts): Block[] {
  return [
    paragraph(
      'The Consumer Financial Protection Bureau publishes a booklet, “What you should know about home equity lines of credit”. Federal law asks us to give it to you with your application, so that you can compare lines of credit and know your rights.',
    ),
    figures(
      ['Where to read it', 'consumerfinance.gov, search for “home equity lines of credit brochure”'],
      ['On paper', `Write to ${lender.support.email} and we will mail you a copy free of charge`],
    ),
    heading('What it explains'),
    list(
      'How a line of credit differs from a loan: you draw, repay, and may draw again up to your limit.',
      'Your home is the security: if you do not pay as agreed, you could lose it.',
      'What to ask any lender: the rate and how it may change, every fee, the payment now and at the end, and what happens if you sell.',
      'Your right to cancel within three business days when the line is secured by your main home.',
    ),
  ];
}

export function privacyNotice({ lender }: PaperFacts): Block[] {
  const yes = ['Yes', 'No'];
  const optional = ['Yes', 'Yes'];
  return [
    paragraph(
      'Financial companies choose how they share your personal information. Federal law gives you the right to limit some but not all sharing, and requires us to tell you how we collect, share and protect your personal information. Please read this notice carefully.',
    ),
    heading('What we hold'),
    list(
      'Your Social Security number, income and account balances',
      'Your credit history and credit scores',
      'What is owed on your home and what it is worth',
    ),
    heading('Why we share it'),
    table(
      ['Reason', `Does ${lender.names.short} share?`, 'Can you limit it?'],
      [
        ['For everyday business: to process your application, maintain your account, report to credit bureaus', ...yes],
        ['For our marketing: to offer you our own products', ...yes],
        ['For joint marketing with other financial companies', 'No', 'We do not share'],
        ['For affiliates’ everyday business: information about your creditworthiness', ...optional],
        ['For nonaffiliates to market to you', 'No', 'We do not share'],
      ],
    ),
    heading('How to limit sharing'),
    paragraph(
      `Write to ${lender.support.email}. If you are a new customer, we can begin sharing your information 30 days from the day we sent this notice. You can limit sharing at any time.`,
    ),
    heading('How we protect it'),
    paragraph(
      'Numbers that identify you or your accounts are encrypted and shown only as their last four digits. Access is limited to people who need it for your application, and every access is recorded.',
    ),
  ];
}

export function newYorkPreCreditNotice({ lender, borrower, address }: PaperFacts): Block[] {
  return [
    figures(['Applicant', borrower.name], ['Property', address]),
    notice(
      'Notice under New York General Business Law § 380-b(b)',
      `A consumer report may be requested in connection with your application for credit. On your request we will tell you whether or not a consumer report was requested and, if one was, the name and address of the consumer reporting agency that furnished it. Later reports may be requested or used for an update, renewal or extension of the credit.`,
    ),
    paragraph(`You are receiving this notice before ${lender.names.legal} asks for any report about you.`),
    paragraph(`To ask whether a report was requested, write to ${lender.support.email}.`),
  ];
}

const exampleCents = 1_000_000;

/** 12 CFR 1026.40(d): important terms of the plan, grouped and apart from everything else. */
export function helocDisclosures(facts: PaperFacts): Block[] {
  const { lender, terms, costs, isRescindable } = facts;
  return [
    paragraph(
      'This disclosure contains important information about our home equity line of credit. You should read it carefully and keep a copy for your records.',
    ),
    heading('Availability of terms'),
    paragraph(
      'The terms described below may change before your plan is opened. If a term changes (other than because of a change in an index) and you decide not to enter into the agreement because of it, you are entitled to a refund of any fees you paid to us in connection with your application.',
    ),
    notice(
      'Security interest',
      `We will take a security interest in your home. You could lose your home if you do not meet the obligations in your agreement with us.`,
    ),
    heading('Possible actions'),
    paragraph(
      'Under certain circumstances we can end your plan and require you to pay the whole outstanding balance in one payment, refuse to make more extensions of credit, or reduce your credit limit: for example if you commit fraud, do not meet the repayment terms, or act in a way that harms our security. If you ask, we will tell you more about when we can do so.',
    ),
    heading('Minimum payment'),
    ...paymentExample(terms?.rateBps ?? limits.aprBpsMax, terms?.termYears ?? 10, terms?.plan ?? 'ANNUITY'),
    heading('Annual percentage rate'),
    terms
      ? notice(
          `APR ${rate(terms.rateBps)}`,
          'The annual percentage rate is the yearly rate of interest. It does not include fees. The rate of your first draw is fixed for its term.',
        )
      : notice(
          `APR from ${rate(limits.aprBpsMin)} to ${rate(limits.aprBpsMax)}`,
          'Your own rate depends on your credit, your home and the offer you choose. The annual percentage rate does not include fees.',
        ),
    paragraph(
      'Later draws: the rate of each later draw is fixed on the day you take it. It is the Prime Rate published in The Wall Street Journal that day plus a margin stated in your agreement, and so may be higher or lower than the rate of your first draw.',
    ),
    heading('Fees and charges'),
    figures(
      [
        'Origination fee',
        terms
          ? `${rate(terms.feeBps)} of the first draw: ${money(terms.feeCents)}`
          : `Up to ${rate(limits.originationFeeBpsMax)} of each draw`,
      ],
      ...costs.map(({ kind, cents }) => [closingCostNames[kind], `${money(cents)}, from the first draw`] as const),
      ['Yearly fee', 'None'],
    ),
    paragraph('To open the plan you may also have to carry insurance on the property that secures it.'),
    heading('Drawing and repaying'),
    list(
      'The whole line, less the origination fee, is drawn at the start. You may draw again what you have repaid during the draw period.',
      'There is no negative amortization: your payments always cover the interest due.',
      isRescindable
        ? 'You may cancel within three business days of opening the plan; no money moves before then.'
        : 'Because this property is not your main home, federal law gives no right to cancel after opening.',
    ),
    heading('Tax deductibility'),
    paragraph('Ask a tax adviser whether interest and charges under the plan are deductible.'),
    paragraph(`${lender.names.legal}, NMLS ${lender.nmlsId}`),
  ];
}

function paymentExample(rateBps: number, termYears: number, plan: 'ANNUITY' | 'INTEREST_ONLY'): Block[] {
  const example = { totalCents: exampleCents, rateBps, termYears, plan } as const;
  const each = monthlyPaymentCents(example) ?? 0;
  const last = repaymentSeries(example).at(-1)?.paymentCents ?? 0;
  return [
    paragraph(
      plan === 'ANNUITY'
        ? 'You pay the same amount each month; each payment covers the interest of the month and part of what you owe.'
        : 'You pay the interest of each month; what you borrowed is due with the last payment.',
    ),
    paragraph(
      `Example: if you took one draw of ${money(exampleCents)} at an APR of ${rate(rateBps)} and made only the minimum payments, it would take ${termYears} years to pay it off. You would make ${termYears * 12 - 1} monthly payments of ${money(each)} and a last one of ${money(last)}.`,
    ),
  ];
}

/** 12 CFR 1022.74(d), after model form H-3: every applicant for credit on a home gets it. */
export function creditScoreNotice({ report, borrower, lender, on }: PaperFacts): Block[] {
  const { score, scoreModel, bureau, factors } = report;
  return [
    figures(
      ['Applicant', borrower.name],
      ['Your credit score', score === null ? 'No score was available' : String(score)],
      ['Source', bureau ?? 'No consumer reporting agency'],
      ['Kind of score', scoreModel ?? 'Not stated'],
      ['Date', longDate(on)],
    ),
    heading('Understanding your credit score'),
    paragraph(
      'Your credit score is a number that reflects the information in your credit report. It can change as that information changes. Scores range from a low of 300 to a high of 850; generally, the higher your score, the more likely you are to be offered better terms.',
    ),
    heading('Where your score stands'),
    table(
      ['Range of scores', 'You'],
      scoreRanges.map((from, at) => scoreRow(from, at, score)),
    ),
    ...(factors.length > 0 ? [heading('Key factors that lowered your score'), list(...factors)] : []),
    notice(
      'Notice to the home loan applicant',
      `In connection with your application for a home loan, the lender must disclose to you the score that a consumer reporting agency distributed to users and the lender used in connection with your home loan, and the key factors affecting it. The credit score is a computer-generated summary calculated at the time of the request and based on information that a consumer reporting agency or lender has on file. Scores are based on data about your credit history and payment patterns. They matter because they help us to assess whether you will make timely payments, and they may influence the interest rate you are offered. If you have questions about your score, contact ${bureau ?? 'the agency'} or ${lender.names.legal}.`,
    ),
    heading('Checking your report'),
    paragraph(
      'Federal law gives you the right to dispute inaccurate information, and to one free report a year from each nationwide agency at annualcreditreport.com. More about credit reports: consumerfinance.gov/learnmore.',
    ),
  ];
}

const scoreRanges = [300, 500, 550, 600, 650, 700, 750, 800] as const;

/** Where the score stands on the scale: the range that holds it is marked. */
function scoreRow(from: number, at: number, score: number | null): readonly string[] {
  const to = (scoreRanges[at + 1] ?? 851) - 1;
  return [`${from} to ${to}`, score !== null && score >= from && score <= to ? `Your score: ${score}` : ''];
}

/** Texas Constitution, article XVI, § 50(g): the notice that starts the twelve days. */
export function texasNotice({ lender, owners, address }: PaperFacts): Block[] {
  return [
    figures(['Owners and spouses', owners.map(({ name }) => name).join(', ')], ['Property', address]),
    notice(
      'Notice concerning extensions of credit defined by section 50(a)(6), article XVI, Texas Constitution',
      'Section 50(a)(6), Article XVI, of the Texas Constitution allows certain loans to be secured against the equity in your home. Such loans are commonly known as equity loans. If you do not repay the loan or if you fail to meet the terms of the loan, the lender may foreclose and sell your home.',
    ),
    heading('The constitution provides that'),
    list(
      'The loan must be voluntarily created with the consent of each owner of your home and each owner’s spouse.',
      'The principal at the time the loan is made must not exceed, with all other liens on your home, 80 percent of its fair market value.',
      'The loan must be without recourse for personal liability against you and your spouse unless you obtained it by actual fraud.',
      'The lien may be foreclosed only with a court order.',
      'Fees and charges to make the loan may not exceed two percent of the loan amount, third-party valuation, survey, title and discount points aside.',
      'You may prepay the loan without penalty or charge.',
      'No more than one such loan may be secured by your home at one time, and not within one year after another closed.',
      'The loan may not close before 12 days after you submit an application or receive this notice, whichever is later, and may not without your consent close before one business day after you receive a copy of your application and a final itemized disclosure of fees.',
      'The loan may close only at the office of the lender, a title company or an attorney at law.',
      'You may, within three days after closing, rescind the loan without penalty or charge.',
      'A line of credit: you may request advances, repay and reborrow; each advance must be at least $4,000; it may not be drawn by card or unsolicited preprinted check.',
      'The lender will forfeit all principal and interest if it fails to comply with its obligations and does not cure the failure as the constitution provides.',
    ),
    paragraph(`Given by ${lender.names.legal}, NMLS ${lender.nmlsId}.`),
    paragraph(
      'This notice is only a summary of your rights under the Texas Constitution. Your rights are governed by Section 50, Article XVI, of the Texas Constitution, and not by this notice.',
    ),
  ];
}
