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
import { queryClient, useRead } from '#web/client/queries.ts';
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

/** What an act is done to. A list that keeps no histories gives an empty one: then a refusal says that it moved. */
export type ActedOn = Pick<Closing, 'uuid' | 'version' | 'history'>;

/** Saying it. A refusal is answered as a sentence, and everything is read again either way. */
export function useSaying<E extends StaffEvent>(on: ActedOn, event: E, onDone: () => void) {
  const send = useAct(on.uuid);
  const [refusedAt, setRefusedAt] = useState<number>();
  const seen = useSeen(on, refusedAt);
  const { isWaiting, waitFor } = useWaiting(on);
  const act = async <A extends StaffEvent>(said: Said<A>) => {
    const outcome = await send(said);
    setRefusedAt('refusal' in outcome ? said.seenVersion : undefined);
    return outcome;
  };
  const say = async (said: Omit<Said<E>, 'event'>): Promise<string | undefined> => {
    const outcome = await act({ ...said, event });
    onDone();
    if ('refusal' in outcome) return outcome.refusal;
    waitFor(outcome.request);
    announce(outcome.request === null ? words.done : words.askedFor(operations[event].label));
    return undefined;
  };
  return { act, seen, say, asked: isWaiting ? words.askedFor(operations[event].label) : undefined };
}

const requestsKey = 'GET /service-console/api/v1/requests';
const READ_AGAIN_MS = 5000;

/** Whether what was asked for here still waits for a second person: refused, taken back or moved past, it does no more. */
function useWaiting({ uuid }: ActedOn) {
  const [asked, setAsked] = useState<{ readonly request: string; readonly at: number }>();
  const { data, dataUpdatedAt } = useRead(requestsKey, [{ query: { application: uuid } }], {
    ...{ enabled: asked !== undefined, refetchInterval: READ_AGAIN_MS, gcTime: 0 },
  });
  // What was read before it was asked for cannot know it, and one that is not on the first page may be on the next.
  const isKnown = asked !== undefined && data?.nextCursor === null && dataUpdatedAt > asked.at;
  const isGone = isKnown && !data.rows.some(({ uuid: one, isVoid }) => one === asked.request && !isVoid);
  const waitFor = (request: string | null) => {
    setAsked(request === null ? undefined : { request, at: Date.now() });
    // What is on its way was begun too early to know it.
    void queryClient.invalidateQueries({ queryKey: [requestsKey] });
  };
  return { isWaiting: asked !== undefined && !isGone, waitFor };
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
      if ('request' in first && first.request === null) return say({ payload, reason });
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
    <OffButton ref={ref} kind={kind} reason={whyNot} hotkey={hotkey} offeredAs={null} onPress={onPress}>
      {label}
    </OffButton>
  );
}
