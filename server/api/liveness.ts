/**
 * The probe that asks whether we live is answered before anything else looks at it: who is asked it every few seconds and
 * killed for being late with the answer must not wait behind routes, hooks and lines. It is the same answer as the route's
 * (health.ts), which goes on answering whatever is not asked in just these words.
 */
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { nameAnswer } from './answer.ts';
import { alive, livenessPath } from './health.ts';
import { requestIdOf } from './request-id.ts';

const body = JSON.stringify(alive);
const told = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };

/** `extra` are headers that every answer of this process has. Call it when whatever else listens for requests does. */
export function answerLivenessFirst(server: Server, extra: Readonly<Record<string, string>> = {}): void {
  const others = server.listeners('request') as RequestListener[];
  const headers = { ...told, ...extra };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!isLiveness(request)) {
      for (const other of others) other.call(server, request, response);
      return;
    }
    nameAnswer(response, requestIdOf(request.headers));
    // Node leaves the body away where only the head was asked for. It is plain ASCII: told so, Node does not look for more.
    response.writeHead(200, headers).end(body, 'latin1');
  });
}

function isLiveness({ url, method }: IncomingMessage): boolean {
  return url === livenessPath && (method === 'GET' || method === 'HEAD');
}
