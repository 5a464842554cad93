/** What we ask for when income or employment is not confirmed. */

export const notes = 'The documents show signs of editing.';
export const commentsToBorrower =
  'We could not confirm your income by the pay stub you sent. Please send your latest one as you got it from payroll: the file itself, or a photo of the whole page. A person reads it.';

export const employerCouldNotBeReached = 'The employer could not be reached.';
export const couldNotReachYourEmployer =
  'We could not reach your employer. Please upload your most recent pay stub, so that we can confirm your job without them.';
