/** What a borrower is asked for, kind by kind. */

export const verifyYourBankAccount = 'Verify Your Bank Account';
export const uploadDocument = 'Upload Document';
export const couldNotConfirmThatThe =
  'We could not confirm that the bank account ending in {lastFour} is yours. Please upload a recent statement, a voided check or a letter from your bank that shows your name and the account number.';
export const confirmWhoOwnsYourHome = 'Confirm Who Owns Your Home';
export const publicRecordsShowOtherOwners =
  'Public records show other owners than your application does. Please upload the deed, or another document that shows how you hold title.';
export const uploadADocument = 'Upload a Document';
export const needOneMoreDocumentBefore = 'We need one more document before we can go on.';
export const explainRecentCreditInquiries = 'Explain Recent Credit Inquiries';
export const uploadLetter = 'Upload Letter';
export const creditReportShowsRecentInquiries =
  'Your credit report shows recent inquiries. Please upload a short signed letter that says what each was for.';
export const uploadYourPaystubs = 'Upload Your Pay Stubs';
export const uploadPaystub = 'Upload Pay Stub';
export const toConfirmYourIncomeWe =
  'To confirm your income we need {count}, with your name, your employer and the pay period in view.';
export const verifyYourIdentity = 'Verify Your Identity';
export const verifyIdentity = 'Verify Identity';
export const couldNotReadYourIdentity =
  'We could not read your identity document. Please take new pictures in good light, with all four corners in view.';
export const verifyYourIdentityAgain = 'Verify Your Identity Again';
export const needAnotherLookAtYour =
  'We need another look at your identity document. Please photograph the original, not a copy or a screen.';
export const addYourPhoneNumber = 'Add Your Phone Number';
export const addPhoneNumber = 'Add Phone Number';
export const notaryCallsYouBeforeThe =
  'The notary calls you before the signing. Please add a phone number where you can be reached.';
export const confirmYourPropertyDescription = 'Confirm Your Property Description';
export const legalDescriptionOfYourProperty =
  'The legal description of your property does not match public records. Please upload your deed or a survey that shows it.';
export const confirmYourOwnership = 'Confirm Your Ownership';
export const ownershipOfYourHomeWas =
  'Ownership of your home was recorded recently or under another name. Please upload the deed by which you received it.';
export const uploadYourTrustDocuments = 'Upload Your Trust Documents';
export const homeIsHeldInA =
  'Your home is held in a trust. Please upload the certificate of trust, signed by every trustee.';
export const areLookingIntoYourQuestion = 'We Are Looking Into Your Question';
export const ourTeamIsLookingInto =
  'Our team is looking into something you raised. If a document helps to explain it, you can upload it here.';
