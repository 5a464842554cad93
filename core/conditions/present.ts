/** How a condition reads and where its button leads, for the borrower and for an additional signer. */

import { formatDate } from '#core/calendar/dates.ts';
import * as words from '#core/words/en/conditions/present.ts';
import type { BlockingTask } from '../application/enums.ts';
import { categories } from './categories.ts';
import type { ConditionAsSent } from './condition.ts';

const TRUST = 'REVIEW_TRUST_REQUIREMENTS';

/** A generic request can turn out to be about a trust; a category we do not know is none. */
export function categoryOf({ categoryEnum, actionNeeded }: ConditionAsSent): BlockingTask | undefined {
  if (categoryEnum === 'GENERIC_DOCUMENT_REQUEST' && actionNeeded === TRUST) return TRUST;
  return Object.hasOwn(categories, categoryEnum) ? (categoryEnum as BlockingTask) : undefined;
}

/** What of our notes the person who is asked may read. */
export function toldNotes(condition: ConditionAsSent): string | null {
  const category = categoryOf(condition);
  return category !== undefined && categories[category].tellsNotes ? condition.notes : null;
}

/** Who answers, and what is known of them that a sentence may mention. */
export interface Answerer {
  readonly as: 'borrower' | 'signer';
  readonly applicationUuid: string;
  /** The account in question, of which only the last four digits are shown. */
  readonly accountNumber?: string | undefined;
}

export interface PresentedCondition {
  readonly uuid: string;
  readonly category: BlockingTask;
  readonly created: string;
  readonly header: string;
  readonly button: string;
  readonly description: string;
  readonly href: string;
}

/** Those of a known category, oldest first. */
export function presentConditions(
  conditions: readonly ConditionAsSent[],
  answerer: Answerer,
): readonly PresentedCondition[] {
  return conditions
    .flatMap((condition) => present(condition, answerer) ?? [])
    .sort((one, other) => Date.parse(one.created) - Date.parse(other.created));
}

export function present(condition: ConditionAsSent, answerer: Answerer): PresentedCondition | undefined {
  const category = categoryOf(condition);
  if (category === undefined) return undefined;
  const { uuid, created, requestDocuments } = condition;
  return {
    uuid,
    category,
    created,
    header: headerOf(category, requestDocuments),
    button: requestDocuments.length > 1 ? words.uploadDocuments : categories[category].button,
    description: withDue(descriptionOf(category, condition, answerer), condition),
    href: hrefOf(category, condition, answerer),
  };
}

/** Until when, where someone said so: it is asked, nothing happens by itself then. */
function withDue(description: string, { dueOn }: ConditionAsSent): string {
  return dueOn ? `${description} ${words.pleaseSendItBy(formatDate(dueOn))}` : description;
}

function headerOf(category: BlockingTask, requested: readonly string[]): string {
  if (category !== 'BANK_ACCOUNT_FRAUD_REVIEW') return categories[category].header;
  if (requested.length > 1) return words.uploadBankVerificationDocumentation;
  return requested[0] === 'BANK_LETTER' ? words.uploadBankLetter : categories[category].header;
}

function descriptionOf(category: BlockingTask, condition: ConditionAsSent, { accountNumber = '' }: Answerer): string {
  const { commentsToBorrower, notes, xtraData } = condition;
  if (commentsToBorrower) return commentsToBorrower;
  const { description } = categories[category];
  if (category === 'BANK_ACCOUNT_FRAUD_REVIEW') return withLastFour(description, accountNumber);
  if (categories[category].tellsNotes && notes) return `${description} ${notes}`;
  if (category === 'HELOC_MANUAL_PAYSTUB_UPLOAD')
    return description.replace('{count}', paystubs(xtraData.numDocsRequired));
  return description;
}

function withLastFour(description: string, accountNumber: string): string {
  const lastFour = accountNumber.slice(-4);
  return description.replace(words.endingInHole, lastFour === '' ? '' : words.endingIn(lastFour));
}

function paystubs(numDocsRequired: number | null): string {
  const count = numDocsRequired ?? 1;
  return words.recentPaystubs(count);
}

/** The link says which condition it answers: the page asks for that one and no other. */
function hrefOf(category: BlockingTask, { uuid, categoryEnum }: ConditionAsSent, answerer: Answerer): string {
  const { page } = categories[category];
  const query = `conditionUuid=${encodeURIComponent(uuid)}&conditionType=${category}&conditionEnum=${encodeURIComponent(categoryEnum)}`;
  if (answerer.as === 'signer') return `/account/heloc/heloc-signer/conditions/${page}?${query}`;
  const path = page === 'identity' ? page : `conditions/${page}`;
  return `/account/heloc/${answerer.applicationUuid}/${path}?${query}`;
}
