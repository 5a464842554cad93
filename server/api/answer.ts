/**
 * An answer with the headers that each of ours has: added in one go and where it leaves, so that no way of answering gets
 * round it. Setting them one by one costs as much as finding the route. What a handler sets itself goes before.
 */
import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { closedPolicy, securityHeaders } from './headers.ts';

const everyAnswer = { ...securityHeaders, 'content-security-policy': closedPolicy, 'cache-control': 'no-store' };

type Head = OutgoingHttpHeaders | undefined;

const withOurs = (requestId: string, headers: Head) => ({ ...everyAnswer, 'x-request-id': requestId, ...headers });

export class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  requestId = '';

  override writeHead(status: number, reason?: string | unknown, headers?: unknown): this {
    const given = (typeof reason === 'string' ? headers : reason) as Head;
    return super.writeHead(status, withOurs(this.requestId, given));
  }
}

export function nameAnswer(response: ServerResponse, requestId: string): void {
  if (response instanceof Answer) response.requestId = requestId;
  else nameInjected(response, requestId);
}

/** A request that came over no socket (`server.inject`) brings its own kind of answer. */
function nameInjected(response: ServerResponse, requestId: string): void {
  const { writeHead } = response;
  const named = (status: number, headers?: Head) => writeHead.call(response, status, withOurs(requestId, headers));
  response.writeHead = named as typeof writeHead;
}
