/** Notices that go with an application: copies of valuations, the right to choose an insurer, and who gives advice. */
import type { CounselingList } from '#core/law/counseling.ts';
import * as words from '#core/words/en/papers/notices.ts';
import { type Block, figures, heading, list, notice, paragraph, strong, table } from '../blocks.ts';
import { longDate, money, type PaperFacts } from '../facts.ts';

/** Appendix C, form C-9 of Regulation B: within three business days of an application for a first lien (1002.14(a)(2)). */
export function valuationNotice({ borrower, address }: PaperFacts): Block[] {
  return [
    figures([words.applicant, borrower.name], [words.property, address]),
    paragraph(words.weMayOrderAnAppraisal),
    paragraph(words.payForAnother),
    paragraph(words.copyOfAnyValuation),
  ];
}

/** 1002.14(a)(1), (b)(3): everything that was found of the value, by a model or by someone who looked. */
export function valuationCopy(facts: PaperFacts): Block[] {
  const { borrower, address, application, valuations } = facts;
  const used = application.valuation.reportedValueCents ?? application.property.valueCents;
  return [
    figures([words.applicant, borrower.name], [words.property, address]),
    paragraph(words.copyIsYours),
    ...modelEstimate(valuations.model),
    ...seenByAPerson(valuations.report),
    ...(used === null ? [] : [figures([words.valueWeUse, money(used)])]),
  ];
}

function modelEstimate(model: PaperFacts['valuations']['model']): Block[] {
  if (model === null) return [];
  const { valueCents, lowCents, highCents, asOf } = model;
  return [
    heading(words.byAModel),
    figures(
      [words.value, money(valueCents)],
      [words.lowAndHigh, words.range(money(lowCents), money(highCents))],
      [words.asOf, longDate(asOf)],
    ),
  ];
}

function seenByAPerson(report: PaperFacts['valuations']['report']): Block[] {
  if (report === null) return [];
  const { kind, valueCents, inspectedOn, condition, summary, comparables } = report;
  return [
    heading(words.kinds[kind]),
    figures(
      [words.value, money(valueCents)],
      [words.seenOn, longDate(inspectedOn)],
      [words.condition, words.conditions[condition]],
      [words.whatItSays, summary],
    ),
    ...(comparables.length === 0
      ? []
      : [
          table(
            [words.comparable, words.soldOn, words.price],
            comparables.map(({ street, soldOn, priceCents }) => [street, longDate(soldOn), money(priceCents)]),
          ),
        ]),
  ];
}

export function insurerChoice({ borrower, address, lender }: PaperFacts): Block[] {
  return [
    figures([words.applicant, borrower.name], [words.property, address]),
    paragraph(words.youMayChoose),
    paragraph(words.noEffect),
    heading(words.whatWeRequire),
    list(...words.requirements),
    paragraph(words.ifYouFeel(lender.support.email)),
  ];
}

/** 12 CFR 1024.20: without a list of the last thirty days there is no paper. */
export function counselingList({ counseling, application }: PaperFacts): Block[] {
  if (counseling === null) throw new Error('The list of counseling agencies is missing.');
  const { zip } = application.property.address;
  const { agencies, takenOn, isSample } = counseling;
  return [
    ...(isSample ? [notice(words.sampleList, words.counselingAgencies)] : [paragraph(words.counselingAgencies)]),
    heading(agencies.length === 10 ? words.theList(zip) : words.fewer(zip)),
    ...agencies.flatMap(agencyBlocks),
    paragraph(words.findOthers),
    paragraph(words.listTaken(longDate(takenOn))),
  ];
}

function agencyBlocks({
  name,
  address,
  phone,
  email,
  website,
  services,
  languages,
  miles,
}: CounselingList['agencies'][number]) {
  return [
    strong(`${name}, ${words.miles(miles.toFixed(1))}`),
    figures(
      [words.address, address],
      [words.phone, phone],
      [words.email, email ?? words.notGiven],
      [words.website, website ?? words.notGiven],
      [words.services, services.join(', ') || words.notGiven],
      [words.languages, languages.join(', ') || words.notGiven],
    ),
  ];
}
