/** Answers the calls of the lists of work. */
import type { workCalls } from '#core/contract/work.ts';
import { personOf } from '../actor.ts';
import type { Assignments, WorkLists, WorkViews } from '../office/work/index.ts';
import type { Handlers } from './handler.ts';
import { asUuid } from './request.ts';

interface WorkOptions {
  readonly workLists: WorkLists;
  readonly assignments: Assignments;
  readonly workViews: WorkViews;
}

export function workHandlers({ workLists, assignments, workViews }: WorkOptions): Handlers<keyof typeof workCalls> {
  return {
    'GET /service-console/api/v1/work/counts': ({ actor }) => workLists.counts(personOf(actor)),
    'GET /service-console/api/v1/work/items': ({ actor, query: { lineMin, sort = 'risk', ...query } }) =>
      workLists.list(personOf(actor), {
        ...query,
        sort,
        lineCentsMin: lineMin === undefined ? undefined : Number(lineMin) * 100,
      }),
    'POST /service-console/api/v1/work/next': async ({ actor, body }) => ({
      applicationUuid: await workLists.next(personOf(actor), body.queue),
    }),
    'GET /service-console/api/v1/work/people': ({ actor }) => assignments.people(personOf(actor)),
    'POST /service-console/api/v1/work/assign': ({ actor, body }) =>
      assignments.assign(personOf(actor), body.applicationUuids, body.to),
    'GET /service-console/api/v1/work/views': ({ actor }) => workViews.list(personOf(actor)),
    'POST /service-console/api/v1/work/views': ({ actor, body }) => workViews.keep(personOf(actor), body),
    'POST /service-console/api/v1/work/views/{uuid}/remove': async ({ actor, params }) => {
      await workViews.remove(personOf(actor), asUuid(params.uuid));
      return undefined;
    },
  };
}
