/** Answers the calls about the papers that come with an application. */
import type { Brand } from '#core/brand/brand.ts';
import type { earlyPaperCalls } from '#core/contract/early-papers.ts';
import { earlyPaperTypes } from '#core/documents/early.ts';
import { Failure } from '../failure.ts';
import type { EarlyPapers } from '../lending/documents/index.ts';
import { download } from './download.ts';
import type { Handlers } from './handler.ts';

interface EarlyPaperOptions {
  readonly early: Pick<EarlyPapers, 'show' | 'draw'>;
  /** The site that lends in a state. */
  readonly siteFor: (orgCode: string, state: string) => Brand | undefined;
  readonly now: () => Date;
}

export function earlyPaperHandlers({ early, siteFor, now }: EarlyPaperOptions): Handlers<keyof typeof earlyPaperCalls> {
  const brandOf = (orgCode: string, state: string) => {
    const brand = siteFor(orgCode, state);
    if (!brand) throw new Failure('notFound');
    return brand;
  };
  return {
    'GET /service-document/external/api/v1/early-papers': async ({ query, orgCode }) => {
      const { on, receipt, papers } = early.show({ ...query, brand: brandOf(orgCode, query.state), at: now() });
      return { on, receipt, papers: papers.map(({ type, title, blocks }) => ({ type, title, blocks: [...blocks] })) };
    },
    'GET /service-document/external/api/v1/early-papers/{type}/content': async ({ query, orgCode, params }) => {
      const type = earlyPaperTypes.find((one) => one === params.type);
      const drawn = type && (await early.draw({ ...query, brand: brandOf(orgCode, query.state), at: now() }, type));
      if (!drawn) throw new Failure('notFound');
      return download(drawn.content, 'application/pdf', drawn.title);
    },
  };
}
