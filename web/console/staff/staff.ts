/** What the pages of the staff share: the list, the ways to act, and words for what a person has. */
import { agentRoles, staffNames } from '#core/roles.ts';
import type { AgentRole } from '#core/staff.ts';
import * as words from '#core/words/en/console/staff.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import type { Answer } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { announce } from '#web/ui/live-region.tsx';

const key = 'GET /service-console/api/v1/staff';
export type Member = Answer<typeof key>['people'][number];

export const staffPath = (uuid: string, org: string | undefined) =>
  `/console/staff/${uuid}${org === undefined ? '' : `?org=${org}`}`;

/** `org`: another organization than one's own, for those who reach every one. */
export const useStaff = (org: string | undefined, isOn = true) =>
  useRead(key, [{ query: org === undefined ? {} : { org } }], { gcTime: 0, enabled: isOn });

export const titleOf = (role: AgentRole): string => (role === 'originator' ? words.originator : staffNames[role].title);
export const titles = (roles: readonly AgentRole[]): string =>
  new Intl.ListFormat('en-US').format(agentRoles.filter((role) => roles.includes(role)).map(titleOf));

/** Does it, says so, and reads the list again; gives the sentence of a refusal. */
export async function actOn(work: Promise<unknown>, done: string): Promise<string | undefined> {
  try {
    await work;
  } catch (error) {
    return sentenceOf(error);
  }
  announce(done);
  await queryClient.invalidateQueries({ queryKey: [key] });
  return undefined;
}
