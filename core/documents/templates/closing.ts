/** The figures of the line at closing: what it costs, who is paid, what is owed. */

import { stateCap } from '#core/law/state-caps.ts';
import { closingCostKinds, closingCostNames, costCentsOf, costsCents } from '#core/offers/closing-cost-kinds.ts';
import { roundHalfEven } from '#core/offers/decimal.ts';
import { formatCents, rateOf } from '#core/offers/money.ts';
import { accruedInterest, daysPerMonth, daysPerYear } from '#core/offers/payments.ts';
import { destinationOf } from '#core/payments/destination.ts';
import * as words from '#core/words/en/papers/closing.ts';
import { acknowledgement, type Block, figures, heading, list, notice, paragraph, table } from '../blocks.ts';
import { chosen, longDate, money, type PaperFacts, rate } from '../facts.ts';
import { billingRights } from './billing-rights.ts';
import { mailing } from './decisions.ts';
import { securityName } from './security-instrument.ts';
import { variableRateRows } from './variable-rate.ts';

/** The final terms in plain words: on one page, or two where they tell of a change. */
export function closingDisclosure(facts: PaperFacts): Block[] {
  const { borrower, address, application, division } = facts;
  const terms = chosen(facts);
  return [
    figures(
      [words.borrower, borrower.name],
      [words.property, address],
      [words.loanNumber, application.loanNumber ?? ''],
    ),
    ...whatChanged(facts),
    notice(
      words.aprPaymentAMonth(rate(terms.rateBps), money(terms.paymentCents)),
      words.fixedForTheFirstDraw(terms.termYears),
    ),
    heading(words.theLine),
    figures(
      [words.creditLimit, money(terms.lineCents)],
      [words.firstDraw, money(terms.drawCents)],
      [words.originationFee, words.ofTheDraw(money(terms.feeCents), rate(terms.feeBps))],
      [
        words.payments,
        words.monthlyPaymentsOfAndA(terms.termYears * 12 - 1, money(terms.paymentCents), money(terms.lastPaymentCents)),
      ],
      [words.interestOverTheWholeTerm, money(terms.interestCents)],
    ),
    // What changed takes the room of the costs, which then begin a page of their own.
    ...(facts.divisionBefore ? [{ kind: 'pageBreak' } as const] : []),
    heading(words.costsYouPayAtClosing),
    paragraph(words.bringNoMoneyToClosing),
    table(
      [words.cost, words.amount],
      [
        [words.originationFeeAddedToThe, money(terms.feeCents)],
        ...division.costs.map(({ kind, cents }) => [words.fromTheDraw(closingCostNames[kind]), money(cents)]),
        [words.total, money(terms.feeCents + costsCents(division.costs))],
      ],
    ),
    ...paidOtherwise(facts),
    ...whoIsPaid(facts),
    paragraph(words.doNotHaveToAccept),
  ];
}

/** On a corrected disclosure: every cost that is another now, and what that does to the money. */
function whatChanged({ division, divisionBefore, lender }: PaperFacts): Block[] {
  if (!divisionBefore) return [];
  const costs = closingCostKinds.map((kind) => ({
    name: closingCostNames[kind],
    before: costCentsOf(divisionBefore.costs, kind),
    now: costCentsOf(division.costs, kind),
  }));
  return [
    notice(words.paperTakesThePlaceOf, words.whatChangedIsInThe(lender.names.short)),
    table(
      [words.whatChanged, words.before, words.now],
      [
        ...costs
          .filter(({ before, now }) => before !== now)
          .map(({ name, before, now }) => [name, money(before), money(now)]),
        [words.youReceive, money(divisionBefore.cashCents), money(division.cashCents)],
      ],
    ),
  ];
}

/** What costs the borrower nothing at closing: paid when it was ordered, or ours to pay. */
function paidOtherwise({ application: { valuation }, division, lender }: PaperFacts): Block[] {
  const paidBefore =
    valuation.appraisalPayment?.state === 'PAID'
      ? [words.paidBeforeClosingTheAppraisal(money(valuation.appraisalFeeCents ?? 0))]
      : [];
  const byLender = division.byLender.map(({ kind, cents }) =>
    words.paidBy(lender.names.short, closingCostNames[kind].toLowerCase(), money(cents)),
  );
  const sentences = [...paidBefore, ...byLender];
  return sentences.length > 0 ? [paragraph(sentences.join(' '))] : [];
}

