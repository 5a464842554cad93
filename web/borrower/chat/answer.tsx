/** What an answer of the chatbot has beside its words: where it is from, what to do next, and a way to say it did not help. */
import { useId, useState } from 'react';
import {
  additionalInformationMax,
  type BotFeedbackReason,
  botFeedback,
  botFeedbackReasons,
} from '#core/chat/bot-feedback.ts';
import type { AnswerParts } from '#core/contract/chat.ts';
import * as words from '#core/words/en/chat/widget.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { LinkAsButton } from '../link.tsx';
import { sendFeedback } from './acts.ts';
import type { Chat } from './chat.ts';
import styles from './log.module.css';

interface AnswerProps {
  readonly chat: Chat;
  readonly parts: AnswerParts;
  /** What was answered. */
  readonly text: string;
}

export function Answer({ chat, parts, text }: AnswerProps) {
  const { source, alsoFrom, steps } = parts;
  const [step, setStep] = useState<'closed' | 'asked' | 'thanked'>('closed');
  return (
    <div className={styles['answer']}>
      <p className={styles['source']}>
        {words.source} {alsoFrom ? words.both(source.title, alsoFrom.title) : source.title}
      </p>
      {steps.length > 0 && (
        <nav aria-label={words.nextSteps} className={styles['steps']}>
          {steps.map(({ label, to }) => (
            <LinkAsButton key={to + label} kind="secondary" to={to}>
              {label}
            </LinkAsButton>
          ))}
        </nav>
      )}
      {step === 'closed' && (
        <button type="button" className={styles['quiet']} onClick={() => setStep('asked')}>
          {words.thisDidNotHelp}
        </button>
      )}
      {step === 'asked' && (
        <FeedbackForm
          send={(given) => sendFeedback(chat, parts, text, given)}
          onSent={() => setStep('thanked')}
          onBack={() => setStep('closed')}
        />
      )}
      {step === 'thanked' && <p role="status">{words.thankYouForFeedback}</p>}
    </div>
  );
}

interface FeedbackFormProps {
  readonly send: (given: { reason: BotFeedbackReason; additionalInformation: string }) => Promise<unknown>;
  readonly onSent: () => void;
  readonly onBack: () => void;
}

const reasons = Object.entries(botFeedbackReasons).map(([value, label]) => ({
  value: value as BotFeedbackReason,
  label,
}));

function FeedbackForm({ send, onSent, onBack }: FeedbackFormProps) {
  const name = useId();
  const form = useForm({
    schema: botFeedback,
    initial: { reason: null as BotFeedbackReason | null, additionalInformation: '' },
    onSubmit: async (given) => {
      try {
        await send(given);
        onSent();
        return undefined;
      } catch (error) {
        return refusalOf(error);
      }
    },
  });
  return (
    <form className={styles['feedback']} {...form.form}>
      <RadioCards {...form.field('reason')} name={name} label={words.whatWasWrong} options={reasons} />
      <TextArea
        {...form.field('additionalInformation')}
        label={words.anythingElse}
        isOptional
        rows={2}
        lengthMax={additionalInformationMax}
      />
      {form.failure && <p role="alert">{form.failure}</p>}
      <div className={styles['actions']}>
        <SubmitButton isBusy={form.isSubmitting}>{words.sendFeedback}</SubmitButton>
        <Button kind="quiet" onClick={onBack}>
          {words.keepIt}
        </Button>
      </div>
    </form>
  );
}
