/** Where someone who is lost may want to go, and how to find it by the words they use. */
import * as siteWords from '#core/words/en/site.ts';
import type { Start } from '#web/client/start.ts';
import { siteLinks } from '../../shell/site-links.ts';

export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly about: string;
  /** Words people use for it besides those shown. */
  readonly words: string;
}

/** In the order of how many people want them. */
export function destinations(start: Start, isLoggedIn: boolean): readonly Destination[] {
  const { pay = '', exchange = '' } = start.organization.orgMetaData.companyInfo.serviceLabels;
  const offered = new Set(siteLinks(start).map(({ to }) => to));
  return [
    ...firstFor(isLoggedIn),
    {
      to: '/contact',
      label: siteWords.contact,
      about: siteWords.phoneEmailHours,
      words: siteWords.helpSupportPhoneCall,
    },
    {
      to: '/dashboard/settings',
      label: siteWords.settings,
      about: siteWords.yourDetails,
      words: siteWords.profilePasswordEmailPhone,
    },
    { to: '/pay', label: pay, about: siteWords.paymentsOnYourLine, words: siteWords.paymentBillAutopayDue },
    ...legalPages,
    {
      to: '/universal-marketplace',
      label: siteWords.marketplace,
      about: siteWords.whatWeOffer,
      words: siteWords.productsOffersCompare,
    },
    {
      to: '/universal-passport',
      label: siteWords.passport,
      about: siteWords.yourVerifiedIdentity,
      words: siteWords.identityVerifyId,
    },
    {
      to: '/portfolio',
      label: siteWords.portfolioManager,
      about: siteWords.severalProperties,
      words: siteWords.propertiesLinesRentals,
    },
    {
      to: '/group-manager',
      label: siteWords.groupManager,
      about: siteWords.coOwnersAndTrusts,
      words: siteWords.signerOwnerTrustCompany,
    },
    { to: '/exchange', label: exchange, about: siteWords.aMarketplaceForDigital, words: siteWords.cryptoTradeInvestor },
  ].filter(({ to }) => !onlySome.has(to) || offered.has(to));
}

/** Services that only some lenders have. */
const onlySome: ReadonlySet<string> = new Set(['/portfolio', '/pay', '/exchange']);

/** What most people came for. */
function firstFor(isLoggedIn: boolean): readonly Destination[] {
  return isLoggedIn
    ? [
        {
          to: '/dashboard',
          label: siteWords.dashboard,
          about: siteWords.yourApplications,
          words: siteWords.applicationStatusResumeHome,
        },
        {
          to: '/account/heloc/register',
          label: siteWords.apply,
          about: siteWords.startAnApplication,
          words: siteWords.registerRateHelocLoan,
        },
      ]
    : [
        {
          to: '/account/heloc/register',
          label: siteWords.apply,
          about: siteWords.checkYourRate,
          words: siteWords.registerSignupHelocLoan,
        },
        {
          to: '/auth/login',
          label: siteWords.logIn,
          about: siteWords.goOnWithYourApplication,
          words: siteWords.loginSigninAccountResume,
        },
      ];
}

const legalPages: readonly Destination[] = [
  {
    to: '/terms',
    label: siteWords.terms,
    about: siteWords.whatYouAgreeTo,
    words: siteWords.legalConditionsAgreementService,
  },
  {
    to: '/privacy',
    label: siteWords.privacy,
    about: siteWords.whatWeKnowAndShare,
    words: siteWords.dataCookiesPolicyDelete,
  },
  {
    to: '/communications',
    label: siteWords.electronicDocuments,
    about: siteWords.yourConsent,
    words: siteWords.esignConsentPaperDisclosures,
  },
  { to: '/licenses', label: siteWords.licenses, about: siteWords.whereWeLend, words: siteWords.statesNmlsAvailable },
];

/** The words of an address, without its ids. */
export function wordsOf(pathname: string): string {
  return pathname
    .split(/[/_.-]+/)
    .filter((word) => /^[a-z]{3,}$/i.test(word) && word !== 'account' && word !== 'heloc')
    .join(' ');
}

/** Best first: every word asked for counts where something starts with it, twice in the label. */
export function findDestinations(all: readonly Destination[], wanted: string): readonly Destination[] {
  const asked = wanted
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 1);
  const scored = all.map((destination) => ({ destination, score: scoreOf(destination, asked) }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ destination }) => destination);
}

function scoreOf({ to, label, about, words }: Destination, asked: readonly string[]): number {
  const strong = `${label} ${to}`.toLowerCase().split(/\W+/);
  const weak = `${about} ${words}`.toLowerCase().split(/\W+/);
  const matches = (list: readonly string[], word: string) =>
    list.some((each) => each.startsWith(word) || similar(each, word));
  return asked.reduce((score, word) => score + (matches(strong, word) ? 2 : 0) + (matches(weak, word) ? 1 : 0), 0);
}

/** One slip of the finger: a letter missing, added or changed, in a word long enough to be sure. */
function similar(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || Math.min(one.length, other.length) < 4) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    // Two letters in the wrong order.
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
