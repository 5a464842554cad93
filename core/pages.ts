/**
 * The site map: every page a browser can open, who may see it, and every address that only leads elsewhere. The server
 * answers 404 for what is not here; the browser's router and its guards read the same rows.
 */
import { applicationScreens, type ScreenRow } from '#core/journey/screens.ts';
import { matchSegments, type PathParams } from '#core/match-path.ts';
import * as words from '#core/words/en/pages.ts';

export interface PageRow {
  /** What the browser's tab says. */
  readonly title: string;
  readonly sees: 'anyone' | 'borrower' | 'signer';
  /** `marketing` before someone has an application, `product` inside one, `plain` for a single card. */
  readonly layout: 'marketing' | 'product' | 'plain';
  /** Under its heading, from the first byte on. */
  readonly lead?: string;
  /** One step of someone who is at another device: there is no one to log in here. */
  readonly isHandedOver?: true;
}

const anyone = (title: string, layout: PageRow['layout'] = 'marketing'): PageRow => ({ title, sees: 'anyone', layout });
const borrower = (title: string, layout: PageRow['layout'] = 'marketing'): PageRow => ({
  title,
  sees: 'borrower',
  layout,
});
const signer = (title: string): PageRow => ({ title, sees: 'signer', layout: 'product' });

const registrationPages = {
  '/account/{product}/register': anyone(words.apply),
  '/account/{product}/register/account-setup': anyone(words.setUpYourAccount),
  '/account/{product}/register/support': anyone(words.helpWithYourApplication),
  '/account/{product}/register/{registration}/{step}': anyone(words.apply),
  '/account/{product}/register-v2': anyone(words.yourProperty),
  '/account/{product}/register-v2/home-address': anyone(words.homeAddress),
  '/account/{product}/register-v2/for-sale': anyone(words.saleStatus),
  '/account/{product}/register-v2/annual-income': anyone(words.yourIncome),
  '/account/{product}/register-v2/legal-name': anyone(words.yourName),
  '/account/{product}/register-v2/birthdate': anyone(words.dateOfBirth),
  '/account/{product}/register-v2/phone-and-email': anyone(words.howToReachYou),
  '/account/{product}/register-v2/set-password': anyone(words.setAPassword),
  '/account/{product}/not-accepting-apps': anyone(words.notAcceptingApplications, 'plain'),
  '/account/{product}/coming-soon': anyone(words.comingSoon, 'plain'),
  '/account/heloc/oauth-success': anyone(words.returningFromYourBank, 'plain'),
  '/account/heloc/hand-over': { ...anyone(words.verifyYourIdentity, 'plain'), isHandedOver: true },
} as const satisfies Record<string, PageRow>;

const accountPages = {
  '/auth/login': anyone(words.logIn, 'plain'),
  '/auth/return': anyone(words.loggingYouIn, 'plain'),
  '/auth/forgot-password': anyone(words.resetYourPassword, 'plain'),
  '/auth/reset-password': anyone(words.chooseANewPassword, 'plain'),
  '/auth/confirm-email': anyone(words.confirmYourEmailAddress, 'plain'),
  '/dashboard': borrower(words.dashboard),
  '/dashboard/settings': borrower(words.settings),
  '/dashboard/complaints': borrower(words.complaints),
} as const satisfies Record<string, PageRow>;

/** What the specification calls the external dashboard site, built in for brands that configure no outside address. */
const dashboardSitePages = {
  '/terms': anyone(words.terms),
  '/privacy': anyone(words.privacyPolicy),
  '/communications': anyone(words.consentToElectronicCommunications),
  '/licenses': anyone(words.licenses),
  '/contact': anyone(words.contactUs),
  '/exchange': anyone(words.exchange),
  '/pay': anyone(words.pay),
  '/universal-marketplace': anyone(words.marketplace),
  '/universal-passport': anyone(words.passport),
  '/portfolio': anyone(words.portfolioManager),
  '/group-manager': anyone(words.groupManager),
} as const satisfies Record<string, PageRow>;

const signerPages = {
  '/account/heloc/heloc-signer/login': { title: words.signerLogIn, sees: 'anyone', layout: 'plain' },
  '/account/heloc/heloc-signer/resume': signer(words.welcomeBack),
  '/account/heloc/heloc-signer/cancelled': signer(words.applicationWasCanceled),
  '/account/heloc/heloc-signer/identity': signer(words.verifyYourIdentity),
  '/account/heloc/heloc-signer/intro': signer(words.beforeYouSign),
  '/account/heloc/heloc-signer/error': signer(words.somethingWentWrong),
  '/account/heloc/heloc-signer/sign': signer(words.talkToTheNotary),
  '/account/heloc/heloc-signer/documents': signer(words.yourDocuments),
  '/account/heloc/heloc-signer/conditions': signer(words.whatWeNeedFromYou),
  '/account/heloc/heloc-signer/conditions/dashboard': signer(words.whatWeNeedFromYou),
  '/account/heloc/heloc-signer/conditions/upload-document': signer(words.uploadADocument),
  '/account/heloc/heloc-signer/conditions/identity': signer(words.verifyYourIdentity),
  '/account/heloc/heloc-signer/conditions/phone-number': signer(words.phoneNumber),
} as const satisfies Record<string, PageRow>;

