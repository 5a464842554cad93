/**
 * Waits with what would move the page until a press is over. Leaving a field can show an error, which pushes the button
 * under the pointer away before it is released: the click would be lost.
 */
import { useEffect, useRef } from 'react';

export function useAfterPress(): (task: () => void) => void {
  const press = useRef({ isDown: false, task: undefined as (() => void) | undefined }).current;
  useEffect(() => {
    const down = () => {
      press.isDown = true;
    };
    const up = () => {
      press.isDown = false;
      // The click comes right after the release, in the same turn.
      setTimeout(() => {
        press.task?.();
        press.task = undefined;
      });
    };
    const listening = new AbortController();
    const how = { capture: true, signal: listening.signal };
    addEventListener('pointerdown', down, how);
    addEventListener('pointerup', up, how);
    addEventListener('pointercancel', up, how);
    return () => listening.abort();
  }, [press]);
  return (task) => {
    if (press.isDown) press.task = task;
    else task();
  };
}