/** The whole draw, line by line, in the order in which it is paid. */
function whoIsPaid({ division: { payoffs, costs, cashCents }, terms, application }: PaperFacts): Block[] {
  return [
    heading(words.whereTheFirstDrawGoes),
    table(
      [words.to, words.amount],
      [
        ...payoffs.map(({ creditor, amountCents }) => [creditor, money(amountCents)]),
        ...costs.map(({ kind, cents }) => [words.closingCosts(closingCostNames[kind].toLowerCase()), money(cents)]),
        [destinationWords(application), money(cashCents)],
        [words.firstDraw, money(terms?.drawCents ?? 0)],
      ],
    ),
  ];
}

/** Where the last payment is not like the others, it is said beside them. */
function lastPayment({ plan, lastPaymentCents }: ReturnType<typeof chosen>): (readonly [string, string])[] {
  return plan === 'INTEREST_ONLY' ? [[words.lastPayment, words.everythingStillOwed(money(lastPaymentCents))]] : [];
}

function destinationWords(application: PaperFacts['application']): string {
  const destination = destinationOf(application);
  if (destination === undefined) return words.you;
  return destination.kind === 'wallet' ? words.exchangeWallet : words.accountEndingIn(destination.account.mask);
}

/** The discount for automatic payments, and what losing it costs. */
function automaticPayments({ hasAutopay, withoutAutopay, rateBps, paymentCents }: ReturnType<typeof chosen>) {
  if (!hasAutopay) return [];
  const loss = withoutAutopay && {
    discount: rate(withoutAutopay.rateBps - rateBps),
    rate: rate(withoutAutopay.rateBps),
    payment: money(withoutAutopay.paymentCents),
    more: money(withoutAutopay.paymentCents - paymentCents),
  };
  return [
    [words.automaticPayments, words.rateAboveIncludesTheDiscount] as const,
    ...(loss ? [[words.ifTheyEnd, words.losingTheDiscount(loss)] as const] : []),
  ];
}

/** What may be drawn again at the least, where the state says so. */
function leastDraw({ state, on }: PaperFacts): string {
  const { laterDrawCentsMin } = stateCap(state, on);
  return laterDrawCentsMin === undefined ? words.noLeastDraw : words.eachLaterDraw(formatCents(laterDrawCentsMin, 0));
}

/** What a day costs on a hundred dollars is the daily rate in percent. */
function interestOf({ rateBps, drawCents }: ReturnType<typeof chosen>) {
  const annualRate = rateOf(rateBps);
  return {
    dailyRate: `${roundHalfEven(accruedInterest(100, annualRate, 1), 6).toFixed(6)}%`,
    monthCents: roundHalfEven(accruedInterest(drawCents, annualRate, daysPerMonth), 0),
  };
}

/** 12 CFR 1026.6(a): what must be in writing before the first transaction under the plan. */
export function accountOpeningStatement(facts: PaperFacts): Block[] {
  const { isRescindable, address, division } = facts;
  const terms = chosen(facts);
  const { dailyRate, monthCents } = interestOf(terms);
  return [
    heading(words.financeCharge),
    paragraph(words.interestBeginsToAccrueOn),
    figures(
      [words.annualPercentageRate, rate(terms.rateBps)],
      [words.dailyPeriodicRate, dailyRate],
      [words.daysInAYear, String(daysPerYear)],
      [words.daysInAMonth, String(daysPerMonth)],
      [words.interestOfOneMonthOn, money(monthCents)],
      [words.originationFeeOfTheFirst, money(terms.feeCents)],
      [words.laterDraws, words.primeRateOnTheDay],
      ...variableRateRows(facts, { ...terms, state: facts.state, on: facts.on }),
      ...automaticPayments(terms),
    ),
    heading(words.otherCharges),
    figures(
      ...division.costs.map(
        ({ kind, cents }) => [closingCostNames[kind], words.keptBackFromTheFirst(money(cents))] as const,
      ),
      [words.yearlyFee, words.none],
      [words.latePayment, words.none],
    ),
    heading(words.payments),
    figures(
      [words.drawPeriod, words.upTo5YearsWhile],
      [words.minimumPayment, words.monthOnTheFirstDraw(money(terms.paymentCents))],
      [words.numberOfPayments, String(terms.termYears * 12)],
      ...lastPayment(terms),
    ),
    heading(words.securityInterest),
    paragraph(words.takeASecurityInterestIn(isRescindable, address)),
    paragraph(isRescindable ? words.haveTheRightToCancel : words.planIsNotSecuredBy),
    heading(words.whatWeMayDo),
    paragraph(words.weMayEndThePlan),
    list(words.endForFraud, words.endForMissedPayments, words.endForHarm),
    paragraph(words.weMayStopDraws),
    list(
      words.stopForValue,
      words.stopForCircumstances,
      words.stopForDefault,
      words.stopForGovernment,
      words.stopForRate,
    ),
    heading(words.usingTheLine),
    list(
      words.wholeLineIsDrawn,
      leastDraw(facts),
      words.noNegativeAmortization,
      words.askATaxAdviser,
      words.aprHasNoFees,
    ),
    ...billingRights(facts),
  ];
}

