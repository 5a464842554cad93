/** Calls of the lists of work: how much waits where, the lists themselves, the next case, and who gets what. */
import * as v from 'valibot';
import { deskFlags } from '#core/desk/flags.ts';
import { queueIds } from '#core/desk/queues.ts';
import { uuid } from '#core/people/uuid.ts';
import { fileRoles } from '#core/roles.ts';
import * as words from '#core/words/en/console/work-lists.ts';
import { clocks } from '#core/words/en/desk/queues.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

const clockNames = Object.keys(clocks) as (keyof typeof clocks)[];
const queueId = v.picklist(queueIds);

/** One case in a list. What is near or late is worked out of it by the reader, minute by minute. */
const workRow = v.object({
  applicationUuid: v.string(),
  loanNumber: v.nullable(v.string()),
  borrower: v.string(),
  queue: queueId,
  status: v.string(),
  flags: v.array(v.picklist(deskFlags)),
  lineCents: v.number(),
  city: v.string(),
  state: v.string(),
  /** The site that lends on this home, by the name its borrower knows. */
  brand: v.string(),
  timeZone: v.string(),
  since: v.string(),
  dueAt: v.nullable(v.string()),
  /** Which clock runs out then. */
  dueClock: v.nullable(v.picklist(clockNames)),
  holder: v.nullable(v.object({ name: v.string(), isMe: v.boolean(), since: v.string() })),
});

/** What a list can be narrowed by; the same in an address, in a saved view and in the call. */
const filters = {
  queue: v.optional(queueId),
  section: v.optional(v.picklist(fileRoles)),
  state: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  flag: v.optional(v.picklist(deskFlags)),
  held: v.optional(v.picklist(['me', 'free', 'others'])),
  sort: v.optional(v.picklist(['risk', 'oldest'])),
} as const;

const shown = v.strictObject({
  ...filters,
  lineMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000))),
  columns: v.optional(v.array(v.picklist(['flags', 'line', 'home', 'since', 'holder']))),
  density: v.optional(v.picklist(['standard', 'compact'])),
});

const view = v.object({ uuid: v.string(), name: v.string(), isTeam: v.boolean(), isMine: v.boolean(), shown });

const desk = { who: may('searchApplications', 'organization') } as const;

export const workCalls = calls({
  'GET /service-console/api/v1/work/counts': {
    why: 'How many applications wait in each list, how many of them are late, and how many the caller holds.',
    ...desk,
    answer: v.object({
      queues: v.array(v.object({ queue: queueId, waiting: v.number(), late: v.number() })),
      held: v.number(),
      /** Counted no further than this. */
      countMax: v.number(),
    }),
    limit: limits.poll,
  },
  'GET /service-console/api/v1/work/items': {
    why: 'What waits, in one list, one section or all of one’s own: what is most likely to be late first, a page at a time.',
    ...desk,
    query: v.strictObject({
      ...filters,
      /** In whole dollars. */
      lineMin: v.optional(v.pipe(v.string(), v.regex(/^\d{1,8}$/))),
      cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    answer: v.object({ rows: v.array(workRow), nextCursor: v.nullable(v.string()) }),
    limit: limits.poll,
  },
  'POST /service-console/api/v1/work/next': {
    why: 'Gives the caller the free case that is most likely to be late, and claims it in the same breath.',
    ...desk,
    body: v.strictObject({ queue: v.optional(queueId) }),
    answer: v.object({ applicationUuid: v.nullable(v.string()) }),
    limit: limits.step,
  },
  'GET /service-console/api/v1/work/people': {
    why: 'Whom work can be given to: who works on files here, in which sections, and how much each holds.',
    ...desk,
    answer: v.array(
      v.object({
        identityUuid: v.string(),
        name: v.string(),
        sections: v.array(v.picklist(fileRoles)),
        held: v.number(),
        isMe: v.boolean(),
      }),
    ),
    limit: limits.poll,
  },
  'POST /service-console/api/v1/work/assign': {
    why: 'Gives applications to a person, or each to the person of its section who holds the fewest. What a colleague holds stays theirs.',
    ...desk,
    body: v.strictObject({
      applicationUuids: v.pipe(v.array(uuid), v.minLength(1, words.chooseSome), v.maxLength(100, words.atMost100)),
      /** Null: by section and load. */
      to: v.nullable(uuid),
    }),
    answer: v.object({
      given: v.array(v.object({ applicationUuid: v.string(), to: v.string() })),
      kept: v.array(v.object({ applicationUuid: v.string(), why: v.string() })),
    }),
    errors: ['notFound'],
    limit: limits.step,
  },
  'GET /service-console/api/v1/work/views': {
    why: 'The views that the caller keeps, and the team’s.',
    ...desk,
    answer: v.array(view),
    limit: limits.read,
  },
  'POST /service-console/api/v1/work/views': {
    why: 'Keeps a view under a name, one’s own or the team’s; under the same name it takes the place of the one before.',
    ...desk,
    body: v.strictObject({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(words.nameTheView), v.maxLength(60, words.atMost60)),
      isTeam: v.boolean(),
      shown,
    }),
    answer: view,
    errors: ['conflict'],
    limit: limits.step,
  },
  'POST /service-console/api/v1/work/views/{uuid}/remove': {
    why: 'Removes a view: one’s own, or one of the team’s that one made.',
    ...desk,
    answer: null,
    errors: ['notFound'],
    limit: limits.step,
  },
});
