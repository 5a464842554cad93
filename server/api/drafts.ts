/** Answers the calls about registrations that are not finished. The handle travels in a cookie that no script reads. */
import type { draftCalls } from '#core/contract/drafts.ts';
import { DRAFT_LIFE_MS } from '#core/registration/draft.ts';
import type { Drafts } from '../people/drafts/index.ts';
import { type Call, type Handlers, Reply } from './handler.ts';
import { isSecure } from './request.ts';

type Keys = keyof typeof draftCalls;
type Asking = Pick<Call<Keys>, 'orgCode' | 'cookies' | 'headers'> & { readonly params: { registrationId: string } };

const cookieName = (isOverHttps: boolean) => `${isOverHttps ? '__Host-' : ''}hearthline-draft`;

export function draftHandlers(drafts: Drafts): Handlers<Keys> {
  return {
    'GET /service-application/api/v1/registration-draft/{registrationId}': async (call) => ({
      draft: (await drafts.read(askedBy(call))) ?? null,
    }),
    'PUT /service-application/api/v1/registration-draft/{registrationId}': async (call) => {
      const handle = await drafts.save(askedBy(call), call.body);
      const isOverHttps = isSecure(call.headers);
      const life = `Max-Age=${DRAFT_LIFE_MS / 1000}; HttpOnly; SameSite=Lax${isOverHttps ? '; Secure' : ''}`;
      const setCookie = `${cookieName(isOverHttps)}=${handle}; Path=/; ${life}`;
      return new Reply(undefined, { status: 204, headers: { 'set-cookie': setCookie } });
    },
    'DELETE /service-application/api/v1/registration-draft/{registrationId}': async (call) => {
      await drafts.remove(askedBy(call));
    },
  };
}

/** A GET from this very page says nothing of https, so either name is looked under; neither can be guessed. */
function askedBy({ orgCode, cookies, params }: Asking) {
  return {
    orgCode,
    registrationId: params.registrationId,
    handle: cookies[cookieName(true)] ?? cookies[cookieName(false)],
  };
}
