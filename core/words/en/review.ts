/** What is asked while a person reviews the application. */
export const whichOfTheseIsYours = 'Which of these is yours?';
export const theAddressIsNot =
  'The address is not in public records as it is written here. Often a unit number is missing, or the street is spelled another way. Your tax bill shows it as the county writes it.';
export const lookAgain = 'Look again';
export const pleaseChooseYourProperty = 'Please choose your property';
export const publicRecordsKnowSeveral = 'Public records list more than one property at your address';
export const parcel = (parcelId: string) => `Parcel ${parcelId}`;

export const weCheckYourHome = 'We check your home again';
export const theFloodZoneCompany =
  'The flood-zone company says whether your home lies in a flood zone; our closing team compares owners, title and insurance.';
export const yourFinalFiguresAreWorked = 'Your final figures are worked out';
export const ourClosingTeamWrites =
  'Our closing team writes the closing disclosure: your rate, fee, payment, and where every dollar goes.';
export const youReadAndAccept = 'You read and accept them';
export const takeTheTimeYouNeed = 'Take the time you need. Nothing is signed yet.';
export const agreementIsPrepared = 'We prepare your agreement';
export const fromTheFiguresYouAccepted = (isInTime: boolean) =>
  `From the figures you accepted, to the cent.${isInTime ? ' It usually takes less than a minute.' : ''}`;
export const youSign = 'You sign';
export const onYourScreenTheDeed = 'On your screen; the deed afterwards before a notary.';
export const youAcceptedYourTerms = 'You accepted your terms. We are preparing your documents.';
export const youHaveDoneYourPart =
  'You’ve done your part so far. Before you see your final figures, we check a few things again.';
export const whatHappensAndWho = 'What happens, and who does it';
export const whatYouCanDo = 'What you can do now';
export const haveYourDriversLicense = 'Have your driver’s license, passport or other identity document ready.';
export const ifSomeoneElseOwns = 'If someone else owns the home with you, tell them to expect an email from us.';
export const pleaseDoNotOpen = 'Please do not open new credit or change jobs before you have signed; call us first.';
export const yourNameJobOrAddress =
  'Your name, job or address has changed: call us, and we correct it before anything is printed.';
export const call = <T>(supportPhone: T) => ['Call ', supportPhone, '.'] as const;
export const checkAgain = 'Check again';
