/** The papers that come with the application, on its last step. */
export const title = 'Before you apply';
export const intro =
  'Please read these two papers and keep a copy. They tell you about the terms of our line and about home equity lines in general.';
export const download = (paper: string) => `Download: ${paper} (PDF)`;
export const preparing = 'Preparing the file';
export const reading = 'Loading the terms and the brochure.';
export const didNotLoad =
  'The terms and the brochure did not load here. Reload the page to read them first. We also send them to you right after you apply.';
