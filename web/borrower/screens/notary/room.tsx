/**
 * The room in which a person who signs meets the notary: who they are is proved by questions, then both see each other,
 * the instrument lies on the table, and each signs when asked. For the borrower and for every other owner alike.
 */
import { useEffect, useRef } from 'react';
import { Loaded } from '#web/app/loaded.tsx';
import { useLocation } from '#web/app/router.tsx';
import { CallError } from '#web/client/call-error.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { useMedia } from '#web/client/use-media.ts';
import { useMeeting } from '#web/client/use-meeting.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Video } from '#web/ui/video.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import screenStyles from '../application/screen.module.css';
import { PaperOf } from '../document/paper.tsx';
import { sessionKey as key, type Session } from './meeting-session.ts';
import styles from './notary.module.css';
import { Questions } from './questions.tsx';
import { SignDeed } from './sign-deed.tsx';

const documentsKey = 'GET /service-document/api/v1/application/{uuid}/documents';
const READ_AGAIN_MS = 5000;
const NOTARY = 'notary';

interface RoomProps {
  readonly applicationUuid: string;
  /** There is nothing more to do here: the deed is sealed, or will be signed elsewhere. */
  readonly onOver: () => void;
  /** Where one goes whose devices will not do. */
  readonly troublePath?: string;
}

export function NotaryRoom({ applicationUuid, onOver, troublePath }: RoomProps) {
  const query = useRead(key, [{ params: { uuid: applicationUuid } }], { refetchInterval: READ_AGAIN_MS, gcTime: 0 });
  const { data, error } = query;
  const isGone = error instanceof CallError && error.status === 404;
  const isOver = isGone || data?.state === 'sealed' || data?.state === 'failed';
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (isOver) over.current();
  }, [isOver]);
  // A signature makes another file of the deed.
  const again = () => {
    void query.refetch();
    void queryClient.invalidateQueries({ queryKey: [documentsKey] });
  };
  if (isOver) return <Over state={data?.state} onGoOn={onOver} />;
  return (
    <Loaded query={query} label="Opening the room">
      {(session) => <Table session={session} onChanged={again} troublePath={troublePath} />}
    </Loaded>
  );
}

interface TableProps {
  readonly session: Session;
  readonly onChanged: () => void;
  readonly troublePath: string | undefined;
}

function Table({ session, onChanged, troublePath }: TableProps) {
  const { search } = useLocation();
  const { uuid, me, notaryName, isNotaryPresent, turn } = session;
  const media = useMedia(true);
  const meeting = useMeeting({ sessionUuid: uuid, isNotary: false, media: media.stream, onChanged });
  const seat = session.seats.find(({ identityUuid }) => identityUuid === me);
  const notary = notaryName ?? 'The notary';
  if (meeting.state === 'elsewhere') return <Elsewhere />;
  return (
    <>
      {media.problem !== undefined && (
        <>
          <Alert>{media.problem}</Alert>
          <div className={screenStyles['actions']}>
            <Button onClick={media.tryAgain}>Try again</Button>
            {troublePath !== undefined && (
              <LinkAsButton to={troublePath + search} kind="secondary">
                It does not work
              </LinkAsButton>
            )}
          </div>
        </>
      )}
      <p role="status">{connectionWords[meeting.state]}</p>
      <div className={styles['videos']}>
        <Video
          stream={meeting.peers.get(NOTARY) ?? null}
          label={notary}
          empty={
            isNotaryPresent ? 'Connecting' : `${notary} is not in the room yet. Please stay; you are in the queue.`
          }
        />
        <Video stream={media.stream} label="You" isSelf empty="Your camera is off" />
      </div>
      {seat && !seat.isProved && <Questions sessionUuid={uuid} onAnswered={onChanged} />}
      {seat?.isProved && !seat.hasSigned && turn === me && <SignDeed session={session} onSigned={onChanged} />}
      {seat?.isProved && !seat.hasSigned && turn !== me && (
        <Card title={seat.isConfirmed ? 'You sign in a moment' : 'Show your identity document'}>
          <p>
            {seat.isConfirmed
              ? `${notary} knows who you are and asks you to sign when it is your turn.`
              : `Hold your identity document to the camera when ${notary} asks you to.`}
          </p>
        </Card>
      )}
      {seat?.hasSigned && (
        <Card title="You have signed">
          <p>
            {session.seats.every(({ hasSigned }) => hasSigned)
              ? `${notary} now seals the deed. Please stay for another moment.`
              : 'The others still have to sign. You may close this page; we write to you when the deed is sealed.'}
          </p>
        </Card>
      )}
      <Instrument session={session} />
      <p>
        If the picture stops, stay on this page: it comes back by itself. Or call <SupportPhone />.
      </p>
    </>
  );
}

const connectionWords = {
  connecting: 'Opening the room.',
  connected: 'You are in the room.',
  reconnecting: 'The connection dropped. We are bringing you back.',
  elsewhere: '',
} as const;

function Elsewhere() {
  return (
    <Card title="The meeting is open in another window">
      <p>You can be in the room once. Go on in the other window, or close it and load this page again.</p>
      <div className={screenStyles['actions']}>
        <Button onClick={() => location.reload()}>Use this window</Button>
      </div>
    </Card>
  );
}

function Over({ state, onGoOn }: { readonly state: Session['state'] | undefined; readonly onGoOn: () => void }) {
  return (
    <Card title={state === 'sealed' ? 'The deed is sealed' : 'The session has ended'}>
      <p>
        {state === 'sealed'
          ? 'Thank you. The notary has sealed the deed.'
          : 'The deed was not signed in this session. The next page says how it goes on.'}
      </p>
      <div className={screenStyles['actions']}>
        <Button onClick={onGoOn}>Go on</Button>
      </div>
    </Card>
  );
}

/** The paper on the table: what is signed, and by whom so far. */
function Instrument({ session: { applicationUuid, seats, property, loanNumber } }: { readonly session: Session }) {
  const { data = [] } = useRead(documentsKey, [{ params: { uuid: applicationUuid } }], { gcTime: 0 });
  const deed = data.find(({ type }) => type === 'SECURITY_INSTRUMENT');
  return (
    <Card title="The deed of trust or mortgage" isSunken>
      <DefinitionList
        rows={[
          { term: 'The home', value: `${property.street1}, ${property.city}, ${property.state} ${property.zip}` },
          { term: 'Loan', value: loanNumber ?? '' },
          ...seats.map(({ name, hasSigned }) => ({
            term: name,
            value: hasSigned ? 'Has signed' : 'Has not signed yet',
          })),
        ]}
      />
      {deed && <PaperOf applicationUuid={applicationUuid} documentUuid={deed.uuid} title={deed.title} />}
    </Card>
  );
}
