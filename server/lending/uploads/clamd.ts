/**
 * Asks clamd about a file (its INSTREAM command). Promises: says clean only when clamd said so, word for word; whatever else
 * happens is a fault, which is tried again, or a refusal.
 */
import { connect, type Socket } from 'node:net';
import type { ClamdAddress } from '../../config.ts';

type Verdict = 'clean' | 'found' | 'tooLarge';
export type Scanner = (content: Uint8Array) => Promise<Verdict>;

const pieceBytes = 65_536;
const answerBytesMax = 4096;

export function clamdScanner(address: ClamdAddress, silenceMs = 60_000): Scanner {
  return async (content) => verdictIn(await ask(address, content, silenceMs));
}

function verdictIn(answer: string): Verdict {
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'found';
  if (answer === 'INSTREAM size limit exceeded. ERROR') return 'tooLarge';
  throw new Error('The virus scanner gave an answer that we do not know.');
}

/** The first line of what it says; it may say it before it has heard everything. */
function ask(address: ClamdAddress, content: Uint8Array, silenceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let heard = '';
    const end = (work: () => void) => {
      socket.destroy();
      work();
    };
    socket.setTimeout(silenceMs, () => end(() => reject(new Error('The virus scanner did not answer in time.'))));
    socket.on('error', (error) =>
      end(() => reject(new Error('The virus scanner cannot be reached.', { cause: error }))),
    );
    socket.on('close', () => reject(new Error('The virus scanner hung up without an answer.')));
    socket.on('connect', () => tell(socket, content));
    socket.on('data', (part) => {
      heard += part.toString('latin1');
      const stop = heard.indexOf('\0');
      if (stop >= 0) end(() => resolve(heard.slice(0, stop)));
      else if (heard.length > answerBytesMax) end(() => reject(new Error('The virus scanner talks without end.')));
    });
  });
}

function tell(socket: Socket, content: Uint8Array): void {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < content.length; at += pieceBytes) {
    const piece = content.subarray(at, at + pieceBytes);
    socket.write(lengthOf(piece.length));
    socket.write(piece);
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(bytes);
  return head;
}
