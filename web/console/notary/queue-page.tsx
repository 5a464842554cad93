/** The notary's queue: who waits, the longest first, and what this notary has taken. */
import { useState } from 'react';
import * as words from '#core/words/en/console/notary.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { useNavigate } from '#web/app/router.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { ItemList } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { OfferedButton } from '../palette/offered-button.tsx';

const key = 'GET /service-notary/api/v1/sessions';
const commissionKey = 'GET /service-notary/api/v1/commission';
const READ_AGAIN_MS = 4000;
type Session = Answer<typeof key>[number];

export function QueuePage() {
  const queue = useRead(key, [], { refetchInterval: READ_AGAIN_MS });
  return (
    <LoadedPage query={queue} label={words.readingTheQueue}>
      {(sessions) => <Queue sessions={sessions} onRefused={() => void queue.refetch()} />}
    </LoadedPage>
  );
}

function Queue({ sessions, onRefused }: Omit<SessionsProps, 'title'>) {
  const mine = sessions.filter(({ state }) => state === 'claimed');
  const waiting = sessions.filter(({ state }) => state === 'waiting');
  return (
    <>
      <Bar title={words.notarySessions} />
      <CommissionNotice />
      {mine.length > 0 && <Sessions title={words.yours} sessions={mine} onRefused={onRefused} />}
      <Sessions title={words.waitingForANotary} sessions={waiting} onRefused={onRefused} />
    </>
  );
}

/** Told before a session is taken, so that no one waits for a notary who may not seal. */
function CommissionNotice() {
  const { data } = useRead(commissionKey, [], { gcTime: 0 });
  if (!data || data.refusal === null) return null;
  return (
    <Alert>
      {data.refusal} <PageLink to="/console/commission">{words.myCommission}</PageLink>
    </Alert>
  );
}

interface SessionsProps {
  readonly title: string;
  readonly sessions: readonly Session[];
  readonly onRefused: () => void;
}

function Sessions({ title, sessions, onRefused }: SessionsProps) {
  return (
    <section className={styles['stack']} aria-label={title}>
      <h2>{title}</h2>
      <ItemList items={sessions} keyOf={({ uuid }) => uuid} empty={words.noOneIsWaiting}>
        {(session) => <SessionRow session={session} onRefused={onRefused} />}
      </ItemList>
    </section>
  );
}

function SessionRow({ session, onRefused }: { readonly session: Session; readonly onRefused: () => void }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const { uuid, seats, property, openedAt, loanNumber, state } = session;
  const take = async () => {
    try {
      if (state === 'waiting')
        await call('POST /service-notary/api/v1/sessions/{uuid}/actions', { params: { uuid }, body: { do: 'claim' } });
      navigate(`/console/sessions/${uuid}`);
    } catch (error) {
      setFailure(sentenceOf(error));
      onRefused();
    }
  };
  const present = seats.filter(({ isPresent }) => isPresent).length;
  const who = seats.map(({ name }) => name).join(', ');
  const named = state === 'waiting' ? words.takeTheSessionNamed : words.openNamed;
  return (
    <Card title={who} level={3} isListed>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={styles['row']}>
        <p>
          {property.street1}, {property.city}, {property.state} · {showLoanNumber(loanNumber ?? '')}
          <br />
          <span className={styles['muted']}>{words.since(showZoned(openedAt), present, seats.length)}</span>
        </p>
        <OfferedButton aria-label={named([who, loanNumber].filter(Boolean).join(', '))} onClick={() => void take()}>
          {state === 'waiting' ? words.takeTheSession : words.open}
        </OfferedButton>
      </div>
    </Card>
  );
}
