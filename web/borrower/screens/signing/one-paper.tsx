/**
 * One document to sign: read, and marked place by place in the text. A place is recorded when it is marked; the last of them
 * seals the document. How the signature looks is asked at the first place that needs one.
 */
import { useState } from 'react';
import type { FieldBlock } from '#core/documents/blocks.ts';
import type { AdoptedSignature } from '#core/documents/signing.ts';
import * as words from '#core/words/en/signing.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from '../application/screen.module.css';
import { Paper } from '../document/paper.tsx';
import { AdoptSignature } from './adopt-signature.tsx';
import { Place, type PlaceField } from './places.tsx';
import { SignBar } from './sign-bar.tsx';
import { SignRemaining } from './sign-remaining.tsx';
import { type PaperToSign, useSigningStep } from './signing-calls.ts';

interface OnePaperProps {
  readonly paper: PaperToSign;
  readonly name: string;
  readonly signature: AdoptedSignature | undefined;
  readonly onAdopt: (signature: AdoptedSignature) => void;
}

export function OnePaper({ paper, name, signature, onAdopt }: OnePaperProps) {
  const viewed = useSigningStep('viewed');
  const { left, mark, isBusy, failure, adopting, setAdopting } = useMarks(paper, signature);
  const { uuid: documentUuid, title, fields, isViewed } = paper;
  const [now] = left;
  const [isInView, setInView] = useState(false);
  const placeAt = (block: FieldBlock) => {
    const at = fields.findIndex(({ id }) => id === block.field.id);
    const field = fields[at];
    if (!field) return undefined;
    return (
      <Place
        {...{ block, field, isBusy, failure }}
        at={at + 1}
        count={fields.length}
        isNow={field.id === now?.id}
        signature={signature ?? { way: 'typed', name }}
        wait={left.length === 1 && !isViewed ? words.readToTheEndToSign : undefined}
        onMark={() => void mark([field])}
        onInView={setInView}
      />
    );
  };
  return (
    <>
      <Paper
        {...{ documentUuid, title, placeAt }}
        onEnd={(sha256, as) => void viewed.send({ documentUuid, sha256, as })}
      />
      {viewed.failure !== undefined && <Alert>{viewed.failure}</Alert>}
      <p className={styles['lead']} role="status">
        {isViewed ? words.youHaveReadThisPaper : words.readThePaperToIts}
      </p>
      {isViewed && left.length > 1 && (
        <div>
          <SignRemaining left={left} isBusy={isBusy} onSign={() => void mark(left)} />
        </div>
      )}
      <SignBar {...{ fields, isInView }} />
      <Dialog isOpen={adopting !== undefined} onClose={() => setAdopting(undefined)} title={words.yourSignature}>
        <AdoptSignature
          name={name}
          onAdopt={(adopted) => {
            onAdopt(adopted);
            if (adopting) void mark(adopting, adopted);
          }}
        />
      </Dialog>
    </>
  );
}

/** Marks places: one is recorded as it is; all that are left seal the document. */
function useMarks({ uuid: documentUuid, sha256, fields }: PaperToSign, signature: AdoptedSignature | undefined) {
  const placed = useSigningStep('place');
  const signed = useSigningStep('sign');
  /** What is to be marked as soon as the person has chosen how they sign. */
  const [adopting, setAdopting] = useState<readonly PlaceField[]>();
  const left = fields.filter(({ placedAt }) => placedAt === null);
  const mark = async (marks: readonly PlaceField[], adopted = signature) => {
    const [first] = marks;
    const isLast = marks.length === left.length;
    if (!first) return;
    if (!adopted && (isLast || first.kind !== 'acknowledgement')) return setAdopting(marks);
    setAdopting(undefined);
    if (isLast && adopted)
      await signed.send({ documentUuid, sha256, signature: adopted, fields: fields.map(({ id }) => id) });
    else await placed.send({ documentUuid, sha256, field: first.id });
  };
  return {
    left,
    mark,
    isBusy: placed.isBusy || signed.isBusy,
    failure: placed.failure ?? signed.failure,
    adopting,
    setAdopting,
  };
}
