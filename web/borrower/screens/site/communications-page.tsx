/** The consent that lets disclosures and notices come electronically, with all that the E-SIGN Act wants said before it. */
import * as words from '#core/words/en/communications.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    title: words.whatYouAgreeTo,
    text: [words.theLawRequiresUs],
  },
  {
    title: words.whatItCovers,
    text: [
      words.yourConsentCoversEverything,
      [
        words.disclosuresAuthorizationsAndAgreements,
        words.ourDecisionOnYourApplication,
        words.statementsChangesOfTerms,
        words.answersToYourQuestions,
      ],
    ],
  },
  {
    title: words.youMayHavePaper,
    text: [words.youMayAskForAPaper],
  },
  {
    title: words.youMayChangeYourMind,
    text: [words.youMayWithdrawYourConsent],
  },
  {
    title: words.keepYourEmailAddress,
    text: [words.changeItInYourAccount],
  },
  {
    title: words.whatYouNeed,
    text: [
      [words.aDeviceWithInternet, words.anEmailAccountAndAPhone, words.aProgramThatOpens, words.forAnOnlineNotary],
      words.ifTheseNeedsChange,
    ],
  },
  {
    title: words.howYouConsent,
    text: [words.youConsentByChecking],
  },
];

export function CommunicationsPage() {
  return <LegalPage intro={words.pleaseReadThisBefore} sections={sections} />;
}
