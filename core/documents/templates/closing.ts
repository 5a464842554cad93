/** The figures of the line at closing: what it costs, who is paid, what is owed. */
import { closingCostKinds, closingCostNames, costCentsOf, costsCents } from '#core/offers/closing-costs.ts';
import { rateOf } from '#core/offers/money.ts';
import { accruedInterest, daysPerMonth, daysPerYear } from '#core/offers/payments.ts';
import { acknowledgement, type Block, figures, heading, list, notice, paragraph, table } from '../blocks.ts';
import { chosen, longDate, money, type PaperFacts, plural, rate } from '../facts.ts';
import { mailing } from './decisions.ts';

/** The final terms in plain words: on one page, or two where they tell of a change. */
export function closingDisclosure(facts: PaperFacts): Block[] {
  const { borrower, address, application, division } = facts;
  const terms = chosen(facts);
  return [
    figures(['Borrower', borrower.name], ['Property', address], ['Loan number', application.loanNumber ?? '']),
    ...whatChanged(facts),
    notice(
      `APR ${rate(terms.rateBps)}, payment ${money(terms.paymentCents)} a month`,
      `Fixed for the first draw over ${plural(terms.termYears, 'year')}. These are the final terms. If a cost changes because you choose another way to sign, we give you this paper again before you do.`,
    ),
    heading('The line'),
    figures(
      ['Credit limit', money(terms.lineCents)],
      ['First draw', money(terms.drawCents)],
      ['Origination fee', `${money(terms.feeCents)} (${rate(terms.feeBps)} of the draw)`],
      [
        'Payments',
        `${terms.termYears * 12 - 1} monthly payments of ${money(terms.paymentCents)} and a last one of ${money(terms.lastPaymentCents)}`,
      ],
      ['Interest over the whole term', money(terms.interestCents)],
    ),
    // What changed takes the room of the costs, which then begin a page of their own.
    ...(facts.divisionBefore ? [{ kind: 'pageBreak' } as const] : []),
    heading('Costs you pay at closing'),
    paragraph(
      'You bring no money to closing. The origination fee is part of the line; the other costs are kept back from your first draw.',
    ),
    table(
      ['Cost', 'Amount'],
      [
        ['Origination fee (added to the line)', money(terms.feeCents)],
        ...division.costs.map(({ kind, cents }) => [`${closingCostNames[kind]} (from the draw)`, money(cents)]),
        ['Total', money(terms.feeCents + costsCents(division.costs))],
      ],
    ),
    ...paidOtherwise(facts),
    ...whoIsPaid(facts),
    paragraph('You do not have to accept these terms because you received this paper or signed an application.'),
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
    notice(
      'This paper takes the place of the closing disclosure we gave you before',
      `What changed is in the table below; everything else is as it was. If you do not agree, do not sign: call ${lender.names.short} first. You may withdraw, and nothing is owed.`,
    ),
    table(
      ['What changed', 'Before', 'Now'],
      [
        ...costs
          .filter(({ before, now }) => before !== now)
          .map(({ name, before, now }) => [name, money(before), money(now)]),
        ['You receive', money(divisionBefore.cashCents), money(division.cashCents)],
      ],
    ),
  ];
}

/** What costs the borrower nothing at closing: paid when it was ordered, or ours to pay. */
function paidOtherwise({ application: { valuation }, division, lender }: PaperFacts): Block[] {
  const paidBefore =
    valuation.appraisalPayment?.state === 'PAID'
      ? [`Paid before closing: the appraisal, ${money(valuation.appraisalFeeCents ?? 0)}.`]
      : [];
  const byLender = division.byLender.map(
    ({ kind, cents }) => `Paid by ${lender.names.short}: ${closingCostNames[kind].toLowerCase()}, ${money(cents)}.`,
  );
  const sentences = [...paidBefore, ...byLender];
  return sentences.length > 0 ? [paragraph(sentences.join(' '))] : [];
}

/** The whole draw, line by line, in the order in which it is paid. */
function whoIsPaid({ division: { payoffs, costs, cashCents }, terms, application }: PaperFacts): Block[] {
  return [
    heading('Where the first draw goes'),
    table(
      ['To', 'Amount'],
      [
        ...payoffs.map(({ creditor, amountCents }) => [creditor, money(amountCents)]),
        ...costs.map(({ kind, cents }) => [`Closing costs: ${closingCostNames[kind].toLowerCase()}`, money(cents)]),
        [destinationOf(application), money(cashCents)],
        ['First draw', money(terms?.drawCents ?? 0)],
      ],
    ),
  ];
}

/** Where the last payment is not like the others, it is said beside them. */
function lastPayment({ plan, lastPaymentCents }: ReturnType<typeof chosen>): (readonly [string, string])[] {
  return plan === 'INTEREST_ONLY' ? [['Last payment', `${money(lastPaymentCents)}: everything still owed`]] : [];
}

/** Who borrows against crypto is paid into a wallet, which has no number of a bank's. */
function destinationOf({ product, accounts }: PaperFacts['application']): string {
  if (product === 'crypto') return 'Your exchange wallet';
  return accounts.disburse ? `Your account ending in ${accounts.disburse.mask}` : 'You';
}

