/** What someone writes to the CEO: three questions. What was typed stays when it is closed, and goes when it was sent. */
import { useState } from 'react';
import { feedbackForm, feedbackTopics, MESSAGE_MAX } from '#core/support/feedback-form.ts';
import * as words from '#core/words/en/support/feedback.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { useLocation } from '#web/app/router.tsx';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useCompany, usePage } from '../site.ts';
import styles from './feedback.module.css';

interface FeedbackDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function FeedbackDialog({ isOpen, onClose }: FeedbackDialogProps) {
  const [turn, setTurn] = useState(0);
  const sent = () => {
    onClose();
    showToast(words.thankYou);
    setTurn((now) => now + 1);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.shareYourThoughts}>
      <FeedbackForm key={turn} onSent={sent} />
    </Dialog>
  );
}

interface Values {
  readonly topic: keyof typeof feedbackTopics | null;
  readonly message: string;
  readonly marketingConsent: 'yes' | 'no' | null;
}

const blank: Values = { topic: null, message: '', marketingConsent: null };
const topics = Object.entries(feedbackTopics).map(([value, label]) => ({
  value: value as keyof typeof feedbackTopics,
  label,
}));
const answers = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
] as const;

function FeedbackForm({ onSent }: { readonly onSent: () => void }) {
  const { names } = useCompany();
  const { pathname } = useLocation();
  const applicationUuid = usePage()?.params['uuid'];
  const form = useForm({
    schema: feedbackForm,
    initial: blank,
    onSubmit: async (said) => {
      try {
        await call('POST /service-profile/api/v1/feedback/ceo', {
          body: { ...said, ...(applicationUuid && { applicationUuid }), pathname, productType: 'HELOC' },
        });
        onSent();
        return undefined;
      } catch (error) {
        const refusal = refusalOf(error);
        announce(refusal.message);
        return refusal;
      }
    },
  });
  return (
    <form className={styles['form']} {...form.form}>
      {form.failure && <Alert>{form.failure}</Alert>}
      <RadioCards {...form.field('topic')} label={words.whatIsItAbout} options={topics} />
      <TextArea
        {...form.field('message')}
        label={words.yourMessage}
        hint={words.noNumbersPlease}
        lengthMax={MESSAGE_MAX}
      />
      <RadioCards
        {...form.field('marketingConsent')}
        label={words.mayWeUse(names.display)}
        hint={words.youCanWithdraw}
        options={answers}
        isRow
      />
      {/* Said once above; the person who pressed the button down here sees it too. */}
      {form.failure && <p className={styles['failure']}>{form.failure}</p>}
      <div>
        <SubmitButton isBusy={form.isSubmitting} busyLabel={words.sending}>
          {words.send}
        </SubmitButton>
      </div>
    </form>
  );
}
