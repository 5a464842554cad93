/** Pages of the site that belong to no application. */
import type { Tag } from '../rich.ts';

export const pageNotFound = 'Page not found';
/** What the tab says of the sites that have one title for all their pages. */
export const siteTitles = { dev: 'Workshop', console: 'Console' } as const;
export const about = (lender: string, tagline: string) => `${lender} home equity line of credit. ${tagline}`;
export const needsJavaScript = (lender: string, phone: string) =>
  `${lender} needs JavaScript to take your application. Please switch it on, or call ${phone}.`;

export const weAreGladToHelp =
  'We are glad to help, whether you are thinking about applying or in the middle of it. Have your loan number ready if you have one. It’s at the top of every page of your application.';
export const call = 'Call';
export const write = 'Email';
export const pleaseDoNotSend =
  'Please do not send account numbers or your Social Security number by email. Upload documents in your application instead.';
export const mail = 'Mail';
export const nmls = (nmlsId: string) => `NMLS #${nmlsId}`;
export const somethingWentWrong = 'Something went wrong?';
export const tellUsByPhone =
  'Tell us, by phone or in writing. If you are not satisfied with the answer, ask for a supervisor or for an answer in writing.';

export const dashboard = 'Dashboard';
export const yourApplications = 'your applications';
export const applicationStatusResumeHome = 'application status resume home account';
export const apply = 'Apply';
export const startAnApplication = 'start an application';
export const registerRateHelocLoan = 'register rate heloc loan';
export const checkYourRate = 'check your rate';
export const registerSignupHelocLoan = 'register signup heloc loan';
export const logIn = 'Log in';
export const goOnWithYourApplication = 'go on with your application';
export const loginSigninAccountResume = 'login signin account resume';
export const contact = 'Contact';
export const phoneEmailHours = 'phone, email, hours';
export const helpSupportPhoneCall = 'help support phone call chat address';
export const settings = 'Settings';
export const yourDetails = 'your details';
export const profilePasswordEmailPhone = 'profile password email phone change';
export const paymentsOnYourLine = 'payments on your line';
export const paymentBillAutopayDue = 'payment bill autopay due statement';
export const terms = 'Terms';
export const whatYouAgreeTo = 'what you agree to';
export const legalConditionsAgreementService = 'legal conditions agreement service use';
export const privacy = 'Privacy';
export const whatWeKnowAndShare = 'what we know and share';
export const dataCookiesPolicyDelete = 'data cookies policy delete';
export const electronicDocuments = 'Electronic documents';
export const yourConsent = 'your consent';
export const esignConsentPaperDisclosures = 'esign consent paper disclosures';
export const licenses = 'Licenses';
export const whereWeLend = 'where we lend';
export const statesNmlsAvailable = 'states nmls available';
export const marketplace = 'Marketplace';
export const whatWeOffer = 'what we offer';
export const productsOffersCompare = 'products offers compare';
export const passport = 'Passport';
export const yourVerifiedIdentity = 'your verified identity';
export const identityVerifyId = 'identity verify id';
export const portfolioManager = 'Portfolio Manager';
export const severalProperties = 'several properties';
export const propertiesLinesRentals = 'properties lines rentals';
export const groupManager = 'Group Manager';
export const coOwnersAndTrusts = 'co-owners and trusts';
export const signerOwnerTrustCompany = 'signer owner trust company';
export const aMarketplaceForDigital = 'a marketplace for digital assets';
export const cryptoTradeInvestor = 'crypto trade investor';

export const sampleTextToBeApproved = 'Sample text, to be approved by counsel';
export const questionsAboutThisText = <T>(link: Tag<T>) =>
  ['Questions about this text? ', link('Contact us'), '.'] as const;

export const isRegisteredInTheNationwide = <T>(legal: string, nmlsId: string, link: Tag<T>) =>
  [
    `${legal} is registered in the Nationwide Multistate Licensing System under NMLS #${nmlsId}. You can look up any lender or loan officer at `,
    link('NMLS Consumer Access'),
    '.',
  ] as const;
export const loadingLicensedStates = 'Loading licensed states';
export const weCannotShowTheList = 'We cannot show the list right now. Please try again in a moment, or call us.';
export const whereWeAreLicensed = 'Where we are licensed';
export const state = 'State';
export const licensedFor = 'Licensed for';
export const everythingWeOffer = 'Everything we offer';

export const weCannotFindThatPage = 'We cannot find that page';
export const theAddressMayBeMistyped =
  'The address may be mistyped, or the page may have moved. Nothing you have sent us is lost.';
export const whatAreYouLooking = 'What are you looking for?';
export const searchThisSite = 'Search this site';
export const forExampleTermsPayments = 'For example: terms, payments, my application';
export const perhapsOneOfThese = 'Perhaps one of these:';
export const thesePlacesMostPeopleWant = 'These are the places most people want:';
export const nothingMatchesTheseAreThePlaces = 'Nothing matches. These are the places most people want:';
