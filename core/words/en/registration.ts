/** The steps of registration, and the pages around them. */
import type { Tag } from '../rich.ts';

export const goToDashboard = 'Go to dashboard';
export const youHaveAlreadyBegun = 'You’ve already started. Pick up where you left off.';
export const youMayApplyForAnother = 'You may apply for another one when that time has passed.';

export const startTypingYourAddress = 'Start typing your address';
export const weFoundNoSuch = 'We couldn’t find that address.';
export const suggestionsAreNotAvailable = 'Suggestions are not available right now.';
export const notListedEnterItByHand = 'Not listed? Enter it manually';
export const apartmentOrUnit = 'Apartment or unit';
export const enterAddressManually = 'Enter address manually';

export const streetAddress = 'Street address';
export const city = 'City';
export const state = 'State';
export const choose = 'Choose';
export const zipCode = 'Zip code';
export const searchForTheAddress = 'Search for the address instead';

export const checkingYourRateDoes = 'Checking your rate does not affect your credit score.';
export const noSocialSecurityNumber = 'No Social Security number is needed to see your offers.';
export const weSaveYourProgress = 'We save your progress automatically.';
export const goodToKnow = 'Good to know';

export const mobilePhone = 'Mobile phone';
export const email = 'Email';
export const theAddressYouLog = 'The address you log in with.';
export const pleaseReadAndAgree = 'Please read and agree';
export const privacyPolicy = 'Privacy Policy';
export const documentsAndNotices = 'documents and notices';
export const textMessages = 'Text messages';

export const no = 'No';
export const yes = 'Yes';

export const yourHomeAddress = 'Your home address';

export const annualIncome = 'Annual income';
export const yourOwnBeforeTaxes = 'Your own, before taxes.';
export const otherIncome = 'Other income';
export const rentDividendsAPension = 'Rent, dividends, a pension: what else you receive in a year.';
export const sourceOfIncome = 'Source of income';
export const changeIt = 'Change the amount';

export const firstName = 'First name';
export const middleName = 'Middle name';
export const lastName = 'Last name';
export const suffix = 'Suffix';

export const registrationProgress = 'Registration progress';
export const back = <T>(span: Tag<T>) => [span('←'), ' Back'] as const;
export const partsOfTheRegistration = 'Application sections';

export const whatIsTheAddress = 'What is the address of your property?';
export const whereDoYouLive = 'Where do you live?';

export const password = 'Password';
export const confirmPassword = 'Confirm password';

export const changeTheAddress = 'Change the address';

export const processing = 'Processing';
export const thisTakesAFew = 'This takes a few moments. Please keep this page open.';

export const primaryHome = 'Primary home';
export const secondHome = 'Second home';
export const investmentProperty = 'Investment property';
export const howDoYouUse = 'How do you use it?';

export const continueLabel = 'Continue';

export const minutesToGo = (minutes: number) =>
  minutes > 1 ? `About ${minutes} minutes to go` : 'About a minute to go';
export const stepOf = (place: number, count: number) => `Step ${place} of ${count}`;

export const seeWhereWeLend = 'See where we lend';
