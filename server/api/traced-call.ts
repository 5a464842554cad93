/** A whole call as one span, which bears the request's own id. Without tracing the handler is what it was. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tracing } from '../tracing.ts';
import { parentOf } from './request-id.ts';

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export function traced(
  tracing: Tracing | undefined,
  statusOf: (error: unknown) => number,
  answer: Answering,
): Answering {
  if (!tracing) return answer;
  return (request, reply) => {
    const { method, id, headers, routeOptions } = request;
    const facts = { 'http.request.method': method, 'http.route': routeOptions.url };
    const status = (code: number) => ({ 'http.response.status_code': code });
    return tracing.span(
      'request',
      facts,
      async ({ say }) => {
        const answered = await answer(request, reply).catch((error: unknown) => {
          say(status(statusOf(error)));
          throw error;
        });
        say(status(reply.statusCode));
        return answered;
      },
      parentOf(headers, id),
    );
  };
}
