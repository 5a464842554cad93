/** One place of a document, in the text where it belongs: marked already, to be marked now, or later. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldBlock } from '#core/documents/blocks.ts';
import type { AdoptedSignature } from '#core/documents/signing.ts';
import * as words from '#core/words/en/signing.ts';
import { showZoned } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import styles from './places.module.css';
import { SignatureShown } from './signature-shown.tsx';
import type { PaperToSign } from './signing-calls.ts';

export type PlaceField = PaperToSign['fields'][number];

/** Where the bar jumps to. */
export const placeId = (field: string) => `place-${field}`;

export interface PlaceProps {
  readonly block: FieldBlock;
  readonly field: PlaceField;
  /** Counted from 1. */
  readonly at: number;
  readonly count: number;
  readonly isNow: boolean;
  /** As it looks, or would look, on the document. */
  readonly signature: AdoptedSignature;
  /** Why it cannot be marked yet. */
  readonly wait: string | undefined;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onMark: () => void;
  /** While it is the next: whether it is before the reader's eyes. */
  readonly onInView: (isInView: boolean) => void;
}

export function Place(props: PlaceProps) {
  const { block, field, at, count, isNow, failure } = props;
  const isDone = field.placedAt !== null;
  const state = isDone ? 'done' : isNow ? 'now' : 'later';
  const box = useRef<HTMLElement>(null);
  const before = useRef(isDone);
  // The button that was pressed is gone; the reading goes on from here, and what happened is said.
  useEffect(() => {
    if (isDone && !before.current) box.current?.focus({ preventScroll: true });
    before.current = isDone;
  }, [isDone]);
  useInView(box, state === 'now', props.onInView);
  return (
    <section
      ref={box}
      id={placeId(field.id)}
      className={styles['place']}
      data-state={state}
      tabIndex={-1}
      aria-label={words.signatureAt(at, count)}
    >
      {/* To be ticked, it is the label of its own box. */}
      {(state !== 'now' || field.kind !== 'acknowledgement') && <p className={styles['label']}>{field.label}</p>}
      {isDone ? <Done {...props} /> : isNow ? <Now {...props} /> : null}
      {state === 'later' && (
        <p className={styles['hint']}>
          {words.comesAfter(at, count)} {words.whoSigns(block.name, block.capacity)}
        </p>
      )}
      {isNow && failure !== undefined && <Alert>{failure}</Alert>}
    </section>
  );
}

function useInView(box: RefObject<HTMLElement | null>, isNow: boolean, tell: PlaceProps['onInView']): void {
  useEffect(() => {
    if (!(isNow && box.current)) return;
    const watch = new IntersectionObserver(([entry]) => entry && tell(entry.isIntersecting), { threshold: 0.6 });
    watch.observe(box.current);
    return () => {
      watch.disconnect();
      tell(false);
    };
  }, [box, isNow, tell]);
}

const doneWords = {
  initials: words.initialedAt,
  signature: words.signedAt,
  acknowledgement: words.confirmedAt,
} as const;

function Done({ block, field: { kind, placedAt }, signature }: PlaceProps) {
  return (
    <>
      {kind !== 'acknowledgement' && <SignatureShown signature={signature} isInitials={kind === 'initials'} />}
      <p className={styles['done']}>
        <CheckIcon />
        <span>{doneWords[kind](showZoned(placedAt ?? ''))}</span>
      </p>
      <p className={styles['hint']}>{words.whoSigns(block.name, block.capacity)}</p>
    </>
  );
}

function Now(props: PlaceProps): ReactNode {
  const { block, field, signature, wait, isBusy, onMark } = props;
  const { id, kind, label } = field;
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isTick = kind === 'acknowledgement';
  const press = () => (isTick && !isTicked ? setMissing(true) : onMark());
  const button = isTick ? words.confirm : kind === 'initials' ? words.initialHere : words.signHere;
  return (
    <>
      {isTick && (
        <Checkbox
          name={id}
          label={label}
          value={isTicked}
          error={isMissing && !isTicked ? words.pleaseTickTheBox : undefined}
          onChange={setTicked}
        />
      )}
      <div className={styles['row']}>
        {!isTick && <SignatureShown signature={signature} isInitials={kind === 'initials'} />}
        <Button isBusy={isBusy} busyLabel={words.recording} disabled={wait !== undefined} onClick={press}>
          {button}
        </Button>
      </div>
      {wait !== undefined && <p className={styles['hint']}>{wait}</p>}
      <p className={styles['hint']}>{words.whoSigns(block.name, block.capacity)}</p>
    </>
  );
}
