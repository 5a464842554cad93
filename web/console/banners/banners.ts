/** The call that every part of the page reads. */
import type { Answer } from '#web/client/client.ts';

export const bannersKey = 'GET /service-console/api/v1/banners';
export type Banners = Answer<typeof bannersKey>;
export type Banner = Banners['banners'][number];
