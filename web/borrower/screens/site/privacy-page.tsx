/** What we know of a person, what we do with it, and what they can have done about it. */
import * as words from '#core/words/en/privacy.ts';
import { CountingChoice } from './counting-choice.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    title: words.whatWeCollect,
    text: [words.toTakeAnApplication, [words.whatYouTellUs, words.whatOthersTellUs, words.whatYourBrowserTells]],
  },
  {
    title: words.whatWeUseItFor,
    text: [
      [
        words.toDecideOnYourApplication,
        words.toMakeSureThatYou,
        words.toMeetTheDuties,
        words.toAnswerYouAndToTell,
        words.toImproveTheSite,
      ],
    ],
  },
  {
    title: words.whomWeShareItWith,
    text: [words.weShareWhatIsNeeded],
  },
  {
    title: words.howWeProtectIt,
    text: [words.dataIsProtectedWith256],
  },
  {
    title: words.howLongWeKeep,
    text: [words.asLongAsTheLaw],
  },
  {
    title: words.yourChoices,
    text: [[words.federalLawLetsYouLimit, words.youMayAskWhat, words.youMayStopMarketing]],
  },
  {
    title: words.cookiesAndStorage,
    text: [words.weUseCookiesAndBrowser],
  },
  { title: words.children, text: [words.theSiteIsForAdults] },
  {
    title: words.changesAndContact,
    text: [words.wePublishChangesHere],
  },
];

export function PrivacyPage() {
  return (
    <LegalPage intro={words.thisIsHowLegal} sections={sections}>
      <CountingChoice />
    </LegalPage>
  );
}
