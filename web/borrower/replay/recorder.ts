/**
 * Records a visit with rrweb, where the person agreed and the page may be recorded; every event is scrubbed before it
 * leaves. Loaded only where the brand opted in, and rrweb only where the server began a recording. Whatever fails ends
 * the recording and disturbs no one.
 */
import { knownBy } from '#core/replay/our-texts.ts';
import { recordablePattern } from '#core/replay/pages.ts';
import { recorderOptions, replayLimits } from '#core/replay/replay.ts';
import { labelTags, type ReplayEvent, scrubEvent } from '#core/replay/scrub.ts';
import { call } from '#web/client/client.ts';
import { isSignedIn } from '#web/client/session.ts';
import { ourTexts } from './our-texts.ts';

/** The page that is really on the screen: the address moves on before the page does. */
let shown: string | undefined;
let agreement: Promise<boolean> | undefined;
let running: Promise<Recording | undefined> | undefined;

interface Recording {
  readonly uuid: string;
  /** Sends what is there and records no more until the next page that may be. */
  rest(): void;
  goOn(): void;
  /** For good; what was not sent is dropped. */
  end(): void;
}

/** Called whenever a page is on the screen. */
export async function pageShown(path: string): Promise<void> {
  shown = recordablePattern(path);
  if (shown === undefined) return (await running)?.rest();
  agreement ??= call('GET /service-replay/secure/api/v1/agreement', { staysHere: true }).then(
    ({ isOffered, isAgreed }) => isOffered && isAgreed,
  );
  if (!(await agreement)) return;
  running ??= begin();
  (await running)?.goOn();
}

/** The person has just agreed, or taken it back. */
export async function agreementChanged(): Promise<void> {
  agreement = undefined;
  (await running)?.end();
  running = undefined;
}

/** Both the page on the screen and the one at the address, and someone is still logged in. */
function pageNow(): string | undefined {
  return shown !== undefined && recordablePattern(location.pathname) === shown && isSignedIn() ? shown : undefined;
}

async function begin(): Promise<Recording | undefined> {
  const { uuid } = await call('POST /service-replay/secure/api/v1/recordings', { staysHere: true });
  if (uuid === null) return undefined;
  const { record } = await import('rrweb');
  globalThis.sessionReplay = { url: () => `https://${location.hostname}/console/replays/${uuid}` };
  return recordingWith(record, sender(uuid));
}

type Recorder = typeof import('rrweb')['record'];
type Sender = ReturnType<typeof sender>;

function recordingWith(record: Recorder, out: Sender): Recording {
  const isOurs = knownBy(ourTexts);
  const isLabel = (id: number) => {
    const node = record.mirror.getNode(id);
    return isInLabel(node instanceof Element ? node : node?.parentElement);
  };
  const maskTextFn = (text: string, of: Element | null) => (isOurs(text, isInLabel(of)) ? text : masked(text));
  let stop: (() => void) | undefined;
  const rest = () => {
    stop?.();
    stop = undefined;
    out.flush();
  };
  const emit = (event: unknown) => {
    const page = pageNow();
    if (page === undefined) return rest();
    const clean = scrubEvent(event, { page, isOurs, isLabel });
    if (clean && !out.add(page, clean)) rest();
  };
  addEventListener('pagehide', () => out.flush(true));
  return {
    uuid: out.uuid,
    rest,
    goOn: () => {
      if (stop === undefined && pageNow() !== undefined && out.isOpen())
        stop = record({ ...recorderOptions, maskTextFn, emit });
    },
    end: () => {
      out.drop();
      rest();
    },
  };
}

const isInLabel = (of: Element | null | undefined) => Boolean(of?.closest(labelTags.join()));
const masked = (text: string) => text.replaceAll(/\S/g, '•');

/** Keeps what was scrubbed until it is sent: every few seconds, when a page changes and when the tab goes. */
function sender(uuid: string) {
  let waiting = { page: '', events: [] as string[], chars: 0 };
  let [seq, chars, isOpen] = [0, 0, true];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = (page: string) => {
    const { events, page: from } = waiting;
    waiting = { page, events: [], chars: 0 };
    return { page: from, events };
  };
  const drop = () => {
    isOpen = false;
    take('');
  };
  const flush = (isLast = false, next = waiting.page) => {
    clearTimeout(timer);
    timer = undefined;
    const { page, events } = take(next);
    if (events.length === 0 || !isOpen) return;
    const body = { seq, page, events: `[${events.join()}]` };
    seq += 1;
    // What outlives the page must be small.
    const keepalive = isLast && body.events.length < keptAliveChars;
    call('POST /service-replay/secure/api/v1/recordings/{recordingUuid}/chunks', {
      ...{ params: { recordingUuid: uuid }, body, keepalive, staysHere: true },
    }).catch(drop);
  };
  const isTooMuch = (size: number) =>
    size > replayLimits.chunkChars / 2 || chars > replayLimits.recordingChars || seq >= replayLimits.chunks;
  return {
    uuid,
    flush,
    drop,
    isOpen: () => isOpen,
    /** False when nothing more is taken. */
    add: (page: string, event: ReplayEvent): boolean => {
      const text = JSON.stringify(event);
      chars += text.length;
      if (isTooMuch(text.length)) drop();
      if (!isOpen) return false;
      const isFull = waiting.events.length >= replayLimits.eventsInChunk / 2 || isTooMuch(waiting.chars + text.length);
      if (isFull || page !== waiting.page) flush(false, page);
      waiting.events.push(text);
      waiting.chars += text.length;
      timer ??= setTimeout(flush, replayLimits.everyMs);
      return true;
    },
  };
}

const keptAliveChars = 50_000;
