/** The privacy page. */
export const whatWeCollect = 'What we collect';
export const toTakeAnApplication =
  'To take an application we need to know who you are, what you own and owe, and what you earn.';
export const whatYouTellUs =
  'What you tell us: name, birth date, contact details, Social Security number, addresses, income, employment, and documents you upload.';
export const whatOthersTellUs =
  'What others tell us with your permission or as the law allows: credit bureaus, property and title records, valuation and flood services, banks and payroll services you link.';
export const whatYourBrowserTells =
  'What your browser tells us: the pages you open, your device, and roughly where you are, by your network address. We learn your exact location only when you sign online and agree to share it.';
export const whatWeUseItFor = 'What we use it for';
export const toDecideOnYourApplication =
  'to decide on your application, price it, close it and service the line of credit';
export const toMakeSureThatYou = 'to verify your identity, and to prevent fraud and money laundering';
export const toMeetTheDuties = 'to meet the duties the law gives lenders, such as reporting and record keeping';
export const toAnswerYouAndToTell = 'to answer you, and to tell you about your application';
export const toImproveTheSite = 'to improve the site; and to tell you about our products, if you agreed';
export const whomWeShareItWith = 'Whom we share it with';
export const weShareWhatIsNeeded =
  'We share what is needed, and no more, with companies that work for us, with credit bureaus, and with the loan officer or broker who referred you. We also share it with investors that fund or buy lines of credit, and with authorities when the law requires it. We do not sell your personal information.';
export const howWeProtectIt = 'How we protect it';
export const dataIsProtectedWith256 =
  'Data is protected with 256-bit encryption on the way and at rest. Numbers such as your Social Security number are stored encrypted, shown in part only, and every look at the whole number is recorded. When you link a bank or payroll account, you log in with that company; we never see or store your credentials.';
export const howLongWeKeep = 'How long we keep it';
export const asLongAsTheLaw =
  'As long as the law asks lenders to: as a rule 25 months after we tell you our decision on an application, and for the life of a line of credit and some years after. Then it is deleted or made anonymous.';
export const yourChoices = 'Your choices';
export const federalLawLetsYouLimit =
  'Federal law lets you limit some sharing of your information with affiliates and others. Call {phone} to do so.';
export const youMayAskWhat =
  'You may ask what we hold about you, have it corrected, and, where state law gives you that right, have it deleted. Much of what a lender holds must be kept by law, and we will tell you when that is so.';
export const youMayStopMarketing =
  'You may stop marketing emails by the link in each of them, and text messages by replying STOP.';
export const cookiesAndStorage = 'Cookies and storage';
export const weUseCookiesAndBrowser =
  'We use cookies and browser storage to keep you logged in, to remember what you have filled in and which notices you have closed, and to count visits. Your browser can refuse them; the site then forgets more, and logging in may not work.';
export const children = 'Children';
export const theSiteIsForAdults = 'The site is for adults. We do not knowingly collect information about children.';
export const changesAndContact = 'Changes and contact';
export const wePublishChangesHere =
  'We publish changes here before they apply. Write to {email} or to {legal}, {address}.';
export const thisIsHowLegal = 'This is how {legal} handles information about you.';
export const countingVisits = 'Counting visits';
export const weCountWhichPages =
  'We count which pages are opened and how far people get, to improve the site. We never count what you type. Visits are kept for 90 days.';
export const countMyVisits = 'Count my visits';
export const yourBrowserAsksUs = 'Your browser asks sites not to track you, so we don’t count your visits.';
export const yourVisitsAreNotCounted = 'Your visits are no longer counted, and what we had stored is deleted.';
export const yourVisitsAreCounted = 'Thanks. Your visits are counted from now on.';
export const weCouldNotSave = 'We couldn’t save your choice. Please try again.';
