/**
 * A button that the palette offers too. The palette presses the button itself: both do the same, and neither does anything
 * while the button is busy, off, or not on the screen. The button then has the focus, so that a dialog gives it back.
 */
import { type RefObject, useId, useRef } from 'react';
import { usePaletteActs } from './acts.ts';

interface Offering {
  /** What the palette calls it; a button whose name it does not know it does not offer. */
  readonly label: string | undefined;
  readonly hint?: string | undefined;
  /** The key that does the same. */
  readonly press?: string | undefined;
  readonly isAsked?: boolean;
  readonly whyNot?: string | null | undefined;
  readonly isBusy?: boolean | undefined;
}

/** The ref is for the button. */
export function useOfferedButton({ label, isBusy = false, ...rest }: Offering): RefObject<HTMLButtonElement | null> {
  const key = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const run = () => {
    ref.current?.focus();
    ref.current?.click();
  };
  usePaletteActs(
    label === undefined || isBusy ? [] : [{ ...rest, key, label, isThere: () => canBePressed(ref.current), run }],
  );
  return ref;
}

function canBePressed(button: HTMLButtonElement | null): boolean {
  return button !== null && !button.matches(':disabled') && button.checkVisibility();
}
