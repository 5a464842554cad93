/** What another owner reads who was invited to sign. */
export const readingWhatWeNeed = 'Loading what we need from you';
export const nothingIsNeededFrom = 'Nothing is needed from you';
export const youHaveSentUs = 'You have sent us everything we asked for.';
export const goOn = 'Continue';

export const thankYouYourPart = (name: string) =>
  `Thank you, ${name}. Your part is done. These are the documents that concern you; keep a copy.`;
export const lookingForYourPapers = 'Looking for your documents';
export const asSoonAsThere = 'As soon as there is one for you, you will find it here.';
export const noPapersYet = 'No documents yet';
export const scansAndPhotos = 'Scans and photos';
export const readingUntilWhenYouMay = 'Loading the last day to cancel';

export const questionsCall = <T>(supportPhone: T) => ['Questions? Call ', supportPhone, '.'] as const;
export const aPersonLooksAtWhat = <T>(askedFor: string, supportPhone: T) =>
  [`${askedFor} Our team reviews what you send. Questions? Call `, supportPhone, '.'] as const;
export const pleaseShowUsAgain = 'Please show us again';
export const weAreCheckingWho = 'We are checking who you are';
export const thankYouItUsually = (name: string, isInTime: boolean) =>
  `Thank you, ${name}. ${isInTime ? 'It usually takes a minute. ' : ''}This page continues automatically.`;
export const ourTeamIsLooking = 'Our team is reviewing your photos';
export const thankYouOurChecks = (name: string) =>
  `Thank you, ${name}. Our automatic checks couldn’t confirm that it’s you, so our team is reviewing your photos. You don’t need to do anything.`;
export const ifThePhotosAreEnough =
  'If the photos are enough, you’ll continue to the notary. This page takes you there.';
export const ifWeNeedOther = 'If we need other photos, we’ll email you which, and this page takes them.';
export const seesThatItTakes = (borrowerName: string) => `${borrowerName} will see a delay, but not the reason.`;
export const wouldYouRatherTalk = <T>(supportPhone: T) => ['Prefer to talk? Call ', supportPhone, '.'] as const;
export const welcome = (name: string) => `Welcome, ${name}`;
export const spouseConsents = (borrowerName: string, home: string) =>
  `${borrowerName} has applied for a line of credit on ${home}. The law there lets a home secure a line only if the owner’s spouse agrees, whether or not they own it. That is why we ask you.`;
export const whichYouOwnToo = (borrowerName: string, home: string) =>
  `${borrowerName} has applied for a line of credit on ${home}, which you own too. Everyone who owns the home has to agree. That is why we ask you.`;
export const whatYouSign = 'What you sign';
export const onlyThatYouAgree = 'Only that you agree to it, on the deed of trust or mortgage. You don’t sign the loan.';
export const onlyThatTheHome =
  'Only that the home secures the line, on the deed of trust or mortgage. You don’t sign the loan.';
export const whatYouOwe = 'What you owe';
export const youOweNothing = 'You owe nothing. The loan is not yours.';
export const howLongItTakes = 'How long it takes';
export const minutesByVideo =
  'A few minutes now, to show us who you are. Later about 15 minutes by video with a notary.';
export const minutesInPerson =
  'A few minutes now, to show us who you are. Later one appointment with a notary in person.';
/** Ahead of their turn: the documents are not ready, and we write when they are. */
export const laterByVideo =
  'A few minutes now, to show us who you are. When the documents are ready, we email you: then about 15 minutes by video with a notary.';
export const laterInPerson =
  'A few minutes now, to show us who you are. When the documents are ready, we email you: then one appointment with a notary in person.';
export const ifYouWouldRatherNot = 'If you don’t want to sign';
export const youCanSaySo = 'You can say so at the end of this page, at any time before you sign.';
export const firstPleaseShowUs = (name: string) => `First, please show us that you’re ${name}.`;

export const theNotaryCallsYouOn = 'The notary calls you on it if the video stops. We don’t use it for anything else.';
export const yourMobilePhone = 'Your mobile phone';
export const save = 'Save';

export const youWillMeetANotary = 'You will meet a notary in person';
export const choosesATimeWithTheNotary = (borrowerName: string) =>
  `${borrowerName} chooses a time with the notary for all who sign. It will show here once it’s set, and we’ll email you.`;
export const inTexasThatIsAt =
  'In Texas that is at the office of a title company, an attorney or the lender, never at the home.';
export const yourAppointmentWithTheNotary = 'Your appointment with the notary';
export const day = 'Day';
export const time = 'Time';
export const place = 'Place';
export const bring = 'Bring';
export const theIdentityDocumentYouShowed = 'The identity document you showed us.';
export const ifYouCannotCome = <T>(borrowerName: string, supportPhone: T) =>
  [`If you cannot come, ask ${borrowerName} to choose another time, or call `, supportPhone, '.'] as const;

export const youAreSigningForTogether = (street1: string, city: string, state: string, borrowerName: string) =>
  `You are signing for ${street1}, ${city}, ${state}, together with ${borrowerName}.`;
export const openingYourPage = 'Opening your page';
export const weCouldNotOpen = 'We could not open your page';
export const tryAgain = 'Try again';
export const thereIsNothingToSign = 'There is nothing to sign here';
export const youAreLoggedInWith =
  'You are logged in with an account that has not been asked to sign. Log in with the email address our invitation was sent to.';
export const logInAsASigner = 'Log in as a signer';
