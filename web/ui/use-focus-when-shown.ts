/**
 * Focus for what takes the place of the control that was pressed: without it the keyboard would be thrown back to the
 * top of the page, and a reader would say nothing. What is there when the page opens is left alone.
 */
import { type RefObject, useEffect, useRef } from 'react';

export function useFocusWhenShown<E extends HTMLElement>(isShown: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) element.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return element;
}
