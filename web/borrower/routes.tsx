/**
 * The site map's components: one for every row of core/pages.ts, so that a page without one does not compile, and one
 * for every screen of the journey. Each arrives when it is first opened.
 */
import type { ComponentType } from 'react';
import type { applicationScreens } from '#core/journey/screens.ts';
import type { FoundPage, PagePattern } from '#core/pages.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

/** A module's one component, under the name its chunk is counted by. */
function page<Name extends string>(name: Name, load: () => Promise<{ readonly [N in Name]: ComponentType }>): LazyPage {
  return lazyPage(name, async () => (await load())[name]);
}

const register = page('RegisterPage', () => import('./screens/register/register-page.tsx'));
const signer = page('SignerHoldingPage', () => import('./screens/application/holding-page.tsx'));
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

  '/auth/login': page('LoginPage', () => import('./screens/auth/login-page.tsx')),
  '/auth/forgot-password': page('ForgotPasswordPage', () => import('./screens/auth/password-help-page.tsx')),
  '/auth/reset-password': page('ResetPasswordPage', () => import('./screens/auth/password-help-page.tsx')),
  '/auth/confirm-email': page('ConfirmEmailPage', () => import('./screens/auth/confirm-email-page.tsx')),
  '/dashboard': page('DashboardPage', () => import('./screens/dashboard/dashboard-page.tsx')),
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
  '/account/heloc/heloc-signer/resume': signer,
  '/account/heloc/heloc-signer/cancelled': signer,
  '/account/heloc/heloc-signer/identity': signer,
  '/account/heloc/heloc-signer/intro': signer,
  '/account/heloc/heloc-signer/error': signer,
  '/account/heloc/heloc-signer/sign': signer,
  '/account/heloc/heloc-signer/documents': signer,
  '/account/heloc/heloc-signer/conditions': signer,
  '/account/heloc/heloc-signer/conditions/dashboard': signer,
  '/account/heloc/heloc-signer/conditions/upload-document': signer,
  '/account/heloc/heloc-signer/conditions/identity': signer,
  '/account/heloc/heloc-signer/conditions/phone-number': signer,
};

/** A screen of the journey: it stands in the frame that leads on, which every one of them shares. */
function screen<Name extends string>(
  name: Name,
  load: () => Promise<{ readonly [N in Name]: ComponentType }>,
): LazyPage {
  return lazyPage(name, async () => {
    const [{ inJourney }, module] = await Promise.all([import('./journey-screen.tsx'), load()]);
    return inJourney(module[name]);
  });
}

const hold = screen('Hold', () => import('./screens/application/hold.tsx'));
const decline = screen('ErrorDecline', () => import('./screens/error/decline.tsx'));

const screenComponents: Readonly<Partial<Record<keyof typeof applicationScreens, LazyPage>>> = {
  'start/profile': screen('StartProfile', () => import('./screens/start/profile.tsx')),
  'start/contact': screen('StartContact', () => import('./screens/start/contact.tsx')),
  'start/hmda': screen('StartHmda', () => import('./screens/start/hmda.tsx')),
  'start/app-summary': screen('StartAppSummary', () => import('./screens/start/app-summary.tsx')),
  'credit/social': screen('CreditSocial', () => import('./screens/credit/social.tsx')),
  'credit/error': screen('CreditError', () => import('./screens/credit/error.tsx')),
  'product/assets': screen('ProductAssets', () => import('./screens/product/assets.tsx')),
  'product/select': screen('ProductSelect', () => import('./screens/product/select.tsx')),
  'product/select/confirm': screen('ProductConfirm', () => import('./screens/product/confirm.tsx')),
  'product/prequal-winback': screen('PrequalWinback', () => import('./screens/product/prequal-winback.tsx')),
  liens: screen('Liens', () => import('./screens/liens/liens.tsx')),
  'bpo/condition': screen('HomeCondition', () => import('./screens/bpo/order.tsx')),
  'bpo/order-bpo': screen('OrderValuation', () => import('./screens/bpo/order.tsx')),
  'bpo/estimate-value': screen('EstimateValue', () => import('./screens/bpo/estimate-value.tsx')),
  'bpo/waiting': hold,
  'bpo/hold': hold,
  'payoff/hold': hold,
  hold,
  'review-app/property': screen('ReviewProperty', () => import('./screens/review-app/property.tsx')),
  'review-app/incorrect-pin': hold,
  'review-app/no-credit': hold,
  'review-app/uw': hold,
  'review-app/delinquency': hold,
  'review-app/incorrect-ownership': hold,
  'review-app/datatree': hold,
  'review-app/signdocs': hold,
  'error/decline': decline,
  'error/credit': decline,
  'error/income': decline,
  'error/timeout': hold,
  'error/flood-cert': hold,
};

/** The screens that are still to come. */
const anyScreen = screen('NotBuilt', () => import('./screens/application/holding-page.tsx'));

export function componentOf({ pattern }: FoundPage): LazyPage {
  if (Object.hasOwn(pageComponents, pattern)) return pageComponents[pattern as PagePattern];
  const name = pattern.replace('/account/{product}/{uuid}/', '') as keyof typeof applicationScreens;
  return screenComponents[name] ?? anyScreen;
}

export const notFoundPage = page('NotFoundPage', () => import('./screens/site/not-found-page.tsx'));
