/** What someone says about an answer of the chatbot that did not help: the rules of the form and of the call. */
import * as v from 'valibot';
import * as words from '#core/words/en/chat/bot-feedback.ts';

/** The specification leaves the reasons open (OPEN-21); these are ours. */
export const botFeedbackReasons = {
  WRONG: words.wrong,
  NOT_MY_QUESTION: words.notMyQuestion,
  UNCLEAR: words.unclear,
  INCOMPLETE: words.incomplete,
  OTHER: words.other,
} as const;
export type BotFeedbackReason = keyof typeof botFeedbackReasons;

export const additionalInformationMax = 140;

export const botFeedback = v.strictObject({
  reason: v.picklist(Object.keys(botFeedbackReasons) as BotFeedbackReason[], words.pleaseSelectAReason),
  additionalInformation: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(additionalInformationMax, words.pleaseRestrictYourResponse)),
    '',
  ),
});
export type BotFeedback = v.InferOutput<typeof botFeedback>;

/** As the call carries both in one text: the reason, and after a colon what was added. */
export function feedbackMessageOf({ reason, additionalInformation }: BotFeedback): string {
  return additionalInformation === '' ? reason : `${reason}: ${additionalInformation}`;
}

export function readFeedbackMessage(text: string): { reason: string; additionalInformation: string } {
  const [reason = '', ...added] = text.split(': ');
  return { reason, additionalInformation: added.join(': ') };
}

/** The same text, checked again where it arrives. */
export const feedbackMessage = v.pipe(
  v.string(words.pleaseSelectAReason),
  v.check((text) => Object.hasOwn(botFeedbackReasons, readFeedbackMessage(text).reason), words.pleaseSelectAReason),
  v.check(
    (text) => readFeedbackMessage(text).additionalInformation.length <= additionalInformationMax,
    words.pleaseRestrictYourResponse,
  ),
);
