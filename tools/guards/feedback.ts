/**
 * Guards of what people tell us: no cell of the file is a formula, a consent is withdrawn by those who gave it, once, and what
 * was corrected is never taken for what was sent before.
 */
import type { Mutant } from './mutant.ts';

const spec = 'server/api/feedback.db.spec.ts';
const complaints = 'server/office/complaints/complaints.db.spec.ts';
const twice = 'server/proof/sent-twice.db.spec.ts';

export const feedbackGuards: readonly Mutant[] = [
  {
    guard: 'what a person typed is no formula in the file',
    file: 'core/support/csv.ts',
    text: 'formula.test(value) || ',
    becomes: '',
    spec,
    test: 'is taken away as a file without formulas',
  },
  {
    guard: 'a line that begins with a tab or a new line is no formula either',
    file: 'core/support/csv.ts',
    text: ' || /^[\\t\\r\\n]/.test(value)',
    becomes: '',
    spec: 'core/support/csv.spec.ts',
    test: 'what a person typed is never a formula',
  },
  {
    guard: 'a consent is withdrawn once',
    file: 'server/office/feedback/index.ts',
    text: "if (consentIn(row) !== 'given') throw",
    becomes: 'if (false as boolean) throw',
    spec,
    test: 'is withdrawn by staff who say how it was asked for, once',
  },
  {
    guard: 'a reply sent again is one email',
    file: 'server/api/feedback.ts',
    text: 'const key = idempotencyKey ?? randomUUID();',
    becomes: 'const key = randomUUID() ?? idempotencyKey;',
    spec,
    test: 'a reply sent again is one email',
  },
  {
    guard: 'a corrected reply is not taken for the one before',
    file: 'server/office/feedback/index.ts',
    text: "content: ['feedback reply', uuid, message]",
    becomes: "content: ['feedback reply', uuid]",
    spec,
    test: 'a corrected one under its key is refused',
  },
  {
    guard: 'a corrected complaint of a borrower is not taken for the one before',
    file: 'server/office/complaints/index.ts',
    text: "content: ['complaint', sent]",
    becomes: "content: ['complaint']",
    spec: complaints,
    test: 'a corrected one under its key is refused, not lost',
  },
  {
    guard: 'a corrected complaint that staff took in is not taken for the one before',
    file: 'server/office/complaints/index.ts',
    text: "content: ['taken complaint', taken]",
    becomes: "content: ['taken complaint']",
    spec: complaints,
    test: 'a corrected one under its key is refused, not lost',
  },
  {
    guard: 'a corrected note is not taken for the one before',
    file: 'server/office/cases/notes.ts',
    text: "content: ['note', uuid, note]",
    becomes: "content: ['note', uuid]",
    spec: twice,
    test: 'notes',
  },
  {
    guard: 'what was done under a key is not done again',
    file: 'server/store/command-answers.ts',
    text: 'if (before) return before.answer as T;',
    becomes: '',
    spec: twice,
    test: 'feedback',
  },
  {
    guard: 'what takes two people is asked for once, and a repeat is told which request that was',
    file: 'server/office/acts/asking.ts',
    text: 'if (before) return before;',
    becomes: '',
    spec: twice,
    test: 'where it takes two',
  },
  {
    guard: 'a message with other words is not taken for the one before',
    file: 'server/support/conversations/engine.ts',
    text: "if (known && known.body !== text) throw new Failure('keyReused');",
    becomes: '',
    spec: twice,
    test: 'chatWithAutobot',
  },
];
