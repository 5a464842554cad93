/** The places of a paper that wait for a mark, one after the other. Nothing is marked until the person does it. */
import { useEffect, useRef, useState } from 'react';
import type { AdoptedSignature } from '#core/documents/signing.ts';
import * as words from '#core/words/en/signing.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './signing.module.css';
import type { PaperToSign } from './signing-calls.ts';

type Field = PaperToSign['fields'][number];

interface PlacesProps {
  readonly fields: readonly Field[];
  readonly signature: AdoptedSignature;
  readonly isBusy: boolean;
  readonly onDone: () => void;
}

export function Places({ fields, signature, isBusy, onDone }: PlacesProps) {
  const [marked, setMarked] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = fields.findIndex(({ id }) => !marked.includes(id));
  const field = fields[at];
  // Anyone who cannot see the card change hears its new heading.
  useEffect(() => {
    if (at !== 0) heading.current?.focus();
  }, [at]);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={styles['place']}>
        {field ? words.signatureOfPage(at + 1, fields.length, field.page + 1) : words.allDone}
      </h2>
      {field ? (
        <Mark key={field.id} field={field} signature={signature} onMark={() => setMarked([...marked, field.id])} />
      ) : (
        <>
          <ul className={styles['done']}>
            {fields.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
          <div className={styles['row']}>
            <Button isBusy={isBusy} busyLabel={words.signing} onClick={onDone}>
              {words.signThisPaper}
            </Button>
            <Button kind="secondary" onClick={() => setMarked([])}>
              {words.startOver}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

interface MarkProps {
  readonly field: Field;
  readonly signature: AdoptedSignature;
  readonly onMark: () => void;
}

function Mark({ field: { id, kind, label }, signature, onMark }: MarkProps) {
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  if (kind === 'acknowledgement')
    return (
      <>
        <Checkbox
          name={id}
          isCard
          label={label}
          value={isTicked}
          error={isMissing && !isTicked ? words.pleaseTickTheBox : undefined}
          onChange={setTicked}
        />
        <div className={styles['row']}>
          <Button onClick={() => (isTicked ? onMark() : setMissing(true))}>{words.nextPlace}</Button>
        </div>
      </>
    );
  return (
    <>
      <p>{label}.</p>
      <SignatureShown signature={signature} isInitials={kind === 'initials'} />
      <div className={styles['row']}>
        <Button onClick={onMark}>{kind === 'initials' ? words.initialHere : words.signHere}</Button>
      </div>
    </>
  );
}

export function SignatureShown({
  signature,
  isInitials,
}: {
  readonly signature: AdoptedSignature;
  readonly isInitials: boolean;
}) {
  if (signature.way === 'drawn' && !isInitials)
    return (
      <svg className={styles['drawn']} viewBox="0 0 600 200" role="img" aria-label={words.signatureOf(signature.name)}>
        <path
          d={signature.path}
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    );
  return <p className={styles['typed']}>{isInitials ? initialsOf(signature.name) : signature.name}</p>;
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('');
}
