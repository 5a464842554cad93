/** A file that is sent waits for its virus check, and is named only when it has passed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { servePage } from './testing.ts';
import { deskUpload, upload } from './upload.ts';

const document = '0a0a0a0a-0000-4000-8000-000000000001';
const sent = (scan: string, refusal: string | null = null) => ({ uuid: document, name: 'a.jpg', scan, refusal });
let answers: object[] = [];
const asked: string[] = [];

class ArrivingRequest {
  status = 200;
  responseText = '';
  upload = {};
  onload = () => {};
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    this.responseText = JSON.stringify(answers.shift());
    this.onload();
  }
}

beforeEach(() => {
  servePage();
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('XMLHttpRequest', ArrivingRequest);
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    asked.push(new URL(String(url instanceof Request ? url.url : url), 'http://localhost').pathname);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (where: { uuid: string | null; key?: typeof deskUpload }) => {
  const onChecking = vi.fn();
  const stop = new AbortController();
  const file = new File(['a'], 'a.jpg');
  const way = where.key
    ? upload({
        key: where.key,
        uuid: where.uuid,
        type: 'SECURITY_INSTRUMENT',
        file,
        signal: stop.signal,
        onPercent: vi.fn(),
        onChecking,
      })
    : upload({ uuid: where.uuid, type: 'SELFIE', file, signal: stop.signal, onPercent: vi.fn(), onChecking });
  const outcome = way.then(
    ({ scan }) => scan,
    (error: Error) => error.message,
  );
  const failure = way.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { outcome, failure, onChecking, stop };
};

test.each([
  [{ uuid: 'one' }, `/service-application/api/v2/application/heloc/one/uploads/${document}`],
  [{ uuid: null }, `/service-application/api/v2/hand-over/uploads/${document}`],
  [{ uuid: 'one', key: deskUpload }, `/service-console/api/v1/closings/one/papers/${document}`],
] as const)('%j asks until it is clean', async (where, path) => {
  answers = [sent('waiting'), sent('waiting'), sent('clean')];
  const { outcome, onChecking } = send(where);
  await vi.advanceTimersByTimeAsync(5000);
  expect([await outcome, asked]).toEqual(['clean', [path, path]]);
  expect(onChecking).toHaveBeenCalled();
});

test('what is clean at once is not asked after; what is refused is told in the server’s words', async () => {
  answers = [sent('clean')];
  expect([await send({ uuid: 'one' }).outcome, asked]).toEqual(['clean', []]);
  answers = [sent('waiting'), sent('refused', 'Our virus check refused this file.')];
  const { outcome, failure } = send({ uuid: 'one' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await outcome).toBe('Our virus check refused this file.');
  // What screens read of a failed call.
  expect(await failure).toMatchObject({
    status: 422,
    body: { code: 'invalid', message: 'Our virus check refused this file.' },
  });
});

test('anyone who takes the file away stops the asking', async () => {
  answers = [sent('waiting'), sent('waiting')];
  const { outcome, stop } = send({ uuid: 'one' });
  await vi.advanceTimersByTimeAsync(100);
  stop.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toMatch(/abort/i);
  expect(asked).toEqual([]);
});
