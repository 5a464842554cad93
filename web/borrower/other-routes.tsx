/**
 * The components of the pages that are neither registration nor the journey: one for every such row of core/pages.ts, so
 * that a page without one does not compile. The table is a file of its own, because the list of all their files weighs
 * as much as a page, and who begins to apply needs none of them.
 */
import type { PagePattern } from '#core/pages.ts';
import { type LazyPage, page } from './lazy-page.ts';
import type { RegisterPattern } from './routes.tsx';
import { usePage } from './site.ts';

const signerWaiting = () => import('./screens/signer/waiting-pages.tsx');
const signerIdentity = () => import('./screens/signer/identity.tsx');
const signerConditions = () => import('./screens/signer/conditions.tsx');
const servicePages = () => import('./screens/site/service-pages.tsx');

type OtherPattern = Exclude<PagePattern, RegisterPattern>;

export const otherPages: Readonly<Record<OtherPattern, LazyPage>> = {
  '/account/{product}/register/account-setup': page(
    'AccountSetupPage',
    () => import('./screens/register/account-setup-page.tsx'),
  ),
  '/account/{product}/register/support': page('SupportPage', () => import('./screens/register/support-page.tsx')),
  '/account/{product}/not-accepting-apps': page(
    'NotAcceptingPage',
    () => import('./screens/register/not-accepting-page.tsx'),
  ),
  '/account/{product}/coming-soon': page('ComingSoonPage', () => import('./screens/register/coming-soon-page.tsx')),
  '/account/heloc/oauth-success': page('BankReturnPage', () => import('./screens/application/bank-return-page.tsx')),
  '/account/heloc/hand-over': page('HandOverPage', () => import('./screens/identity/hand-over-page.tsx')),

  '/auth/login': page('LoginPage', () => import('./screens/auth/login-page.tsx')),
  '/auth/return': page('LoginReturnPage', () => import('./screens/auth/login-return-page.tsx')),
  '/auth/forgot-password': page('ForgotPasswordPage', () => import('./screens/auth/forgot-password-page.tsx')),
  '/auth/reset-password': page('ResetPasswordPage', () => import('./screens/auth/reset-password-page.tsx')),
  '/auth/confirm-email': page('ConfirmEmailPage', () => import('./screens/auth/confirm-email-page.tsx')),
  '/dashboard': page('DashboardPage', () => import('./screens/dashboard/dashboard-page.tsx')),
  '/dashboard/complaints': page('ComplaintsPage', () => import('./screens/dashboard/complaints-page.tsx')),
  '/dashboard/settings': page('SettingsPage', () => import('./screens/dashboard/settings-page.tsx')),

  '/terms': page('TermsPage', () => import('./screens/site/terms-page.tsx')),
  '/privacy': page('PrivacyPage', () => import('./screens/site/privacy-page.tsx')),
  '/communications': page('CommunicationsPage', () => import('./screens/site/communications-page.tsx')),
  '/licenses': page('LicensesPage', () => import('./screens/site/licenses-page.tsx')),
  '/contact': page('ContactPage', () => import('./screens/site/contact-page.tsx')),
  '/exchange': page('ExchangePage', servicePages),
  '/pay': page('PayPage', servicePages),
  '/universal-marketplace': page('MarketplacePage', servicePages),
  '/universal-passport': page('PassportPage', servicePages),
  '/portfolio': page('PortfolioPage', servicePages),
  '/group-manager': page('GroupManagerPage', servicePages),

  '/account/heloc/heloc-signer/login': page('SignerLoginPage', () => import('./screens/auth/login-page.tsx')),
  '/account/heloc/heloc-signer/resume': page('SignerResume', () => import('./screens/signer/signer-page.tsx')),
  '/account/heloc/heloc-signer/cancelled': page('SignerCancelled', signerWaiting),
  '/account/heloc/heloc-signer/identity': page('SignerIdentity', signerIdentity),
  '/account/heloc/heloc-signer/intro': page('SignerIntro', signerWaiting),
  '/account/heloc/heloc-signer/error': page('SignerError', signerWaiting),
  '/account/heloc/heloc-signer/sign': page('SignerSign', () => import('./screens/signer/sign.tsx')),
  '/account/heloc/heloc-signer/documents': page('SignerDocuments', () => import('./screens/signer/documents.tsx')),
  '/account/heloc/heloc-signer/conditions': page('SignerConditions', signerConditions),
  '/account/heloc/heloc-signer/conditions/dashboard': page('SignerConditions', signerConditions),
  '/account/heloc/heloc-signer/conditions/upload-document': page(
    'SignerUploadDocument',
    () => import('./screens/signer/upload-document.tsx'),
  ),
  '/account/heloc/heloc-signer/conditions/identity': page('SignerIdentity', signerIdentity),
  '/account/heloc/heloc-signer/conditions/phone-number': page(
    'SignerPhoneNumber',
    () => import('./screens/signer/phone-number.tsx'),
  ),
};

export const fetchOther = (pattern: string): Promise<unknown> => otherPages[pattern as OtherPattern].fetch();

/** The page that is open. */
export function OtherRoute() {
  const Page = otherPages[usePage()?.pattern as OtherPattern];
  return <Page />;
}
