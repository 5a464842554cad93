/** What we tell an applicant about the application itself: its summary, a refusal, changed terms, what is missing. */

import { agencyOf } from '#core/brand/charters.ts';
import { principalReason, type RuleCode, restsOnOthers } from '#core/eligibility/principal-reasons.ts';
import { formatPhone } from '#core/people/phone.ts';
import { bureauOf } from '#core/underwriting/bureaus.ts';
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

/** Several rules may share one sentence; the applicant reads it once. */
const inWords = (reasons: readonly RuleCode[]) => [...new Set(reasons.map((rule) => principalReason(rule).text))];

/** 12 CFR 1002.9 with form C-1, and section 615(a) of the FCRA where a report was used. */
export function adverseActionNotice(facts: PaperFacts): Block[] {
  const { application, borrower, lender, on, remedy } = facts;
  return [
    paragraph(words.dear(borrower.name)),
    paragraph(words.thankYouForYourApplication(application.loanNumber ?? '')),
    heading(words.ourPrincipalReasons),
    list(...inWords(application.declineReasons)),
    ...(remedy.length > 0
      ? [heading(words.whatWouldHaveLedToAnOffer), paragraph(words.withAllOfThis), list(...remedy)]
      : []),
    ...scoreUsed(facts),
    ...toldByOthers(application.declineReasons),
    notice(words.equalCreditOpportunity, ecoaNotice),
    paragraph(words.federalAgencyThatAdministersCompliance(agencyOf(lender).address)),
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

/** Section 615(a): the bureau with its address and toll-free number, and the score with its day, range and factors. */
function scoreUsed({ report: { bureau, score, factors, scoredOn } }: PaperFacts): Block[] {
  if (bureau === null) return [];
  const place = bureauOf(bureau);
  return [
    heading(words.informationWeUsed),
    paragraph(words.ourDecisionWasBasedIn(bureau)),
    ...(place ? [figures([words.bureau, bureau], [words.address, place.address], [words.tollFree, place.phone])] : []),
    ...(score === null
      ? []
      : [
          figures(
            [words.creditScore, String(score)],
            ...(scoredOn === null ? [] : [[words.dateOfTheScore, longDate(scoredOn)] as const]),
            [words.scoresRangeFrom, words.to850],
            [words.providedBy, bureau],
          ),
        ]),
    ...(score !== null && factors.length > 0 ? [paragraph(words.keyFactorsThatLoweredYour), list(...factors)] : []),
  ];
}

/** Section 615(b): what came from neither the applicant nor a bureau. */
function toldByOthers(reasons: readonly RuleCode[]): Block[] {
  return restsOnOthers(reasons) ? [paragraph(words.informationFromOthers)] : [];
}

/** What is offered instead. Before it is priced there is nothing to state but where it will be. */
function termsOffered({ application: { offers } }: PaperFacts): Block[] {
  const { counterTerms } = offers;
  if (!counterTerms) return [paragraph(words.youWillFindThem)];
  const { drawCentsMin, drawCentsMax, rateBpsMin, rateBpsMax, termsYears } = counterTerms;
  return [
    heading(words.termsWeCanOffer),
    figures(
      [words.firstDraw, words.fromTo(money(drawCentsMin), money(drawCentsMax))],
      ['APR', words.fromTo(rate(rateBpsMin), rate(rateBpsMax))],
      [words.term, words.yearsAmong(termsYears)],
    ),
    paragraph(words.rateDependsOn),
  ];
}

/** Form C-4: a counter-offer and, if it is not taken, the notice of adverse action in one. */
export function counterOfferNotice(facts: PaperFacts): Block[] {
  const { application, borrower, lender, on } = facts;
  return [
    paragraph(words.dear(borrower.name)),
    paragraph(words.cannotOfferYouTheCredit(application.loanNumber ?? '')),
    ...termsOffered(facts),
    heading(words.whyTheTermsChanged),
    list(...inWords(application.offers.counterOffer?.reasons ?? [])),
    paragraph(words.ifTheseTermsAreAcceptable),
    ...scoreUsed(facts),
    ...toldByOthers(application.offers.counterOffer?.reasons ?? []),
    notice(words.equalCreditOpportunity, ecoaNotice),
    paragraph(words.federalAgencyThatAdministersCompliance(agencyOf(lender).address)),
    paragraph(`${lender.names.legal}, ${mailing(facts)}. ${longDate(on)}.`),
  ];
}

export function mailing({ lender: { mailingAddress } }: PaperFacts): string {
  const { street, city, state, zip } = mailingAddress;
  return `${street}, ${city}, ${state} ${zip}`;
}
