/**
 * A step's form: opens with what was typed or answered before, keeps every keystroke, and takes what another tab wrote,
 * except into the field someone is in.
 */
import { useEffect, useRef } from 'react';
import { joinMessages } from '#core/people/messages.ts';
import type { RegistrationAnswers, RegistrationData } from '#core/registration/data.ts';
import type { StepKey } from '#core/registration/steps.ts';
import { announce } from '#web/ui/live-region.tsx';
import { type Form, type FormOptions, type Refusal, useForm } from '#web/ui/use-form.ts';
import { dataOf, shownIn, withTyped } from './draft.ts';
import { useRegistration } from './registration.ts';

interface StepFormOptions<Values extends object> extends Pick<FormOptions<Values, unknown>, 'messages'> {
  readonly schema: FormOptions<Values, Partial<RegistrationAnswers>>['schema'];
  readonly read: (data: RegistrationData) => Values;
  /** A secret is neither kept nor shown again. */
  readonly isSecret?: boolean;
  /** The fields are one thing, such as an address: another tab's are taken together or not at all. */
  readonly isOneThing?: boolean;
  /** In place of simply going on. */
  readonly onSubmit?: (answers: Partial<RegistrationAnswers>, values: Values) => Promise<Refusal | undefined>;
}

export function useStepForm<Values extends object>(step: StepKey, options: StepFormOptions<Values>): Form<Values> {
  const { schema, read, messages, isSecret, isOneThing, onSubmit } = options;
  const { store, finish } = useRegistration();
  const shown = () => shownIn(store.get(), step, read(dataOf(store.get())));
  const form = useForm<Values, Partial<RegistrationAnswers>>({
    schema,
    ...(messages && { messages }),
    initial: shown(),
    onSubmit: (answers, values) => onSubmit?.(answers, values) ?? finish([{ step, answers }]),
  });

  const { values } = form;
  const kept = useRef(values);
  useEffect(() => {
    if (isSecret || kept.current === values) return;
    const before = kept.current;
    kept.current = values;
    store.update((draft, nowMs) => withTyped(draft, step, before, values, nowMs));
  }, [store, step, values, isSecret]);

  useSpokenMistakes(form.mistakes.map(({ message }) => message));

  const takeOver = useRef(() => {});
  takeOver.current = () => {
    const element = form.form.ref.current;
    const focused = document.activeElement;
    const isInside = element?.contains(focused) && focused instanceof HTMLInputElement;
    if (isSecret || (isOneThing && isInside)) return;
    const name = isInside ? focused.name : undefined;
    const fresh = shown();
    // What stands here and is not in the draft yet is newer than the draft.
    const isKept = (field: keyof Values) => kept.current[field] === values[field];
    const fields = (Object.keys(fresh) as (keyof Values & string)[]).filter(
      (field) => field !== name && fresh[field] !== values[field] && isKept(field),
    );
    if (fields.length === 0) return;
    const taken = Object.fromEntries(fields.map((field) => [field, fresh[field]])) as Partial<Values>;
    kept.current = { ...kept.current, ...taken };
    form.set(taken);
  };
  const { ref } = form.form;
  useEffect(() => {
    const element = ref.current;
    // What came while someone was in the field is taken when they leave it.
    const leave = () => setTimeout(() => takeOver.current());
    element?.addEventListener('focusout', leave);
    const stop = store.subscribe((isFromOutside) => isFromOutside && takeOver.current());
    return () => {
      element?.removeEventListener('focusout', leave);
      stop();
    };
  }, [store, ref]);
  return form;
}

/** What is newly wrong is said aloud: anyone who has left the field already would not hear it. */
function useSpokenMistakes(messages: readonly string[]): void {
  const told = useRef(messages);
  useEffect(() => {
    const fresh = messages.filter((message) => !told.current.includes(message));
    told.current = messages;
    if (fresh.length > 0) announce(joinMessages(fresh));
  });
}
