/** The meeting with the notary, as an owner reads it. */
import type { Answer } from '#web/client/client.ts';

export const sessionKey = 'GET /service-notary/api/v1/applications/{uuid}/session';
export type Session = Answer<typeof sessionKey>;
