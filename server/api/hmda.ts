/** Answers the calls about the register under HMDA. */
import type { hmdaCalls } from '#core/contract/hmda.ts';
import { personOf } from '../actor.ts';
import type { Hmda } from '../office/hmda/index.ts';
import { download } from './download.ts';
import type { Handlers } from './handler.ts';

export function hmdaHandlers(hmda: Hmda): Handlers<keyof typeof hmdaCalls> {
  return {
    'GET /service-console/api/v1/hmda': ({ actor, query }) => hmda.list(personOf(actor), query),
    'GET /service-console/api/v1/hmda/file': async ({ actor, query }) =>
      download(
        Buffer.from(await hmda.file(personOf(actor), query)),
        'text/plain; charset=utf-8',
        `hmda-${query.year}.txt`,
      ),
  };
}