/** Drawn whole by the server (core/home/help-pages.ts): no router of a browser shows them, and visits to them are counted. */
export const helpPatterns = ['/help', '/help/{article}', '/faq'] as const;

export const pages = { ...registrationPages, ...accountPages, ...dashboardSitePages, ...signerPages } as const;
export type PagePattern = keyof typeof pages;

/** Where emails lead staff: its front, and pages that open before anyone has signed in. Each is a route of the console. */
export const consoleDoors = [
  '/console',
  '/console/reset-password',
  '/console/confirm-email',
  '/console/return',
] as const;
export type ConsoleDoor = (typeof consoleDoors)[number];

/** Addresses that only lead elsewhere. `dashboard:` is the brand's own dashboard site, or ours when it has none. */
const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/', 'dashboard:/dashboard'],
  ['/account', 'dashboard:/dashboard'],
  ['/account/heloc', 'dashboard:/dashboard'],
  ['/account/register', '/account/heloc/register'],
  ['/account/heloc/terms', 'dashboard:/terms'],
  ['/account/heloc/communications', 'dashboard:/communications'],
  ['/account/heloc/privacy', 'dashboard:/privacy'],
  ['/account/heloc/licenses', 'dashboard:/licenses'],
  ['/account/heloc/heloc-signer', '/account/heloc/heloc-signer/login'],
];
const signerAliases = ['/account/heloc-signer', '/heloc-signer'];
const signerHome = '/account/heloc/heloc-signer';

/** Where an address leads instead of showing a page; undefined when it does not. */
export function redirectOf(path: string, dashboardUrl: string): string | undefined {
  const alias = signerAliases.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  if (alias)
    return redirectOf(signerHome + path.slice(alias.length), dashboardUrl) ?? signerHome + path.slice(alias.length);
  const to = redirects.find(([from]) => from === path)?.[1];
  return to?.replace('dashboard:', dashboardUrl);
}

export interface FoundPage {
  readonly page: PageRow;
  /** The row it matched, safe to log and to measure by: it holds no id. */
  readonly pattern: string;
  readonly params: PathParams;
}

/** Registration, the dashboard and the application itself; not what everyone may read, nor an additional signer's own pages. */
export function isMainFlow({ page: { sees }, pattern }: Pick<FoundPage, 'page' | 'pattern'>): boolean {
  return sees === 'borrower' || (sees === 'anyone' && /^\/account\/\{product\}\/register/.test(pattern));
}

/** Whether a text is the pattern of a page of ours: only such a text may be measured by, because it holds no id. */
export function isPagePattern(text: string): boolean {
  const screen = text.startsWith(SCREENS) ? text.slice(SCREENS.length) : undefined;
  const isHelp = (helpPatterns as readonly string[]).includes(text);
  return isHelp || Object.hasOwn(screen === undefined ? pages : applicationScreens, screen ?? text);
}

const SCREENS = '/account/{product}/{uuid}/';
const productNames: readonly string[] = ['heloc', 'dscr', 'crypto', 'plus62'];
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function findPage(path: string): FoundPage | undefined {
  const segments = path.split('/');
  for (const [pattern, page] of Object.entries(pages)) {
    const params = matchSegments(pattern.split('/'), segments);
    if (params && (params['product'] === undefined || productNames.includes(params['product'])))
      return { page, pattern, params };
  }
  return findScreen(segments);
}

/** What visits are measured by: the pattern of any page that a browser can open, whether or not a router shows it. */
export function patternAt(path: string): Pick<FoundPage, 'pattern' | 'params'> | undefined {
  const pattern = helpPatterns.find((each) => matchSegments(each.split('/'), path.split('/')));
  return pattern ? { pattern, params: {} } : findPage(path);
}

/** Everything under /account/heloc/{uuid}/ is a screen of the journey, named as in its table. */
function findScreen(segments: readonly string[]): FoundPage | undefined {
  const [, account, product = '', uuid = '', ...rest] = segments;
  if (account !== 'account' || !productNames.includes(product) || !uuidShape.test(uuid)) return undefined;
  for (const [screen, row] of Object.entries(applicationScreens)) {
    const params = matchSegments(screen.split('/'), rest);
    if (params) {
      const { title, lead }: ScreenRow = row;
      const page: PageRow = { title, sees: 'borrower', layout: 'product', ...(lead && { lead }) };
      return { page, pattern: SCREENS + screen, params: { ...params, product, uuid } };
    }
  }
  return undefined;
}
