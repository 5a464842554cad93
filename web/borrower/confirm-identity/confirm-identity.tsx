/** What stands in the dialog: how the person can confirm that it is them, where the code goes, and the code. */
import { useCallback, useEffect, useState } from 'react';
import { type Answer, call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './confirm-identity.module.css';
import { lastSent, refusalToSend, type Sent, sendCode } from './sent.ts';

type Way = Answer<'GET /identity/secure/api/v1/step-up'>['ways'][number];

interface Props {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

type State =
  | { readonly kind: 'loading' | 'app' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'choosing'; readonly ways: readonly Sent[] }
  | { readonly kind: 'sent'; readonly sent: Sent };

export function ConfirmIdentity({ onConfirmed, onCancel }: Props) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const fail = useCallback((error: unknown) => setState({ kind: 'failed', message: refusalToSend(error) }), []);
  const send = useCallback((to: Sent) => sendCode(to).then(() => setState({ kind: 'sent', sent: to }), fail), [fail]);
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
          One moment, please.
        </div>
      );
    case 'failed':
      return (
        <div className={styles['body']}>
          <Alert>{state.message}</Alert>
          <div className={styles['end']}>
            <Button onClick={begin}>Try again</Button>
            <Button kind="secondary" onClick={onCancel}>
              Go back
            </Button>
          </div>
        </div>
      );
    case 'choosing':
      return <Choice ways={state.ways} onChoose={send} onCancel={onCancel} />;
    case 'app':
      return <CodeForm sent={null} onConfirmed={onConfirmed} onCancel={onCancel} />;
    case 'sent':
      return <CodeForm sent={state.sent} onConfirmed={onConfirmed} onCancel={onCancel} />;
  }
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
      <p>This matters, so we send you a code of six digits first.</p>
      <RadioCards
        name="way"
        label="Where should it go?"
        value={way}
        onChange={(next) => next && setWay(next)}
        options={ways.map((one) => ({
          value: one.way,
          label: one.way === 'phone' ? 'Text message' : 'Email',
          hint: one.to,
        }))}
      />
      <div className={styles['end']}>
        <Button type="submit" isBusy={isSending} busyLabel="Sending">
          Send code
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          Go back
        </Button>
      </div>
    </form>
  );
}