/** One letter to each lender whose loan ends with this line. */
export function payoffLetters(facts: PaperFacts): Block[] {
  const { payoffs, borrower, address, lender, on, application } = facts;
  return payoffs.flatMap(({ creditor, amountCents }, at): Block[] => [
    ...(at > 0 ? [{ kind: 'pageBreak' } as const] : []),
    heading(words.to2(creditor)),
    paragraph(words.ourReference(longDate(on), application.loanNumber ?? application.uuid)),
    paragraph(words.arePayingOffTheAccount(borrower.name, address)),
    figures(
      [words.accountHolder, borrower.name],
      [words.sumWePay, money(amountCents)],
      [words.paidBy2, lender.names.legal],
    ),
    paragraph(words.accountHolderHasAuthorizedThis(application.loanNumber ?? '', lender.support.email)),
  ]);
}

/** What the District's recorder wants with an instrument; we fill it in and file it, and the borrower reads it first. */
export function districtReturn(facts: PaperFacts): Block[] {
  const { application, owners, address, lender, on, state, costs } = facts;
  const taxCents = costCentsOf(costs, 'RECORDING_TAX');
  return [
    paragraph(words.fileThisReturnWith(securityName(state, on))),
    heading(words.partiesToTheInstrument),
    figures(
      [words.grantors, owners.map(({ name }) => name).join(', ')],
      [words.grantee, `${lender.names.legal}, ${mailing(facts)}`],
      [words.property, address],
      [words.squareAndLot, application.property.parcelId ?? words.asTheRecorderHasIt],
      [words.typeOfInstrument, securityName(state, on)],
      [words.dateOfTheReturn, longDate(on)],
      [words.loanNumber, application.loanNumber ?? ''],
    ),
    heading(words.amountAndTax),
    figures(
      [words.amountOfDebtSecured, money(chosen(facts).lineCents)],
      [words.recordationTax, taxCents === 0 ? words.noneIsDue : money(taxCents)],
    ),
  ];
}

/** 42 U.S.C. 4104a: given and acknowledged before closing where the map shows a special flood hazard area. */
export function floodNotice(facts: PaperFacts): Block[] {
  const { application, address, borrower } = facts;
  return [
    notice(words.noticeOfSpecialFloodHazard, words.buildingSecuringYourLineIs(application.flood.zone)),
    figures([words.property, address], [words.floodZone, application.flood.zone ?? 'A']),
    list(
      words.federalLawLetsUsMake,
      words.insuranceIsAvailableFromInsurers,
      words.mustCoverTheLesserOf,
      words.federalDisasterReliefUsuallyA,
      words.ifYouDoNotKeep,
    ),
    acknowledgement({
      id: 'flood-received',
      signer: borrower.identityUuid,
      name: borrower.name,
      capacity: words.borrower,
      label: words.iReceivedThisNoticeBefore,
    }),
  ];
}

/** What was lent, as it stands when the line is open. */
export function statementOfLoan(facts: PaperFacts): Block[] {
  const { application, borrower, address } = facts;
  const terms = chosen(facts);
  return [
    figures(
      [words.borrower, borrower.name],
      [words.property, address],
      [words.loanNumber, application.loanNumber ?? ''],
      [words.creditLimit, money(terms.lineCents)],
      [words.principalOwedOnTheFirst, money(terms.lineCents)],
      ['APR', rate(terms.rateBps)],
      [words.monthlyPayment, money(terms.paymentCents)],
      [words.numberOfPayments, String(terms.termYears * 12)],
      ...lastPayment(terms),
    ),
    ...whoIsPaid(facts),
    paragraph(words.keepThisStatementItTells),
  ];
}
