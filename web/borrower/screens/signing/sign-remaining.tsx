/**
 * All places that are left, at once, for someone who has read the document to its end. Each is named by what it attests, a
 * statement of fact is ticked by itself, and each becomes an act of its own in the evidence.
 */
import { useState } from 'react';
import * as words from '#core/words/en/signing.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './places.module.css';
import type { PlaceField } from './places.tsx';

interface SignRemainingProps {
  readonly left: readonly PlaceField[];
  readonly isBusy: boolean;
  readonly onSign: () => void;
}

export function SignRemaining({ left, isBusy, onSign }: SignRemainingProps) {
  const [isOpen, setOpen] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const facts = left.filter(({ kind }) => kind === 'acknowledgement');
  const marks = left.filter(({ kind }) => kind !== 'acknowledgement');
  const isReady = facts.every(({ id }) => ticked.has(id));
  const sign = () => {
    setTried(true);
    if (!isReady) return;
    setOpen(false);
    onSign();
  };
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {words.signAllRemaining(left.length)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.signAllTitle}
        actions={
          <Button isBusy={isBusy} busyLabel={words.signing} onClick={sign}>
            {words.signThese(left.length)}
          </Button>
        }
      >
        <p>{words.signAllLead}</p>
        <ul className={styles['left']}>
          {marks.map(({ id, kind, label }) => (
            <li key={id}>{kind === 'initials' ? words.initialsFor(label) : words.signatureFor(label)}</li>
          ))}
        </ul>
        {facts.map(({ id, label }) => (
          <Checkbox
            key={id}
            name={`all-${id}`}
            isCard
            label={label}
            value={ticked.has(id)}
            error={isTried && !ticked.has(id) ? words.pleaseTickTheBox : undefined}
            onChange={(is) =>
              setTicked((before) => new Set(is ? [...before, id] : [...before].filter((x) => x !== id)))
            }
          />
        ))}
      </Dialog>
    </>
  );
}
