/** Guards of what staff do: reasons, what was seen, second persons, and what may be waived. */
import type { Mutant } from './mutant.ts';

export const actGuards: readonly Mutant[] = [
  {
    guard: 'no one is their own second person',
    file: 'server/lending/origination/second.ts',
    text: "if (second?.askedBy === identityUuid) throw new Failure('forbidden', { message: words.notYourOwnRequest });",
    becomes: '',
    spec: 'server/lending/origination/second.spec.ts',
    test: 'no one is their own second person',
  },
  {
    guard: 'what takes two is not done by one',
    file: 'server/lending/origination/second.ts',
    text: 'if (!two || second) return;',
    becomes: 'if (!two || second || identityUuid) return;',
    spec: 'server/lending/origination/second.spec.ts',
    test: 'what takes two is not done by one',
  },
  {
    guard: 'an act has a reason',
    file: 'core/desk/envelope.ts',
    text: '  v.nonEmpty(words.sayWhy),\n',
    becomes: '',
    spec: 'core/desk/policies.spec.ts',
    test: 'has a reason of some words',
  },
  {
    guard: 'what must be answered cannot be waived',
    file: 'core/journey/recorders/any-time.ts',
    text: "if (categories[asked.categoryEnum].waivedBy === null) return refuse('notAllowedHere', words.cannotBeWaived);",
    becomes: '',
    spec: 'core/desk/policies.spec.ts',
    test: 'takes what the category says',
  },
  {
    guard: 'waiving takes what the category says',
    file: 'core/journey/permission-for.ts',
    text: '(categories[asked.categoryEnum].waivedBy ?? permission)',
    becomes: 'permission',
    spec: 'core/desk/policies.spec.ts',
    test: 'takes what the category says',
  },
  {
    guard: 'an act is of the state that was seen',
    file: 'server/lending/origination/signal.ts',
    text: 'if (seenVersion !== undefined && seenVersion !== before.version)',
    becomes: 'if (seenVersion === -1)',
    spec: 'server/proof/acts.db.spec.ts',
    test: 'when a colleague moved it, nothing is done',
  },
  {
    guard: 'forcing takes two people',
    file: 'server/lending/origination/forcing.ts',
    text: '    mustBeTwo(person, null, two?.second, before);\n',
    becomes: '',
    spec: 'server/proof/acts.db.spec.ts',
    test: 'lists what is skipped, is asked for by one and done by another',
  },
];
