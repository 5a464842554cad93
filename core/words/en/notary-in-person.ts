/** Meeting a notary in person. */
export const wouldYouRatherSign = 'Prefer to sign by video?';
export const itCostsNothingAndNo =
  'It’s free, and you don’t need an appointment. We’ll correct your closing disclosure to remove the fee.';
export const signByVideoAfter = 'Sign by video after all';

export const cancelTheAppointment = 'Cancel the appointment';
export const cancelThisAppointment = 'Cancel this appointment?';
export const yesCancelIt = 'Yes, cancel it';
export const keepIt = 'Keep it';
export const appointmentWillBeCanceled = (startsAt: string, startsAt2: string) =>
  `Your appointment on ${startsAt} at ${startsAt2} will be canceled, and we’ll email everyone who planned to be there. You won’t be charged. You can choose another time here when you’re ready.`;

export const youReceive = 'You receive';
export const yourClosingDisclosureHas = 'Your closing disclosure has changed';
export const weMadeItAgain =
  'We made it again, because a cost is no longer what it said. Please read the new one before you sign the deed.';
export const whatChanged = 'What changed';
export const before = 'Before';
export const now = 'Now';
export const readTheCorrectedDisclosure = 'Read the corrected disclosure';

export const pleaseAgreeBeforeWeSend = 'Please agree before we send a notary';
export const meetANotaryInPerson = 'Meet a notary in person instead';
export const aNotaryInPerson = 'A notary in person';
export const aNotaryComesToYou = (fee: string) =>
  `A notary comes to you, at a time you choose. The video is free; a notary in person costs ${fee}, taken from your first draw at closing: we correct your closing disclosure and send it to you again. Everyone who owns the home signs at the same appointment. Until you reserve a time, you can switch back to video.`;
export const iAgreeToTheFee = (fee: string) => `I agree to the fee of ${fee} and want to meet a notary in person.`;
export const chooseATime = 'Choose a time';
export const stayWithTheVideo = 'Stay with the video';

export const yourAppointmentIsCanceled = 'Your appointment is canceled';
export const youWontBeCharged = 'You won’t be charged. Choose another time below when you are ready.';
export const theTimeYouReserved = 'The time you reserved is no longer available. Pick another.';
export const pleaseChooseAgain = 'Please choose again';
export const thereIsNoNotary = 'There is no notary to schedule now';
export const chooseWhenYouAndEveryone = (fee: number, fee2: string) =>
  `Choose when you and everyone who signs with you can meet a notary in person. Times are local to the home. ${fee > 0 ? `The notary costs ${fee2}, taken from your first draw at closing.` : 'There’s no charge for the notary.'}`;
export const lookingForTimes = 'Looking for times';
export const pleaseChooseATime = 'Please choose a time';
export const day = 'Day';
export const time = 'Time';
export const reserveThisTime = 'Reserve this time';
export const noTimesAreFree = 'No times are free right now';
export const checkAgainOrCall = <T>(supportPhone: T) =>
  ['Check again later, or call ', supportPhone, ' and we’ll find one for you.'] as const;
export const yourAppointment = 'Your appointment';
export const place = 'Place';
export const whoMustBeThere = 'Who must be there';
export const everyoneWhoSignsEach = 'Everyone who signs, each with an identity document.';
export const fee = 'Fee';
export const fromYourFirstDraw = (fee: string) => `${fee}, from your first draw`;
export const none = 'None';
export const chooseAnotherTime = 'Choose another time';
export const itIsLessThan = <T>(supportPhone: T) =>
  ['It is less than a day away. To move or cancel it, please call ', supportPhone, '.'] as const;
export const whatHappensThen = 'What happens then';
export const theNotaryHasThePapers = (isInTime: boolean) =>
  `The notary has the documents, checks who each of you is, and watches you sign. We get the signed documents back${isInTime ? ', usually the next business day' : ''}. Then your application continues automatically.`;
