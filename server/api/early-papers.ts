/** Answers the calls about the papers that come with an application. */
import type { Brand } from '#core/brand/brand.ts';
import type { AnswerOf } from '#core/contract/contract.ts';
import type { earlyPaperCalls } from '#core/contract/early-papers.ts';
import type { Routes } from '#core/contract/routes.ts';
import type { Block } from '#core/documents/blocks.ts';
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
      return { on, receipt, papers: papers.map((paper) => ({ ...paper, blocks: paper.blocks.map(shownBlock) })) };
    },
    'GET /service-document/external/api/v1/early-papers/{type}/content': async ({ query, orgCode, params }) => {
      const type = earlyPaperTypes.find((one) => one === params.type);
      const drawn = type && (await early.draw({ ...query, brand: brandOf(orgCode, query.state), at: now() }, type));
      if (!drawn) throw new Failure('notFound');
      return download(drawn.content, 'application/pdf', drawn.title);
    },
  };
}

type ShownBlock = AnswerOf<
  Routes['GET /service-document/external/api/v1/early-papers']
>['papers'][number]['blocks'][number];

/** A paper of before an application has no places to sign, so nothing of a block is lost on the way. */
function shownBlock(block: Block): ShownBlock {
  const { kind, ...parts } = block;
  return { kind, ...(parts as Omit<ShownBlock, 'kind'>) };
}
