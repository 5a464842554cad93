/** Two people of the staff who change flags by the console's own calls, for one organization: money and law take both. */
import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test';

const calls = '/service-console/api/v1/flags';

/** Someone of the staff, with what their calls carry. */
async function staff(request: APIRequestContext, email: string) {
  const entered = await request.post('/dev/api/staff/session', { data: { email } });
  expect(entered.ok(), await entered.text()).toBe(true);
  const { token } = await entered.json();
  const headers = { authorization: `Bearer ${token}` };
  return async (path: string, data?: object) => {
    const answer = data
      ? await request.post(`${calls}/${path}`, { headers, data })
      : await request.get(`${calls}/${path}`, { headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

/** `more`: what else the rule names, beside the organization. */
export type SetFlag = (key: string, enabled: boolean, variables?: object, more?: object) => Promise<void>;

/** Answers what sets a flag for `org`, in place of what was set before. */
export async function flagDesk(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  org: string,
): Promise<SetFlag> {
  const enter = async (email: string) => staff(await request.newContext({ ...(baseURL && { baseURL }) }), email);
  const [first, second] = [await enter('cora@staff.example'), await enter('olive@staff.example')];
  return async (key, enabled, variables, more) => {
    const { version, rules } = await first(key);
    const others = rules.rules.filter((rule: { organizations?: string[] }) => rule.organizations?.[0] !== org);
    const rule = { organizations: [org], enabled, ...(variables && { variables }), ...more };
    const body = { rules: { ...rules, rules: [...others, rule] }, why: 'To see the difference.', basedOn: version };
    const { outcome } = await first(`${key}/changes`, body);
    if (outcome === 'changed') return;
    const { proposal } = await second(key);
    await second(`${key}/confirm`, { proposalUuid: proposal.uuid });
  };
}
