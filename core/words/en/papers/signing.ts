/** What the signing says: the consent that comes first, and the certificate of evidence. */

// Electronic consent
export const youllReceiveAllDocumentsOf =
  'You’ll receive all documents of this application electronically instead of on paper. You need a browser that can show PDF files, and a way to keep or print them.';
export const mayAskForPaperCopies =
  'You may ask for paper copies at any time, free of charge, and you may take this consent back before you sign; then we continue on paper.';
export const electronicSignatureBindsYouAs = 'Your electronic signature binds you as a signature with a pen would.';
export const tellUsIfYourEmail = 'Tell us if your email address changes, so required notices reach you.';

// The PDF by which someone shows that they can open one
export const canYouOpenThis = 'You can open our documents';
export const thisIsAPdf = (lender: string) =>
  `This is a PDF file, like every document that ${lender} gives you electronically. If you can read this page, you can read the others.`;
export const yourNumber = (number: string) => `Your number: ${number}`;
export const typeTheNumberWhere =
  'Type this number on the page “Before you sign” that you came from. It shows that your device can open PDF files. It is not a password, and it says nothing about you.';
export const keepOrPrint = 'Please check too that you can save this page or print it.';
export const typeTheFourDigits = 'Please type the four digits that you find in the PDF';

export const typeYourFullName = 'Please type your full name';

export const drawYourSignature = 'Please draw your signature';

// Event words
export const consented = 'Agreed to electronic records';
export const viewed = 'Read a document to the end';
export const adopted = 'Adopted a signature';
export const placed = 'Marked a place';
export const signed = 'Signed';
export const declined = 'Declined to sign';

// Evidence certificate
export const aSigner = 'A signer';
export const lender = 'Lender';
export const loanNumber = 'Loan number';
export const property = 'Property';
export const signers = 'Signers';
export const certificateOfTheSigningKey = 'Certificate of the signing key (SHA-256)';
export const eachSignedPaperCarriesA =
  'Each signed document carries a digital signature by the key above. The bytes that were shown to the signer are inside it unchanged. The script verify.mjs in this package checks all of it with nothing but Node.';
export const papers = 'Documents';
export const signatureLevel = 'Kind of signature';
export const levels = {
  'B-B': 'PAdES B-B: by our key, without the time of a third party',
  'B-T': 'PAdES B-T: with the time of a third party',
  'B-LT': 'PAdES B-LT: with the time of a third party, and proofs that every certificate counted then',
} as const;
export const delivered = 'Delivered';
export const whatHappened = 'What happened';
export const whenUtcWho = 'When (UTC), who';
export const what = 'What';
export const from = 'From';

// Words of
export const versionLocation = (version: string, latitude: number, longitude: number) =>
  `Version ${version}. Location ${latitude}, ${longitude}`;
export const version = (version: string) => `Version ${version}`;
export const openedPdf = (said: string) => `${said}. Opened a PDF and typed the number in it`;
export const drawnAs = (name: string) => `Drawn as “${name}”`;
export const typedAs = (name: string) => `Typed as “${name}”`;
export const shownBytes = (sha256: string | undefined, isText: boolean) =>
  `Shown bytes ${sha256}…${isText ? ', as text' : ''}`;
export const markFor = (label: string, isTogether: boolean) =>
  `“${label}”${isTogether ? ', together with the other places left' : ''}`;
