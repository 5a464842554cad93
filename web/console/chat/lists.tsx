/** Who waits, by team and the longest first; one's own; and all there are, a page at a time. */
import { type ReactNode, useState } from 'react';
import { chatSkills } from '#core/chat/skills.ts';
import * as words from '#core/words/en/console/chat.ts';
import { showMoment } from '#web/app/dates.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { MenuLink } from '#web/app/page-link.tsx';
import { useNavigate } from '#web/app/router.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import shared from '../console.module.css';
import { KeyButton } from '../frame/caps.tsx';
import { useKey } from '../frame/use-key.ts';
import { Nothing } from '../item-list.tsx';
import styles from './chat.module.css';
import { useClaim } from './claim.tsx';
import { type DeskRow, useList } from './desk.ts';
import { ReplyClock, WaitingFacts } from './reply-clock.tsx';

export function Lists() {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <nav className={styles['lists']} aria-label={words.lists}>
      <Mine />
      <Waiting />
      <div className={shared['stack']}>
        <Button kind="secondary" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {words.all}
        </Button>
        {showsAll && <All />}
      </div>
    </nav>
  );
}

function Mine() {
  const query = useList('mine');
  useSwitchKeys(query.data?.rows ?? []);
  return (
    <section className={shared['stack']} aria-label={words.mine}>
      <h2 className={styles['title']}>{words.withCount(words.mine, query.data?.rows.length ?? 0)}</h2>
      <Loaded
        query={query}
        label={words.readingTheConversations}
        empty={({ rows }) => rows.length === 0 && <Nothing>{words.youHaveNone}</Nothing>}
      >
        {({ rows }) => (
          <Rows rows={rows}>
            {(row) => (
              <>
                <ReplyClock clock={row.clock} />
                {row.unread > 0 && <Unread count={row.unread} />}
              </>
            )}
          </Rows>
        )}
      </Loaded>
    </section>
  );
}

/** The first four of one's own, each by its number. */
function useSwitchKeys(rows: readonly DeskRow[]): void {
  const navigate = useNavigate();
  const [first, second, third, fourth] = rows.map(
    ({ uuid }) =>
      () =>
        navigate(`/console/chat/${uuid}`),
  );
  useKey('switchTo1', first);
  useKey('switchTo2', second);
  useKey('switchTo3', third);
  useKey('switchTo4', fourth);
}

function Waiting() {
  const query = useList('waiting');
  const { busy, failure, claim } = useClaim();
  const rows = query.data?.rows ?? [];
  const [first] = rows;
  return (
    <section className={shared['stack']} aria-label={words.waiting}>
      <h2 className={styles['title']}>{words.withCount(words.waiting, rows.length)}</h2>
      {first && (
        <KeyButton hotkey="takeNext" isBusy={busy !== undefined} onClick={() => void claim(first.uuid)}>
          {words.takeNext}
        </KeyButton>
      )}
      {failure !== undefined && <Alert title={words.itCouldNotBeTaken}>{failure}</Alert>}
      <Loaded
        query={query}
        label={words.readingTheConversations}
        empty={({ rows: none }) => none.length === 0 && <Nothing>{words.noOneIsWaiting}</Nothing>}
      >
        {({ nextCursor }) => (
          <>
            {chatSkills.map((skill) => (
              <Team key={skill} skill={skill} rows={rows} onTake={(uuid) => void claim(uuid)} />
            ))}
            {nextCursor !== null && <Nothing>{words.theLongestWaiting}</Nothing>}
          </>
        )}
      </Loaded>
    </section>
  );
}

interface TeamProps {
  readonly skill: DeskRow['skill'];
  readonly rows: readonly DeskRow[];
  readonly onTake: (uuid: string) => void;
}

function Team({ skill, rows, onTake }: TeamProps) {
  const own = rows.filter((row) => row.skill === skill);
  if (own.length === 0) return null;
  return (
    <>
      <h3 className={styles['team']}>{words.withCount(words.skillNames[skill], own.length)}</h3>
      <Rows rows={own}>
        {({ uuid, name, waitedOpenMs, waitingSince, unread, ...row }) => (
          <>
            <WaitingFacts row={row} />
            <span>
              {words.waited(waitedOpenMs)}
              {waitingSince !== null && <>, {words.since(showMoment(waitingSince))}</>}
            </span>
            {unread > 0 && <Unread count={unread} />}
            <Button kind="secondary" aria-label={words.takeNamed(name)} onClick={() => onTake(uuid)}>
              {words.take}
            </Button>
          </>
        )}
      </Rows>
    </>
  );
}

/** Also those of others, which can be taken over, and those that are over. */
function All() {
  const [cursor, setCursor] = useState<string>();
  const query = useList('all', cursor);
  return (
    <Loaded
      query={query}
      label={words.readingTheConversations}
      empty={({ rows }) => rows.length === 0 && <Nothing>{words.noConversations}</Nothing>}
    >
      {({ rows, nextCursor }) => (
        <div className={shared['stack']}>
          <Rows rows={rows}>
            {({ state, agentName, openedAt }) => (
              <>
                <span>
                  {state === 'withAgent' && agentName !== null ? words.withAgent(agentName) : words.stateNames[state]}
                </span>
                <span>{showMoment(openedAt)}</span>
              </>
            )}
          </Rows>
          <div className={shared['actions']}>
            {cursor !== undefined && (
              <Button kind="secondary" onClick={() => setCursor(undefined)}>
                {words.newest}
              </Button>
            )}
            {nextCursor !== null && (
              <Button kind="secondary" onClick={() => setCursor(nextCursor)}>
                {words.older}
              </Button>
            )}
          </div>
        </div>
      )}
    </Loaded>
  );
}

interface RowsProps {
  readonly rows: readonly DeskRow[];
  readonly children: (row: DeskRow) => ReactNode;
}

export function Rows({ rows, children }: RowsProps) {
  return (
    <ul className={shared['rows']}>
      {rows.map((row) => (
        <li key={row.uuid} className={styles['row']}>
          <MenuLink className={styles['name']} to={`/console/chat/${row.uuid}`}>
            {row.name}
          </MenuLink>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}

function Unread({ count }: { readonly count: number }) {
  return <strong>{words.unread(count)}</strong>;
}
