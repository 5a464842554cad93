/** What a notary may do in a session; a refusal is a sentence. */
import type { call } from '#web/client/client.ts';

export type SessionAction = Parameters<typeof call<'POST /service-notary/api/v1/sessions/{uuid}/actions'>>[1]['body'];
export type Act = (action: SessionAction) => Promise<string | undefined>;
