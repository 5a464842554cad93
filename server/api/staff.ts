/** Answers what administrators ask and do about the staff. */
import type { staffCalls } from '#core/contract/staff.ts';
import { personOf } from '../actor.ts';
import type { StaffDesk } from '../office/staff/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

export function staffHandlers(desk: StaffDesk): Handlers<keyof typeof staffCalls> {
  return {
    'GET /service-console/api/v1/staff': async ({ actor, query }) => {
      const { people, ...rest } = await desk.list(personOf(actor), query.org);
      return {
        ...rest,
        people: people.map(({ roles, lastActiveAt, ...one }) => ({
          ...one,
          roles: [...roles],
          lastActiveAt: lastActiveAt?.toISOString() ?? null,
        })),
      };
    },
    'POST /service-console/api/v1/staff': async ({ actor, body: { org, ...member } }) => {
      await desk.invite(personOf(actor), member, org);
      return undefined;
    },
    'POST /service-console/api/v1/staff/{uuid}/roles': async ({ actor, params, body: { org, roles, why } }) => {
      await desk.changeRoles(personOf(actor), asUuid(params.uuid), roles, why, org);
      return undefined;
    },
    'POST /service-console/api/v1/staff/{uuid}/suspend': async ({ actor, params, body: { org, why } }) => {
      await desk.suspend(personOf(actor), asUuid(params.uuid), why, org);
      return undefined;
    },
    'POST /service-console/api/v1/staff/{uuid}/resume': async ({ actor, params, body: { org, why } }) => {
      await desk.resume(personOf(actor), asUuid(params.uuid), why, org);
      return undefined;
    },
    'POST /service-console/api/v1/staff/{uuid}/sign-out': async ({ actor, params, body: { org } }) => {
      await desk.signOut(personOf(actor), asUuid(params.uuid), org);
      return undefined;
    },
  };
}
