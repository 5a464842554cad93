/** What vendors sent and we could not process, with a button to try again; and work that waits for a process that knows it. */
import { useRef, useState } from 'react';
import * as words from '#core/words/en/console/messages.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { read } from '#web/client/retry.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { sayEvent } from '../closings/words.ts';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { DeskList } from '../frame/list.tsx';
import { again, usePages } from '../frame/use-pages.ts';
import { ItemList, Nothing } from '../item-list.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import { applicationPath } from '../paths.ts';

const key = 'GET /service-console/api/v1/stuck';
const workKey = 'GET /service-console/api/v1/stuck/work';
const READ_AGAIN_MS = 10_000;
type Message = Answer<typeof key>['rows'][number];
type Work = Answer<typeof workKey>['rows'][number];

export function MessagesPage() {
  const pages = usePages<Message>({
    key: [key],
    read: (cursor, signal) => read(key, { query: cursor === undefined ? {} : { cursor }, signal }),
    refetchInterval: again(READ_AGAIN_MS),
  });
  const [retried, setRetried] = useState<string>();
  const told = useRef<HTMLParagraphElement>(null);
  const onDone = (message: Message) => {
    setRetried(words.weAreTryingAgain(sayKind(message.kind)));
    // The button goes with its message: who pressed it stays near it.
    told.current?.focus();
    pages.tryAgain();
  };
  return (
    <>
      <Bar title={words.messagesWeCouldNot} />
      <div>
        <p className={styles['muted']}>{words.tryAMessageAgain}</p>
        <p role="status" ref={told} tabIndex={-1}>
          {retried}
        </p>
      </div>
      <DeskList pages={pages} awaited={words.readingTheMessages} empty={<Nothing>{words.everyMessageHasBeen}</Nothing>}>
        {(messages) => (
          <ItemList items={messages} keyOf={({ vendor, id }) => `${vendor} ${id}`}>
            {(message) => <MessageCard message={message} onDone={() => onDone(message)} />}
          </ItemList>
        )}
      </DeskList>
      <UnknownWork />
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
  const label = words.tryAgainReceived(name, showZoned(receivedAt));
  return (
    // Several may be of one kind: each is an item of the list, and none a landmark.
    <Card>
      <h2 className={styles['itemTitle']}>{name}</h2>
      <DefinitionList
        rows={[
          { term: words.from, value: sayEvent(vendor) },
          { term: words.received, value: showZoned(receivedAt) },
          { term: words.tries, value: String(tries) },
          { term: words.whatWentWrong, value: fault ?? words.notKnownTheProcess },
          { term: words.application, value: applicationUuid ? <ToClosing uuid={applicationUuid} /> : words.notKnown },
        ]}
      />
      <div className={styles['actions']}>
        <OfferedButton kind="secondary" isBusy={isBusy} aria-label={label} onClick={() => void press()}>
          {words.tryAgain}
        </OfferedButton>
      </div>
      {failure !== undefined && <Alert title={words.itCouldNotBeTried}>{failure}</Alert>}
    </Card>
  );
}

/** `title.reported` as people say it: "Title reported". */
function sayKind(kind: string): string {
  return sayEvent(kind.replaceAll('.', ' '));
}

function ToClosing({ uuid }: { readonly uuid: string }) {
  return <PageLink to={applicationPath(uuid)}>{words.openTheApplication}</PageLink>;
}

/** Nothing is said where there is none: it waits only while a newer release is on its way. */
function UnknownWork() {
  const pages = usePages<Work>({
    key: [workKey],
    read: (cursor, signal) => read(workKey, { query: cursor === undefined ? {} : { cursor }, signal }),
    refetchInterval: again(READ_AGAIN_MS),
  });
  const { rows = [], hasMore } = pages;
  if (rows.length === 0) return null;
  return (
    <section className={styles['stack']} aria-label={words.workThatWaits}>
      <h2>{words.workThatNoRunning(rows.length, hasMore)}</h2>
      <p className={styles['muted']}>{words.aNewerReleasePicks}</p>
      <DeskList pages={pages} awaited={words.readingTheMessages} empty={null}>
        {(work) => (
          <ul className={styles['rows']}>
            {work.map(({ id, effect, applicationUuid, since }) => (
              <li key={id} className={styles['facts']}>
                <strong>{sayEvent(effect)}</strong>
                <span className={styles['muted']}>{words.since(showZoned(since))}</span>
                <ToClosing uuid={applicationUuid} />
              </li>
            ))}
          </ul>
        )}
      </DeskList>
    </section>
  );
}
