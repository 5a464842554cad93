/** Sends one file and tells how far it has come, which fetch cannot. Otherwise a call like any other. */
import type { QueryIn } from '#core/contract/contract.ts';
import type { Routes } from '#core/contract/routes.ts';
import * as words from '#core/words/en/client.ts';
import { CallError, member } from './call-error.ts';
import { type Answer, addressOf, call, confirmIdentity, headersOf, renew, wantsSecondFactor } from './client.ts';

const borrowers = 'POST /service-application/api/v2/application/heloc/{uuid}/uploads';
export const deskUpload = 'POST /service-console/api/v1/closings/{uuid}/papers';
const handedOverKey = 'POST /service-application/api/v2/hand-over/uploads';
const borrowersState = 'GET /service-application/api/v2/application/heloc/{uuid}/uploads/{documentUuid}';
const deskState = 'GET /service-console/api/v1/closings/{uuid}/papers/{documentUuid}';
const handedOverState = 'GET /service-application/api/v2/hand-over/uploads/{documentUuid}';
type UploadKey = typeof borrowers | typeof deskUpload;

type Uploaded = Answer<UploadKey>;

interface Sending<K extends UploadKey> {
  /** The borrower's own unless another is named. */
  readonly key?: K;
  /** Null: the application that was handed over to this phone, which knows no more of it. */
  readonly uuid: string | null;
  readonly type: QueryIn<Routes[K]>['type'];
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onPercent: (percent: number) => void;
  /** It has arrived and is being checked for viruses, which may take a while. */
  readonly onChecking: () => void;
}

const checkAgainMs = 2000;

export async function upload<K extends UploadKey = typeof borrowers>(sending: Sending<K>): Promise<Uploaded> {
  const first = await send(sending);
  // A token lives for minutes; a photo is chosen in more.
  const answer = first.status === 401 && (await renew()) ? await send(sending) : first;
  const body = parsed(answer.responseText);
  if (answer.status >= 200 && answer.status < 300) return checked(body as Uploaded, sending);
  const said = member(body, 'message');
  const error = new CallError(typeof said === 'string' ? said : 'The file could not be sent.', answer.status, body);
  if (wantsSecondFactor(error) && (await confirmIdentity())) return upload(sending);
  throw error;
}

/** Waits for the virus check, as long as it takes: nothing can be done with a file before. */
async function checked<K extends UploadKey>(sent: Uploaded, sending: Sending<K>): Promise<Uploaded> {
  if (sent.scan === 'refused') throw refused(sent.refusal ?? words.thisFileWasRefused);
  if (sent.scan !== 'waiting') return sent;
  sending.onChecking();
  await new Promise((resolve) => setTimeout(resolve, checkAgainMs));
  sending.signal.throwIfAborted();
  // A connection that is lost meanwhile is no answer; the file is where it was.
  const now = await stateOf(sent.uuid, sending).catch(() => sent);
  return checked(now, sending);
}

/** As the server would have said it, had it known at once: screens show the sentence of such an error. */
function refused(message: string): CallError {
  return new CallError(message, 422, { code: 'invalid', message, param: 'file' });
}

function stateOf<K extends UploadKey>(documentUuid: string, { key, uuid }: Sending<K>): Promise<Uploaded> {
  if (uuid === null) return call(handedOverState, { params: { documentUuid }, context: 'external' });
  const params = { uuid, documentUuid };
  return key === deskUpload ? call(deskState, { params }) : call(borrowersState, { params });
}

function send<K extends UploadKey>(sending: Sending<K>): Promise<XMLHttpRequest> {
  const { key = borrowers, uuid, type, file, signal, onPercent } = sending;
  const way = uuid === null ? handedOverKey : key;
  const url = addressOf(way.split(' ')[1] ?? '', { params: { uuid: uuid ?? '' }, query: { type } });
  const headers = headersOf(uuid === null ? { context: 'external' } : {}, false);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onPercent(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new CallError('Failed to fetch', 0));
    request.onabort = () => reject(new DOMException(words.theUploadWasCancelled, 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
