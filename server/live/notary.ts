/** The notary's room: browsers that are about to see each other, and word that the session changed. */
import { notarySeat, notarySocketPath, type RoomRequest, roomRequest } from '#core/contract/notary.ts';
import { type NotaryMeetings, type RoomSeat, topicOf } from '../lending/notary/index.ts';
import type { Channel, Enter } from './channel.ts';

export function notaryChannel({
  admit,
  leave,
}: Pick<NotaryMeetings, 'admit' | 'leave'>): Channel<RoomSeat, Exclude<RoomRequest, Enter>> {
  const nameOf = ({ isNotary, identityUuid }: RoomSeat) => (isNotary ? notarySeat : identityUuid);
  return {
    path: notarySocketPath,
    request: roomRequest,
    admit,
    leave,
    nameOf,
    topicOf,
    pass: (seat, { to, ...said }) => {
      // Those who sign speak to the notary and to no one else.
      if (!seat.isNotary && to !== notarySeat) return undefined;
      return { message: { ...said, from: nameOf(seat) }, to };
    },
  };
}
