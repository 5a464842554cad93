/** Giving up the right to cancel in an emergency: a dated statement of every owner, in their own words; no form of ours. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as askWords from '#core/words/en/console/ask.ts';
import * as words from '#core/words/en/console/closings.ts';
import { sayWhy } from '#core/words/en/desk.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Next, useForesight } from '../ask/next.tsx';
import { Since } from '../ask/seen.tsx';
import styles from '../console.module.css';
import { ActButton, Asked, useSaying } from '../page-act.tsx';
import { type Closing, type ClosingProps, whyNot } from './closing.ts';
import { ScanField } from './scan-field.tsx';
import { type Scans, useScans } from './use-scans.ts';

export function WaiveRescission({ closing, onDone }: ClosingProps) {
  const [isOpen, setOpen] = useState(false);
  const saying = useSaying(closing, 'rescissionWaived', onDone);
  const open = () => {
    saying.seen.accept();
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <ActButton event="rescissionWaived" whyNot={whyNot(closing, 'rescissionWaived')} onPress={open} />
      {saying.asked !== undefined && <Asked>{saying.asked}</Asked>}
      <Dialog isOpen={isOpen} onClose={close} title={words.everyOwnersOwnStatement}>
        <Waiver closing={closing} saying={saying} onClose={close} />
      </Dialog>
    </>
  );
}

interface WaiverProps {
  readonly closing: Closing;
  readonly saying: ReturnType<typeof useSaying<'rescissionWaived'>>;
  readonly onClose: () => void;
}

function Waiver({ closing, saying: { seen, say }, onClose }: WaiverProps) {
  const [statements, setStatements] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [reason, setReason] = useState('');
  const missing = closing.owners.filter(({ identityUuid }) => !statements.has(identityUuid));
  const payload = {
    statements: [...statements].map(([identityUuid, documentUuid]) => ({ identityUuid, documentUuid })),
  };
  const foresight = useForesight(closing, 'rescissionWaived', missing.length > 0 ? undefined : payload);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing.length > 0 || reason.trim() === '') return;
    setBusy(true);
    const refusal = await say({ payload, reason, seenVersion: seen.version });
    setBusy(false);
    setFailure(refusal);
    if (refusal === undefined) onClose();
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Since seen={seen} />
      <p>{words.theLawLetsOwners}</p>
      {closing.owners.map((owner) => (
        <Statement
          key={owner.identityUuid}
          uuid={closing.uuid}
          owner={owner}
          isMissing={isAsked && !statements.has(owner.identityUuid)}
          onChange={(documentUuid) => setStatements((all) => withStatement(all, owner.identityUuid, documentUuid))}
        />
      ))}
      <TextArea
        id="waiver-reason"
        name="reason"
        label={askWords.reason}
        hint={askWords.keptInTheFile}
        rows={3}
        value={reason}
        error={isAsked && reason.trim() === '' ? sayWhy : undefined}
        onChange={setReason}
      />
      <Next foresight={foresight} />
      <div className={styles['actions']}>
        <SubmitButton isBusy={isBusy}>{words.recordTheWaiver}</SubmitButton>
        <Button kind="secondary" onClick={onClose}>
          {words.goBack}
        </Button>
      </div>
    </form>
  );
}

function withStatement(all: ReadonlyMap<string, string>, identityUuid: string, documentUuid: string | undefined) {
  const next = new Map(all);
  if (documentUuid === undefined) next.delete(identityUuid);
  else next.set(identityUuid, documentUuid);
  return next;
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
      label={words.statementOf(owner.name)}
      error={isMissing ? words.pleaseAddWhatWrote(owner.name) : undefined}
    />
  );
}

/** The first page is the one that is named. */
function useTold({ uuids: [first] }: Scans, onChange: StatementProps['onChange']): void {
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => tell.current(first), [first]);
}
