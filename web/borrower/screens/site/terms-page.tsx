/** What someone agrees to by using the site. */
import * as words from '#core/words/en/terms.ts';
import { useCompany } from '../../site.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    title: words.whoWeAre,
    text: [words.thisSiteIsRun],
  },
  {
    title: words.whoMayUseIt,
    text: [words.youMustBeAnAdult],
  },
  {
    title: words.anApplicationIsNot,
    text: [words.lookingAtTheSite],
  },
  {
    title: words.whatYouTellUs,
    text: [words.pleaseAnswerCompletelyAndHonestly],
  },
  {
    title: words.creditReports,
    text: [words.whenYouAskUs],
  },
  {
    title: words.servicesOfOthers,
    text: [words.partsOfTheProcess],
  },
  {
    title: words.fairUse,
    text: [
      words.youMayNotDo,
      [words.toUseTheSiteToBreak, words.tryToReachData, words.copyTheSiteOrCollect, words.applyInSomeoneElses],
    ],
  },
  {
    title: words.whenTheSiteIsAway,
    text: [words.weWorkToKeep],
  },
  {
    title: words.limitsOfOurLiability,
    text: [words.asFarAsTheLaw],
  },
  {
    title: words.changes,
    text: [words.weMayChangeThese],
  },
];

export function TermsPage() {
  const { label } = useCompany().legalLinks.terms;
  return <LegalPage title={label} intro={words.theseTermsApplyWhenever} sections={sections} />;
}
