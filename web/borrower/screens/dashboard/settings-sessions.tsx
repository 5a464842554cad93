/** Where someone is logged in; each place can be ended from here, and all others at once. */
import { useState } from 'react';
import * as words from '#core/words/en/settings.ts';
import { showMoment } from '#web/app/dates.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './settings.module.css';

export const SESSIONS = 'GET /identity/secure/api/v1/sessions';
type Session = Answer<typeof SESSIONS>[number];

export function SessionsSetting() {
  const query = useRead(SESSIONS, []);
  const [ending, setEnding] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<{ done?: string; failure?: string }>({});
  const end = async (ids: readonly string[]) => {
    setEnding(ids);
    setOutcome({});
    try {
      for (const sessionId of ids) {
        await call('DELETE /identity/secure/api/v1/sessions/{sessionId}', { params: { sessionId } });
      }
      setOutcome({ done: words.allOtherDevicesAreLogged(ids.length) });
    } catch (error) {
      setOutcome({ failure: refusalOf(error).message });
    }
    await query.refetch();
    setEnding([]);
  };
  return (
    <Card title={words.whereYouAreLogged}>
      {outcome.failure && <Alert>{outcome.failure}</Alert>}
      <Loaded query={query} label={words.readingWhereYouAreLogged}>
        {(sessions) => {
          const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
          return (
            <>
              <ul className={styles['sessions']}>
                {sessions.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    isEnding={ending.includes(session.id)}
                    onEnd={() => void end([session.id])}
                  />
                ))}
              </ul>
              {others.length > 1 && (
                <div>
                  <Button kind="secondary" onClick={() => void end(others)}>
                    {words.logOutAllOther}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
      <p role="status" className={styles['done']}>
        {outcome.done}
      </p>
    </Card>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session: { userAgent, lastUsedAt, isCurrent }, isEnding, onEnd }: SessionRowProps) {
  const used = showMoment(lastUsedAt);
  return (
    <li className={styles['session']}>
      <div>
        <p>
          <strong>{userAgent}</strong>
        </p>
        <p className={styles['muted']}>{isCurrent ? words.thisDeviceNow : words.lastUsed(used)}</p>
      </div>
      {!isCurrent && (
        <Button
          kind="secondary"
          isBusy={isEnding}
          busyLabel={words.loggingOut}
          aria-label={isEnding ? undefined : words.logOutLastUsed(userAgent, used)}
          onClick={onEnd}
        >
          {words.logOut}
        </Button>
      )}
    </li>
  );
}
