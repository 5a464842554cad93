/** Answers the console's calls about banners. */
import type { bannerCalls } from '#core/contract/banners.ts';
import { personOf } from '../actor.ts';
import type { BannerDesk } from '../office/banners/index.ts';
import type { Handlers } from './handler.ts';

export function bannerHandlers(desk: BannerDesk): Handlers<keyof typeof bannerCalls> {
  return {
    'GET /service-console/api/v1/banners': ({ actor }) => desk.list(personOf(actor)),
    'POST /service-console/api/v1/banners': ({ actor, body }) => desk.save(personOf(actor), body),
    'GET /service-console/api/v1/banners/{uuid}/history': async ({ actor, params }) =>
      (await desk.history(personOf(actor), params.uuid)).map(({ version, at, byName, content }) => ({
        ...{ version, at: at.toISOString(), by: byName },
        ...content,
      })),
    'POST /service-console/api/v1/banners/{uuid}/undo': ({ actor, params, body }) =>
      desk.undo(personOf(actor), params.uuid, body),
  };
}
