/** What someone is asked who leaves in the middle of an application. */

export const beforeYouGo = 'Before you go';
export const whyAreYouLeaving = 'Why are you leaving now?';
export const yourApplicationIsSaved = 'Your application is saved. You can come back to it at any time.';
export const comeBackLater = 'I will come back later';
export const needPapers = 'I need documents or details that I do not have here';
export const terms = 'The rate, the fees or the amount don’t work for me';
export const unclear = 'I am not sure what is asked of me';
export const privacy = 'I would rather not share this information';
export const trouble = 'Something on the page does not work';
export const other = 'Something else';
export const anythingElse = 'Anything else you would like us to know?';
export const noNumbersPlease = 'Please leave out Social Security and account numbers.';
export const pleaseChooseAReason = 'Please choose a reason from the list';
export const tooLong = (max: number) => `Must be at most ${max} characters`;
export const logOut = 'Log out';
export const leave = 'Leave';
export const stayHere = 'Stay here';
export const leaving = 'Leaving';
