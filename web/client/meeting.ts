/**
 * Live video between a notary and those who sign, one connection for each of them. Promises that anyone who drops out is
 * back as soon as the network is: the socket is opened again, and the notary calls again. Knows no React.
 */
import type { RoomMessage, RoomRequest } from '#core/contract/notary.ts';
import { call } from './client.ts';
import { openLine } from './line.ts';

/** The same names as the contract's, which the browser takes only types from. */
const socketPath = '/service-notary/api/v1/socket';
const notarySeat = 'notary';
const earlyMax = 50;
/** The seat was opened in another window of the same person: this one rests. */
const openedElsewhere = 4409;

export type MeetingState = 'connecting' | 'connected' | 'reconnecting' | 'elsewhere';

export interface MeetingPorts {
  readonly sessionUuid: string;
  readonly isNotary: boolean;
  /** Camera and microphone of this side. */
  readonly media: MediaStream;
  readonly onState: (state: MeetingState) => void;
  /** The picture and sound of another seat; null when it is gone. */
  readonly onPeer: (seat: string, stream: MediaStream | null) => void;
  /** Something in the session changed: read it again. */
  readonly onChanged: () => void;
}

type Signal = Extract<RoomRequest, { kind: 'signal' }>;

interface Peer {
  readonly attempt: string;
  readonly connection: RTCPeerConnection;
}

export function joinMeeting(ports: MeetingPorts): () => void {
  const peers = new Map<string, Peer>();
  /** Ways to the other side that came before its description: kept until that is here. */
  const early = new Map<string, RTCIceCandidateInit[]>();
  let iceServers: RTCIceServer[] = [];

  const send = (request: RoomRequest) => void line.say(request);

  const hangUp = (seat: string) => {
    peers.get(seat)?.connection.close();
    if (peers.delete(seat)) ports.onPeer(seat, null);
  };

  function connect(seat: string, attempt: string): RTCPeerConnection {
    hangUp(seat);
    const connection = new RTCPeerConnection({ iceServers });
    peers.set(seat, { attempt, connection });
    for (const track of ports.media.getTracks()) connection.addTrack(track, ports.media);
    connection.ontrack = ({ streams: [stream] }) => stream && ports.onPeer(seat, stream);
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) say(seat, attempt, { type: 'candidate', candidate: candidate.toJSON() as never });
    };
    // The notary calls again; who signs says that they are still here.
    connection.onconnectionstatechange = () => {
      if (connection.connectionState !== 'failed' || peers.get(seat)?.connection !== connection) return;
      if (ports.isNotary) void ring(seat);
      else send({ kind: 'hello', to: notarySeat });
    };
    return connection;
  }

  const say = (to: string, attempt: string, data: Signal['data']) => send({ kind: 'signal', to, attempt, data });

  async function ring(seat: string): Promise<void> {
    const attempt = crypto.randomUUID();
    const connection = connect(seat, attempt);
    const offer = await connection.createOffer();
    await connection.setLocalDescription(offer);
    say(seat, attempt, { type: 'offer', sdp: offer.sdp ?? '' });
  }

  async function hearSignal(from: string, attempt: string, data: Signal['data']): Promise<void> {
    if (data.type === 'offer') {
      const connection = connect(from, attempt);
      await describe(connection, attempt, data);
      const answer = await connection.createAnswer();
      await connection.setLocalDescription(answer);
      return say(from, attempt, { type: 'answer', sdp: answer.sdp ?? '' });
    }
    const peer = peers.get(from);
    const connection = peer?.attempt === attempt ? peer.connection : undefined;
    if ('sdp' in data) return connection && describe(connection, attempt, data);
    const candidate = data.candidate as RTCIceCandidateInit;
    if (connection?.remoteDescription) return connection.addIceCandidate(candidate);
    early.set(attempt, [...(early.get(attempt) ?? []), candidate].slice(0, earlyMax));
  }

  async function describe(connection: RTCPeerConnection, attempt: string, data: RTCSessionDescriptionInit) {
    await connection.setRemoteDescription(data);
    const kept = early.get(attempt) ?? [];
    early.delete(attempt);
    for (const candidate of kept) await connection.addIceCandidate(candidate);
  }

  function hear(message: RoomMessage): void {
    switch (message.kind) {
      case 'welcome':
        early.clear();
        ports.onChanged();
        if (!ports.isNotary) send({ kind: 'hello', to: notarySeat });
        return;
      case 'here':
      case 'hello':
        if (ports.isNotary) void ring(message.from);
        else if (message.from === notarySeat) send({ kind: 'hello', to: notarySeat });
        return;
      case 'gone':
        hangUp(message.from);
        return;
      case 'changed':
        ports.onChanged();
        return;
      case 'signal':
        // A word of a connection that is being replaced may come too late; the next attempt makes it good.
        void hearSignal(message.from, message.attempt, message.data).catch(() => {});
    }
  }

  const askForTicket = async () => {
    const answer = await call('POST /service-notary/api/v1/sessions/{uuid}/ticket', {
      params: { uuid: ports.sessionUuid },
    });
    iceServers = answer.iceServers.map(({ urls, username, credential }) => ({
      urls,
      ...(username !== undefined && { username }),
      ...(credential !== undefined && { credential }),
    }));
    return answer.ticket;
  };

  const line = openLine<RoomRequest, RoomMessage>({
    path: socketPath,
    ticket: askForTicket,
    onHeard: hear,
    onState: (state) => ports.onState(state === 'lost' ? 'reconnecting' : state),
    retryMs: [500, 1000, 2000, 4000],
    pingMs: 10_000,
    onLost: ({ code }) => {
      if (code !== openedElsewhere) return 'again';
      ports.onState('elsewhere');
      return 'end';
    },
  });
  return () => {
    line.close();
    for (const seat of [...peers.keys()]) hangUp(seat);
  };
}
