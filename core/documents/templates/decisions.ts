/** What we tell an applicant about the application itself: its summary, a refusal, changed terms, what is missing. */
import { principalReason, type RuleCode } from '#core/eligibility/principal-reasons.ts';
import { formatPhone } from '#core/people/phone.ts';
import { type Block, figures, heading, list, notice, paragraph, table } from '../blocks.ts';
import { longDate, money, type PaperFacts, rate } from '../facts.ts';

const occupancies = { HOME: 'Main home', SECONDARY: 'Second home', INVESTMENT: 'Investment property' } as const;

export function applicationSummary(facts: PaperFacts): Block[] {
  const { application, borrower, address, terms, lender } = facts;
  const { property, income, ownership, liens } = application;
  return [
    heading('You'),
    figures(
      ['Name', borrower.name],
      ['Email', application.borrower.email],
      ['Telephone', application.borrower.phoneNumber ? formatPhone(application.borrower.phoneNumber) : 'Not given'],
      ['Yearly income', money(income.annualIncomeCents)],
      ...(income.otherIncomeCents > 0 ? [['Other yearly income', money(income.otherIncomeCents)] as const] : []),
    ),
    heading(property.occupancy === 'INVESTMENT' ? 'Your property' : 'Your home'),
    figures(
      ['Address', address],
      ['Use', occupancies[property.occupancy]],
      ['Value we use', property.valueCents === null ? 'Not yet known' : money(property.valueCents)],
      ['Owned', { SOLE: 'By you alone', JOINT: 'With others', TRUST: 'In a trust' }[ownership.type ?? 'SOLE']],
    ),
    ...(liens.length > 0
      ? [
          heading(property.occupancy === 'INVESTMENT' ? 'Loans on your property' : 'Loans on your home'),
          table(
            ['Lender', 'Balance', 'Will be paid off'],
            liens.map(({ holder, balanceCents, isPaidOff }) => [holder, money(balanceCents), isPaidOff ? 'Yes' : 'No']),
          ),
        ]
      : []),
    ...(terms
      ? [
          heading('The line you chose'),
          figures(
            ['First draw', money(terms.drawCents)],
            ['Origination fee', `${money(terms.feeCents)} (${rate(terms.feeBps)})`],
            ['Credit limit', money(terms.lineCents)],
            ['APR', `${rate(terms.rateBps)}, fixed for the first draw`],
            ['Term', `${terms.termYears} years`],
            ['Monthly payment', money(terms.paymentCents)],
          ),
        ]
      : []),
    paragraph(
      `If anything here is wrong, tell us before you submit your application: ${lender.support.email}. You are entitled to a copy of everything you send us.`,
    ),
  ];
}

const ecoaNotice =
  'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act.';
const agency = 'Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580';

/** Several rules may share one sentence; the applicant reads it once. */
const inWords = (reasons: readonly RuleCode[]) => [...new Set(reasons.map((rule) => principalReason(rule).text))];

/** 12 CFR 1002.9 with form C-1, and section 615(a) of the FCRA where a report was used. */
export function adverseActionNotice(facts: PaperFacts): Block[] {
  const { application, borrower, lender, on } = facts;
  return [
    paragraph(`Dear ${borrower.name},`),
    paragraph(
      `Thank you for your application ${application.loanNumber ?? ''}. After looking at it carefully, we are not able to approve it.`,
    ),
    heading('Our principal reasons'),
    list(...inWords(application.declineReasons)),
    ...scoreUsed(facts),
    notice('Equal Credit Opportunity', ecoaNotice),
    paragraph(`The federal agency that administers compliance with this law concerning this creditor: ${agency}.`),
    paragraph(
      `${lender.names.legal}, ${mailing(facts)}. Date of this notice: ${longDate(on)}. You may ask us to look again, or tell us what we should know, at ${lender.support.email}.`,
    ),
  ];
}

function scoreUsed({ report: { bureau, score, factors } }: PaperFacts): Block[] {
  if (bureau === null) return [];
  return [
    heading('Information we used'),
    paragraph(
      `Our decision was based in whole or in part on information obtained from ${bureau}. The agency played no part in our decision and cannot tell you the reasons for it. You have the right to a free copy of your report if you ask for it within 60 days of this notice, and to dispute with the agency what is inaccurate or incomplete in it.`,
    ),
    ...(score === null
      ? []
      : [figures(['Your credit score', String(score)], ['Scores range from', '300 to 850'], ['Provided by', bureau])]),
    ...(score !== null && factors.length > 0
      ? [paragraph('Key factors that lowered your score:'), list(...factors.slice(0, 4))]
      : []),
  ];
}

/** Form C-4: a counter-offer and, if it is not taken, the notice of adverse action in one. */
export function counterOfferNotice(facts: PaperFacts): Block[] {
  const { application, borrower, lender, on } = facts;
  return [
    paragraph(`Dear ${borrower.name},`),
    paragraph(
      `We cannot offer you the credit on the terms you asked for in application ${application.loanNumber ?? ''}, but we can offer it on other terms. You will find them on your application page.`,
    ),
    heading('Why the terms changed'),
    list(...inWords(application.offers.counterOffer?.reasons ?? [])),
    paragraph(
      'If these terms are acceptable to you, please tell us on your application page within 30 days. If we do not hear from you by then, we must treat your application as declined for the reasons above, and you will receive no further notice.',
    ),
    ...scoreUsed(facts),
    notice('Equal Credit Opportunity', ecoaNotice),
    paragraph(`The federal agency that administers compliance with this law concerning this creditor: ${agency}.`),
    paragraph(`${lender.names.legal}, ${mailing(facts)}. ${longDate(on)}.`),
  ];
}

export function mailing({ lender: { mailingAddress } }: PaperFacts): string {
  const { street, city, state, zip } = mailingAddress;
  return `${street}, ${city}, ${state} ${zip}`;
}
