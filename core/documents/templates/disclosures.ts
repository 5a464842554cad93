/** What the law wants an applicant to have before credit is given. Sample words, to be approved by counsel. */

import { scoreBands, scoreDistribution } from '#core/law/score-distribution.ts';
import { closingCostNames } from '#core/offers/closing-cost-kinds.ts';
import { limits } from '#core/offers/limits.ts';
import { monthlyPaymentCents, repaymentSeries } from '#core/offers/payments.ts';
import { exampleCents, planRateBpsMax } from '#core/offers/variable-rate.ts';
import * as booklet from '#core/words/en/papers/brochure.ts';
import * as words from '#core/words/en/papers/disclosures.ts';
import * as texas from '#core/words/en/papers/texas-notice.ts';
import { type Block, figures, heading, list, notice, paragraph, strong, table } from '../blocks.ts';
import { longDate, money, type PaperFacts, rate } from '../facts.ts';
import { variableRateDisclosure } from './variable-rate.ts';

/** 12 CFR 1026.40(e): the whole of it, kept with the application. */
export function brochure(): Block[] {
  return [
    paragraph(booklet.opening),
    ...booklet.sections.flatMap(({ heading: title, paragraphs, points = [] }) => [
      heading(title),
      ...paragraphs.map((text) => paragraph(text)),
      ...(points.length > 0 ? [list(...points)] : []),
    ]),
  ];
}

/** The model form of Regulation P (12 CFR 1016, appendix): every row, whether or not we share so. */
export function privacyNotice({ lender }: PaperFacts): Block[] {
  const unlimited = [words.yes, words.no];
  const limited = [words.yes, words.yes];
  const none = [words.no, words.doNotShare];
  return [
    paragraph(words.financialCompaniesChooseHowThey),
    heading(words.whatWeHold),
    list(words.socialSecurityNumberIncomeAnd, words.creditHistoryAndCreditScores, words.whatIsOwedOnYour),
    paragraph(words.whenYouAreNoLonger),
    heading(words.whyWeShareIt),
    paragraph(words.allFinancialCompanies(lender.names.short)),
    table(
      [words.reason, words.doesShare(lender.names.short), words.canYouLimitIt],
      [
        [words.forEverydayBusinessToProcess, ...unlimited],
        [words.forOurMarketingToOffer, ...unlimited],
        [words.forJointMarketingWithOther, ...none],
        [words.forAffiliatesEverydayTransactions, ...none],
        [words.forAffiliatesEverydayBusinessInformation, ...limited],
        [words.forAffiliatesToMarket, ...none],
        [words.forNonaffiliatesToMarketTo, ...none],
      ],
    ),
    heading(words.howToLimitSharing),
    paragraph(words.writeToIfYouAre(lender.support.email)),
    heading(words.whoWeAre),
    figures([words.whoProvides, words.legalName(lender.names.legal, lender.nmlsId)]),
    heading(words.whatWeDo),
    figures(
      [words.howWeProtectIt, words.numbersThatIdentifyYouOr],
      [words.howWeCollect, words.forExampleWhenYou],
      [words.whyNotAllSharing, words.federalLawGivesYouOnly],
      [words.whenHeldJointly, words.choicesApplyToEveryone],
    ),
    heading(words.definitions),
    figures(
      [words.affiliates, words.affiliatesAre],
      [words.nonaffiliates, words.nonaffiliatesAre(lender.names.short)],
      [words.jointMarketing, words.jointMarketingIs(lender.names.short)],
    ),
  ];
}

export function newYorkPreCreditNotice({ lender, borrower, address }: PaperFacts): Block[] {
  return [
    figures([words.applicant, borrower.name], [words.property, address]),
    notice(words.noticeUnderNewYorkGeneral, words.consumerReportMayBeRequested),
    paragraph(words.areReceivingThisNoticeBefore(lender.names.legal)),
    paragraph(words.toAskWhetherAReport(lender.support.email)),
  ];
}

/** As much as the disclosure needs: it also stands on the form, before there is an application. */
type PlanFacts = Pick<PaperFacts, 'lender' | 'terms' | 'costs' | 'isRescindable' | 'state' | 'on'>;

