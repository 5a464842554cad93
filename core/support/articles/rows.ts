/**
 * THE TABLE of help articles: the one source of the help pages, the FAQ and the bot. A row says who it is for, where it
 * leads, and takes its figures from the tables that the product itself goes by; its words are in core/words.
 */
import { SIGNERS_MAX } from '#core/application/kinds.ts';
import { fileEndings, uploadBytesMax, uploadFilesMax } from '#core/application/uploads.ts';
import { GIVE_BACK_DAYS, RESCISSION_DAYS } from '#core/calendar/rescission.ts';
import { TEXAS_WAIT_DAYS } from '#core/calendar/texas.ts';
import { stateNames } from '#core/eligibility/states.ts';
import { progressLabels } from '#core/journey/progress.ts';
import type { applicationScreens } from '#core/journey/screens.ts';
import { timerDefaults } from '#core/journey/timers.ts';
import { needsAttorney } from '#core/notary/states.ts';
import { guidelines } from '#core/offers/guideline.ts';
import { limits } from '#core/offers/limits.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import type { PagePattern } from '#core/pages.ts';
import { ACCOUNT_HOLD_HOURS } from '#core/payments/account-hold.ts';
import { DRAFT_LIFE_MS } from '#core/registration/draft.ts';
import { upTo5YearsWhile } from '#core/words/en/papers/closing.ts';
import type { ArticleWords } from '#core/words/en/support/articles/article-words.ts';
import * as closing from '#core/words/en/support/articles/closing.ts';
import * as credit from '#core/words/en/support/articles/credit.ts';
import * as figures from '#core/words/en/support/articles/figures.ts';
import * as help from '#core/words/en/support/articles/help.ts';
import * as home from '#core/words/en/support/articles/home.ts';
import * as money from '#core/words/en/support/articles/money.ts';
import * as offers from '#core/words/en/support/articles/offers.ts';
import * as proof from '#core/words/en/support/articles/proof.ts';
import * as starting from '#core/words/en/support/articles/starting.ts';
import type { BrandFacts } from './brand-facts.ts';

export interface ArticleRow {
  /** Who it is written for: anyone, someone with an application, someone whose line is open. */
  readonly audience: 'anyone' | 'applicant' | 'customer';
  readonly words: ArticleWords | ((brand: BrandFacts) => ArticleWords);
  /** The page or the screen of the journey where one does what it is about. */
  readonly leadsTo?: PagePattern | keyof typeof applicationScreens;
}

const percent = (bps: number) => formatRate(rateOf(bps));
const dollars = (cents: number) => formatCents(cents, 0);
// The newest guideline; what a partner narrows is in its offers.
const [guideline] = guidelines;
const attorneyStates = Object.entries(stateNames).flatMap(([code, name]) => (needsAttorney(code) ? [name] : []));
const fileKinds = fileEndings.split(',').map((ending) => ending.slice(1).toUpperCase());
const apply = '/account/{product}/register';

function discountsOf({ discountsBps: { AUTOPAY, ...memberships } }: BrandFacts): string[] {
  const member = Math.max(0, ...Object.values(memberships));
  return [
    ...(AUTOPAY ? [figures.autopayDiscount(percent(AUTOPAY))] : []),
    ...(member > 0 ? [figures.memberDiscount(percent(member))] : []),
  ];
}

