/** What vendors sent and we could not process, with a button to try again; and work that waits for a process that knows it. */
import { useRef, useState } from 'react';
import { showMoment } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { sayEvent } from '../closings/words.ts';
import styles from '../console.module.css';
import { LoadedPage } from '../loaded-page.tsx';

const key = 'GET /service-console/api/v1/stuck';
const READ_AGAIN_MS = 10_000;
type Stuck = Answer<typeof key>;
type Message = Stuck['messages'][number];

export function MessagesPage() {
  const query = useRead(key, [], { refetchInterval: READ_AGAIN_MS });
  return (
    <LoadedPage query={query} label="Reading the messages">
      {(stuck) => <StuckMessages {...stuck} onRetried={() => void query.refetch()} />}
    </LoadedPage>
  );
}

function StuckMessages({ messages, work, onRetried }: Stuck & { readonly onRetried: () => void }) {
  const [retried, setRetried] = useState<string>();
  const told = useRef<HTMLParagraphElement>(null);
  const onDone = (message: Message) => {
    setRetried(`We are trying “${sayKind(message.kind)}” again.`);
    // The button goes with its message: who pressed it stays near it.
    told.current?.focus();
    onRetried();
  };
  return (
    <>
      <h1>Messages we could not process</h1>
      <div>
        <p className={styles['muted']}>
          Try a message again once what went wrong is fixed. Vendors sent these, and we could not process them. Nothing
          is lost.
        </p>
        <p role="status" ref={told} tabIndex={-1}>
          {retried}
        </p>
      </div>
      {messages.length === 0 ? (
        <p>Every message has been processed.</p>
      ) : (
        <ul className={styles['list']}>
          {messages.map((message) => (
            <li key={`${message.vendor} ${message.id}`}>
              <MessageCard message={message} onDone={() => onDone(message)} />
            </li>
          ))}
        </ul>
      )}
      {work.length > 0 && <UnknownWork work={work} />}
    </>
  );
}

function MessageCard({ message, onDone }: { readonly message: Message; readonly onDone: () => void }) {
  const { vendor, id, kind, receivedAt, tries, fault, applicationUuid } = message;
  const name = sayKind(kind);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const press = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('POST /service-console/api/v1/stuck/retry', { body: { vendor, id } });
      onDone();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    // Several may be of one kind: each is an item of the list, and none a landmark.
    <Card>
      <h2 className={styles['itemTitle']}>{name}</h2>
      <DefinitionList
        rows={[
          { term: 'From', value: sayEvent(vendor) },
          { term: 'Received', value: showMoment(receivedAt) },
          { term: 'Tries', value: String(tries) },
          { term: 'What went wrong', value: fault ?? 'Not known. The process stopped each time it tried.' },
          { term: 'Application', value: applicationUuid ? <ToClosing uuid={applicationUuid} /> : 'Not known' },
        ]}
      />
      <div className={styles['actions']}>
        <Button
          kind="secondary"
          isBusy={isBusy}
          aria-label={`Try again: ${name}, received ${showMoment(receivedAt)}`}
          onClick={() => void press()}
        >
          Try again
        </Button>
      </div>
      {failure !== undefined && <Alert title="It could not be tried again">{failure}</Alert>}
    </Card>
  );
}

/** `title.reported` as people say it: "Title reported". */
function sayKind(kind: string): string {
  return sayEvent(kind.replaceAll('.', ' '));
}

function ToClosing({ uuid }: { readonly uuid: string }) {
  return <PageLink to={`/console/closings/${uuid}`}>Open the application</PageLink>;
}

function UnknownWork({ work }: { readonly work: Stuck['work'] }) {
  return (
    <section className={styles['stack']} aria-label="Work that waits">
      <h2>{`Work that no running process knows (${work.length})`}</h2>
      <p className={styles['muted']}>
        A newer release picks this up automatically. If it is still here after ten minutes, tell engineering.
      </p>
      <ul className={styles['rows']}>
        {work.map(({ effect, applicationUuid, since }) => (
          <li key={`${effect} ${applicationUuid} ${since}`} className={styles['facts']}>
            <strong>{sayEvent(effect)}</strong>
            <span className={styles['muted']}>since {showMoment(since)}</span>
            <ToClosing uuid={applicationUuid} />
          </li>
        ))}
      </ul>
    </section>
  );
}
