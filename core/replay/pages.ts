/**
 * Which pages may be recorded: a column of the site map (core/pages.ts) and of the journey's screens. It is kept apart
 * because the browser's first load carries those tables and never needs this. A new page does not compile until it says.
 */
import type { applicationScreens } from '#core/journey/screens.ts';
import { findPage, type PagePattern } from '#core/pages.ts';

/** `never`: numbers of people and banks, identity, passwords, what is signed, a notary, and documents with all of it. */
type Recording = 'may' | 'never';

const ofPages: Readonly<Record<PagePattern, Recording>> = {
  '/account/{product}/register': 'may',
  '/account/{product}/register/account-setup': 'never',
  '/account/{product}/register/support': 'may',
  '/account/{product}/register/{registration}/{step}': 'never',
  '/account/{product}/register-v2': 'may',
  '/account/{product}/register-v2/home-address': 'may',
  '/account/{product}/register-v2/for-sale': 'may',
  '/account/{product}/register-v2/annual-income': 'may',
  '/account/{product}/register-v2/legal-name': 'may',
  '/account/{product}/register-v2/birthdate': 'never',
  '/account/{product}/register-v2/phone-and-email': 'may',
  '/account/{product}/register-v2/set-password': 'never',
  '/account/{product}/not-accepting-apps': 'may',
  '/account/{product}/coming-soon': 'may',
  '/account/heloc/oauth-success': 'never',
  '/account/heloc/hand-over': 'never',
  '/auth/login': 'never',
  '/auth/return': 'never',
  '/auth/forgot-password': 'never',
  '/auth/reset-password': 'never',
  '/auth/confirm-email': 'never',
  '/dashboard': 'may',
  '/dashboard/settings': 'never',
  '/dashboard/complaints': 'never',
  '/terms': 'may',
  '/privacy': 'may',
  '/communications': 'may',
  '/licenses': 'may',
  '/contact': 'may',
  '/exchange': 'may',
  '/pay': 'may',
  '/universal-marketplace': 'may',
  '/universal-passport': 'may',
  '/portfolio': 'may',
  '/group-manager': 'may',
  '/account/heloc/heloc-signer/login': 'never',
  '/account/heloc/heloc-signer/resume': 'may',
  '/account/heloc/heloc-signer/cancelled': 'may',
  '/account/heloc/heloc-signer/identity': 'never',
  '/account/heloc/heloc-signer/intro': 'never',
  '/account/heloc/heloc-signer/error': 'may',
  '/account/heloc/heloc-signer/sign': 'never',
  '/account/heloc/heloc-signer/documents': 'never',
  '/account/heloc/heloc-signer/conditions': 'may',
  '/account/heloc/heloc-signer/conditions/dashboard': 'may',
  '/account/heloc/heloc-signer/conditions/upload-document': 'never',
  '/account/heloc/heloc-signer/conditions/identity': 'never',
  '/account/heloc/heloc-signer/conditions/phone-number': 'may',
};

const ofScreens: Readonly<Record<keyof typeof applicationScreens, Recording>> = {
  'start/profile': 'may',
  'start/contact': 'may',
  'start/hmda': 'never',
  'start/app-summary': 'may',
  'credit/social': 'never',
  'credit/error': 'never',
  'product/assets': 'may',
  'product/select': 'may',
  'product/select/confirm': 'may',
  'product/prequal-winback': 'may',
  liens: 'may',
  'income/review': 'may',
  'income/link/{type}': 'never',
  'income/pointserv-callback': 'never',
  'income/upload/{type}': 'never',
  'income/employer-verification': 'may',
  'bank/disburse': 'never',
  'bank/manual-disburse': 'never',
  'bank/autopay': 'never',
  'bank/confirm': 'never',
  identity: 'never',
  'bpo/condition': 'may',
  'bpo/order-bpo': 'may',
  'bpo/waiting': 'may',
  'bpo/estimate-value': 'may',
  'bpo/hold': 'may',
  'payoff/hold': 'may',
  hold: 'may',
  'document/disclosures': 'never',
  conditions: 'may',
  'conditions/upload-document': 'never',
  'conditions/phone-number': 'may',
  'signing/intro': 'never',
  'signing/sign': 'never',
  'signing/additional': 'never',
  'signing/support': 'never',
  'notary/intro': 'never',
  'notary/schedule-manual': 'never',
  'notary/reserve-manual': 'never',
  'notary/session': 'never',
  'notary/error': 'never',
  complete: 'may',
  'review-app/incorrect-pin': 'may',
  'review-app/no-credit': 'may',
  'review-app/property': 'may',
  'review-app/uw': 'may',
  'review-app/delinquency': 'may',
  'review-app/incorrect-ownership': 'may',
  'review-app/datatree': 'may',
  'review-app/signdocs': 'never',
  'error/decline': 'may',
  'error/credit': 'may',
  'error/income': 'may',
  'error/timeout': 'may',
  'error/flood-cert': 'may',
};

const screens = '/account/{product}/{uuid}/';

/** Of a pattern of the site map; what is no page of ours is never recorded. */
export function mayRecord(pattern: string): boolean {
  const isScreen = pattern.startsWith(screens);
  const table: Readonly<Record<string, Recording>> = isScreen ? ofScreens : ofPages;
  const name = isScreen ? pattern.slice(screens.length) : pattern;
  return Object.hasOwn(table, name) && table[name] === 'may';
}

/** The pattern of the page at this address, where it may be recorded. */
export function recordablePattern(path: string): string | undefined {
  const pattern = findPage(path)?.pattern;
  return pattern !== undefined && mayRecord(pattern) ? pattern : undefined;
}
