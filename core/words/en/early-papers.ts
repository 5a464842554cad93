/** The papers that come with the application, on its last step. */
export const title = 'Before you apply';
export const intro =
  'Please read these two documents and keep a copy. They tell you about the terms of our line and about home equity lines in general.';
export const identification = 'Important information about opening a new account';
export const identificationNotice =
  'To help the government fight the funding of terrorism and money laundering activities, federal law requires all financial institutions to obtain, verify, and record information that identifies each person who opens an account. What this means for you: when you open an account, we will ask for your name, address, date of birth, and other information that will allow us to identify you. We may also ask to see your driver’s license or other identifying documents.';
export const download = (paper: string) => `Download: ${paper} (PDF)`;
export const preparing = 'Preparing the file';
export const reading = 'Loading the terms and the brochure.';
export const didNotLoad =
  'The terms and the brochure did not load here. Reload the page to read them first. We also send them to you right after you apply.';
