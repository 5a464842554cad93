/**
 * What people told us and what became of it: the words to the CEO and the answers of those who left, in one inbox. Rules
 * of its filters and its acts, and whether someone's words may be used in marketing.
 */
import * as v from 'valibot';
import * as words from '#core/words/en/console/feedback.ts';
import { feedbackTopics } from './feedback-form.ts';
import { leaveReasons } from './leave-survey.ts';

export const saidKinds = { feedback: words.feedback, leaveSurvey: words.leaveSurvey } as const;
export type SaidKind = keyof typeof saidKinds;
export const saidKindNames = Object.keys(saidKinds) as SaidKind[];

export const saidStatuses = {
  new: words.statusNew,
  inProgress: words.statusInProgress,
  answered: words.statusAnswered,
  closed: words.statusClosed,
} as const;
export type SaidStatus = keyof typeof saidStatuses;
export const saidStatusNames = Object.keys(saidStatuses) as SaidStatus[];

/** What it is about, in words: a topic of the feedback, or a reason to leave. */
export const saidTopics: Readonly<Record<string, string>> = { ...feedbackTopics, ...leaveReasons };

/** Null where nothing was asked. */
export const consents = { given: words.consentGiven, refused: words.consentRefused, withdrawn: words.consentWithdrawn };
export type MarketingConsent = keyof typeof consents;
export const consentNames = Object.keys(consents) as MarketingConsent[];

/** Their words may be used only while the yes stands: a withdrawal after it ends it, for everything written before. */
export function consentOf(isGiven: boolean | null, saidAt: Date, withdrawnAt: Date | null): MarketingConsent | null {
  if (isGiven === null) return null;
  if (!isGiven) return 'refused';
  return withdrawnAt !== null && withdrawnAt.getTime() >= saidAt.getTime() ? 'withdrawn' : 'given';
}

export const inboxQuery = v.strictObject({
  kind: v.optional(v.picklist(saidKindNames)),
  status: v.optional(v.picklist(saidStatusNames)),
  owner: v.optional(v.picklist(['mine', 'none'])),
  consent: v.optional(v.picklist(consentNames)),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, words.searchForLess))),
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_[\da-f-]{36}$/, words.noSuchPlace))),
});
export type InboxQuery = v.InferOutput<typeof inboxQuery>;

export const handling = v.pipe(
  v.strictObject({
    status: v.optional(v.picklist(saidStatusNames)),
    owner: v.optional(v.picklist(['me', 'none'])),
  }),
  v.check(({ status, owner }) => status !== undefined || owner !== undefined, words.sayWhatToChange),
);
export type Handling = v.InferOutput<typeof handling>;

const REPLY_MAX = 5000;
export const reply = v.strictObject({
  message: v.pipe(
    v.string(words.pleaseWriteAReply),
    v.trim(),
    v.nonEmpty(words.pleaseWriteAReply),
    v.maxLength(REPLY_MAX, words.replyTooLong(REPLY_MAX)),
  ),
});

const WHY_MAX = 500;
export const withdrawal = v.strictObject({
  why: v.pipe(
    v.string(words.pleaseSayHow),
    v.trim(),
    v.nonEmpty(words.pleaseSayHow),
    v.maxLength(WHY_MAX, words.replyTooLong(WHY_MAX)),
  ),
});