/** 12 CFR 1026.6(a): what must be in writing before the first transaction under the plan. */
export function accountOpeningStatement(facts: PaperFacts): Block[] {
  const { lender, isRescindable, address, division } = facts;
  const terms = chosen(facts);
  // What a day costs on a hundred dollars is the daily rate in percent.
  const annualRate = rateOf(terms.rateBps);
  const daily = `${accruedInterest(100, annualRate, 1).toFixed(6)}%`;
  return [
    heading('Finance charge'),
    paragraph(
      'Interest begins to accrue on the day a draw is disbursed; there is no grace period. We apply the daily periodic rate to each day’s unpaid principal.',
    ),
    figures(
      ['Annual percentage rate', rate(terms.rateBps)],
      ['Daily periodic rate', daily],
      ['Days in a year', String(daysPerYear)],
      ['Days in a month', String(daysPerMonth)],
      [
        'Interest of one month on the first draw',
        money(Math.round(accruedInterest(terms.drawCents, annualRate, daysPerMonth))),
      ],
      ['Origination fee of the first draw', money(terms.feeCents)],
      ['Later draws', 'Prime Rate on the day of the draw plus the margin in your agreement, then fixed'],
      ...(terms.hasAutopay
        ? [['Automatic payments', 'The rate above includes the discount for automatic payments'] as const]
        : []),
    ),
    heading('Other charges'),
    figures(
      ...division.costs.map(
        ({ kind, cents }) => [closingCostNames[kind], `${money(cents)}, kept back from the first draw`] as const,
      ),
      ['Yearly fee', 'None'],
      ['Late payment', 'None'],
    ),
    heading('Payments'),
    figures(
      ['Draw period', 'Up to 5 years, while your line is in good standing'],
      ['Minimum payment', `${money(terms.paymentCents)} a month on the first draw`],
      ['Number of payments', String(terms.termYears * 12)],
      ...lastPayment(terms),
    ),
    heading('Security interest'),
    paragraph(`We take a security interest in your ${isRescindable ? 'home' : 'property'} at ${address}.`),
    notice(
      'Your billing rights',
      `If you think your statement is wrong, write to ${lender.names.legal}, ${mailing(facts)}, within 60 days after we sent the first statement on which the error appeared. While we look into it you need not pay the amount in question, and we may not report you as delinquent for it.`,
    ),
    paragraph(
      isRescindable
        ? 'You have the right to cancel this plan within three business days; a separate notice tells you how.'
        : 'This plan is not secured by your main home; the federal right to cancel does not apply.',
    ),
  ];
}

/** One letter to each lender whose loan ends with this line. */
export function payoffLetters(facts: PaperFacts): Block[] {
  const { payoffs, borrower, address, lender, on, application } = facts;
  return payoffs.flatMap(({ creditor, amountCents }, at): Block[] => [
    ...(at > 0 ? [{ kind: 'pageBreak' } as const] : []),
    heading(`To ${creditor}`),
    paragraph(`${longDate(on)}. Our reference: ${application.loanNumber ?? application.uuid}.`),
    paragraph(
      `We are paying off the account of ${borrower.name} with you. Please apply the sum below in full, close the account to further advances and, where it is secured by ${address}, record a release of your lien.`,
    ),
    figures(['Account holder', borrower.name], ['Sum we pay', money(amountCents)], ['Paid by', lender.names.legal]),
    paragraph(
      `The account holder has authorized this payoff in the agreement for application ${application.loanNumber ?? ''}. Any sum beyond what is owed belongs to the account holder. Questions: ${lender.support.email}.`,
    ),
  ]);
}

/** 42 U.S.C. 4104a: given and acknowledged before closing where the map shows a special flood hazard area. */
export function floodNotice(facts: PaperFacts): Block[] {
  const { application, address, borrower } = facts;
  return [
    notice(
      'Notice of special flood hazard',
      `The building securing your line is in an area with special flood hazards: zone ${application.flood.zone ?? 'A'}. This area has at least a one percent chance of a flood in any given year; over the life of a 30-year mortgage that is at least a 26 percent chance.`,
    ),
    figures(['Property', address], ['Flood zone', application.flood.zone ?? 'A']),
    list(
      'Federal law lets us make this line only if you buy flood insurance and keep it for the whole term.',
      'Insurance is available from insurers that take part in the National Flood Insurance Program, and may be available from private insurers: compare their cover and price.',
      'It must cover the lesser of your outstanding principal, the most the Act allows, or the insurable value of the building.',
      'Federal disaster relief, usually a low-interest loan, may be available after a flood in participating communities.',
      'If you do not keep the insurance, we must buy it for you at your cost, 45 days after we tell you.',
    ),
    acknowledgement({
      id: 'flood-received',
      signer: borrower.identityUuid,
      name: borrower.name,
      capacity: 'Borrower',
      label: 'I received this notice before closing',
    }),
  ];
}

/** What was lent, as it stands when the line is open. */
export function statementOfLoan(facts: PaperFacts): Block[] {
  const { application, borrower, address } = facts;
  const terms = chosen(facts);
  return [
    figures(
      ['Borrower', borrower.name],
      ['Property', address],
      ['Loan number', application.loanNumber ?? ''],
      ['Credit limit', money(terms.lineCents)],
      ['Principal owed on the first day', money(terms.lineCents)],
      ['APR', rate(terms.rateBps)],
      ['Monthly payment', money(terms.paymentCents)],
      ['Number of payments', String(terms.termYears * 12)],
      ...lastPayment(terms),
    ),
    ...whoIsPaid(facts),
    paragraph('Keep this statement: it tells you what you owe and to whom your money went.'),
  ];
}
