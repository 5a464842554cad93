/** The page about electronic communications. */
export const whatYouAgreeTo = 'What you agree to';
export const theLawRequiresUs =
  'The law requires us to give you certain information in writing. If you consent, we may give it to you electronically: on this site, in your account, or by email. Your electronic signature then has the same effect as one on paper.';
export const whatItCovers = 'What it covers';
export const yourConsentCoversEverything =
  'Your consent covers everything about your application and, if it is funded, your line of credit:';
export const disclosuresAuthorizationsAndAgreements = 'disclosures, authorizations and agreements';
export const ourDecisionOnYourApplication =
  'our decision on your application, including a notice that we cannot approve it';
export const statementsChangesOfTerms = 'statements, changes of terms, tax and privacy notices';
export const answersToYourQuestions = 'answers to your questions and complaints';
export const youMayHavePaper = 'You may have paper';
export const youMayAskForAPaper =
  'You may ask for a paper copy of any document, before or after you consent. Call {phone} or write to {email}; there is no charge. You can also print or save every document you open here.';
export const youMayChangeYourMind = 'You may change your mind';
export const youMayWithdrawYourConsent =
  'You may withdraw your consent at any time by calling {phone} or writing to {email} or to {legal}, {address}. Withdrawing costs nothing. Because this application is made to be completed online, we may not be able to go on with it electronically; what was already signed stays valid.';
export const keepYourEmailAddress = 'Keep your email address current';
export const changeItInYourAccount =
  'Change it in your account settings or call us. If messages come back to us, we may write to you on paper instead.';
export const whatYouNeed = 'What you need';
export const aDeviceWithInternet =
  'a device with internet access and a current version of Chrome, Edge, Firefox or Safari';
export const anEmailAccountAndAPhone = 'an email account, and a phone that receives text messages or calls';
export const aProgramThatOpens = 'a program that opens PDF files, and a printer or storage to keep copies';
export const forAnOnlineNotary =
  'for an online notary session: a camera, a microphone and a connection that carries video';
export const ifTheseNeedsChange =
  'If these needs change so much that you might not be able to open or keep documents, we will tell you and ask for your consent again.';
export const howYouConsent = 'How you consent';
export const youConsentByChecking =
  'You consent by checking the box about electronic documents when you apply. Before you sign, you agree again and open a PDF here first, so you know that your device can show and keep our documents.';
export const pleaseReadThisBefore =
  'Please read this before you agree to receive documents from {legal} electronically.';
