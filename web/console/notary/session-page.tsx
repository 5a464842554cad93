/** A notary's side of a session: everyone's picture, the steps with each of them, the seal or the reason, the journal. */
import { useState } from 'react';
import { journalWords } from '#core/notary/session.ts';
import * as words from '#core/words/en/console/notary.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { useNavigate } from '#web/app/router.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { useMedia } from '#web/client/use-media.ts';
import { useMeeting } from '#web/client/use-meeting.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Video } from '#web/ui/video.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import type { Act, SessionAction } from './act.ts';
import { DeedDialog } from './deed-dialog.tsx';
import { FailDialog } from './fail-dialog.tsx';
import { SealDialog } from './seal-dialog.tsx';

const key = 'GET /service-notary/api/v1/sessions/{uuid}';
const READ_AGAIN_MS = 5000;
export type Session = Answer<typeof key>;

export function SessionPage({ uuid }: { readonly uuid: string }) {
  const query = useRead(key, [{ params: { uuid } }], { refetchInterval: READ_AGAIN_MS, gcTime: 0 });
  return (
    <LoadedPage query={query} label={words.openingTheSession}>
      {(session) => <Room session={session} />}
    </LoadedPage>
  );
}

function Room({ session }: { readonly session: Session }) {
  const { uuid, state, property, loanNumber } = session;
  const isRunning = state === 'claimed';
  const { failure, act, press, leave } = useActions(uuid);
  const media = useMedia(isRunning);
  const meeting = useMeeting({ sessionUuid: uuid, isNotary: true, media: media.stream, onChanged: readAgain });
  return (
    <>
      <Bar
        title={`${property.street1}, ${property.city}, ${property.state}`}
        back={{ to: '/console/sessions', label: words.notarySessions }}
      />
      <p className={styles['muted']}>
        {rich(
          words.loanSecurityInstrument(loanNumber, outcome[state] ?? meetingWords[meeting.state], (text) => (
            <span role="status">{text}</span>
          )),
        )}
      </p>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {media.problem !== undefined && <Alert>{media.problem}</Alert>}
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          {isRunning && <Videos seats={session.seats} own={media.stream} peers={meeting.peers} />}
          <ul className={styles['list']}>
            {session.seats.map((seat) => (
              <li key={seat.identityUuid}>
                <SeatCard seat={seat} session={session} onAct={(action) => void press(action)} />
              </li>
            ))}
          </ul>
          <div className={styles['actions']}>
            <DeedDialog sessionUuid={uuid} />
          </div>
          {isRunning && (
            <div className={styles['actions']}>
              <SealDialog act={act} isReady={session.seats.every(({ hasSigned }) => hasSigned)} />
              <FailDialog act={act} />
              <OfferedButton kind="quiet" onClick={() => void leave()}>
                {words.giveTheSessionBack}
              </OfferedButton>
            </div>
          )}
        </div>
        <Journal entries={session.journal ?? []} />
      </div>
    </>
  );
}

const readAgain = () => void queryClient.invalidateQueries({ queryKey: [key] });

/** What the notary does in the session; a refusal stands on the page, and the session is read again either way. */
function useActions(uuid: string) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const act: Act = async (action) => {
    try {
      await call('POST /service-notary/api/v1/sessions/{uuid}/actions', { params: { uuid }, body: action });
      setFailure(undefined);
      readAgain();
      return undefined;
    } catch (error) {
      readAgain();
      return sentenceOf(error);
    }
  };
  const press = async (action: SessionAction) => setFailure(await act(action));
  const leave = async () => {
    const refusal = await act({ do: 'release' });
    if (refusal === undefined) navigate('/console/sessions');
    else setFailure(refusal);
  };
  return { failure, act, press, leave };
}

interface VideosProps extends Pick<Session, 'seats'> {
  readonly own: MediaStream | null;
  readonly peers: ReadonlyMap<string, MediaStream>;
}

/** The notary's own picture first, then each seat's. */
function Videos({ seats, own, peers }: VideosProps) {
  return (
    <div className={styles['videos']}>
      <Video stream={own} label={words.you} isSelf empty={words.yourCameraIsOff} />
      {seats.map(({ identityUuid, name, isPresent }) => (
        <Video
          key={identityUuid}
          stream={peers.get(identityUuid) ?? null}
          label={name}
          empty={isPresent ? words.connecting : words.notInTheRoom}
        />
      ))}
    </div>
  );
}

const outcome: Readonly<Partial<Record<Session['state'], string>>> = {
  sealed: words.sealedAndComplete,
  failed: words.endedWithoutASignature,
};

const meetingWords = {
  connecting: words.connectingToTheRoom,
  connected: words.inTheRoom,
  reconnecting: words.theConnectionDroppedComing,
  elsewhere: words.openInAnotherWindow,
} as const;

interface SeatCardProps {
  readonly seat: Session['seats'][number];
  readonly session: Session;
  readonly onAct: (action: SessionAction) => void;
}

function SeatCard({ seat, session, onAct }: SeatCardProps) {
  const { identityUuid, name, isProved, isConfirmed, hasSigned } = seat;
  const isRunning = session.state === 'claimed';
  const isTurn = session.turn === identityUuid;
  return (
    <Card title={name} level={2}>
      <div className={styles['row']}>
        <p>{standing(seat, isTurn)}</p>
        {isRunning && !hasSigned && (
          <div className={styles['actions']}>
            {isProved && !isConfirmed && (
              <OfferedButton
                aria-label={words.faceAndDocumentMatchOf(name)}
                onClick={() => onAct({ do: 'confirm', identityUuid })}
              >
                {words.faceAndDocumentMatch}
              </OfferedButton>
            )}
            {isConfirmed && !isTurn && (
              <OfferedButton onClick={() => onAct({ do: 'call', identityUuid })}>{words.askToSign(name)}</OfferedButton>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

function standing({ isProved, isConfirmed, hasSigned }: Session['seats'][number], isTurn: boolean): string {
  if (hasSigned) return words.hasSigned;
  if (isTurn) return words.isReadingAndSigning;
  if (isConfirmed) return words.isConfirmedAndCan;
  return isProved ? words.hasAnsweredTheQuestions : words.hasStillToAnswer;
}

function Journal({ entries }: { readonly entries: NonNullable<Session['journal']> }) {
  return (
    <Card title={words.journal} level={2}>
      <ol className={styles['list']}>
        {entries.map(({ seq, at, what, who, note }) => (
          <li key={seq}>
            <span className={styles['muted']}>{showZoned(at)}</span>
            <br />
            {who === null ? '' : `${who}: `}
            {journalWords[what]}
            {note === null ? '' : ` (${note})`}
          </li>
        ))}
      </ol>
    </Card>
  );
}
