/** The final terms, the papers, and signing them. */
import { plural } from '../plural.ts';

export const spouseConsents =
  'The law where the home is lets it secure a line only if the owner’s spouse agrees, whether or not they own it. Your spouse signs the deed of trust or mortgage; they do not owe the loan. They get an email, show who they are, and meet the notary.';
export const everyoneWhoOwnsTheHome =
  'Everyone who owns the home signs the deed of trust or mortgage; they do not owe the loan. Each of them gets an email, shows who they are, and meets the notary. They may do so in any order.';
export const yourSpouse = 'Your spouse';
export const ownerOf = (count: number, wanted: number) => `Owner ${count} of ${wanted}`;
export const addAnotherOwner = 'Add another owner';
export const invitedIdNotVerified = 'Invited. ID not verified yet.';
export const weAreCheckingWho = 'We are checking who they are.';
export const readyToMeetTheNotary = 'Ready to meet the notary.';
export const signed = 'Signed.';
export const decidedNotToSign = 'Decided not to sign.';
export const ourTeamIsLooking =
  'Our team is reviewing something before they can continue. You don’t need to do anything. We’re in touch with them.';
export const sendTheInvitationAgain = 'Send the invitation again';
export const weHaveSentTheInvitation = 'We have sent the invitation again.';
export const cancelInvitation = 'Cancel invitation';
export const theInvitationIsTaken = 'The invitation is canceled.';
export const takeOffTheList = 'Take off the list';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const theirOwnAddressItIsHow = 'Their own email address. They’ll use it to log in.';
export const mobilePhone = 'Mobile phone';
export const weAskThemIf = 'Don’t know it? We’ll ask them.';
export const sendTheInvitation = 'Send the invitation';

export const yourSignature = 'Your signature';
export const chooseHowYouSign = 'Choose how you sign. You use the same signature for all documents.';
export const iWantTo = 'I want to';
export const typeMyName = 'Type my name';
export const drawIt = 'Draw it';
export const yourFullName = 'Your full name';
export const asItAppearsOnTheDocuments = (name: string) => `As it appears on the documents: ${name}`;
export const pleaseTypeAsItAppears = (name: string) => `Please type ${name}, as it appears on the documents`;
export const toUseThisSignature = 'Use this signature';
export const drawYourSignatureHere = 'Draw your signature here. You can type your name instead.';
export const pleaseDrawYourSignature = 'Please draw your signature in the box, or type your name instead.';
export const clear = 'Clear';

export const noReasonGiven = 'No reason given';
export const yes = (label: string) => `Yes, ${label}`;
export const goBack = 'Go back';
export const wouldYouTellUs = 'Would you tell us why?';

export const yourFinalTerms = 'Your final terms';
export const beforeYouSign = 'Before you sign';
export const theseAreYourFinal =
  'These are your final terms. If you accept them, we’ll prepare your documents and you sign them next.';
export const readTheClosingDisclosure = 'Read the closing disclosure';
export const acceptTheseTerms = 'Accept these terms';
export const yourApplicationEndsAndNothing =
  'Your application ends and nothing is owed. You cannot come back to these terms.';
export const declineTheOffer = 'Decline the offer';
export const yourLine = 'Your line';
export const firstDraw = 'First draw';
export const originationFee = 'Origination fee';
export const creditLimit = 'Credit limit';
export const aprFixed = 'APR, fixed';
export const monthlyPayment = 'Monthly payment';
export const term = 'Term';
export const years = (termYears: number) => `${termYears} years`;
export const whereTheFirstDraw = 'Where the first draw goes';
export const to = (creditor: string) => `To ${creditor}`;
export const youReceive = 'You receive';
export const lookingForYourPapers = 'Looking for your documents';
export const youHaveToSign = (count: number) =>
  `You have ${plural(count, { one: 'one document', other: `${count} documents` })} to sign. It takes about ten minutes; you can stop at any time and continue later.`;
export const whatYouWillSign = 'What you will sign';
export const signedLabel = ' (signed)';
export const goOnSigning = 'Continue signing';
export const signingElectronically = 'Signing electronically';
export const iAgreeToReceive = 'I agree to receive and sign these documents electronically';
export const canYouOpen = 'Check that you can open a PDF';
export const ourDocumentsArePdfs =
  'Our documents are PDF files. Download this one, open it, and type the number that you find in it.';
