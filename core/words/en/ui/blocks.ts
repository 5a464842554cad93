/** What the building blocks of every site say of themselves. */
export const error = 'Error';
export const warning = 'Warning: ';
export const notice = 'Notice: ';
export const dismissAnnouncement = 'Dismiss announcement';

export const submitting = 'Submitting';
export const continueLabel = 'Continue';

export const optional = '(optional)';

export const looking = 'Looking…';
export const suggestionsAreNotAvailable = 'Suggestions are not available right now.';
export const noMatches = 'No matches';
/** Said by the first page, which has no room for the rules of plurals. */
export const suggestions = (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`);

export const nothingHereYet = 'Nothing here yet.';

export const month = 'Month';
export const day = 'Day';
export const year = 'Year';

export const pickFromACalendar = 'Pick from a calendar';

export const closeDialog = 'Close dialog';

export const pleaseCheckThisAnswer = 'Please check this answer.';
export const pleaseCheckAnswers = (count: number) => `Please check ${count} answers`;

export const loading = 'Loading';

export const nothingHere = 'Nothing here';

export const hidePassword = 'Hide password';
export const showPassword = 'Show password';
export const hide = 'Hide';
export const show = 'Show';
export const weak = 'Weak';
export const fair = 'Fair';
export const good = 'Good';
export const strong = 'Strong';
export const passwordStrength = 'Password strength:';
export const done = ', done';
export const notYet = ', not yet';

export const country = 'Country';

export const messages = 'Messages';
export const dismiss = 'Dismiss';

export const somethingWentWrongPlease = 'Something went wrong. Please try again.';
