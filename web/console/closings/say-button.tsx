/** One thing that staff say, and why: the button asks for the reason before anything is said. */
import * as v from 'valibot';
import { actReason } from '#core/desk/envelope.ts';
import type { PayloadIn } from '#core/journey/events.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/ask.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { PageAct, usePageAct } from '../page-act.tsx';
import { type ClosingProps, whyNot } from './closing.ts';

interface SayButtonProps<E extends StaffEvent> extends ClosingProps {
  readonly event: E;
  readonly payload: PayloadIn<E>;
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  /** Instead of the row’s label, where the page knows more: an amount, a name. */
  readonly label?: string;
  /** What is said before it, and only when that was taken is this said. */
  readonly before?: Parameters<typeof usePageAct>[0]['before'];
}

export function SayButton<E extends StaffEvent>(props: SayButtonProps<E>) {
  const { closing, onDone, event, payload, kind = 'primary', label = operations[event].label, before } = props;
  const { form, act } = usePageAct({
    ...{ on: closing, event, onDone, before },
    schema: v.object({ reason: actReason }),
    initial: { reason: '' },
    payloadOf: () => payload,
    reasonOf: ({ reason }) => reason,
  });
  return (
    <PageAct {...{ act, kind, label }} whyNot={whyNot(closing, event)} title={operations[event].label} submit={label}>
      <p>{operations[event].what}</p>
      <TextArea {...form.field('reason')} label={words.reason} hint={words.keptInTheFile} rows={3} />
    </PageAct>
  );
}
