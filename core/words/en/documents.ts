/** Disclosures and papers to read. */
export const theseAreThePapers =
  'These are the papers of your application as they stand today. Read each to its end; you can download and print all of them at any time.';
export const lookingForYourPapers = 'Looking for your papers';
export const asSoonAsThere = 'As soon as there is something for you to read, you will find it here.';
export const noPapersYet = 'No papers yet';
export const yourPapers = 'Your papers';
export const read = 'Read';
export const toRead = 'To read';
export const review = (title: string) => `Review: ${title}`;
export const youHaveReachedTheEnd = 'You have reached the end of this paper.';
export const scrollToTheEnd = 'Scroll to the end of the paper to go on.';
export const nextDocument = 'Next document';
export const doneClose = 'Done, close';
export const fullScreen = 'Full screen';

export const downloadEverything = 'Download everything';
export const preparing = 'Preparing';

export const thereAreNoPapers = 'There are no papers yet. As soon as there is one, you find it here.';
export const lookingForThePaper = 'Looking for the paper';
export const itIsBeingWritten = 'It is being written and appears here in a moment.';
export const download = (title: string) => `Download ${title}`;
export const paperOrigin = (isUpload: boolean, day: string, size: string, unready: string | undefined) =>
  `${isUpload ? 'sent by you' : 'from us'} on ${day}, ${size}${unready === undefined ? '' : `. ${unready}`}`;
export const weAreCheckingThisFile = 'We are checking this file.';

export const opening = (title: string) => `Opening ${title}`;
