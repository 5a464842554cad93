/** Text made short on its way, where the one who asks can read it so: on a phone far from a mast that is most of the wait. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export async function sendShort(request: FastifyRequest, reply: FastifyReply, text: string): Promise<unknown> {
  if (!(request.headers['accept-encoding'] ?? '').includes('br')) return reply.send(text);
  const short = await compress(text, { params });
  return reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(short);
}

/** Less than this travels in the same breath. And an answer that holds a secret beside what was asked for is never so long. */
export const longAnswer = 8192;
