/** Puts a borrower of the sandbox where a picture is to be taken, by the workshop's calls, and says how a browser gets in. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import type { Status } from '#core/journey/statuses.ts';
import { firstStop, type Stop } from '../../test/e2e/stops.ts';

interface Made {
  readonly uuid: string;
  readonly token: string;
  readonly status: string;
  readonly open: string;
}

export interface Arrived {
  readonly path: string;
  /** The person who makes an application is signed in by a cookie and a token; every browser that opens it carries both. */
  enter(context: BrowserContext): Promise<void>;
}

/** `seed` makes the same homeowner of the same house each time. */
export async function arrive(browser: Browser, url: string, org: string, stop: Stop, seed?: number): Promise<Arrived> {
  const maker = await browser.newContext();
  const ask = asking(maker.request, url);
  const { persona, state, force, isSigned, after, reasons } = stop;
  const wanted = { ...(persona && { persona }), ...(state && { state }), ...(org && { org }) };
  const made = await ask('', { ...wanted, ...(seed !== undefined && { seed }) });
  const at = async (status: Status) => {
    for (let tries = 0; tries < 240; tries += 1) {
      if ((await ask(`/${made.uuid}`)).status === status) return;
      await sleep(250);
    }
    const { status: now } = await ask(`/${made.uuid}`);
    throw new Error(`${stop.name} of ${org || 'the provider'} waits for ${status} and is in ${now}.`);
  };
  if (force) {
    await at(firstStop);
    await ask(`/${made.uuid}/force`, { status: force, ...(reasons && { declineReasons: reasons }) });
  }
  if (isSigned) {
    const { now } = (await (await maker.request.get(new URL('/dev/api/clock', url).href)).json()) as { now: string };
    await ask(`/${made.uuid}/events`, { event: 'deedSigned', payload: { signedAt: now }, by: 'vendor' });
    await at('RESCISSION');
  }
  if (after) await ask(`/${made.uuid}/force`, { status: after });
  await at(stop.until ?? force ?? firstStop);
  const { open } = await ask(`/${made.uuid}`);
  const { cookies } = await maker.storageState();
  await maker.close();
  return {
    path: pathOf(stop, made.uuid, new URL(open, url)),
    enter: async (context) => {
      await context.addCookies(cookies);
      await context.addInitScript((token) => localStorage.setItem('jwt', `Bearer ${token}`), made.token);
    },
  };
}

function pathOf({ screen }: Stop, uuid: string, open: URL): string {
  if (screen === undefined) return open.pathname + open.search;
  return screen.startsWith('/') ? screen : `/account/heloc/${uuid}/${screen}`;
}

function asking(request: APIRequestContext, url: string) {
  return async (path: string, body?: object): Promise<Made> => {
    const address = new URL(`/dev/api/applications${path}`, url).href;
    const answer = body ? await request.post(address, { data: body }) : await request.get(address);
    if (!answer.ok()) throw new Error(`${path || 'A new application'} was refused: ${await answer.text()}`);
    return (await answer.json()) as Made;
  };
}
