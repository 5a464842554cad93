/**
 * THE TABLE of help articles: the one source of the help pages, the FAQ and the bot. A row says who it is for, where it
 * leads, and takes its figures from the tables that the product itself goes by; its words are in core/words.
 */
import { SIGNERS_MAX } from '#core/application/kinds.ts';
import { fileEndings, uploadBytesMax, uploadFilesMax } from '#core/application/uploads.ts';
import { stateNames } from '#core/eligibility/states.ts';
import { progressLabels } from '#core/journey/progress.ts';
import type { applicationScreens } from '#core/journey/screens.ts';
import { timerDefaults } from '#core/journey/timers.ts';
import { GIVE_BACK_DAYS, RESCISSION_DAYS, TEXAS_WAIT_DAYS } from '#core/law/clocks.ts';
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

/** In the order of the journey, which is also that of the help center. */
export const articleTopics = ['starting', 'credit', 'home', 'offers', 'proof', 'closing', 'money', 'help'] as const;
export type Topic = (typeof articleTopics)[number];

export interface ArticleRow {
  /** Under which heading of the help center it stands. */
  readonly topic: Topic;
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
  'heloc-basics': { topic: 'starting', audience: 'anyone', words: starting.helocBasics, leadsTo: apply },
  'how-it-works': { topic: 'starting', audience: 'anyone', words: starting.howItWorks(progressLabels), leadsTo: apply },
  'who-can-apply': {
    topic: 'starting',
    audience: 'anyone',
    words: starting.whoCanApply({
      age: limits.ageYearsMin,
      ownedDays: limits.ownershipDaysMin,
      kinds: figures.listed(guideline?.propertyTypes.map((type) => figures.homeKinds[type]) ?? [], 'and'),
    }),
    leadsTo: apply,
  },
  'how-long': {
    topic: 'starting',
    audience: 'anyone',
    words: starting.howLong({ minutes: limits.approvalMinutes, days: limits.fundingBusinessDays }),
  },
  'sign-in': { topic: 'starting', audience: 'anyone', words: starting.signIn, leadsTo: '/auth/login' },
  'come-back': {
    topic: 'starting',
    audience: 'anyone',
    words: starting.comeBack({ days: DRAFT_LIFE_MS / 86_400_000 }),
  },
  'change-answers': {
    topic: 'starting',
    audience: 'applicant',
    words: starting.changeAnswers,
    leadsTo: '/dashboard/settings',
  },
  withdraw: { topic: 'starting', audience: 'applicant', words: starting.withdraw, leadsTo: '/dashboard' },
  'apply-again': {
    topic: 'starting',
    audience: 'anyone',
    words: starting.applyAgain({ days: limits.daysBetweenHelocs }),
    leadsTo: apply,
  },

  'soft-credit': { topic: 'credit', audience: 'anyone', words: credit.softCredit },
  'hard-credit': {
    topic: 'credit',
    audience: 'anyone',
    words: credit.hardCredit({ days: timerDefaults.hardCreditDays }),
  },
  'credit-freeze': { topic: 'credit', audience: 'anyone', words: credit.creditFreeze, leadsTo: 'credit/error' },
  'credit-file': { topic: 'credit', audience: 'anyone', words: credit.creditFile, leadsTo: 'credit/social' },
  'late-payments': { topic: 'credit', audience: 'applicant', words: credit.latePayments },

  'home-value': {
    topic: 'home',
    audience: 'anyone',
    words: home.homeValue({ fee: dollars(limits.valuationCents) }),
    leadsTo: 'bpo/order-bpo',
  },
  appraisal: { topic: 'home', audience: 'anyone', words: home.appraisal },
  'find-property': { topic: 'home', audience: 'applicant', words: home.findProperty, leadsTo: 'review-app/property' },
  'loans-on-home': { topic: 'home', audience: 'anyone', words: home.loansOnHome, leadsTo: 'liens' },
  'title-search': { topic: 'home', audience: 'anyone', words: home.titleSearch },
  trust: { topic: 'home', audience: 'anyone', words: home.trust, leadsTo: 'conditions' },
  insurance: { topic: 'home', audience: 'anyone', words: home.insurance, leadsTo: 'conditions' },

