/**
 * The first page is on screen before its script runs. What was typed, chosen or filled in by the browser until then
 * counts: `take` is called once with the control as the person left it.
 */
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

export function useBeforeStart<Control extends HTMLElement>(
  take: (control: Control) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes the page over
  useEffect(() => {
    if (control.current) take(control.current);
  }, []);
  return control;
}
