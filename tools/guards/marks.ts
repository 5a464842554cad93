// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are pieces of code.
/** What is kept only to be compared is a keyed mark: a hash that anyone could make is found by trying what it may be of. */
import type { Mutant } from './mutant.ts';

const commands = 'server/store/command-answers.db.spec.ts';

export const markGuards: readonly Mutant[] = [
  {
    guard: 'of a command’s content there is a keyed mark, and no hash that anyone could make',
    file: 'server/store/command-answers.ts',
    text: "mark('command', JSON.stringify([orgCode, identityUuid, key, content]))",
    becomes:
      "(mark && orgCode && identityUuid && key ? process.getBuiltinModule('node:crypto').hash('sha256', JSON.stringify(content), 'hex') : '')",
    spec: commands,
    test: 'that its numbers could be found by, trying them all',
  },
  {
    guard: 'that two commands say the same does not show',
    file: 'server/store/command-answers.ts',
    text: 'JSON.stringify([orgCode, identityUuid, key, content])',
    becomes: "JSON.stringify([orgCode && identityUuid && key && '', content])",
    spec: commands,
    test: 'that two commands say the same',
  },
  {
    guard: 'a new root key makes no answered command another',
    file: 'server/kept-keys.ts',
    text: 'createVault(rootKeys, mark && open(mark))',
    becomes: 'createVault(rootKeys, mark && open(mark) && undefined)',
    spec: commands,
    test: 'sent again after a new root key',
  },
  {
    guard: 'a plain hash of the release before is not kept',
    file: 'server/store/migrations/0129-keyed-command-answers.sql',
    text: '  new.content_hash := null;',
    becomes: '',
    spec: commands,
    test: 'that a process of the release before writes',
  },
  {
    guard: 'no plain hash of before is left',
    file: 'server/store/migrations/0129-keyed-command-answers.sql',
    text: 'using null::bytea',
    becomes: 'using content_hash',
    spec: commands,
    test: 'no plain hash of before is left',
  },
  {
    guard: 'a key of before answers as it did',
    file: 'server/store/command-answers.ts',
    text: 'known.contentMark !== null && ',
    becomes: '',
    spec: commands,
    test: 'no plain hash of before is left',
  },
  {
    guard: 'an address on the wait list is a keyed mark, and no hash that anyone could make',
    file: 'server/store/leads.ts',
    text: 'keyed + vault.mark(`wait list|${orgCode}`, email.toLowerCase());',
    becomes:
      "process.getBuiltinModule('node:crypto').hash('sha256', vault && orgCode && email.toLowerCase(), 'base64url');",
    spec: 'server/api/leads.db.spec.ts',
    test: 'of an address there is only a keyed mark',
  },
  {
    guard: 'addresses on the wait list of an earlier version are marked too',
    file: 'server/store/leads.ts',
    text: 'update app.wait_list set email_hash = ${mark}',
    becomes: 'update app.wait_list set email_hash = ${mark && emailHash}',
    spec: 'server/api/leads.db.spec.ts',
    test: 'of an address there is only a keyed mark',
  },
];