  'choosing-offer': {
    topic: 'offers',
    audience: 'anyone',
    words: offers.choosingOffer({
      least: dollars(limits.lineCentsMin),
      most: dollars(limits.lineCentsMax),
      terms: figures.listed(Object.keys(guideline?.baseBpsByTermYears ?? {}), 'or'),
    }),
    leadsTo: 'product/select',
  },
  rate: {
    topic: 'offers',
    audience: 'anyone',
    words: offers.rate({ least: percent(limits.aprBpsMin), most: percent(limits.aprBpsMax) }),
    leadsTo: 'product/select',
  },
  discounts: {
    topic: 'offers',
    audience: 'anyone',
    words: (brand) => offers.discounts({ list: discountsOf(brand) }),
    leadsTo: 'bank/autopay',
  },
  'changed-offer': {
    topic: 'offers',
    audience: 'applicant',
    words: offers.changedOffer({ days: timerDefaults.counterOfferDays }),
    leadsTo: 'product/select',
  },
  assets: { topic: 'offers', audience: 'applicant', words: offers.assets, leadsTo: 'product/assets' },
  'monthly-payment': { topic: 'offers', audience: 'anyone', words: offers.monthlyPayment, leadsTo: '/pay' },
  'drawing-again': { topic: 'offers', audience: 'anyone', words: offers.drawingAgain({ drawPeriod: upTo5YearsWhile }) },
  'paying-early': { topic: 'offers', audience: 'anyone', words: offers.payingEarly, leadsTo: '/pay' },
  'falling-behind': { topic: 'offers', audience: 'customer', words: offers.fallingBehind, leadsTo: '/contact' },

  'when-money': {
    topic: 'money',
    audience: 'anyone',
    words: money.whenMoney({ days: figures.inWords(RESCISSION_DAYS) }),
    leadsTo: 'complete',
  },
  'paying-debts': { topic: 'money', audience: 'anyone', words: money.payingDebts, leadsTo: 'product/select' },
  'receiving-account': {
    topic: 'money',
    audience: 'applicant',
    words: money.receivingAccount,
    leadsTo: 'bank/disburse',
  },
  'bank-safety': { topic: 'money', audience: 'anyone', words: money.bankSafety, leadsTo: '/privacy' },
  'account-change': {
    topic: 'money',
    audience: 'applicant',
    words: money.accountChange({ hours: ACCOUNT_HOLD_HOURS }),
    leadsTo: 'complete',
  },

  'income-proof': { topic: 'proof', audience: 'anyone', words: proof.incomeProof, leadsTo: 'income/review' },
  'employment-check': {
    topic: 'proof',
    audience: 'anyone',
    words: proof.employmentCheck,
    leadsTo: 'income/employer-verification',
  },
  'identity-check': { topic: 'proof', audience: 'anyone', words: proof.identityCheck, leadsTo: 'identity' },
  uploads: {
    topic: 'proof',
    audience: 'applicant',
    words: proof.uploads({
      kinds: figures.listed(fileKinds, 'or'),
      megabytes: uploadBytesMax / 1_048_576,
      files: uploadFilesMax,
    }),
    leadsTo: 'conditions',
  },
  demographics: { topic: 'proof', audience: 'applicant', words: proof.demographics, leadsTo: 'start/hmda' },
  disclosures: { topic: 'proof', audience: 'anyone', words: proof.disclosures, leadsTo: '/communications' },

  'final-terms': { topic: 'closing', audience: 'applicant', words: closing.finalTerms, leadsTo: 'signing/intro' },
  signing: { topic: 'closing', audience: 'applicant', words: closing.signing, leadsTo: 'signing/intro' },
  'co-owners': {
    topic: 'closing',
    audience: 'anyone',
    words: closing.coOwners({ most: SIGNERS_MAX }),
    leadsTo: 'signing/additional',
  },
  'online-notary': { topic: 'closing', audience: 'anyone', words: closing.onlineNotary, leadsTo: 'notary/intro' },
  'notary-in-person': {
    topic: 'closing',
    audience: 'anyone',
    words: closing.notaryInPerson({ fee: dollars(limits.manualNotarizationCents) }),
    leadsTo: 'notary/reserve-manual',
  },
  'state-steps': {
    topic: 'closing',
    audience: 'anyone',
    words: closing.stateSteps({ texasDays: TEXAS_WAIT_DAYS, attorney: figures.listed(attorneyStates, 'and') }),
  },
  'right-to-cancel': {
    topic: 'closing',
    audience: 'anyone',
    words: closing.rightToCancel({ days: figures.ordinalInWords(RESCISSION_DAYS), giveBackDays: GIVE_BACK_DAYS }),
    leadsTo: 'complete',
  },
  'after-signing': { topic: 'closing', audience: 'applicant', words: closing.afterSigning, leadsTo: 'complete' },
  declined: { topic: 'closing', audience: 'anyone', words: closing.declined, leadsTo: '/contact' },

  privacy: { topic: 'help', audience: 'anyone', words: help.privacy, leadsTo: '/privacy' },
  messages: { topic: 'help', audience: 'anyone', words: help.messages, leadsTo: '/dashboard/settings' },
  'site-trouble': { topic: 'help', audience: 'anyone', words: help.siteTrouble, leadsTo: '/contact' },
  complaint: { topic: 'help', audience: 'anyone', words: help.complaint, leadsTo: '/contact' },
  scams: { topic: 'help', audience: 'anyone', words: help.scams, leadsTo: '/contact' },
  advice: { topic: 'help', audience: 'anyone', words: help.advice, leadsTo: '/contact' },
} as const satisfies Readonly<Record<string, ArticleRow>>;

export type ArticleId = keyof typeof articleRows;
export const articleIds = Object.keys(articleRows) as ArticleId[];
