/** Papers that go with the security instrument: what Texas acknowledges, and the right to cancel. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import * as words from '#core/words/en/papers/instrument.ts';
import {
  acknowledgement,
  type Block,
  figures,
  heading,
  notice,
  pageBreak,
  paragraph,
  signature,
  strong,
} from '../blocks.ts';
import { chosen, longDate, money, type Owner, type PaperFacts } from '../facts.ts';
import { mailing } from './decisions.ts';

/** 7 TAC 153.26: lender and owners agree in writing what the home is worth. */
export function texasValueAcknowledgement(facts: PaperFacts): Block[] {
  const { application, address, borrower, lender } = facts;
  const value = application.valuation.reportedValueCents ?? application.property.valueCents ?? 0;
  return [
    figures(
      [words.loanNumber, application.loanNumber ?? ''],
      [words.property, address],
      [words.fairMarketValue, money(value)],
      [words.lineSecuredByIt, money(chosen(facts).lineCents)],
    ),
    paragraph(words.ownerAndAcknowledgeThatThe(lender.names.legal)),
    acknowledgement({
      id: 'value',
      signer: borrower.identityUuid,
      name: borrower.name,
      capacity: words.owner,
      label: words.iAcknowledgeTheFairMarket,
    }),
    signature({
      id: 'owner',
      signer: borrower.identityUuid,
      name: borrower.name,
      capacity: words.owner,
      label: words.acknowledgedByTheOwner,
    }),
  ];
}

/** Model form G-5: the right to cancel a new plan. One call makes one owner's two copies. */
export function rightToCancel(facts: PaperFacts, owner: Owner): Block[] {
  return [...oneCopy(facts, owner, 1), pageBreak, ...oneCopy(facts, owner, 2)];
}

function oneCopy(facts: PaperFacts, owner: Owner, copy: number): Block[] {
  const { lender, address, cancelBy, application } = facts;
  return [
    strong(words.copyOf2For(copy, owner.name)),
    figures([words.loanNumber, `${application.loanNumber ?? ''}, ${address}`]),
    heading(words.rightToCancel),
    paragraph(words.weHaveAgreedToEstablish(longDate(openedOn(facts)))),
    paragraph(words.ifYouCancelTheAccount),
    paragraph(words.youMayKeep),
    heading(words.howToCancel),
    paragraph(words.ifYouDecideToCancel(lender.names.legal, mailing(facts), lender.support.email)),
    notice(words.cancelBy, words.ifYouCancelByMail(cancelBy && longDate(cancelBy))),
    figures([words.iWishToCancelSigned, '______________________________   ____________________']),
  ];
}

/** The account opens with the signature, which staff may enter days later, and not on the day that we draw up its papers. */
function openedOn({ application: { notary, property }, on }: PaperFacts): CalendarDate {
  return notary.signedAt === null ? on : dateIn(homeZone(property), new Date(notary.signedAt));
}
