/** What staff can begin an email to an owner with: one row each. What is sent is what they make of it, by the one outbox. */
import * as words from '#core/words/en/emails/templates.ts';

type Say = (facts: words.TemplateFacts) => string;

interface TemplateRow {
  readonly label: string;
  readonly subject: Say;
  readonly words: Say;
}

export const emailTemplates = {
  whereWeAre: { label: words.whereWeAre, subject: words.whereWeAreSubject, words: words.whereWeAreWords },
  weTriedToCall: { label: words.weTriedToCall, subject: words.weTriedToCallSubject, words: words.weTriedToCallWords },
  aQuestion: { label: words.aQuestion, subject: words.aQuestionSubject, words: words.aQuestionWords },
  thankYou: { label: words.thankYou, subject: words.thankYouSubject, words: words.thankYouWords },
} as const satisfies Record<string, TemplateRow>;
export type EmailTemplate = keyof typeof emailTemplates;

/** A template's blank that no one filled in. */
export const hasBlanks = (text: string): boolean => /\[[^\]\n]+\]/.test(text);
