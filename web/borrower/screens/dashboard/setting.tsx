/** One thing that can be changed about an account: its own small form, its own success, its own failure. */
import { type ReactNode, useState } from 'react';
import * as words from '#core/words/en/dashboard.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { type Form, type FormOptions, useForm } from '#web/ui/use-form.ts';
import styles from './settings.module.css';

interface SettingOptions<Values, Output> extends Pick<FormOptions<Values, Output>, 'schema' | 'initial'> {
  /** Answers the sentence that tells it is done. */
  readonly save: (output: Output) => Promise<string>;
  /** What is taken out of the form once it is done, such as a password. */
  readonly cleared?: Partial<Values>;
}

export interface Setting<Values> {
  readonly form: Form<Values>;
  /** Until something else is typed. */
  readonly done: string | undefined;
}

export function useSetting<Values extends object, Output>(options: SettingOptions<Values, Output>): Setting<Values> {
  const [done, setDone] = useState({ text: '', values: '' });
  const form: Form<Values> = useForm<Values, Output>({
    schema: options.schema,
    initial: options.initial,
    onSubmit: async (output, values) => {
      setDone({ text: '', values: '' });
      try {
        const text = await options.save(output);
        const left = { ...values, ...options.cleared };
        form.set(left);
        setDone({ text, values: JSON.stringify(left) });
        return undefined;
      } catch (error) {
        return refusalOf(error);
      }
    },
  });
  const isDone = done.text !== '' && done.values === JSON.stringify(form.values);
  return { form, done: isDone ? done.text : undefined };
}

interface SettingFormProps<Values> {
  readonly setting: Setting<Values>;
  readonly submit: string;
  readonly busyLabel?: string;
  readonly children: ReactNode;
}

export function SettingForm<Values>({ setting, submit, busyLabel = words.saving, children }: SettingFormProps<Values>) {
  const { form, done } = setting;
  return (
    <form className={styles['form']} {...form.form}>
      {form.failure && <Alert>{form.failure}</Alert>}
      {children}
      <div className={styles['end']}>
        <SubmitButton kind="secondary" isBusy={form.isSubmitting} busyLabel={busyLabel}>
          {submit}
        </SubmitButton>
        <p role="status" className={styles['done']}>
          {done}
        </p>
      </div>
    </form>
  );
}
