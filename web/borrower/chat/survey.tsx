/** One question about a conversation that an agent has ended, and room for more. */
import * as v from 'valibot';
import * as words from '#core/words/en/chat/widget.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { SubmitButton } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { sendSurvey } from './acts.ts';
import type { Chat } from './chat.ts';
import styles from './panel.module.css';

const commentMax = 1000;
const survey = v.object({
  rating: v.pipe(v.string(words.pleaseChooseOne), v.regex(/^[1-5]$/, words.pleaseChooseOne), v.transform(Number)),
  comment: v.pipe(v.string(), v.trim(), v.maxLength(commentMax, words.atMost(commentMax))),
});
/** The best first. */
const options = words.ratings.map((label, at) => ({ value: String(at + 1), label })).reverse();

interface SurveyProps {
  readonly chat: Chat;
  readonly contactId: string;
  readonly onSent: () => void;
}

export function Survey({ chat, contactId, onSent }: SurveyProps) {
  const form = useForm({
    schema: survey,
    initial: { rating: null as string | null, comment: '' },
    onSubmit: async (given) => {
      try {
        await sendSurvey(chat, contactId, given);
        onSent();
        return undefined;
      } catch (error) {
        return refusalOf(error);
      }
    },
  });
  return (
    <form className={styles['form']} {...form.form}>
      <RadioCards {...form.field('rating')} label={words.howWasThisChat} options={options} />
      <TextArea {...form.field('comment')} label={words.tellUsMore} isOptional rows={3} lengthMax={commentMax} />
      {form.failure && <p role="alert">{form.failure}</p>}
      <SubmitButton isBusy={form.isSubmitting}>{words.sendSurvey}</SubmitButton>
    </form>
  );
}
