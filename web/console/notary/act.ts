/** What a notary may do in a session; a refusal is a sentence. */
import type { call } from '#web/client/client.ts';

export type Deed = Parameters<typeof call<'POST /service-notary/api/v1/sessions/{uuid}/deeds'>>[1]['body'];
export type Act = (deed: Deed) => Promise<string | undefined>;
