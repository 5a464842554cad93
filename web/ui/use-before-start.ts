/**
 * The first page is on screen before its script runs. What was typed, chosen or filled in by the browser until then
 * counts: `take` is called once with the control as the person left it.
 */
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export function useBeforeStart<Control extends HTMLElement>(
  take: (control: Control) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  // In the same turn: an effect of a page taken over is idle work, and whatever is drawn before it puts the control back
  // to empty under the person's finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes the page over
  useLayoutEffect(() => {
    if (control.current) take(control.current);
  }, []);
  return control;
}

/** A press that came before the script was kept with the form or its button (server/api/site.ts): it counts now. */
export function useEarlyPress(form: RefObject<HTMLFormElement | null>): void {
  const [wasPressed, setPressed] = useState(false);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('button[data-pressed]')?.click();
    setPressed(form.current?.dataset['pressed'] !== undefined);
  }, [form]);
  // In the next turn, when what was typed has been taken.
  useEffect(() => {
    if (wasPressed) form.current?.requestSubmit();
  }, [form, wasPressed]);
}
