/** The borrower's seat in the notary's room, and the page for when it does not work. */
import { useEffect, useRef, useState } from 'react';
import { takes } from '#core/journey/outline.ts';
import { useLocation } from '#web/app/router.tsx';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import screenStyles from '../application/screen.module.css';
import { Elsewhere } from './elsewhere.tsx';
import { InPerson } from './in-person.tsx';
import { NotaryRoom } from './room.tsx';

export function NotarySession() {
  const { application } = useJourney();
  const isOpen = takes(application.status.checklistStatus, 'deedAccepted');
  // The person who was in the room is led on when it closes; anyone who comes by its address at another time is told so.
  const wasOpen = useRef(isOpen);
  return (
    <Screen>
      <div className={screenStyles['stack']}>{isOpen ? <Room /> : wasOpen.current ? <MovingOn /> : <NoRoom />}</div>
    </Screen>
  );
}

function Room() {
  const { uuid } = useJourney().application;
  const { pathname } = useLocation();
  const [isOver, setOver] = useState(false);
  if (isOver) return <MovingOn />;
  return (
    <NotaryRoom
      applicationUuid={uuid}
      onOver={() => setOver(true)}
      troublePath={pathname.replace(/session$/, 'error')}
    />
  );
}

const statusKey = 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/status';
const READ_AGAIN_MS = 1000;

/** The seal reaches the application a moment after the room; then the journey leads on. */
function MovingOn() {
  const { application, next } = useJourney();
  const { data } = useRead(statusKey, [{ params: { uuid: application.uuid } }], {
    refetchInterval: READ_AGAIN_MS,
    gcTime: 0,
  });
  const hasMoved = data !== undefined && !takes(data.status, 'deedAccepted');
  const onward = useRef(next);
  onward.current = next;
  useEffect(() => {
    if (hasMoved) onward.current();
  }, [hasMoved]);
  return (
    <Card title="The session is over">
      <p role="status">Thank you. We are taking you to what comes next.</p>
    </Card>
  );
}

export function NotaryError() {
  const { application } = useJourney();
  const { pathname, search } = useLocation();
  const isOpen = takes(application.status.checklistStatus, 'deedAccepted');
  if (!isOpen)
    return (
      <Screen>
        <NoRoom />
      </Screen>
    );
  return (
    <Screen>
      <div className={screenStyles['stack']}>
        <p className={screenStyles['lead']}>
          Nothing is lost: what has been signed stays signed, and the notary keeps your place.
        </p>
        <Card title="Ways on">
          <ul>
            <li>
              Load the page again, or open it on another computer or phone: log in there and go on where you were.
            </li>
            <li>Allow camera and microphone in the browser’s address bar.</li>
            <li>Close other programs that use the camera.</li>
          </ul>
          <div className={screenStyles['actions']}>
            <LinkAsButton to={pathname.replace(/error$/, 'intro') + search}>Check my device again</LinkAsButton>
            <InPerson />
          </div>
        </Card>
        <div>
          <p>
            Or call <SupportPhone />, and we go through it with you.
          </p>
          <SupportHours />
        </div>
      </div>
    </Screen>
  );
}

function NoRoom() {
  return <Elsewhere title="There is no notary session now" />;
}
