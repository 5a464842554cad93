/** What the browser’s tab says on pages outside the journey. */

// Registration pages
export const apply = 'Apply';
export const setUpYourAccount = 'Set up your account';
export const helpWithYourApplication = 'Help with your application';
export const yourProperty = 'Your property';
export const homeAddress = 'Your home address';
export const saleStatus = 'Sale status';
export const yourIncome = 'Your income';
export const yourName = 'Your name';
export const dateOfBirth = 'Your date of birth';
export const howToReachYou = 'How to reach you';
export const setAPassword = 'Set a password';
export const notAcceptingApplications = 'Not accepting applications';
export const comingSoon = 'Coming soon';
export const returningFromYourBank = 'Returning from your bank';
export const verifyYourIdentity = 'Verify your identity';

// Account pages
export const logIn = 'Log in';
export const loggingYouIn = 'Logging you in';
export const resetYourPassword = 'Reset your password';
export const chooseANewPassword = 'Choose a new password';
export const confirmYourEmailAddress = 'Confirm your email address';
export const dashboard = 'Dashboard';
export const complaints = 'Complaints';
export const settings = 'Settings';

// Dashboard site pages
export const terms = 'Terms';
export const privacyPolicy = 'Privacy policy';
export const consentToElectronicCommunications = 'Consent to electronic communications';
export const licenses = 'Licenses';
export const contactUs = 'Contact us';
export const exchange = 'Exchange';
export const pay = 'Pay';
export const marketplace = 'Marketplace';
export const passport = 'Passport';
export const portfolioManager = 'Portfolio Manager';
export const groupManager = 'Group Manager';

// Signer pages
export const signerLogIn = 'Signer log in';
export const welcomeBack = 'Welcome back';
export const applicationWasCanceled = 'This application was canceled';
export const beforeYouSign = 'Before you sign';
export const somethingWentWrong = 'Something went wrong';
export const talkToTheNotary = 'Talk to the notary';
export const yourDocuments = 'Your documents';
export const whatWeNeedFromYou = 'What we need from you';
export const uploadADocument = 'Upload a document';
export const phoneNumber = 'Your phone number';