export const downloadThePdf = 'Download the PDF';
export const preparingThePdf = 'Preparing';
export const nameOfThePdf = 'Can you open this.pdf';
export const numberInThePdf = 'Number in the PDF';
export const fourDigits = 'Four digits';
export const pleaseAgreeOrAsk = 'Please agree, or ask us for paper';
export const begin = 'Begin';
export const iWouldRatherSign = 'I prefer to sign on paper';

export const yourBrowserDidNot = 'Your browser didn’t share it. You can continue without it.';
export const whyWeNeedYourLocation = 'Why we need your location';
export const continueWithout = 'Continue without';
export const shareMyLocation = 'Share my location';
export const askingYourBrowser = 'Asking your browser';
export const ifYouLetUs =
  'If you let us note where you are, to about 300 feet, it goes into the certificate of signing and helps to show that it was you who signed. We do not use it for anything else, and you can sign just as well without it.';

export const signatureAt = (at: number, count: number) => `Signature ${at} of ${count}`;
export const comesAfter = (at: number, count: number) => `${signatureAt(at, count)}. Comes after the one above.`;
export const whoSigns = (name: string, capacity: string) => `${name}, ${capacity}`;
export const pleaseTickTheBox = 'Please check the box, or read the document again';
export const confirm = 'I confirm';
export const initialHere = 'Initial here';
export const signHere = 'Sign here';
export const recording = 'Recording';
export const signing = 'Signing';
export const initialedAt = (moment: string) => `Initialed ${moment}`;
export const signedAt = (moment: string) => `Signed ${moment}`;
export const confirmedAt = (moment: string) => `Confirmed ${moment}`;
export const readToTheEndToSign = 'Scroll to the end of the document, then sign.';
export const placesDone = (done: number, count: number) => `${done} of ${count} done`;
export const nextSignature = 'Next signature';
export const signaturesOfThisDocument = 'Signatures of this document';
export const signAllRemaining = (count: number) => `Sign all ${count} remaining`;
export const signAllTitle = 'Sign all remaining places';
export const signAllLead =
  'You’ve read this document to the end. These places are left. One press signs them all, and each is recorded separately.';
export const initialsFor = (label: string) => `Initials: ${label}`;
export const signatureFor = (label: string) => `Signature: ${label}`;
export const signThese = (count: number) => `Sign these ${count} places`;
export const signatureOf = (name: string) => `Signature of ${name}`;

export const openingYourPapers = 'Opening your documents';
export const oneThingFirst = 'One thing first';
export const beforeYouSignHere = 'Before you sign here, please agree to electronic documents.';
export const goThere = 'Go there';
export const paperOf = (at: number, count: number, title: string) =>
  `Document ${at} of ${count}: ${title}. Initial and sign right where you read.`;
export const iNeedHelp = 'I need help';
export const yourApplicationEndsNothing = 'Your application ends, nothing is owed, and no one else has to sign.';
export const declineToSign = 'Decline to sign';
export const youHaveReadThisPaper = 'You’ve read to the end of this document.';
export const readThePaperToIts = 'Read through to the last line. The document is signed when all signatures are done.';
export const agreementSignedNextTheNotary = 'Agreement signed. Next: the notary';
export const eachPaperCarriesYourSignature =
  'Each document carries your signature and a seal that shows any later change. You can download all of them, with the certificate of what happened, now or later.';
export const agreementSigned = 'Agreement signed';
export const nextTheNotary = 'Next: the notary';
export const theNotaryWatches =
  'You show your ID and sign the deed of trust or mortgage while a notary watches. We send no money before that.';
export const continueToNotary = 'Continue to notary';

export const nothingYouHaveDone = 'Nothing you have done so far is lost. These are the questions we hear most.';
export const callUsAndWeMail =
  'Call us and we mail you the documents free of charge. Your terms stay as they are while the offer lasts; signing takes about a week longer.';
export const aPaperDoesNot = 'A document does not open';
export const reloadThePageIf =
  'Reload the page. If it still does not open, download the document and read it with another program, or try another browser.';
export const somethingOnAPaper = 'Something on a document is wrong';
export const doNotSignItTell =
  'Do not sign it. Tell us what is wrong; we prepare the document again and you read and sign it then.';
export const iWantToAsk = 'I want to ask someone first';
export const pleaseDoYouCan = 'Please do. You can download every document before you sign and come back later.';
export const call = <T>(supportPhone: T) => ['Call ', supportPhone, '.'] as const;
export const backToSigning = 'Back to signing';
