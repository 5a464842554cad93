/** What specs of experiments are played with: the whole product, staff who propose and start, browsers and borrowers. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sideOf, type Unit } from '#core/experiments/assign.ts';
import type { Plan } from '#core/experiments/plan.ts';
import { aPlan } from '#core/experiments/stories/plans.ts';
import { buildCreateApplication } from '#core/registration/create-application.ts';
import { readEntry } from '#core/registration/entry.ts';
import { jane } from '#core/registration/stories/people.ts';
import type { Person } from '../actor.ts';
import { openServer } from './test-open-server.ts';
import type { TestProduct } from './test-product.ts';

export const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.1 Safari/605.1.15';
export const experimentsPath = '/service-console/api/v1/experiments';

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly body?: object;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const cookieOf = (unit: string) => `experiment_profile=${unit}`;

/** A browser whose side is the wanted one. */
export function unitOn(plan: Plan, side: 'control' | 'variation'): string {
  for (;;) {
    const unit = randomUUID();
    if (sideOf(plan, unit as Unit) === side) return unit;
  }
}

export const anotherPlan = (change: Partial<Plan> = {}): Plan => ({
  ...aPlan,
  key: `plan-${randomUUID().slice(0, 8)}`,
  ...change,
});

export async function experimentStage(product: TestProduct) {
  const { accounts, brands, orgCode } = product;
  const players = new Map<string, Person>();
  const { server } = openServer(product, (name) => players.get(name));
  const partner = brands.organizations.find((code) => code !== orgCode) as string;

  async function join(name: string, at: string, role: 'providerAdmin' | 'compliance' | 'processor'): Promise<void> {
    const who = { firstName: name, middleName: '', lastName: 'Desk', suffix: '' };
    const email = `${name}-${randomUUID()}@staff.example`;
    const { identityUuid } = await accounts.people.invite({ orgCode: at, email, roles: [role], name: who });
    players.set(name, { roles: [role], identityUuid, orgCode: at, sessionId: randomUUID() });
  }
  await join('Ada', orgCode, 'providerAdmin');
  await join('Abe', orgCode, 'providerAdmin');
  await join('Cora', orgCode, 'compliance');
  await join('Pat', partner, 'compliance');
  await join('Pia', orgCode, 'processor');

  async function send(as: string, url: string, { method = 'POST', body, cookie = '', headers = {} }: Sent = {}) {
    const answer = await server.inject({
      ...{ method, url, ...(body && { payload: body }) },
      headers: { cookie: `as=${as}; ${cookie}`, 'x-org': orgCode, 'user-agent': safari, ...headers },
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  }

  async function running(plan = anotherPlan()): Promise<Plan> {
    expect(await send('Ada', experimentsPath, { body: plan })).toMatchObject({ status: 204 });
    expect(await send('Cora', `${experimentsPath}/${plan.key}/start`)).toMatchObject({ status: 204 });
    return plan;
  }
  const stop = (key: string) => send('Ada', `${experimentsPath}/${key}/stop`, { body: { why: 'The test is over.' } });

  async function newcomer(): Promise<string> {
    const name = `borrower-${players.size}`;
    const email = `${randomUUID()}@homeowner.example`;
    const account = { orgCode, email, password: 'Plum-tractor-91!', phoneNumber: '4155550123' };
    const caller = { address: `10.77.0.${players.size}`, userAgent: undefined, isSecure: false };
    players.set(name, (await accounts.register(account, caller)).person);
    return name;
  }

  async function apply(
    name: string,
    { cookie, extra = {} }: { cookie?: string; extra?: object } = {},
  ): Promise<string> {
    const url = '/service-application/api/v3/application/helocs?state=NV&product=heloc';
    const circumstances = { entry: readEntry([]), softCreditVersion: '1', ...extra };
    const body = buildCreateApplication(jane, circumstances, { areDigitsAllowed: true }) as object;
    return (await send(name, url, { body, ...(cookie && { cookie }) })).body.uuid;
  }

  const see = (name: string, sent: Sent & { user?: object } = {}) =>
    send(name, `/service-optimize/${players.has(name) ? 'secure' : 'external'}/api/v1/exposure`, {
      ...sent,
      body: { featureKey: aPlan.flag, optimizeUser: sent.user ?? {} },
    });
  return { players, send, running, stop, newcomer, apply, see };
}
