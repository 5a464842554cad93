/**
 * What only a development machine has: Ctrl+Alt+Shift and a digit shows a message of each kind, so that it can be looked
 * at on any page and in any brand. Production never loads this file.
 */
import { useEffect } from 'react';
import * as words from '#core/words/en/shell.ts';
import { clearToasts, showToast } from '#web/ui/toast.tsx';

/** By the place of the key, so that it is the same on every keyboard. */
const shortcuts: Readonly<Record<string, () => void>> = {
  Digit1: () => showToast(words.somethingWorthKnowingCtrl),
  Digit2: () => showToast(words.somethingWentWellCtrl, 'success'),
  Digit3: () => showToast(words.somethingWentWrongAndThisSays, 'error'),
  Digit0: clearToasts,
};

export function DeveloperControls() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const run = Object.hasOwn(shortcuts, event.code) ? shortcuts[event.code] : undefined;
      if (!run || !event.ctrlKey || !event.altKey || !event.shiftKey) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return null;
}
