/** The billing rights that go with the account-opening statement (12 CFR 1026.6(a)(5)). */
import * as words from '#core/words/en/papers/billing-rights.ts';
import { type Block, heading, list, paragraph, strong } from '../blocks.ts';
import type { PaperFacts } from '../facts.ts';
import { mailing } from './decisions.ts';

export function billingRights(facts: PaperFacts): Block[] {
  return [
    heading(words.title),
    paragraph(words.thisNotice),
    strong(words.notifyUs),
    paragraph(words.ifYouThink(facts.lender.names.legal, mailing(facts))),
    paragraph(words.inYourLetter),
    list(words.nameAndNumber, words.dollarAmount, words.describeTheError),
    paragraph(words.stopAutomaticPayment),
    strong(words.afterWeReceive),
    paragraph(words.weMustAcknowledge),
    paragraph(words.weCannotCollect),
    paragraph(words.ifWeMadeAMistake),
    paragraph(words.ifYouFailToPay),
    paragraph(words.firstFiftyDollars),
  ];
}
