/** Calls about meeting a notary: the session by video for those who sign and for the notary, and what its socket carries. */
import * as v from 'valibot';
import { commissionSchema } from '#core/notary/commission.ts';
import { failureReasons, journalWords } from '#core/notary/session.ts';
import * as words from '#core/words/en/errors/contract.ts';
import { calls, may } from './contract.ts';
import { everywhere, limits } from './limits.ts';

const id = v.pipe(v.string(), v.maxLength(100));
const note = v.pipe(v.string(), v.trim(), v.maxLength(500));

const seat = v.object({
  identityUuid: v.string(),
  name: v.string(),
  isPresent: v.boolean(),
  isProved: v.boolean(),
  isConfirmed: v.boolean(),
  hasSigned: v.boolean(),
});

const session = v.object({
  uuid: v.string(),
  applicationUuid: v.string(),
  loanNumber: v.nullable(v.string()),
  openedAt: v.string(),
  state: v.picklist(['waiting', 'claimed', 'sealed', 'failed']),
  /** Who looks: a seat of the room, or the notary. */
  me: v.string(),
  notaryName: v.nullable(v.string()),
  isNotaryPresent: v.boolean(),
  seats: v.array(seat),
  turn: v.nullable(v.string()),
  property: v.object({ street1: v.string(), city: v.string(), state: v.string(), zip: v.string() }),
});

/** The journal, for the notary alone: it names everyone and everything. */
const journal = v.array(
  v.object({
    seq: v.number(),
    at: v.string(),
    what: v.picklist(Object.keys(journalWords) as (keyof typeof journalWords)[]),
    who: v.nullable(v.string()),
    note: v.nullable(v.string()),
  }),
);

const quiz = v.object({
  expiresAt: v.string(),
  questions: v.array(v.object({ words: v.string(), choices: v.array(v.string()) })),
});

const answer = v.object({ ...session.entries, journal: v.optional(journal) });

