/** The note: the borrower's promise to pay. Other owners do not sign it (12 CFR 1002.7(d)(4)). */
import * as words from '#core/words/en/papers/agreement.ts';
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
import { chosen, longDate, money, type PaperFacts, rate } from '../facts.ts';
import { securityName } from './security-instrument.ts';
import { variableRateClause } from './variable-rate.ts';

export function helocAgreement(facts: PaperFacts): Block[] {
  const { lender, borrower, address, on, application, state, isRescindable, payoffs } = facts;
  const terms = chosen(facts);
  const mine = { signer: borrower.identityUuid, name: borrower.name, capacity: words.borrower };
  return [
    figures(
      [words.lender, words.nmls(lender.names.legal, lender.nmlsId)],
      [words.borrower, borrower.name],
      [words.property, address],
      [words.loanNumber, application.loanNumber ?? ''],
      [words.date, longDate(on)],
    ),
    heading(words.whatIsPromised),
    paragraph(words.lenderOpensALineOf(money(terms.lineCents))),
    heading(words.theFirstDraw),
    figures(
      [words.draw, money(terms.drawCents)],
      [words.originationFee, words.ofTheDrawAddedTo(money(terms.feeCents), rate(terms.feeBps))],
      [words.principalOfTheFirstDraw, money(terms.lineCents)],
      [words.yearlyRateFixed, rate(terms.rateBps)],
      [words.term, words.years(terms.termYears)],
      [words.monthlyPayment, money(terms.paymentCents)],
    ),
    paragraph(repayment(facts)),
    ...payoffs.map(({ creditor, amountCents }) =>
      paragraph(words.borrowerAsksTheLenderTo(creditor, money(amountCents))),
    ),
    initials({ id: 'terms', ...mine, label: words.iHaveReadTheAmount }),
    heading(words.laterDraws),
    paragraph(words.whileTheDrawPeriodLasts),
    paragraph(words.everyDrawIsRepaidBy(securityName(state, on))),
    paragraph(variableRateClause({ ...terms, state, on })),
    ...(state === 'TX'
      ? [list(words.texasEachAdvanceIsAt, words.texasTheLenderMayNot, words.texasThisExtensionOfCredit)]
      : []),
    heading(words.interest),
    paragraph(words.interestAccruesDailyOnThe),
    heading(words.payments),
    paragraph(words.paymentsAreDueMonthlyBeginning(terms.hasAutopay)),
    heading(words.security),
    paragraph(words.agreementIsSecuredByThe(isRescindable, address, securityName(state, on))),
    heading(words.ifThingsGoWrong),
    paragraph(words.ifTheBorrowerCommitsFraud(isRescindable)),
    heading(words.rightToCancel),
    paragraph(isRescindable ? words.everyOwnerMayCancelThis : words.propertyIsNotTheBorrowers),
    heading(words.governingLaw),
    paragraph(words.federalLawAndTheLaw(isRescindable, state)),
    notice(words.noticeToTheBorrower, words.doNotSignThisAgreement),
    acknowledgement({ id: 'copy', ...mine, label: words.iReceivedACopyOf }),
    signature({ id: 'borrower', ...mine, label: words.iAgreeToThisHome }),
  ];
}

function repayment(facts: PaperFacts): string {
  const terms = chosen(facts);
  const count = terms.termYears * 12;
  if (terms.plan === 'INTEREST_ONLY')
    return words.borrowerPaysTheInterestOf(money(terms.paymentCents), count - 1, money(terms.lastPaymentCents));
  return words.borrowerPaysMonthlyPaymentsOf(count - 1, money(terms.paymentCents), money(terms.lastPaymentCents));
}
