/** The question that comes between staff and money, numbers or people: is it still you? What waits goes on afterwards. */
import { useSyncExternalStore } from 'react';
import * as words from '#core/words/en/console/frame.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useFactors } from './door/factors.ts';
import { ProveFactor } from './door/prove-factor.tsx';

let answer: ((isConfirmed: boolean) => void) | undefined;
const changed = new EventTarget();

/** False when the person closes the dialog instead: then what they were about to do is refused, and stays as it was typed. */
export function confirmIdentity(): Promise<boolean> {
  return new Promise((resolve) => {
    answer = resolve;
    changed.dispatchEvent(new Event('change'));
  });
}

function settle(isConfirmed: boolean): void {
  answer?.(isConfirmed);
  answer = undefined;
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

export function ConfirmIdentity() {
  const isAsked = useSyncExternalStore(subscribe, () => answer !== undefined);
  return (
    <Dialog isOpen={isAsked} onClose={() => settle(false)} title={words.confirmThatItIsYou} size="small">
      <Question />
    </Dialog>
  );
}

function Question() {
  const factors = useFactors();
  return (
    <>
      <p>{words.giveYourSecondFactor}</p>
      <Loaded query={factors} label={words.lookingUpYourSecond}>
        {(known) => <ProveFactor factors={known} onProven={() => settle(true)} />}
      </Loaded>
    </>
  );
}
