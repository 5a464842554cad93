/** Conditions as staff review them. */
export const readingTheConditions = 'Reading the conditions';
export const conditions = 'Conditions';
export const whatWeAskedPeople = 'What we asked people for. Those who answered wait for us and come first.';
export const nothingIsOpen = 'Nothing is open.';
export const askedFor = 'Asked for';
export const whoIsAsked = 'Who is asked';
export const anotherOwner = 'Another owner';
export const theBorrower = 'The borrower';
export const status = 'Status';
export const asked = 'Asked';
export const answered = 'Answered';
export const notYet = 'Not yet';
export const note = (notes: string) => `Note: ${notes}`;

export const whatWasSent = 'What was sent';
export const open = 'Open';
export const openWithName = (name: string) => `Open ${name}`;
export const download = 'Download';
export const downloadWithName = (name: string) => `Download ${name}`;
export const whatWasSentWithName = (name: string) => `What was sent: ${name}`;

export const clear = (header: string) => `Clear “${header}”?`;
export const clearTheCondition = 'Clear the condition';
export const whyItIsEnough = 'Why it is enough';
export const itStaysInTheApplications = 'It stays in the application’s history.';
export const pleaseSayWhyItIsEnough = 'Please say why it is enough';
export const askAgainFor = (header: string) => `Ask again for “${header}”?`;
export const askAgain = 'Ask again';
export const whatWeNeed = 'What we need';
export const theyReadThisSentence = 'They read this sentence on their page, and get an email that leads there.';
export const pleaseSayWhatIsWanted = 'Please say what is wanted';
export const nothingWasSentYet = 'Nothing was sent yet. The application goes on without it.';

export const pleaseChooseWhy = 'Please choose why';
export const whyAreYouLooking = 'Why are you looking at this?';
export const isPartOfSomeones = (name: string | undefined) =>
  `${name ?? ''} is part of someone’s proof of identity. We keep your reason with your name and the time. It also covers the other pictures here.`;
export const reason = 'Reason';
export const pleaseChoose = 'Please choose';
