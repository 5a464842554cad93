/** Answers the calls the page itself makes: banners, and the report that a page broke or met a status it has no screen for. */
import type { siteCalls } from '#core/contract/site.ts';
import { unroutedReport } from '#core/journey/route.ts';
import { isStatus } from '#core/journey/statuses.ts';
import { scrub } from '#core/people/scrub.ts';
import type { Support } from '../insights/index.ts';
import type { Log } from '../log.ts';
import type { Handlers } from './handler.ts';

interface SiteOptions {
  readonly log: Log;
  readonly support: Pick<Support, 'banners'>;
  /** For the metrics, by status. */
  readonly countUnrouted: (status: string) => Promise<void>;
}

export function siteHandlers({ log, support, countUnrouted }: SiteOptions): Handlers<keyof typeof siteCalls> {
  return {
    'GET /banners/production.json': async ({ orgCode }) => [...(await support.banners('production', orgCode))],
    'GET /banners/test.json': async ({ orgCode }) => [...(await support.banners('test', orgCode))],
    'POST /service-errors/external/api/v1/report': async ({ body, orgCode, requestId }) => {
      // Our own pages have scrubbed it already; anyone else can send one too.
      const told = Object.fromEntries(Object.entries(body).map(([name, text]) => [name, scrub(text ?? '')]));
      if (body.title !== unroutedReport) {
        log.warn({ requestId, orgCode, browser: told }, 'a page broke');
        return undefined;
      }
      log.warn({ requestId, orgCode, browser: told }, 'a status has no screen of its own');
      // A name that is not ours counts under one word: a stranger must not fill the metrics with words of theirs.
      await countUnrouted(isStatus(body.name ?? '') ? (body.name ?? '') : 'other');
      return undefined;
    },
  };
}
