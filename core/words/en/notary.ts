/** Meeting the notary, by video or in person. */
import { plural } from '../plural.ts';

export const yourApplicationIsAtAnother = 'Your application is at another step.';
export const goThere = 'Go there';

export const theLastSignatureIsTheOne =
  'The last signature is the one on the deed of trust or mortgage. You give it by video, before a notary who checks who you are. It takes about 15 minutes.';
export const haveReady = 'Have ready';
export const theIdentityDocumentYouShowed = 'The identity document you showed us.';
export const aQuietBrightRoom = 'A quiet, bright room where no one else can see your screen.';
export const aFewMinutesFirst = 'A few minutes: first come five questions that only you should be able to answer.';
export const whenANotaryJoins = 'When a notary joins you';
export const noOneElseWaits = 'No one else is waiting for a notary right now.';
export const othersWait = (count: number) =>
  plural(count, {
    one: 'One other person is waiting for a notary right now.',
    other: `${count} others are waiting for a notary right now.`,
  });
export const usuallyWithin = (minutes: number) =>
  `In the last four weeks half of the people waited ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })} or less.`;
export const checkYourDeviceFirst = 'Finish the device check above to continue.';
export const meetTheNotary = 'Meet the notary';
export const theLawOfYourState =
  'Before you sign, the law gives you time to read what we sent you, such as the copy of your home’s valuation. A home equity line may not be closed earlier. Until then there is nothing to do, and you may change your mind at no cost.';
export const texasGivesYouTime =
  'Texas gives you time to think. The state’s constitution lets a home equity line close only';
export const fromTheTwelfthDay = 'from the twelfth day after you applied and had the Texas home equity notice,';
export const oneBusinessDayOrMore = 'one business day or more after you had the final figures, and';
export const atTheOfficeOfATitle =
  'at the office of a title company, an attorney or the lender: not at home, and not by video.';
export const onThatDayThisPage =
  'On that day this page offers you times to choose from, for you and everyone who signs with you. Until then there is nothing to do, and you may change your mind at no cost.';
export const anAttorneyIsLooking = 'An attorney is reviewing your documents';
export const yourStateWantsAnAttorney = (late: string | undefined) =>
  `Your state requires an attorney to approve the documents before you sign. ${late ?? 'That usually takes one to three business days.'} We’ll email you as soon as it’s done.`;
export const youCanSignFrom = (closingNotBefore: string) => `You can sign starting ${closingNotBefore}`;
export const weArePreparingTheNotarys = 'We are preparing the notary’s documents';
export const thePageGoesOnWhen = (late: string | undefined) =>
  `${late ?? 'This takes a few minutes.'} Check again to continue.`;
export const checkAgain = 'Check again';
export const questionsCall = <T>(supportPhone: T) => ['Questions? Call ', supportPhone, '.'] as const;
