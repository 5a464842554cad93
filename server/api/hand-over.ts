/** Answers the calls of the hand-over. The phone's key travels in a cookie that no script reads and no other path gets. */
import type { handOverCalls } from '#core/contract/hand-over.ts';
import * as words from '#core/words/en/errors/calls.ts';
import { personOf } from '../actor.ts';
import { Failure } from '../failure.ts';
import { type HandOvers, keyLifeMs } from '../people/hand-over/index.ts';
import { type Call, type Handlers, Reply } from './handler.ts';
import { asUuid, isSecure } from './request.ts';
import { shownUpload } from './uploads.ts';

type Keys = keyof typeof handOverCalls;

const phonePath = '/service-application/api/v2/hand-over';
const cookie = 'hearthline-hand-over';

export function handOverHandlers(handOvers: HandOvers): Handlers<Keys> {
  return {
    'POST /service-application/api/v2/application/heloc/{uuid}/hand-over': async ({ actor, params }) => {
      const { code, expiresAt } = await handOvers.begin(personOf(actor), asUuid(params.uuid));
      return { code, expiresAt: expiresAt.toISOString() };
    },
    'GET /service-application/api/v2/application/heloc/{uuid}/hand-over': async ({ actor, params }) => ({
      state: await handOvers.state(personOf(actor), asUuid(params.uuid)),
    }),
    'DELETE /service-application/api/v2/application/heloc/{uuid}/hand-over': async ({ actor, params }) => {
      await handOvers.withdraw(personOf(actor), asUuid(params.uuid));
    },
    'POST /service-application/api/v2/hand-over': async ({ body, headers }) => {
      const key = await handOvers.exchange(body.code);
      const described = await handOvers.describe(key);
      const secure = isSecure(headers) ? '; Secure' : '';
      const age = Math.floor(keyLifeMs / 1000);
      const setCookie = `${cookie}=${key}; Path=${phonePath}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
      return new Reply(described, { headers: { 'set-cookie': setCookie } });
    },
    'GET /service-application/api/v2/hand-over': ({ cookies }) => handOvers.describe(keyIn(cookies)),
    'POST /service-application/api/v2/hand-over/uploads': async ({ cookies, query, file }) => {
      if (!file) throw new Failure('invalid', { param: 'file', message: words.chooseAFile });
      const kept = await handOvers.upload(keyIn(cookies), { ...file, type: query.type });
      return shownUpload(kept);
    },
    'GET /service-application/api/v2/hand-over/uploads/{documentUuid}': async ({ cookies, params }) =>
      shownUpload(await handOvers.uploaded(keyIn(cookies), asUuid(params.documentUuid))),
    'POST /service-application/api/v2/hand-over/identity': async ({ cookies, body }) => {
      await handOvers.submit(keyIn(cookies), body);
    },
  };
}

function keyIn(cookies: Call<Keys>['cookies']): string {
  return cookies[cookie] ?? '';
}
