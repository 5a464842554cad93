/** Disclosures and papers to read. */
export const theseAreThePapers =
  'These are the documents in your application as of today. Read each to the end; you can download and print all of them at any time.';
export const lookingForYourPapers = 'Looking for your documents';
export const asSoonAsThere = 'As soon as there is something for you to read, you will find it here.';
export const noPapersYet = 'No documents yet';
export const yourPapers = 'Your documents';
export const read = 'Read';
export const toRead = 'To read';
export const review = (title: string) => `Review: ${title}`;
export const youHaveReachedTheEnd = 'You have reached the end of this document.';
export const scrollToTheEnd = 'Scroll to the end of the document to continue.';
export const nextDocument = 'Next document';
export const doneClose = 'Done, close';
export const fullScreen = 'Full screen';

export const downloadEverything = 'Download everything';
export const preparing = 'Preparing';

export const thereAreNoPapers = 'There are no documents yet. As soon as there is one, you find it here.';
export const lookingForThePaper = 'Looking for the document';
export const itIsBeingWritten = 'It is being written, and appears here when it is ready.';
export const download = (title: string) => `Download ${title}`;
export const paperOrigin = (isUpload: boolean, day: string, size: string, unready: string | undefined) =>
  `${isUpload ? 'sent by you' : 'from us'} on ${day}, ${size}${unready === undefined ? '' : `. ${unready}`}`;
export const weAreCheckingThisFile = 'We are checking this file.';

export const opening = (title: string) => `Opening ${title}`;

export const viewAsPdf = 'View as PDF';
export const readAsText = 'Read as text';
export const textSize = 'Text size';
export const smallerText = 'Smaller text';
export const largerText = 'Larger text';
export const oneFile = (sha256: string) =>
  `This text and the PDF are the same document, in one file. Its fingerprint (SHA-256): ${sha256}`;
export const marksAreOnThePdf = 'Signatures are shown on the PDF.';
