/** A clamd of our own: speaks its protocol over TCP, knows the test virus, and can be slow, wrong or full. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { eicar } from './test-bent.ts';

export type Mood = 'well' | 'silent' | 'garbage' | 'full' | 'hangsUp' | 'talks' | 'almost';

export async function fakeClamd() {
  const state: { mood: Mood; asked: number } = { mood: 'well', asked: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    let heard = Buffer.alloc(0);
    socket.on('data', (part) => {
      heard = Buffer.concat([heard, part]);
      const content = contentIn(heard);
      if (content === undefined) return;
      state.asked += 1;
      answer(socket, state.mood, content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    address: { host: '127.0.0.1', port },
    url: `tcp://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** All pieces, once the one of no length has come. */
function contentIn(heard: Buffer): Buffer | undefined {
  const head = 'zINSTREAM\0';
  if (heard.toString('latin1', 0, head.length) !== head) return undefined;
  const pieces: Buffer[] = [];
  for (let at = head.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

function answer(socket: Socket, mood: Mood, content: Buffer): void {
  const virus = content.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0';
  const words: Readonly<Record<Mood, string | undefined>> = {
    well: virus,
    silent: undefined,
    hangsUp: '',
    garbage: 'HTTP/1.1 200 OK\0',
    almost: 'stream: OK, perhaps\0',
    talks: 'x'.repeat(100_000),
    full: 'INSTREAM size limit exceeded. ERROR\0',
  };
  if (words[mood] !== undefined) socket.end(words[mood]);
}
