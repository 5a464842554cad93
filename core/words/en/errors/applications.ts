/** Why an application cannot go on as someone asked. */

export const companyYouWantToConnect =
  'The company you want to connect to does not answer right now. Please try again in a few minutes.';

export const stillChecking = 'We are still checking a file that you sent. Please try again in a moment.';

export const shareAnEmailPhoneNumber =
  'You share an email, phone number, Social Security number or address with someone on this application. A colleague must do this.';

export const accountOrTheFiguresHave =
  'The account or the figures have changed since you opened this page. Please look at them again.';

export const otherOwnerIsNotNamed = 'The other owner is not named by an account.';
export const cannotNameYourselfAsAn = 'You cannot name yourself as an owner who signs.';

export const noCustomerOfThisLender = 'No customer of this lender has this account.';
export const accountHasAnotherEmail = 'This account has another email.';

export const doNotKnowThisAccount = 'We do not know this account. Please type another.';
export const sendAPhotoOfYour = 'Please send a photo of your document and one of yourself.';
export const thereAreNoDepositsTo = 'There are no deposits to name.';
export const borrowerChoseToMeetA = 'The borrower chose to meet a notary in person.';

export const couldNotFindADocument = 'We could not find a document you named. Please upload it again.';

export const chooseOneOfTheWays = 'Please choose one of the ways shown.';
export const uploadADocumentFirst = 'Please upload a document first.';
export const linkToYourIncomeHas = 'The link to your income has expired. Please link it again.';

export const chooseAnAccountToPay = 'Please choose an account to pay from.';

export const couldNotReadThisAccount = 'We could not read this account from your bank.';

export const signEveryPaperFirst = 'Please sign every document first.';

export const doNotHaveThisNumber = 'We do not have this number.';

export const activeApplicationAlreadyExists = 'Active application already exists';

export const thereIsNothingToPhotograph = 'There is nothing to photograph now.';
export const numberHasNineDigits = 'A Social Security number has nine digits.';
