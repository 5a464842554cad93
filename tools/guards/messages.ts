/** Guards of what we send: once, never lost, told when it cannot arrive, and no secret where it does not belong. */
import type { Mutant } from './mutant.ts';

const spec = 'server/messages/sender.db.spec.ts';

export const messageGuards: readonly Mutant[] = [
  {
    guard: 'a message whose copy says that it was sent is not added again',
    file: 'server/store/outbox.ts',
    text: 'where not exists (select from app.letter where',
    becomes: 'where true or not exists (select from app.letter where',
    spec,
    test: 'when its cause is repeated',
  },
  {
    guard: 'a message is leased by one process',
    file: 'server/store/outbox.ts',
    text: 'limit 20 for update skip locked',
    becomes: 'limit 20',
    spec,
    test: 'one that a process has just taken is passed over by the next, which neither waits nor takes it again',
  },
  {
    guard: 'what another release sends is left to it',
    file: 'server/store/outbox.ts',
    text: 'given_up_at is null and kind = any(',
    becomes: 'given_up_at is null or kind = any(',
    spec,
    test: 'a kind that only a later release knows',
  },
  {
    guard: 'a message that was refused is told',
    file: 'server/messages/attempt.ts',
    text: '    await deps.tellOfFailure(message, words.addressCannotBeWrittenTo);\n',
    becomes: '',
    spec,
    test: 'a refusal of a message about an application is told',
  },
  {
    guard: 'a link that lets someone in is in no copy',
    file: 'server/messages/attempt.ts',
    text: 'words: secret === undefined ? text : text.replaceAll(secret, words.forReaderAlone),',
    becomes: 'words: text,',
    spec,
    test: 'a refusal of a message about an application is told',
  },
  {
    guard: 'one who dies with the last try leaves it to be given up',
    file: 'server/messages/attempt.ts',
    text: '  if (tries >= pausesMs.length) await giveUp(deps, message);',
    becomes: '  if (tries === pausesMs.length) await giveUp(deps, message);',
    spec,
    test: 'a process that dies with the last try is noticed',
  },
];
