/** Guards of the examiner's binder, of legal holds and of what is destroyed. */
import type { Mutant } from './mutant.ts';

const binderSpec = 'core/law/binder.spec.ts';
const recordsSpec = 'server/office/records/records.db.spec.ts';

export const binderGuards: readonly Mutant[] = [
  {
    guard: 'what was done after its day is late',
    file: 'core/law/binder.ts',
    text: "return dueAt !== null && Date.parse(proof.at) > Date.parse(dueAt) ? 'metLate' : null;",
    becomes: 'return null;',
    // The walks of the binder's own spec fail before its first test begins.
    spec: 'core/law/binder/papers.spec.ts',
    test: 'the copy of a valuation comes three business days before',
  },
  {
    guard: 'money before the right to cancel ended is broken',
    file: 'core/law/binder.ts',
    text: "if (from !== null && Date.parse(proof.at) < Date.parse(from)) return 'tooEarly';",
    becomes: '',
    spec: binderSpec,
    test: 'one altered date turns its row red',
  },
  {
    guard: 'a paper whose bytes are others is no proof',
    file: 'core/law/binder.ts',
    text: "if (isAltered) return 'paperAltered';",
    becomes: '',
    spec: binderSpec,
    test: 'an altered paper, and a history that was tampered with',
  },
  {
    guard: 'a refund does not end a lien',
    file: 'core/law/binder/given-back.ts',
    text: "const lien = lately(f).some(isRecorded) ? last(f, 'lienReleased', since) : null;",
    becomes: 'const lien = null;',
    spec: 'core/law/binder/papers.spec.ts',
    test: 'is money and lien, and neither stands for the other',
  },
  {
    guard: 'what is heard after the end is not the end',
    file: 'core/law/binder/facts.ts',
    text: 'fromStatus !== toStatus && isStatus(toStatus) && isClosed(toStatus);',
    becomes: 'fromStatus !== null && isStatus(toStatus) && isClosed(toStatus);',
    spec: 'core/law/binder/papers.spec.ts',
    test: 'by a day that is our own',
  },
  {
    guard: 'a county that refuses has released nothing',
    file: 'server/worker/handlers/closing.ts',
    text: "if (result.outcome === 'rejected') throw",
    becomes: 'if (result.outcome !== result.outcome) throw',
    spec: 'server/worker/handlers/given-back.spec.ts',
    test: 'a refusal is no release',
  },
  {
    guard: 'the underwriting file goes when its time is over',
    file: 'server/store/migrations/0108-retention-of-files.sql',
    text: 'delete from app.underwriting_file where org_code = app.org() and application_uuid = of_application;',
    becomes: '',
    spec: recordsSpec,
    test: 'after all its years everything goes that may',
  },
  {
    guard: 'a hold stops destruction in the database itself',
    file: 'server/store/migrations/0090-retention.sql',
    text: 'application_uuid = of_application and lifted_at is null);',
    becomes: 'application_uuid = of_application and lifted_at is not null);',
    spec: recordsSpec,
    test: 'holds the door of the database itself',
  },
  {
    guard: 'no one lifts a hold alone',
    file: 'server/office/records/index.ts',
    text: "if (isAgreed && liftAskedBy === by) throw new Failure('forbidden', { message: words.someoneElseLifts });",
    becomes: '',
    spec: recordsSpec,
    test: 'stops it, and what was kept goes when two people have lifted it',
  },
  {
    guard: 'a funded file is not destroyed',
    file: 'server/store/migrations/0090-retention.sql',
    text: "coalesce(outcome ->> 'hmdaAction' <> '1', false)",
    becomes: 'true',
    spec: recordsSpec,
    test: 'a funded file is never destroyed',
  },
  {
    guard: 'what is not past its time stays',
    file: 'server/office/records/destroying.ts',
    text: 'if (at > now) break;',
    becomes: '',
    spec: recordsSpec,
    test: 'takes what is past its time and leaves the rest',
  },
];
