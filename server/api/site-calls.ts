/** Answers the calls the page itself makes: banners, and the report that a page broke. */
import type { siteCalls } from '#core/contract/site.ts';
import { scrub } from '#core/people/scrub.ts';
import type { Log } from '../log.ts';
import type { Support } from '../support/index.ts';
import type { Handlers } from './handler.ts';

export function siteHandlers(log: Log, support: Pick<Support, 'banners'>): Handlers<keyof typeof siteCalls> {
  return {
    'GET /banners/production.json': async () => [...(await support.banners('production'))],
    'GET /banners/test.json': async () => [...(await support.banners('test'))],
    'POST /service-errors/external/api/v1/report': ({ body, orgCode, requestId }) => {
      // Our own pages have scrubbed it already; anyone else can send one too.
      const told = Object.entries(body).map(([name, text]) => [name, scrub(text ?? '')]);
      log.warn({ requestId, orgCode, browser: Object.fromEntries(told) }, 'a page broke');
      return undefined;
    },
  };
}
