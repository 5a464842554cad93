/**
 * An act that a part of the page asks for in a dialog of its own. Promises what the forms of the left column promise: it is
 * done to the state that was there when the dialog opened, what a colleague did meanwhile is said by name, what happens
 * next is shown before it is sent, and what takes a second person is said to be asked for.
 */
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { PayloadIn } from '#core/journey/events.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/ask.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import type { ButtonKind } from '#web/ui/button.tsx';
import { announce } from '#web/ui/live-region.tsx';
import type { FormOptions } from '#web/ui/use-form.ts';
import { type Foresight, Next, useForesight } from './ask/next.tsx';
import { usePlaced } from './ask/placed-acts.ts';
import { type Seen, Since, useSeen } from './ask/seen.tsx';
import type { Closing } from './closings/closing.ts';
import styles from './console.module.css';
import { OffButton } from './off-button.tsx';
import { type Said, useAct } from './use-act.ts';

/** What an act is done to. A list that keeps no histories gives an empty one: then a refusal is all that it says. */
export type ActedOn = Pick<Closing, 'uuid' | 'version' | 'history'>;

/** Saying it. A refusal is answered as a sentence, and everything is read again either way. */
export function useSaying<E extends StaffEvent>(on: ActedOn, event: E, onDone: () => void) {
  const act = useAct(on.uuid);
  const seen = useSeen(on);
  const [asked, setAsked] = useState<string>();
  const say = async (said: Omit<Said<E>, 'event'>): Promise<string | undefined> => {
    const outcome = await act({ ...said, event });
    onDone();
    if ('refusal' in outcome) return outcome.refusal;
    const told = outcome.isAsked ? words.askedFor(operations[event].label) : undefined;
    setAsked(told);
    announce(told ?? words.done);
    return undefined;
  };
  return { act, seen, say, asked };
}

/** Another act that is done first: only when it was taken is this one done. */
interface Before {
  readonly event: StaffEvent;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface PageActOptions<E extends StaffEvent, Values, Output extends Values>
  extends Pick<FormOptions<Values, Output>, 'schema' | 'initial'> {
  readonly on: ActedOn;
  readonly event: E;
  /** Undefined while what it needs is not all there. */
  readonly payloadOf: (answers: Values) => PayloadIn<E> | undefined;
  readonly reasonOf: (answers: Output) => string;
  readonly before?: Before | undefined;
  readonly onDone: () => void;
}

export function usePageAct<E extends StaffEvent, Values extends object, Output extends Values>(
  options: PageActOptions<E, Values, Output>,
) {
  const { on, event, schema, initial, payloadOf, reasonOf, before, onDone } = options;
  const { act, seen, say, asked } = useSaying(on, event, onDone);
  const seenVersion = seen.version;
  const { form, open, dialog } = useQuestion<Values, Output>({
    schema,
    initial,
    onAnswer: async (answers) => {
      const payload = payloadOf(answers);
      if (payload === undefined) return words.fillInFirst;
      const reason = reasonOf(answers);
      if (before === undefined) return say({ payload, reason, seenVersion });
      const first = await act({ ...before, payload: before.payload as never, reason, seenVersion });
      // The first has moved the application: the second is done to what it is then.
      if ('isAsked' in first && !first.isAsked) return say({ payload, reason });
      onDone();
      return 'refusal' in first ? first.refusal : words.askedFirst(operations[before.event].label);
    },
  });
  const foresight = useForesight(on, before?.event ?? event, before?.payload ?? payloadOf(form.values), dialog.isOpen);
  const begin = () => {
    seen.accept();
    open();
  };
  const then = before && operations[event].label;
  return { form, act: { event, dialog, open: begin, seen, foresight, asked, then } };
}

interface ActInDialog {
  readonly event: StaffEvent;
  readonly dialog: Pick<ComponentProps<typeof FormDialog>, 'form' | 'isOpen' | 'onClose'>;
  readonly open: () => void;
  readonly seen: Seen;
  readonly foresight: Foresight;
  readonly asked: string | undefined;
  readonly then: string | undefined;
}

interface PageActProps extends Pick<ComponentProps<typeof ActButton>, 'whyNot' | 'kind' | 'about'> {
  readonly act: ActInDialog;
  /** Instead of the row’s, where the page knows more: an amount, a name. */
  readonly label?: string | undefined;
  readonly title: string;
  readonly submit: string;
  /** What it leads to in words, and what is asked. */
  readonly children: ReactNode;
}

/** The button, and the dialog that it opens. */
export function PageAct({ act, title, submit, children, ...button }: PageActProps) {
  const { event, dialog, open, asked } = act;
  const isTwo = act.foresight.next?.two != null;
  return (
    <>
      <ActButton event={event} {...button} onPress={open} />
      {asked !== undefined && <Asked>{asked}</Asked>}
      <FormDialog {...dialog} title={title} submit={isTwo ? words.askForASecond : submit}>
        <Since seen={act.seen} />
        {children}
        <Next foresight={act.foresight} />
        {act.then !== undefined && <p>{words.afterIt(act.then)}</p>}
      </FormDialog>
    </>
  );
}

/** What waits for a second person changes nothing on the page, so it is said there. */
export const Asked = ({ children }: { readonly children: string }) => (
  <p role="status" className={styles['muted']}>
    {children}
  </p>
);

interface ActButtonProps {
  readonly event: StaffEvent;
  readonly whyNot: string | null;
  readonly kind?: ButtonKind | undefined;
  readonly label?: string | undefined;
  /** What it is about, where there may be several of a kind. */
  readonly about?: string | undefined;
  readonly onPress: () => void;
}

/** In the words of its row; where it is off, the row's reason stands beneath it; where it is among what is asked now, its key on it. */
export function ActButton({ event, whyNot, kind = 'secondary', about, onPress, ...rest }: ActButtonProps) {
  const { label = operations[event].label } = rest;
  const { ref, hotkey } = usePlaced({ event, label, about, run: whyNot === null ? onPress : undefined });
  return (
    <OffButton ref={ref} kind={kind} reason={whyNot} hotkey={hotkey} onPress={onPress}>
      {label}
    </OffButton>
  );
}
