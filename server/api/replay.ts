/** Answers the calls about recordings of visits: each is one verb of the module behind it. */
import type { replayCalls } from '#core/contract/replay.ts';
import { personOf } from '../actor.ts';
import type { Replays } from '../insights/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

export function replayHandlers(replays: Replays): Handlers<keyof typeof replayCalls> {
  return {
    'GET /service-replay/secure/api/v1/agreement': ({ actor, orgCode }) => replays.agreement(personOf(actor), orgCode),
    'PUT /service-replay/secure/api/v1/agreement': async ({ actor, orgCode, body }) => {
      await replays.agree(personOf(actor), orgCode, body.isAgreed);
    },
    'POST /service-replay/secure/api/v1/recordings': async ({ actor, orgCode }) => ({
      uuid: await replays.begin(personOf(actor), orgCode),
    }),
    'POST /service-replay/secure/api/v1/recordings/{recordingUuid}/chunks': async ({
      actor,
      orgCode,
      params,
      body,
    }) => {
      await replays.take(personOf(actor), orgCode, asUuid(params.recordingUuid), body);
    },
    'GET /service-console/api/v1/replays': async ({ actor, query }) => {
      const before = query.before === undefined ? undefined : new Date(query.before);
      const { items, next } = await replays.list(personOf(actor), before);
      return {
        items: items.map(({ uuid, startedAt, lastAt, pages }) => ({
          uuid,
          startedAt: startedAt.toISOString(),
          seconds: Math.round((lastAt.getTime() - startedAt.getTime()) / 1000),
          pages: [...pages],
        })),
        next,
      };
    },
    'POST /service-console/api/v1/replays/{recordingUuid}/watch': async ({ actor, params, body }) => {
      const { startedAt, chunks } = await replays.watch(personOf(actor), asUuid(params.recordingUuid), body.reason);
      return {
        startedAt: startedAt.toISOString(),
        chunks: chunks.map(({ page, events }) => ({ page, events })),
      };
    },
  };
}
