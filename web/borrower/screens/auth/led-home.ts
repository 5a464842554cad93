/**
 * Someone who was never logged in here and followed a link of ours to the dashboard finds the home page there, which the
 * server draws (docs/decisions/0043), instead of this login. Who opens the login itself, or lost a session, stays.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from '#web/app/router.tsx';
import { localShelf } from '#web/client/storage.ts';
import { useStart } from '../../site.ts';

/** As web/client/session.ts writes it; asked here, so that the first page of registration carries nothing of it. */
const hasLeft = () => localShelf.get('hearthline-left') !== undefined;

export function useLedHome(): boolean {
  const { search } = useLocation();
  const movement = useNavigationType();
  const { hasSession } = useStart();
  const wanted = new URLSearchParams(search).get('redirectUrl') ?? '';
  const [isLed] = useState(
    movement === 'REPLACE' && !hasSession && !hasLeft() && wanted.split('?')[0] === '/dashboard',
  );
  useEffect(() => {
    if (isLed) location.replace(wanted);
  }, [isLed, wanted]);
  return isLed;
}
