/** Answers the console's calls about banners. */
import type { bannerCalls } from '#core/contract/banners.ts';
import { personOf } from '../actor.ts';
import type { BannerDesk } from '../office/banners/index.ts';
import type { Handlers } from './handler.ts';

export function bannerHandlers(desk: BannerDesk): Handlers<keyof typeof bannerCalls> {
  return {
    'GET /service-console/api/v1/banners': ({ actor, query }) => desk.list(personOf(actor), query.cursor),
    'POST /service-console/api/v1/banners': ({ actor, body }) => desk.save(personOf(actor), body),
    'GET /service-console/api/v1/banners/{uuid}/history': async ({ actor, params, query }) => {
      const { rows, nextCursor } = await desk.history(personOf(actor), params.uuid, query.cursor);
      const shown = rows.map(({ version, at, byName, content }) => ({
        ...{ version, at: at.toISOString(), by: byName },
        ...content,
      }));
      return { rows: shown, nextCursor };
    },
    'POST /service-console/api/v1/banners/{uuid}/undo': ({ actor, params, body }) =>
      desk.undo(personOf(actor), params.uuid, body),
  };
}
