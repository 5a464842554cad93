/** What we tell an applicant about the application itself: its summary, a refusal, changed terms, what is missing. */

import { principalReason, type RuleCode } from '#core/eligibility/principal-reasons.ts';
import { formatPhone } from '#core/people/phone.ts';
import * as words from '#core/words/en/papers/decisions.ts';
import { type Block, figures, heading, list, notice, paragraph, table } from '../blocks.ts';
import { longDate, money, type PaperFacts, rate } from '../facts.ts';

const occupancies = {
  HOME: words.mainHome,
  SECONDARY: words.secondHome,
  INVESTMENT: words.investmentProperty,
} as const;

export function applicationSummary(facts: PaperFacts): Block[] {
  const { application, borrower, address, terms, lender } = facts;
  const { property, income, ownership, liens } = application;
  return [
    heading(words.you),
    figures(
      [words.name, borrower.name],
      [words.email, application.borrower.email],
      [words.phone, application.borrower.phoneNumber ? formatPhone(application.borrower.phoneNumber) : words.notGiven],
      [words.yearlyIncome, money(income.annualIncomeCents)],
      ...(income.otherIncomeCents > 0 ? [[words.otherYearlyIncome, money(income.otherIncomeCents)] as const] : []),
    ),
    heading(property.occupancy === 'INVESTMENT' ? words.yourProperty : words.yourHome),
    figures(
      [words.address, address],
      [words.use, occupancies[property.occupancy]],
      [words.valueWeUse, property.valueCents === null ? words.notYetKnown : money(property.valueCents)],
      [
        words.owned,
        { SOLE: words.byYouAlone, JOINT: words.withOthers, TRUST: words.inATrust }[ownership.type ?? 'SOLE'],
      ],
    ),
    ...(liens.length > 0
      ? [
          heading(property.occupancy === 'INVESTMENT' ? words.loansOnYourProperty : words.loansOnYourHome),
          table(
            [words.lender, words.balance, words.willBePaidOff],
            liens.map(({ holder, balanceCents, isPaidOff }) => [
              holder,
              money(balanceCents),
              isPaidOff ? words.yes : words.no,
            ]),
          ),
        ]
      : []),
    ...(terms
      ? [
          heading(words.lineYouChose),
          figures(
            [words.firstDraw, money(terms.drawCents)],
            [words.originationFee, `${money(terms.feeCents)} (${rate(terms.feeBps)})`],
            [words.creditLimit, money(terms.lineCents)],
            ['APR', words.fixedForTheFirstDraw(rate(terms.rateBps))],
            [words.term, words.years(terms.termYears)],
            [words.monthlyPayment, money(terms.paymentCents)],
          ),
        ]
      : []),
    paragraph(words.ifAnythingHereIsWrong(lender.support.email)),
  ];
}

const ecoaNotice = words.federalEqualCreditOpportunityAct;
const agency = words.federalTradeCommissionEqualCredit;

/** Several rules may share one sentence; the applicant reads it once. */
const inWords = (reasons: readonly RuleCode[]) => [...new Set(reasons.map((rule) => principalReason(rule).text))];

/** 12 CFR 1002.9 with form C-1, and section 615(a) of the FCRA where a report was used. */
export function adverseActionNotice(facts: PaperFacts): Block[] {
  const { application, borrower, lender, on } = facts;
  return [
    paragraph(words.dear(borrower.name)),
    paragraph(words.thankYouForYourApplication(application.loanNumber ?? '')),
    heading(words.ourPrincipalReasons),
    list(...inWords(application.declineReasons)),
    ...scoreUsed(facts),
    notice(words.equalCreditOpportunity, ecoaNotice),
    paragraph(words.federalAgencyThatAdministersCompliance(agency)),
    paragraph(
      words.dateOfThisNoticeYou({
        legalName: lender.names.legal,
        address: mailing(facts),
        date: longDate(on),
        supportEmail: lender.support.email,
      }),
    ),
  ];
}

function scoreUsed({ report: { bureau, score, factors } }: PaperFacts): Block[] {
  if (bureau === null) return [];
  return [
    heading(words.informationWeUsed),
    paragraph(words.ourDecisionWasBasedIn(bureau)),
    ...(score === null
      ? []
      : [
          figures([words.creditScore, String(score)], [words.scoresRangeFrom, words.to850], [words.providedBy, bureau]),
        ]),
    ...(score !== null && factors.length > 0
      ? [paragraph(words.keyFactorsThatLoweredYour), list(...factors.slice(0, 4))]
      : []),
  ];
}

/** Form C-4: a counter-offer and, if it is not taken, the notice of adverse action in one. */
export function counterOfferNotice(facts: PaperFacts): Block[] {
  const { application, borrower, lender, on } = facts;
  return [
    paragraph(words.dear(borrower.name)),
    paragraph(words.cannotOfferYouTheCredit(application.loanNumber ?? '')),
    heading(words.whyTheTermsChanged),
    list(...inWords(application.offers.counterOffer?.reasons ?? [])),
    paragraph(words.ifTheseTermsAreAcceptable),
    ...scoreUsed(facts),
    notice(words.equalCreditOpportunity, ecoaNotice),
    paragraph(words.federalAgencyThatAdministersCompliance(agency)),
    paragraph(`${lender.names.legal}, ${mailing(facts)}. ${longDate(on)}.`),
  ];
}

export function mailing({ lender: { mailingAddress } }: PaperFacts): string {
  const { street, city, state, zip } = mailingAddress;
  return `${street}, ${city}, ${state} ${zip}`;
}
