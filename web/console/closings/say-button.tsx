/** One thing that staff say, and why: the button asks for the reason before anything is said. */
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { actReason } from '#core/desk/envelope.ts';
import type { PayloadIn } from '#core/journey/events.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/ask.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useSay } from '../say.ts';
import { ActionButton } from './action-button.tsx';
import type { ClosingProps } from './closing.ts';

interface SayButtonProps<E extends StaffEvent> extends ClosingProps {
  readonly event: E;
  readonly payload: PayloadIn<E>;
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  readonly children?: ReactNode;
  /** What is said before it, and only when that was taken is this said. */
  readonly first?: (reason: string) => Promise<string | undefined>;
}

export function SayButton<E extends StaffEvent>(props: SayButtonProps<E>) {
  const { closing, onDone, event, payload, kind = 'primary', children, first } = props;
  // What is said first moves the application, so this is said of what stands then.
  const say = useSay(first ? { uuid: closing.uuid } : closing);
  const { form, open, dialog } = useQuestion({
    schema: v.object({ reason: actReason }),
    initial: { reason: '' },
    onAnswer: async ({ reason }) => {
      const refusal = (await first?.(reason)) ?? (await say(event, payload, reason));
      onDone();
      return refusal;
    },
  });
  const label = children ?? operations[event].label;
  return (
    <>
      <ActionButton closing={closing} event={event} kind={kind} onPress={open}>
        {label}
      </ActionButton>
      <FormDialog {...dialog} title={operations[event].label} submit={String(label)}>
        <p>{operations[event].what}</p>
        <TextArea {...form.field('reason')} label={words.reason} hint={words.keptInTheFile} rows={3} />
      </FormDialog>
    </>
  );
}