export const articleRows = {
  'heloc-basics': { audience: 'anyone', words: starting.helocBasics, leadsTo: apply },
  'how-it-works': { audience: 'anyone', words: starting.howItWorks(progressLabels), leadsTo: apply },
  'who-can-apply': {
    audience: 'anyone',
    words: starting.whoCanApply({
      age: limits.ageYearsMin,
      ownedDays: limits.ownershipDaysMin,
      kinds: figures.listed(guideline?.propertyTypes.map((type) => figures.homeKinds[type]) ?? [], 'and'),
    }),
    leadsTo: apply,
  },
  'how-long': {
    audience: 'anyone',
    words: starting.howLong({ minutes: limits.approvalMinutes, days: limits.fundingBusinessDays }),
  },
  'sign-in': { audience: 'anyone', words: starting.signIn, leadsTo: '/auth/login' },
  'come-back': { audience: 'anyone', words: starting.comeBack({ days: DRAFT_LIFE_MS / 86_400_000 }) },
  'change-answers': { audience: 'applicant', words: starting.changeAnswers, leadsTo: '/dashboard/settings' },
  withdraw: { audience: 'applicant', words: starting.withdraw, leadsTo: '/dashboard' },
  'apply-again': { audience: 'anyone', words: starting.applyAgain({ days: limits.daysBetweenHelocs }), leadsTo: apply },

  'soft-credit': { audience: 'anyone', words: credit.softCredit },
  'hard-credit': { audience: 'anyone', words: credit.hardCredit({ days: timerDefaults.hardCreditDays }) },
  'credit-freeze': { audience: 'anyone', words: credit.creditFreeze, leadsTo: 'credit/error' },
  'credit-file': { audience: 'anyone', words: credit.creditFile, leadsTo: 'credit/social' },
  'late-payments': { audience: 'applicant', words: credit.latePayments },

  'home-value': {
    audience: 'anyone',
    words: home.homeValue({ fee: dollars(limits.valuationCents) }),
    leadsTo: 'bpo/order-bpo',
  },
  appraisal: { audience: 'anyone', words: home.appraisal },
  'find-property': { audience: 'applicant', words: home.findProperty, leadsTo: 'review-app/property' },
  'loans-on-home': { audience: 'anyone', words: home.loansOnHome, leadsTo: 'liens' },
  'title-search': { audience: 'anyone', words: home.titleSearch },
  trust: { audience: 'anyone', words: home.trust, leadsTo: 'conditions' },
  insurance: { audience: 'anyone', words: home.insurance, leadsTo: 'conditions' },

  'choosing-offer': {
    audience: 'anyone',
    words: offers.choosingOffer({
      least: dollars(limits.lineCentsMin),
      most: dollars(limits.lineCentsMax),
      terms: figures.listed(Object.keys(guideline?.baseBpsByTermYears ?? {}), 'or'),
    }),
    leadsTo: 'product/select',
  },
  rate: {
    audience: 'anyone',
    words: offers.rate({ least: percent(limits.aprBpsMin), most: percent(limits.aprBpsMax) }),
    leadsTo: 'product/select',
  },
  discounts: {
    audience: 'anyone',
    words: (brand) => offers.discounts({ list: discountsOf(brand) }),
    leadsTo: 'bank/autopay',
  },
  'changed-offer': {
    audience: 'applicant',
    words: offers.changedOffer({ days: timerDefaults.counterOfferDays }),
    leadsTo: 'product/select',
  },
  assets: { audience: 'applicant', words: offers.assets, leadsTo: 'product/assets' },
  'monthly-payment': { audience: 'anyone', words: offers.monthlyPayment, leadsTo: '/pay' },
  'drawing-again': { audience: 'anyone', words: offers.drawingAgain({ drawPeriod: upTo5YearsWhile }) },
  'paying-early': { audience: 'anyone', words: offers.payingEarly, leadsTo: '/pay' },
  'falling-behind': { audience: 'customer', words: offers.fallingBehind, leadsTo: '/contact' },

  'when-money': {
    audience: 'anyone',
    words: money.whenMoney({ days: figures.inWords(RESCISSION_DAYS) }),
    leadsTo: 'complete',
  },
  'paying-debts': { audience: 'anyone', words: money.payingDebts, leadsTo: 'product/select' },
  'receiving-account': { audience: 'applicant', words: money.receivingAccount, leadsTo: 'bank/disburse' },
  'bank-safety': { audience: 'anyone', words: money.bankSafety, leadsTo: '/privacy' },
  'account-change': {
    audience: 'applicant',
    words: money.accountChange({ hours: ACCOUNT_HOLD_HOURS }),
    leadsTo: 'complete',
  },

  'income-proof': { audience: 'anyone', words: proof.incomeProof, leadsTo: 'income/review' },
  'employment-check': { audience: 'anyone', words: proof.employmentCheck, leadsTo: 'income/employer-verification' },
  'identity-check': { audience: 'anyone', words: proof.identityCheck, leadsTo: 'identity' },
  uploads: {
    audience: 'applicant',
    words: proof.uploads({
      kinds: figures.listed(fileKinds, 'or'),
      megabytes: uploadBytesMax / 1_048_576,
      files: uploadFilesMax,
    }),
    leadsTo: 'conditions',
  },
  demographics: { audience: 'applicant', words: proof.demographics, leadsTo: 'start/hmda' },
  disclosures: { audience: 'anyone', words: proof.disclosures, leadsTo: '/communications' },

  'final-terms': { audience: 'applicant', words: closing.finalTerms, leadsTo: 'signing/intro' },
  signing: { audience: 'applicant', words: closing.signing, leadsTo: 'signing/intro' },
  'co-owners': { audience: 'anyone', words: closing.coOwners({ most: SIGNERS_MAX }), leadsTo: 'signing/additional' },
  'online-notary': { audience: 'anyone', words: closing.onlineNotary, leadsTo: 'notary/intro' },
  'notary-in-person': {
    audience: 'anyone',
    words: closing.notaryInPerson({ fee: dollars(limits.manualNotarizationCents) }),
    leadsTo: 'notary/reserve-manual',
  },
  'state-steps': {
    audience: 'anyone',
    words: closing.stateSteps({ texasDays: TEXAS_WAIT_DAYS, attorney: figures.listed(attorneyStates, 'and') }),
  },
  'right-to-cancel': {
    audience: 'anyone',
    words: closing.rightToCancel({ days: figures.ordinalInWords(RESCISSION_DAYS), giveBackDays: GIVE_BACK_DAYS }),
    leadsTo: 'complete',
  },
  'after-signing': { audience: 'applicant', words: closing.afterSigning, leadsTo: 'complete' },
  declined: { audience: 'anyone', words: closing.declined, leadsTo: '/contact' },

  privacy: { audience: 'anyone', words: help.privacy, leadsTo: '/privacy' },
  messages: { audience: 'anyone', words: help.messages, leadsTo: '/dashboard/settings' },
  'site-trouble': { audience: 'anyone', words: help.siteTrouble, leadsTo: '/contact' },
  complaint: { audience: 'anyone', words: help.complaint, leadsTo: '/contact' },
  scams: { audience: 'anyone', words: help.scams, leadsTo: '/contact' },
  advice: { audience: 'anyone', words: help.advice, leadsTo: '/contact' },
} as const satisfies Readonly<Record<string, ArticleRow>>;

export type ArticleId = keyof typeof articleRows;
export const articleIds = Object.keys(articleRows) as ArticleId[];
