/** Guards of the lender's desk: one case is one person's, and no one is given what is not theirs to work on. */
import type { Mutant } from './mutant.ts';

const claims = 'server/proof/claims.db.spec.ts';
const lists = 'server/proof/work-lists.db.spec.ts';

export const deskGuards: readonly Mutant[] = [
  {
    guard: 'a claim is taken only where no one else holds it',
    file: 'server/store/claims.ts',
    text: 'where c.holder_uuid = excluded.holder_uuid or c.ends_at <= ',
    becomes: 'where true or c.ends_at <= ',
    spec: claims,
    test: 'a claim is seen by all, is taken once',
  },
  {
    guard: 'a decision waits for the colleague who holds the application',
    file: 'server/office/claims/index.ts',
    text: 'if (needsClaim(event)) await refuseWhileHeld(tx, person, application.uuid, now, askedBy);',
    becomes: '',
    spec: claims,
    test: 'a decision is refused by name while a colleague holds it',
  },
  {
    guard: 'no one claims their own application',
    file: 'server/office/claims/index.ts',
    text: "if (!application || isTheirOwn(person, application)) throw new Failure('notFound');",
    becomes: "if (!application) throw new Failure('notFound');",
    spec: claims,
    test: 'one’s own application, an absent one',
  },
  {
    guard: 'Next gives a case that a colleague took to no one else',
    file: 'server/store/work-items.ts',
    text: 'where c.ends_at <= ',
    becomes: 'where true or c.ends_at <= ',
    spec: lists,
    test: 'two people who race for the next case',
  },
  {
    guard: 'Next gives no one their own application',
    file: 'server/office/work/lists.ts',
    text: '  if (isTheirOwn(person, record)) return false;\n',
    becomes: '',
    spec: lists,
    test: 'Next passes by one’s own',
  },
  {
    guard: 'Next passes by the person who approved already',
    file: 'server/store/work-items.ts',
    text: '\n                  and not (w.not_for @> array[',
    becomes: '\n                  and not (array[]::uuid[] @> array[',
    spec: lists,
    test: 'Next passes by one’s own',
  },
  {
    guard: 'no one is assigned their own application',
    file: 'server/office/work/assign.ts',
    text: 'able.filter(({ person }) => !isTheirOwn(person, application))',
    becomes: 'able',
    spec: lists,
    test: 'work is given to a person or by load',
  },
];