export const notaryCalls = calls({
  'GET /service-notary/api/v1/applications/{uuid}/session': {
    why: 'The notary session of an application, for someone who signs it.',
    who: may('joinNotarySession', 'own'),
    answer,
    errors: ['notFound'],
    limit: limits.poll,
  },
  'GET /service-notary/api/v1/applications/{uuid}/slots': {
    why: 'The times at which a notary can come, or be met, in person; grouped by the day where the house stands.',
    who: may('bookNotary', 'own', 'organization'),
    answer: v.object({
      timeZone: v.string(),
      days: v.array(
        v.object({ date: v.string(), slots: v.array(v.object({ startsAt: v.string(), place: v.string() })) }),
      ),
    }),
    errors: ['notFound'],
    limit: limits.read,
  },
  'GET /service-notary/api/v1/applications/{uuid}/wait': {
    why: 'How many others wait for a notary now, and how long people usually wait; null while too few have met one.',
    who: may('joinNotarySession', 'own'),
    answer: v.object({ othersWaiting: v.number(), usualMinutes: v.nullable(v.number()) }),
    errors: ['notFound'],
    limit: limits.poll,
  },
  'GET /service-notary/api/v1/sessions': {
    why: 'The sessions that wait for a notary, and those the one who asks has taken.',
    who: may('holdNotarySession', 'assigned'),
    answer: v.array(session),
    limit: limits.poll,
  },
  'GET /service-notary/api/v1/sessions/{uuid}': {
    why: 'One session and its journal, for the notary who has taken it.',
    who: may('holdNotarySession', 'assigned'),
    answer,
    errors: ['notFound'],
    limit: limits.poll,
  },
  'GET /service-notary/api/v1/sessions/{uuid}/deed': {
    why: 'The deed as it stands now, for the notary who has taken the session.',
    who: may('holdNotarySession', 'assigned'),
    answer: 'file',
    errors: ['notFound', 'conflict'],
    limit: limits.read,
  },
  'GET /service-notary/api/v1/commission': {
    why: 'The commission of the notary who asks, and why it would not seal a deed today.',
    who: may('holdNotarySession', 'assigned'),
    answer: v.object({ commission: v.nullable(commissionSchema), refusal: v.nullable(v.string()) }),
    limit: limits.read,
  },
  'PUT /service-notary/api/v1/commission': {
    why: 'Keeps it. Every later seal is made from it; deeds that were sealed stay as they are.',
    who: may('holdNotarySession', 'assigned'),
    body: commissionSchema,
    answer: v.object({ commission: v.nullable(commissionSchema), refusal: v.nullable(v.string()) }),
    limit: limits.step,
  },
  'POST /service-notary/api/v1/sessions/{uuid}/questions': {
    why: 'Asks the person questions that only they should be able to answer; the time for them runs.',
    who: may('joinNotarySession', 'own'),
    answer: quiz,
    errors: ['notFound', 'conflict'],
    limit: everywhere([20, 3600], [1000, 3600]),
  },
  'POST /service-notary/api/v1/sessions/{uuid}/answers': {
    why: 'Answers them. Anyone who fails twice meets a notary in person instead.',
    who: may('joinNotarySession', 'own'),
    body: v.strictObject({ choices: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(20)) }),
    answer: v.object({ outcome: v.picklist(['passed', 'failed', 'expired']), triesLeft: v.number() }),
    errors: ['notFound', 'conflict'],
    limit: everywhere([20, 3600], [1000, 3600]),
  },
  'POST /service-notary/api/v1/sessions/{uuid}/signature': {
    why: 'The person signs the security instrument, when the notary has asked them to.',
    who: may('joinNotarySession', 'own'),
    body: v.strictObject({ typedName: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)) }),
    answer,
    errors: ['notFound', 'conflict'],
    fresh: true,
    limit: limits.step,
  },
  'POST /service-notary/api/v1/sessions/{uuid}/actions': {
    why: 'What the notary does: takes the session or gives it back, confirms who someone is, asks them to sign, seals, or ends it with a reason.',
    who: may('holdNotarySession', 'assigned'),
    body: v.variant('do', [
      v.strictObject({ do: v.picklist(['claim', 'release', 'seal']) }),
      v.strictObject({ do: v.picklist(['confirm', 'call']), identityUuid: id }),
      v.strictObject({
        do: v.literal('fail'),
        why: v.picklist(Object.keys(failureReasons) as (keyof typeof failureReasons)[]),
        note: v.pipe(note, v.nonEmpty(words.sayWhatHappened)),
      }),
    ]),
    answer,
    errors: ['notFound', 'conflict'],
    limit: limits.step,
  },
  'POST /service-notary/api/v1/sessions/{uuid}/ticket': {
    why: 'Lets one browser into the room, for half a minute; and the servers that help two browsers find each other.',
    who: may('joinNotarySession', 'own', 'assigned'),
    answer: v.object({
      ticket: v.string(),
      iceServers: v.array(
        v.object({
          urls: v.array(v.string()),
          username: v.optional(v.string()),
          credential: v.optional(v.string()),
        }),
      ),
    }),
    errors: ['notFound', 'conflict'],
    limit: everywhere([120, 600], [3000, 600]),
  },
});

/** The address of the room's socket. The ticket travels in the first message, never in an address. */
export const notarySocketPath = '/service-notary/api/v1/socket';

const sessionDescription = v.strictObject({
  type: v.picklist(['offer', 'answer']),
  sdp: v.pipe(v.string(), v.maxLength(40_000)),
});
const candidate = v.strictObject({
  type: v.literal('candidate'),
  candidate: v.strictObject({
    candidate: v.pipe(v.string(), v.maxLength(2000)),
    sdpMid: v.nullish(v.pipe(v.string(), v.maxLength(100))),
    sdpMLineIndex: v.nullish(v.number()),
    usernameFragment: v.nullish(v.pipe(v.string(), v.maxLength(300))),
  }),
});

/** What a browser sends: its ticket first; then word to one other seat, or that it is here for a notary who just came. */
export const roomRequest = v.variant('kind', [
  v.strictObject({ kind: v.literal('enter'), ticket: v.pipe(v.string(), v.maxLength(1000)) }),
  v.strictObject({ kind: v.literal('hello'), to: id }),
  v.strictObject({
    kind: v.literal('signal'),
    to: id,
    /** Which attempt at a connection it belongs to: word of an earlier one is not heard. */
    attempt: id,
    data: v.union([sessionDescription, candidate]),
  }),
]);
export type RoomRequest = v.InferOutput<typeof roomRequest>;

/** What a browser hears. `changed`: read the session again. */
export type RoomMessage =
  | { readonly kind: 'welcome'; readonly me: string }
  | { readonly kind: 'here' | 'gone' | 'hello'; readonly from: string }
  | { readonly kind: 'changed' }
  | (Omit<Extract<RoomRequest, { kind: 'signal' }>, 'to'> & { readonly from: string });

/** The notary's seat has no identity for those who sign. */
export const notarySeat = 'notary';
