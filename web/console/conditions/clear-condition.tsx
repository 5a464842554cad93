/** Somebody looked at the answer and it is enough: why is said, because it stays in the history. */
import { useState } from 'react';
import * as v from 'valibot';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';
import { useSay } from '../say.ts';
import type { OpenCondition } from './conditions-page.tsx';

const answers = v.object({
  why: v.pipe(v.string(), v.trim(), v.nonEmpty('Please say why it is enough'), v.maxLength(200)),
});

interface ClearConditionProps {
  readonly condition: Pick<OpenCondition, 'uuid' | 'applicationUuid' | 'header' | 'answeredAt'>;
  readonly onDone: () => void;
}

export function ClearCondition({ condition, onDone }: ClearConditionProps) {
  const [isOpen, setOpen] = useState(false);
  const say = useSay(condition.applicationUuid);
  const form = useForm({
    schema: answers,
    initial: { why: '' },
    onSubmit: async ({ why }) => {
      const message = await say('conditionCleared', { conditionUuid: condition.uuid, why });
      if (message !== undefined) return { message };
      setOpen(false);
      onDone();
      return undefined;
    },
  });
  return (
    <>
      <Button kind={condition.answeredAt === null ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        Clear it
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Clear “${condition.header}”?`}>
        <form className={styles['form']} {...form.form}>
          {form.failure && <Alert>{form.failure}</Alert>}
          {condition.answeredAt === null && <p>Nothing was sent yet. The application goes on without it.</p>}
          <TextField {...form.field('why')} label="Why it is enough" hint="It stays in the application’s history." />
          <div className={styles['actions']}>
            <SubmitButton isBusy={form.isSubmitting}>Clear the condition</SubmitButton>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Go back
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
