/**
 * Whether a paper says what the application says: one rule for each kind of fact, the same in the browser and on the
 * server. It names a difference and decides nothing; what to make of it is the reviewer's.
 */
import { addDays, type CalendarDate, parseDate } from '#core/calendar/dates.ts';
import { parseMoney } from '#core/offers/money.ts';
import { streetWordsOf, wordsOf } from '#core/search/fold.ts';
import { incomeToleranceBps } from '#core/underwriting/income-tolerance.ts';

/** `notShown`: the reviewer looked for it and the paper does not say. */
export const verdicts = ['same', 'close', 'differs', 'notShown'] as const;
export type Verdict = (typeof verdicts)[number];
type Found = Exclude<Verdict, 'notShown'>;

/**
 * `income`: close within the tolerance of verification, and above it. `atLeast`: no less. `withinDays`: a day so near
 * before today. `notPast`: today or later. `contains`: the name is among others. `yes`: the reviewer sees that it is so.
 */
export type Rule =
  | { readonly kind: 'name' | 'contains' | 'address' | 'words' | 'ends' | 'day' | 'income' | 'atLeast' | 'yes' }
  | { readonly kind: 'notPast' }
  | { readonly kind: 'withinDays'; readonly days: number };

/** What is typed, by the rule: the field that asks for it. */
export const typedKinds = ['text', 'money', 'date', 'yesNo'] as const;
export type Typed = (typeof typedKinds)[number];
export const typedFor: Readonly<Record<Rule['kind'], Typed>> = {
  name: 'text',
  contains: 'text',
  address: 'text',
  words: 'text',
  ends: 'text',
  day: 'date',
  income: 'money',
  atLeast: 'money',
  yes: 'yesNo',
  notPast: 'date',
  withinDays: 'date',
};

/** Words that a company may leave out of its name. */
const companyWords = new Set(['inc', 'llc', 'llp', 'ltd', 'co', 'corp', 'corporation', 'company', 'na', 'the']);

const isSame = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');
const hasAll = (all: readonly string[], some: readonly string[]) => some.every((word) => all.includes(word));

/** A middle name may be missing or an initial; the first and the last may not. */
function sameName(stated: string, paper: string): Found {
  const [own, theirs] = [wordsOf(stated), wordsOf(paper)];
  if (isSame(own, theirs)) return 'same';
  return own[0] === theirs[0] && own.at(-1) === theirs.at(-1) ? 'close' : 'differs';
}

function containsName(stated: string, paper: string): Found {
  const [own, all] = [wordsOf(stated), wordsOf(paper)];
  if (hasAll(all, own)) return 'same';
  return hasAll(all, [own[0] ?? '', own.at(-1) ?? '']) ? 'close' : 'differs';
}

/** The house and the zip code must agree; how the rest is written may differ. */
function sameAddress(stated: string, paper: string): Found {
  const [own, theirs] = [streetWordsOf(stated), streetWordsOf(paper)];
  if (isSame(own, theirs)) return 'same';
  const zip = own.at(-1) ?? '';
  return own[0] === theirs[0] && own[1] === theirs[1] && theirs.some((word) => word === zip) ? 'close' : 'differs';
}

function sameWords(stated: string, paper: string): Found {
  const plain = (text: string) => wordsOf(text).filter((word) => !companyWords.has(word));
  const [own, theirs] = [plain(stated), plain(paper)];
  if (isSame(own, theirs)) return 'same';
  if (own.length === 0 || theirs.length === 0) return 'differs';
  return hasAll(own, theirs) || hasAll(theirs, own) ? 'close' : 'differs';
}

function income(stated: number, paper: number): Found {
  if (stated === paper) return 'same';
  return paper * 10_000 >= stated * (10_000 - incomeToleranceBps) ? 'close' : 'differs';
}

function money(rule: 'income' | 'atLeast', stated: string, typed: string): Found | undefined {
  const [own, paper] = [Number(stated), parseMoney(typed)];
  if (paper === undefined || !Number.isSafeInteger(own)) return undefined;
  if (rule === 'income') return income(own, paper);
  return paper >= own ? 'same' : 'differs';
}

const when = (holds: boolean): Found => (holds ? 'same' : 'differs');

function day(rule: Rule, stated: string, typed: string, today: CalendarDate): Found | undefined {
  const on = parseDate(typed.trim());
  if (on === undefined) return undefined;
  if (rule.kind === 'notPast') return when(on >= today);
  if (rule.kind === 'withinDays') return when(on <= today && on >= addDays(today, -rule.days));
  return when(on === stated);
}

/** Money as cents, days as yyyy-MM-dd. Undefined while what was typed cannot be read, or nothing was stated to hold it against. */
export function compare(rule: Rule, stated: string | null, typed: string, today: CalendarDate): Found | undefined {
  const paper = typed.trim();
  if (paper === '') return undefined;
  if (rule.kind === 'yes') return when(paper === 'yes');
  if (rule.kind === 'notPast' || rule.kind === 'withinDays') return day(rule, '', paper, today);
  if (stated === null || stated === '') return undefined;
  switch (rule.kind) {
    case 'name':
      return sameName(stated, paper);
    case 'contains':
      return containsName(stated, paper);
    case 'address':
      return sameAddress(stated, paper);
    case 'words':
      return sameWords(stated, paper);
    case 'ends':
      return when(paper.replaceAll(/\D/g, '').slice(-4) === stated.slice(-4));
    case 'day':
      return day(rule, stated, paper, today);
    case 'income':
    case 'atLeast':
      return money(rule.kind, stated, paper);
    default:
      return undefined;
  }
}
