/** About the borrower, and everything that will be submitted. */
import type { Tag } from '../rich.ts';

export const weArePuttingYourApplication = (late: string | undefined) =>
  `We’re preparing your application. ${late ?? 'One moment.'}`;
export const change = (wordsText: string) => `Change ${wordsText}`;
export const keepItAsItIs = 'Keep it as it is';
export const you = 'You';
export const yourHome = 'Your home';
export const ownersMailingAddressAndPurpose = 'Owners, mailing address and purpose';
export const yourIncome = 'Your income';
export const yourLine = 'Your line';
export const demographicInformation = 'Demographic information';
export const ethnicityRaceAndSex = 'Ethnicity, race and sex';
export const storedSeparatelyFromYourApplication = 'Stored separately from your application.';
export const yourDemographicAnswers = 'your demographic answers';
export const legalName = 'Legal name';
export const yourName = 'your name';
export const mobilePhone = 'Mobile phone';
export const notGiven = 'Not given';
export const yourPhoneNumber = 'your phone number';
export const email = 'Email';
export const changeYourEmail = 'Change your email';
export const property = 'Property';
export const theAddress = 'the address';
export const value = 'Value';
export const whoOwnsTheHome = 'Who owns the home';
export const notKnownYet = 'Not known yet';
export const theseAnswers = 'these answers';
export const trust = 'Trust';
export const otherOwners = 'Other owners';
export const maritalStatus = 'Marital status';
export const mailingAddress = 'Mailing address';
export const theProperty = 'The property';
export const purpose = 'Purpose';
export const sourceOfIncome = 'Source of income';
export const yourIncomeInline = 'your income';
export const annualIncome = 'Annual income';
export const otherIncome = 'Other income';
export const initialDraw = 'Initial draw';
export const yourOffer = 'your offer';
export const paysOff = (creditor: string) => `Pays off ${creditor}`;
export const cashToYouBefore = 'Cash to you, before closing costs';
export const lineWithTheOrigination = 'Line, with the origination fee';
export const apr = 'APR';
export const fixed = (rateBps: string) => `${rateBps}, fixed`;
export const term = 'Term';
export const years = (termYears: number) => `${termYears} years`;
export const pleaseAgreeBeforeYouSubmit = 'Please agree before you submit';
export const beforeYouSubmit = 'Before you submit';
export const theNextStepMay = <T>(bold: Tag<T>) =>
  [
    bold('The next step may affect your credit score.'),
    ' Submitting asks the credit bureaus for your full report. This is a hard inquiry, and other lenders can see it.',
  ] as const;
export const iAgreeToTheHard =
  'I agree to the hard credit inquiry, and everything above is true to the best of my knowledge.';
export const submitMyApplication = 'Submit my application';

export const wellLookAtYourOffers =
  'We’ll look at your offers again, and you’ll choose again. It is still a soft inquiry.';
export const yourCreditFileIsFound = (again: string) => `We find your credit file by your name. ${again}`;
export const firstName = 'First name';
export const middleName = 'Middle name';
export const lastName = 'Last name';
export const suffix = 'Suffix';
export const saveMyName = 'Save my name';
export const saveMyNumber = 'Save my number';
export const anotherAddressIsLooked = (again: string) => `We’ll look up and value the new address. ${again}`;
export const saveTheAddress = 'Save the address';
export const pleaseChooseYourSource = 'Please choose your source of income';
export const yourOffersArePriced = (again: string) => `Your offers depend on your income. ${again}`;
export const yourOwnBeforeTaxes = 'Your own, before taxes.';
export const saveMyIncome = 'Save my income';
export const saveMyAnswers = 'Save my answers';
export const yourOffersStandAsThey = 'Your offers stay as they are. You’ll choose again, then come back here.';
export const chooseAnotherOffer = 'Choose another offer';

export const theFederalGovernmentAsks =
  'The federal government asks us for this information to protect consumers and to monitor that lenders treat everyone alike. You are not required to answer. Your answers, or choosing not to answer, won’t affect our decision. You may choose more than one in the first two questions. Our lending rules never see it.';
export const ethnicity = 'Ethnicity';
export const whichOrigin = 'Which origin?';
export const race = 'Race';
export const nameOfTheEnrolled = 'Name of the enrolled or principal tribe';
export const whichOtherAsianRace = 'Which other Asian race?';
export const whichOtherPacificIslander = 'Which other Pacific Islander race?';
export const sex = 'Sex';

export const whoOwnsTheHomeQuestion = 'Who owns the home?';
export const aLineOnYourHome = 'A line on your home needs the signature of everyone who owns it.';
export const nameOfTheTrust = 'Name of the trust';
export const asItAppearsInTheCertificate = 'As it appears in the certificate of trust.';
export const areYouMarried = 'Are you married?';
export const inSomeStatesASpouse =
  'In some states a spouse has rights in the home and signs for them. It plays no part in our decision.';
export const toTheProperty = 'To the property';
export const toAnotherAddress = 'To another address';
export const whatIsTheMoney = 'What is the money mainly for?';
export const choose = 'Choose';
export const theOtherTrustees = 'The other trustees';
export const theOtherOwners = 'The other owners';
export const fullNameOf = (what: string, index: number) => `Full name of ${what} ${index}`;
export const add = (count: number, what: string) => `Add ${count === 0 ? 'a' : 'another'} ${what}`;
export const removeTheLast = 'Remove the last';

export const aboutYou = 'About you';
export const continueLabel = 'Continue';
export const changeMyDetails = 'Change my details';
