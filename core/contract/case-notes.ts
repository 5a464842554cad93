/** Calls about what our people write to each other about an application: notes, hand-offs, calls that were made, mentions. */
import * as v from 'valibot';
import { callOutcomeNames, newNote, noteKinds } from '#core/desk/notes.ts';
import { staffRoles } from '#core/roles.ts';
import * as words from '#core/words/en/errors/contract.ts';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';
import { cursor, pageOf } from './pages.ts';

const note = v.object({
  uuid: v.string(),
  kind: v.picklist(noteKinds),
  text: v.string(),
  at: v.string(),
  by: v.string(),
  isMine: v.boolean(),
  /** The note that this one takes the place of. */
  corrects: v.nullable(v.string()),
  isCorrected: v.boolean(),
  pinned: v.nullable(v.object({ by: v.string(), at: v.string() })),
  mentioned: v.array(v.string()),
  /** Who got the case, of a hand-off. */
  to: v.nullable(v.string()),
  call: v.nullable(v.object({ with: v.string(), calledAt: v.string(), outcome: v.picklist(callOutcomeNames) })),
});

const notes = v.object({
  ...pageOf(note).entries,
  /** All that stand over the page, however old. */
  pinned: v.array(note),
  /** Who can be mentioned or handed the case: those who may read it. */
  colleagues: v.array(v.object({ identityUuid: v.string(), name: v.string(), roles: v.array(v.picklist(staffRoles)) })),
});

const mention = v.object({
  id: v.string(),
  isRead: v.boolean(),
  applicationUuid: v.string(),
  borrower: v.string(),
  loanNumber: v.nullable(v.string()),
  note,
});

const unread = v.object({ unread: v.number() });
const place = v.pipe(v.string(), v.regex(/^\d{1,18}$/, words.isNotAPage));
const own = { who: may('writeNotes', 'organization') } as const;

export const caseNoteCalls = calls({
  'GET /service-console/api/v1/applications/{uuid}/notes': {
    why: 'What our people wrote about an application, the newest first, a page at a time, and which colleagues may read it.',
    ...own,
    query: v.strictObject({ cursor }),
    answer: notes,
    errors: ['notFound'],
    limit: limits.poll,
  },
  'POST /service-console/api/v1/applications/{uuid}/notes': {
    why: 'Writes a note, corrects one of one’s own by another, hands the case on with a line, or logs a call.',
    ...own,
    body: newNote,
    answer: notes,
    errors: ['notFound', 'forbidden', 'conflict', 'keyReused', 'stillRunning'],
    idempotent: true,
    limit: limits.desk,
  },
  'PUT /service-console/api/v1/applications/{uuid}/notes/{noteUuid}/pin': {
    why: 'Pins a note over the page, or takes it down.',
    ...own,
    body: v.strictObject({ isPinned: v.boolean() }),
    answer: notes,
    errors: ['notFound'],
    limit: limits.desk,
  },
  'GET /service-console/api/v1/mentions': {
    why: 'Where colleagues mentioned the caller, the newest first, a page at a time.',
    ...own,
    query: v.strictObject({ before: v.optional(place) }),
    answer: v.object({ mentions: v.array(mention), next: v.nullable(v.string()) }),
    limit: limits.read,
  },
  'GET /service-console/api/v1/mentions/unread': {
    why: 'How many of them the caller has not read.',
    ...own,
    answer: unread,
    limit: limits.poll,
  },
  'POST /service-console/api/v1/mentions/read': {
    why: 'That the caller has read them, up to one that was shown.',
    ...own,
    body: v.strictObject({ upTo: place }),
    answer: unread,
    limit: limits.step,
  },
});
