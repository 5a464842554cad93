/** A live meeting as a component sees it: how the connection stands, and the picture of every seat. */
import { useEffect, useRef, useState } from 'react';
import { joinMeeting, type MeetingState } from './meeting.ts';

interface MeetingOptions {
  readonly sessionUuid: string;
  readonly isNotary: boolean;
  /** No one is in the room until their camera and microphone are on. */
  readonly media: MediaStream | null;
  readonly onChanged: () => void;
}

export function useMeeting({ sessionUuid, isNotary, media, onChanged }: MeetingOptions) {
  const [state, setState] = useState<MeetingState>('connecting');
  const [peers, setPeers] = useState<ReadonlyMap<string, MediaStream>>(new Map());
  const changed = useRef(onChanged);
  changed.current = onChanged;
  useEffect(() => {
    if (!media) return;
    const onPeer = (seat: string, stream: MediaStream | null) =>
      setPeers((known) => {
        const next = new Map(known);
        if (stream) next.set(seat, stream);
        else next.delete(seat);
        return next;
      });
    return joinMeeting({ sessionUuid, isNotary, media, onState: setState, onPeer, onChanged: () => changed.current() });
  }, [sessionUuid, isNotary, media]);
  return { state, peers };
}
