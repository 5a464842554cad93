/** Where colleagues mentioned one or handed one a case, the newest first; what was not read says so. */
import { useState } from 'react';
import * as words from '#core/words/en/console/notes.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import frame from '../frame/frame.module.css';
import { Nothing } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import { applicationPath } from '../paths.ts';

const listKey = 'GET /service-console/api/v1/mentions';
const unreadKey = 'GET /service-console/api/v1/mentions/unread';
const READ_AGAIN_MS = 20_000;
type Mention = Answer<typeof listKey>['mentions'][number];

export function MentionsPage() {
  const [before, setBefore] = useState<string>();
  const query = useRead(listKey, [{ query: before === undefined ? {} : { before } }], {
    refetchInterval: READ_AGAIN_MS,
  });
  const [failure, setFailure] = useState<string>();
  const readAll = async (upTo: string) => {
    try {
      await call('POST /service-console/api/v1/mentions/read', { body: { upTo } });
      setFailure(undefined);
      await queryClient.invalidateQueries();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  return (
    <LoadedPage
      query={query}
      label={words.readingTheMentions}
      heading={({ mentions }) => {
        const newest = mentions[0];
        return (
          <Bar title={words.mentions}>
            {newest !== undefined && mentions.some(({ isRead }) => !isRead) && (
              <OfferedButton kind="secondary" onClick={() => void readAll(newest.id)}>
                {words.markAllAsRead}
              </OfferedButton>
            )}
          </Bar>
        );
      }}
      empty={({ mentions }) =>
        mentions.length === 0 && before === undefined && <Nothing>{words.noMentionsYet}</Nothing>
      }
    >
      {({ mentions, next }) => (
        <>
          {failure !== undefined && <Alert>{failure}</Alert>}
          <ul className={styles['rows']} aria-label={words.mentions}>
            {mentions.map((one) => (
              <MentionRow key={one.id} mention={one} />
            ))}
          </ul>
          {next !== null && (
            <div>
              <Button kind="secondary" onClick={() => setBefore(next)}>
                {words.olderMentions}
              </Button>
            </div>
          )}
        </>
      )}
    </LoadedPage>
  );
}

function MentionRow({
  mention: { applicationUuid, borrower, loanNumber, isRead, note },
}: {
  readonly mention: Mention;
}) {
  const who = loanNumber === null ? borrower : `${borrower} · ${showLoanNumber(loanNumber)}`;
  return (
    <li>
      <PageLink to={`${applicationPath(applicationUuid)}?tab=notes`}>{who}</PageLink>{' '}
      {!isRead && <strong>{words.notReadYet}</strong>}
      <p>
        {note.kind === 'handOff' ? words.handedYou(note.by) : words.mentionedYou(note.by)}{' '}
        <span className={styles['muted']}>{showZoned(note.at)}</span>
      </p>
      <p className={styles['letter']}>{note.text}</p>
    </li>
  );
}

/** On the sign of the rail: how many are not read. */
export function MentionsInNav() {
  const { data } = useRead(unreadKey, [], { refetchInterval: READ_AGAIN_MS });
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <span className={frame['badge']} title={words.unread(unread)}>
      <span aria-hidden="true">{unread}</span>
      <span className={frame['brandName']}>{words.unread(unread)}</span>
    </span>
  );
}