/** 12 CFR 1026.40(d): important terms of the plan, grouped and apart from everything else. */
export function helocDisclosures(facts: PlanFacts): Block[] {
  const { lender, terms, costs, isRescindable, state, on } = facts;
  const plan = terms ?? { rateBps: planRateBpsMax(state, on), termYears: 10, plan: 'ANNUITY' as const };
  return [
    paragraph(words.disclosureContainsImportantInformationAbout),
    heading(words.availabilityOfTerms),
    paragraph(words.termsDescribedBelowMayChange),
    notice(words.securityInterest, words.willTakeASecurityInterest),
    heading(words.possibleActions),
    paragraph(words.underCertainCircumstancesWeCan),
    heading(words.minimumPayment),
    ...paymentExample(plan.rateBps, plan.termYears, plan.plan),
    heading(words.annualPercentageRate),
    terms
      ? notice(words.apr(rate(terms.rateBps)), words.annualPercentageRateIsThe)
      : notice(words.aprFromTo(rate(limits.aprBpsMin), rate(planRateBpsMax(state, on))), words.ownRateDependsOnYour),
    paragraph(words.laterDrawsTheRateOf),
    ...variableRateDisclosure({ ...plan, state, on }, terms === null),
    heading(words.feesAndCharges),
    figures(
      [
        words.originationFee,
        terms
          ? words.ofTheFirstDraw(rate(terms.feeBps), money(terms.feeCents))
          : words.upToOfEachDraw(rate(limits.originationFeeBpsMax)),
      ],
      ...costs.map(({ kind, cents }) => [closingCostNames[kind], words.fromTheFirstDraw(money(cents))] as const),
      [words.yearlyFee, words.none],
    ),
    paragraph(words.toOpenThePlanYou),
    heading(words.drawingAndRepaying),
    list(
      words.wholeLineLessTheOrigination,
      words.thereIsNoNegativeAmortization,
      isRescindable ? words.mayCancelWithinThreeBusiness : words.becauseThisPropertyIsNot,
    ),
    heading(words.taxDeductibility),
    paragraph(words.askATaxAdviserWhether),
    paragraph(words.nmls(lender.names.legal, lender.nmlsId)),
  ];
}

function paymentExample(rateBps: number, termYears: number, plan: 'ANNUITY' | 'INTEREST_ONLY'): Block[] {
  const example = { totalCents: exampleCents, rateBps, termYears, plan } as const;
  const each = monthlyPaymentCents(example) ?? 0;
  const last = repaymentSeries(example).at(-1)?.paymentCents ?? 0;
  return [
    paragraph(plan === 'ANNUITY' ? words.payTheSameAmountEach : words.payTheInterestOfEach),
    paragraph(
      words.exampleIfYouTookOne({
        example: money(exampleCents),
        rate: rate(rateBps),
        termYears,
        count: termYears * 12 - 1,
        each: money(each),
        last: money(last),
      }),
    ),
  ];
}

/** 12 CFR 1022.74(d), after model form H-3: every applicant for credit on a home gets it. */
export function creditScoreNotice({ report, borrower, lender, on }: PaperFacts): Block[] {
  const { score, scoreModel, bureau, factors } = report;
  return [
    figures(
      [words.applicant, borrower.name],
      [words.creditScore, score === null ? words.noScoreWasAvailable : String(score)],
      [words.source, bureau ?? words.noConsumerReportingAgency],
      [words.kindOfScore, scoreModel ?? words.notStated],
      [words.date, longDate(report.scoredOn ?? on)],
    ),
    heading(words.understandingYourCreditScore),
    paragraph(words.creditScoreIsANumber),
    heading(words.whereYourScoreStands),
    ...whereItStands(report, on),
    ...(factors.length > 0 ? [heading(words.keyFactorsThatLoweredYour), list(...factors)] : []),
    notice(words.noticeToTheHomeLoan, words.inConnectionWithYourApplication(bureau, lender.names.legal)),
    heading(words.checkingYourReport),
    paragraph(words.federalLawGivesYouThe),
  ];
}

/** How many people have a score in each range, where that is known of the model, and in which range this one is. */
function whereItStands({ score, scoreModel }: PaperFacts['report'], on: PaperFacts['on']): Block[] {
  const known = scoreDistribution(scoreModel, on);
  const own = ({ from, to }: { from: number; to: number }) => score !== null && score >= from && score <= to;
  const mark = (isOwn: boolean) => (isOwn && score !== null ? words.yourScore(score) : '');
  if (!known) {
    const bands = scoreBands.map((from, at) => ({ from, to: (scoreBands[at + 1] ?? 851) - 1 }));
    return [
      table(
        [words.rangeOfScores, words.you],
        bands.map((band) => [words.to(band.from, band.to), mark(own(band))]),
      ),
    ];
  }
  const { bands, from: published, isSample } = known;
  const at = bands.findIndex(own);
  const sum = (some: typeof bands) => some.reduce((all, { percent }) => all + percent, 0);
  const band = bands[at];
  return [
    table(
      [words.rangeOfScores, words.shareOfPeople, words.you],
      bands.map((each) => [words.to(each.from, each.to), words.percent(each.percent), mark(own(each))]),
    ),
    ...(band
      ? [paragraph(words.howItCompares(sum(bands.slice(0, at)), band.from, sum(bands.slice(at + 1)), band.to))]
      : []),
    paragraph(isSample ? words.sampleShares : words.sharesPublished(longDate(published).replace(/ \d+,/, ''))),
  ];
}

/** Texas Constitution, article XVI, § 50(g): the notice that starts the twelve days, in the constitution's own words. */
export function texasNotice({ lender, owners, address }: PaperFacts): Block[] {
  return [
    figures([words.ownersAndSpouses, owners.map(({ name }) => name).join(', ')], [words.property, address]),
    notice(texas.title, texas.opening),
    ...texas.provisions.map((provision) => paragraph(provision)),
    strong(texas.closing),
    paragraph(words.givenByNmls(lender.names.legal, lender.nmlsId)),
  ];
}
