/** Giving up the right to cancel in an emergency: a dated statement of every owner, in their own words; no form of ours. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from '../console.module.css';
import { useSay } from '../say.ts';
import { ActionButton } from './action-button.tsx';
import type { Closing, ClosingProps } from './closing.ts';
import { ScanField } from './scan-field.tsx';
import { type Scans, useScans } from './use-scans.ts';

export function WaiveRescission({ closing, onDone }: ClosingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton closing={closing} event="rescissionWaived" onPress={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Every owner’s own statement">
        <Waiver
          closing={closing}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      </Dialog>
    </>
  );
}

function Waiver({ closing, onDone, onClose }: ClosingProps & { readonly onClose: () => void }) {
  const say = useSay(closing.uuid);
  const [statements, setStatements] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const missing = closing.owners.filter(({ identityUuid }) => !statements.has(identityUuid));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing.length > 0) return;
    setBusy(true);
    const all = [...statements].map(([identityUuid, documentUuid]) => ({ identityUuid, documentUuid }));
    const refusal = await say('rescissionWaived', { statements: all });
    setBusy(false);
    setFailure(refusal);
    if (refusal === undefined) onDone();
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <p>
        The law lets owners give up their three days only for a real personal emergency. Each of them writes, signs and
        dates it; a printed form does not count. One who does not write keeps the right for all.
      </p>
      {closing.owners.map((owner) => (
        <Statement
          key={owner.identityUuid}
          uuid={closing.uuid}
          owner={owner}
          isMissing={isAsked && !statements.has(owner.identityUuid)}
          onChange={(documentUuid) =>
            setStatements((all) => {
              const next = new Map(all);
              if (documentUuid === undefined) next.delete(owner.identityUuid);
              else next.set(owner.identityUuid, documentUuid);
              return next;
            })
          }
        />
      ))}
      <div className={styles['actions']}>
        <SubmitButton isBusy={isBusy}>Record the waiver</SubmitButton>
        <Button kind="secondary" onClick={onClose}>
          Go back
        </Button>
      </div>
    </form>
  );
}

interface StatementProps {
  readonly uuid: string;
  readonly owner: Closing['owners'][number];
  readonly isMissing: boolean;
  readonly onChange: (documentUuid: string | undefined) => void;
}

function Statement({ uuid, owner, isMissing, onChange }: StatementProps) {
  const scans = useScans(uuid, 'RESCISSION_WAIVER');
  useTold(scans, onChange);
  return (
    <ScanField
      scans={scans}
      name={`statement-${owner.identityUuid}`}
      label={`Statement of ${owner.name}`}
      error={isMissing ? `Please add what ${owner.name} wrote` : undefined}
    />
  );
}

/** The first page is the one that is named. */
function useTold({ uuids: [first] }: Scans, onChange: StatementProps['onChange']): void {
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => tell.current(first), [first]);
}
