/** The signed heads, for anyone: the same for all, so that a cache may keep them for a while. */
import type { headCalls } from '#core/contract/heads.ts';
import type { Audit, PublishedHeads } from '../office/audit/index.ts';
import { type Handlers, Reply } from './handler.ts';

const cached = { 'cache-control': 'public, max-age=300' };

export function headHandlers({ heads }: Pick<Audit, 'heads'>): Handlers<keyof typeof headCalls> {
  return {
    'GET /.well-known/hearthline-heads': async ({ query }) => new Reply(shown(await heads(query)), { headers: cached }),
  };
}

function shown({ keys, heads, consistency, inclusion }: PublishedHeads) {
  return {
    keys: keys.map(({ vouchedFor, ...key }) => ({ ...key, vouchedFor: [...vouchedFor] })),
    heads: [...heads],
    consistency: consistency && { ...consistency, proof: [...consistency.proof] },
    inclusion: inclusion && { ...inclusion, proof: [...inclusion.proof] },
  };
}
