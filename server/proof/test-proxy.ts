/** A line between two programs that a test can make slow, cut, or make to swallow everything without a word. Loopback only. */
import { connect, createServer, type Socket } from 'node:net';

/** `dead` takes everything and gives nothing; `cut` resets what is there and refuses what comes; `slow` waits before each piece. */
export type LineMode = 'well' | 'slow' | 'dead' | 'cut' | 'swallow answers';

export interface Line {
  readonly port: number;
  set(mode: LineMode): void;
  /** How many are connected through it now. */
  open(): number;
  close(): Promise<void>;
}

interface Pair {
  readonly from: Socket;
  readonly to: Socket;
}

export async function lineTo(port: number, { delayMs = 150 }: { readonly delayMs?: number } = {}): Promise<Line> {
  const pairs = new Set<Pair>();
  let mode: LineMode = 'well';
  const end = (pair: Pair) => {
    pairs.delete(pair);
    pair.from.resetAndDestroy();
    pair.to.resetAndDestroy();
  };
  const pass = (piece: Buffer, to: Socket, isAnswer: boolean) => {
    if (mode === 'dead' || (mode === 'swallow answers' && isAnswer)) return;
    // Those that were slowed down keep their order: a timer that was set first rings first.
    if (mode === 'slow') setTimeout(() => to.writable && to.write(piece), delayMs);
    else if (to.writable) to.write(piece);
  };
  const server = createServer((from) => {
    if (mode === 'cut') return void from.resetAndDestroy();
    const pair = { from, to: connect(port, '127.0.0.1') };
    pairs.add(pair);
    from.on('data', (piece) => pass(piece, pair.to, false));
    pair.to.on('data', (piece) => pass(piece, from, true));
    for (const socket of [from, pair.to]) socket.on('error', () => end(pair)).on('close', () => end(pair));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set: (next) => {
      mode = next;
      if (mode === 'cut') for (const pair of [...pairs]) end(pair);
    },
    open: () => pairs.size,
    close: async () => {
      for (const pair of [...pairs]) end(pair);
      await new Promise((done) => server.close(done));
    },
  };
}
