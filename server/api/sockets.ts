/**
 * Opens the sockets of the table in server/live. A page of another site opens none, nor does what names no page, and only so
 * many may wait for their ticket to be shown.
 */
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { Live } from '../live/index.ts';
import { callerAddress, networkOf } from './limits.ts';
import { isFromElsewhere } from './request.ts';

export function addSockets(server: FastifyInstance, { rooms, waiting, retryAfterS }: Live): void {
  server.register(async (scope) => {
    await scope.register(websocket, { options: { maxPayload: 65_536 } });
    const preValidation = async (request: FastifyRequest) => {
      // Every browser says which page opens a socket; what does not say so is none of ours.
      if (request.headers.origin === undefined || isFromElsewhere(request)) throw new Failure('crossSite');
      if (waiting.isFull(networkOf(callerAddress(request)))) throw new Failure('tooMany', { retryAfterS });
    };
    for (const { path, welcome } of rooms)
      scope.get(path, { websocket: true, preValidation }, (socket: WebSocket, request: FastifyRequest) =>
        welcome(socket, waiting.enter(networkOf(callerAddress(request)))),
      );
  });
}
