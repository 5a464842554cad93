/** What stands in the dialog: how the person can confirm that it is them, where the code goes, and the code. */
import { useCallback, useEffect, useRef, useState } from 'react';
import * as words from '#core/words/en/confirm-identity.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './confirm-identity.module.css';
import { isTooMany, lastSent, refusalToSend, type Sent, sendCode } from './sent.ts';

type Way = Answer<'GET /identity/secure/api/v1/step-up'>['ways'][number];

interface Props {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

type State =
  | { readonly kind: 'loading' | 'app' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'choosing'; readonly ways: readonly Sent[] }
  /** Where no more codes are sent for now, `failure` says so: one that came before can still be entered. */
  | { readonly kind: 'sent'; readonly sent: Sent; readonly failure?: string };

export function ConfirmIdentity({ onConfirmed, onCancel }: Props) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const fail = useCallback((error: unknown) => setState({ kind: 'failed', message: refusalToSend(error) }), []);
  const send = useCallback(
    (to: Sent) =>
      sendCode(to).then(
        () => {
          announce(words.weSentACode(to.to));
          setState({ kind: 'sent', sent: to });
        },
        (error: unknown) => {
          if (isTooMany(error)) setState({ kind: 'sent', sent: to, failure: refusalToSend(error) });
          else fail(error);
        },
      ),
    [fail],
  );
  const begin = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      const { ways } = await call('GET /identity/secure/api/v1/step-up');
      await choose(ways, { setState, send });
    } catch (error) {
      fail(error);
    }
  }, [send, fail]);
  useEffect(() => void begin(), [begin]);

  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles['body']} role="status">
          {words.oneMomentPlease}
        </div>
      );
    case 'failed':
      return <Failed message={state.message} onTryAgain={begin} onCancel={onCancel} />;
    case 'choosing':
      return <Choice ways={state.ways} onChoose={send} onCancel={onCancel} />;
    case 'app':
      return <CodeForm sent={null} onConfirmed={onConfirmed} onCancel={onCancel} />;
    case 'sent':
      return <CodeForm sent={state.sent} failure={state.failure} onConfirmed={onConfirmed} onCancel={onCancel} />;
  }
}

interface FailedProps {
  readonly message: string;
  readonly onTryAgain: () => Promise<void>;
  readonly onCancel: () => void;
}

/** The button that was pressed is gone with what it stood in: focus goes to the one that tries again. */
function Failed({ message, onTryAgain, onCancel }: FailedProps) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <div className={styles['body']}>
      <Alert title={words.weCouldntSendACode}>{message}</Alert>
      <div className={styles['end']}>
        <Button ref={again} onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {words.goBack}
        </Button>
      </div>
    </div>
  );
}

/** One way needs no choosing; a code that went out a moment ago is not sent again. */
async function choose(
  ways: readonly Way[],
  { setState, send }: { readonly setState: (state: State) => void; readonly send: (to: Sent) => Promise<void> },
): Promise<void> {
  const known = ways.flatMap(({ way, to }) => (way === 'app' || to === null ? [] : [{ way, to }]));
  const earlier = known.find(({ way, to }) => way === lastSent()?.way && to === lastSent()?.to);
  const [only] = known;
  if (!only) setState({ kind: 'app' });
  else if (earlier) setState({ kind: 'sent', sent: earlier });
  else if (known.length === 1) await send(only);
  else setState({ kind: 'choosing', ways: known });
}

interface ChoiceProps {
  readonly ways: readonly Sent[];
  readonly onChoose: (to: Sent) => Promise<void>;
  readonly onCancel: () => void;
}

function Choice({ ways, onChoose, onCancel }: ChoiceProps) {
  const [way, setWay] = useState<Sent['way']>(ways[0]?.way ?? 'email');
  const [isSending, setSending] = useState(false);
  const chosen = ways.find((one) => one.way === way);
  return (
    <form
      className={styles['body']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen || isSending) return;
        setSending(true);
        void onChoose(chosen).finally(() => setSending(false));
      }}
    >
      <p>{words.chooseWhereWeSend}</p>
      <RadioCards
        name="way"
        label={words.sendMyCodeBy}
        value={way}
        onChange={(next) => next && setWay(next)}
        options={ways.map((one) => ({
          value: one.way,
          label: one.way === 'phone' ? words.textMessage : words.email,
          hint: one.to,
        }))}
      />
      <div className={styles['end']}>
        <Button type="submit" isBusy={isSending} busyLabel={words.sending}>
          {words.sendCode}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {words.goBack}
        </Button>
      </div>
    </form>
  );
}
