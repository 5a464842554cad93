/**
 * The site map's components: one for every row of core/pages.ts, so that a page without one does not compile. Each
 * arrives when it is first opened. The screens of the journey are in journey-routes.tsx.
 */
import type { ComponentType } from 'react';
import type { FoundPage, PagePattern } from '#core/pages.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

/** A module's one component, under the name its chunk is counted by. */
function page<Name extends string>(name: Name, load: () => Promise<{ readonly [N in Name]: ComponentType }>): LazyPage {
  return lazyPage(name, async () => (await load())[name]);
}

const register = page('RegisterPage', () => import('./screens/register/register-page.tsx'));
const signerWaiting = () => import('./screens/signer/waiting-pages.tsx');
const signerIdentity = () => import('./screens/signer/identity.tsx');
const signerConditions = () => import('./screens/signer/conditions.tsx');
const servicePages = () => import('./screens/site/service-pages.tsx');

export const pageComponents: Readonly<Record<PagePattern, LazyPage>> = {
  '/account/{product}/register': register,
  '/account/{product}/register/account-setup': page(
    'AccountSetupPage',
    () => import('./screens/register/account-setup-page.tsx'),
  ),
  '/account/{product}/register/support': page('SupportPage', () => import('./screens/register/support-page.tsx')),
  '/account/{product}/register/{registration}/{step}': register,
  '/account/{product}/register-v2': register,
  '/account/{product}/register-v2/home-address': register,
  '/account/{product}/register-v2/for-sale': register,
  '/account/{product}/register-v2/annual-income': register,
  '/account/{product}/register-v2/legal-name': register,
  '/account/{product}/register-v2/birthdate': register,
  '/account/{product}/register-v2/phone-and-email': register,
  '/account/{product}/register-v2/set-password': register,
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

/** The screens have a table of their own, which no one loads who is only looking or applying. */
const journey = page('JourneyRoute', () => import('./journey-routes.tsx'));

export function componentOf({ pattern }: FoundPage): LazyPage {
  return Object.hasOwn(pageComponents, pattern) ? pageComponents[pattern as PagePattern] : journey;
}

export const notFoundPage = page('NotFoundPage', () => import('./screens/site/not-found-page.tsx'));
