/** The form under an answer of the chatbot. */

export const pleaseSelectAReason = 'Please select a reason';
export const pleaseRestrictYourResponse = 'Please restrict your response to 140 characters.';

export const wrong = 'The answer is wrong';
export const notMyQuestion = 'It does not answer my question';
export const unclear = 'I do not understand it';
export const incomplete = 'Something is missing';
export const other = 'Another reason';
