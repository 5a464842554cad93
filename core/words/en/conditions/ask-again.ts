/** Why an answer is not enough: on the button of staff, and as the borrower reads it. */

export const notReadable = 'Not readable';
export const notReadableSays =
  'We could not read what you sent. Please send a sharper copy, in good light, with all four corners in view.';
export const pagesMissing = 'Pages missing';
export const pagesMissingSays = 'Some pages are missing. Please send every page, also those that are empty.';
export const tooOld = 'Too old';
export const tooOldSays = 'The document is too old for us to use. Please send the most recent one you have.';
export const nameNotShown = 'Name not shown';
export const nameNotShownSays = 'We could not find your name on it. Please send a page that shows your full name.';
export const amountsDiffer = 'Amounts differ';
export const amountsDifferSays =
  'The amounts on it differ from those in your application. Please send a document that shows the rest, or tell us what changed.';
export const anotherDocument = 'Another document';
export const anotherDocumentSays = 'This is not the document we asked for. Please send the one that the title names.';
export const notSigned = 'Not signed';
export const notSignedSays = 'The document is not signed. Please sign it and send it again.';
