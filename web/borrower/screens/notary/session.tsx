/** The borrower's seat in the notary's room, and the page for when it does not work. */
import { useEffect, useRef, useState } from 'react';
import { takes } from '#core/journey/outline.ts';
import * as words from '#core/words/en/notary-session.ts';
import { useLocation } from '#web/app/router.tsx';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
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
    <Card title={words.theSessionIsOver}>
      <p role="status">{words.thankYouWeAreTaking}</p>
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
    <Screen back={{ to: pathname.replace(/error$/, 'intro') + search }}>
      <div className={screenStyles['stack']}>
        <p className={screenStyles['lead']}>{words.nothingIsLostWhat}</p>
        <Card title={words.waysOn}>
          <ul>
            <li>{words.loadThePageAgain}</li>
            <li>{words.allowCameraAndMicrophone}</li>
            <li>{words.closeOtherProgramsThatUse}</li>
          </ul>
          <div className={screenStyles['actions']}>
            <LinkAsButton to={pathname.replace(/error$/, 'intro') + search}>{words.checkMyDeviceAgain}</LinkAsButton>
            <InPerson />
          </div>
        </Card>
        <div>
          <p>{rich(words.orCallAndWeGo(<SupportPhone />))}</p>
          <SupportHours />
        </div>
      </div>
    </Screen>
  );
}

function NoRoom() {
  return <Elsewhere title={words.thereIsNoNotary} />;
}
