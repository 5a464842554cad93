/** The line of an open case: a ticket for it, and what is said there. What is heard is a reason to read again, never the content. */
import * as v from 'valibot';
import { calls, may } from './contract.ts';
import { limits } from './limits.ts';

export const caseSocketPath = '/service-console/live';

/** `here`: this person looks at the case, and whether they are writing a note. */
export const caseRequest = v.variant('kind', [
  v.strictObject({ kind: v.literal('enter'), ticket: v.pipe(v.string(), v.maxLength(2000)) }),
  v.strictObject({ kind: v.literal('here'), isWriting: v.boolean() }),
]);
export type CaseRequest = v.InferOutput<typeof caseRequest>;

export type CaseHeard =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'here'; readonly from: string; readonly name: string; readonly isWriting: boolean }
  | { readonly kind: 'gone'; readonly from: string };

export const caseLiveCalls = calls({
  'POST /service-console/api/v1/applications/{uuid}/live': {
    why: 'A ticket to the line that tells when something about an application changes, and who else looks at it. Good once, for half a minute.',
    who: may('viewApplication', 'organization'),
    answer: v.object({ ticket: v.string() }),
    errors: ['notFound'],
    limit: limits.poll,
  },
});
