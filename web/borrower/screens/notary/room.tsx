/**
 * The room in which a person who signs meets the notary: who they are is proved by questions, then both see each other,
 * the instrument lies on the table, and each signs when asked. For the borrower and for every other owner alike.
 */
import { useEffect, useRef } from 'react';
import * as words from '#core/words/en/notary-session.ts';
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
import { rich } from '#web/ui/rich.tsx';
import { Video } from '#web/ui/video.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import screenStyles from '../application/screen.module.css';
import { PaperOf } from '../document/paper.tsx';
import { sessionKey as key, type Session } from './meeting-session.ts';
import styles from './notary.module.css';
import { NotariesAreAway } from './notary-hours.tsx';
import { Questions } from './questions.tsx';
import { SignDeed } from './sign-deed.tsx';
import { WaitOf } from './wait.tsx';

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
    <Loaded query={query} label={words.openingTheRoom}>
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
  const notary = notaryName ?? words.theNotary;
  if (meeting.state === 'elsewhere') return <Elsewhere />;
  return (
    <>
      {media.problem !== undefined && (
        <>
          <Alert>{media.problem}</Alert>
          <div className={screenStyles['actions']}>
            <Button onClick={media.tryAgain}>{words.tryAgain}</Button>
            {troublePath !== undefined && (
              <LinkAsButton to={troublePath + search} kind="secondary">
                {words.itDoesNotWork}
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
          empty={isNotaryPresent ? words.connecting : words.isNotInTheRoom(notary)}
        />
        <Video stream={media.stream} label={words.you} isSelf empty={words.yourCameraIsOff} />
      </div>
      {!isNotaryPresent && (
        <>
          <NotariesAreAway />
          <WaitOf uuid={session.applicationUuid} />
        </>
      )}
      {seat && !seat.isProved && <Questions sessionUuid={uuid} onAnswered={onChanged} />}
      {seat?.isProved && !seat.hasSigned && turn === me && <SignDeed session={session} onSigned={onChanged} />}
      {seat?.isProved && !seat.hasSigned && turn !== me && (
        <Card title={seat.isConfirmed ? words.youSignInAMoment : words.showYourIdentityDocument}>
          <p>{seat.isConfirmed ? words.knowsWhoYouAreAndAsks(notary) : words.holdYourIdentityDocument(notary)}</p>
        </Card>
      )}
      {seat?.hasSigned && (
        <Card title={words.youHaveSigned}>
          <p>
            {session.seats.every(({ hasSigned }) => hasSigned)
              ? words.nowSealsTheDeed(notary)
              : words.theOthersStillHave}
          </p>
        </Card>
      )}
      <Instrument session={session} />
      <p>{rich(words.ifThePictureStops(<SupportPhone />))}</p>
    </>
  );
}

const connectionWords = {
  connecting: words.openingTheRoomSentence,
  connected: words.youAreInTheRoom,
  reconnecting: words.theConnectionDroppedWeAreBringing,
  elsewhere: '',
} as const;

function Elsewhere() {
  return (
    <Card title={words.theMeetingIsOpen}>
      <p>{words.youCanBeInTheRoom}</p>
      <div className={screenStyles['actions']}>
        <Button onClick={() => location.reload()}>{words.toUseThisWindow}</Button>
      </div>
    </Card>
  );
}

function Over({ state, onGoOn }: { readonly state: Session['state'] | undefined; readonly onGoOn: () => void }) {
  return (
    <Card title={state === 'sealed' ? words.theDeedIsSealed : words.theSessionHasEnded}>
      <p>{state === 'sealed' ? words.thankYouTheNotary : words.theDeedWasNot}</p>
      <div className={screenStyles['actions']}>
        <Button onClick={onGoOn}>{words.goOn}</Button>
      </div>
    </Card>
  );
}

/** The paper on the table: what is signed, and by whom so far. */
function Instrument({ session: { applicationUuid, seats, property, loanNumber } }: { readonly session: Session }) {
  const { data = [] } = useRead(documentsKey, [{ params: { uuid: applicationUuid } }], { gcTime: 0 });
  const deed = data.find(({ type }) => type === 'SECURITY_INSTRUMENT');
  return (
    <Card title={words.theDeedOfTrust} isSunken>
      <DefinitionList
        rows={[
          { term: words.theHome, value: `${property.street1}, ${property.city}, ${property.state} ${property.zip}` },
          { term: words.loan, value: loanNumber ?? '' },
          ...seats.map(({ name, hasSigned }) => ({
            term: name,
            value: hasSigned ? words.hasSigned : words.hasNotSignedYet,
          })),
        ]}
      />
      {deed && <PaperOf applicationUuid={applicationUuid} documentUuid={deed.uuid} title={deed.title} />}
    </Card>
  );
}
