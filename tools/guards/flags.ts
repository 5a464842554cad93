/** Guards of flags at run time: two people for money and law, the provider's alone, one change on what was looked at. */
import type { Mutant } from './mutant.ts';

const desk = 'server/proof/flag-desk.db.spec.ts';
const live = 'server/proof/flags-live.db.spec.ts';
const served = 'server/proof/flags.db.spec.ts';
const rules = 'core/flags/rules.spec.ts';

export const flagGuards: readonly Mutant[] = [
  {
    guard: 'the one who proposed a change does not confirm it',
    file: 'server/office/flags/settling.ts',
    text: "  if (byUuid === identityUuid) throw new Failure('forbidden', { message: words.takesASecondPerson });\n",
    becomes: '',
    spec: desk,
    test: 'takes a second person, never the same one',
  },
  {
    guard: 'a flag that touches money or law waits for a second person',
    file: 'server/office/flags/changing.ts',
    text: '  if (needsTwo(key)) {',
    becomes: '  if (needsTwo(key) && rules.rules.length > 0) {',
    spec: desk,
    test: 'takes a second person, never the same one',
  },
  {
    guard: 'only the provider’s staff sets flags',
    file: 'server/office/flags/access.ts',
    text: "  if (!isProvider(orgCode)) throw new Failure('forbidden', { message: words.onlyTheProvider });\n",
    becomes: '  isProvider(orgCode);\n',
    spec: desk,
    test: 'is the provider’s alone',
  },
  {
    guard: 'a change is made on the version that was looked at',
    file: 'server/office/flags/changing.ts',
    text: '  if ((await currentVersionOf(tx, key)) !== basedOn) throw changedMeanwhile();\n  const by',
    becomes: '  const by',
    spec: desk,
    test: 'is taken back by a new version',
  },
  {
    guard: 'an older answer changes no flag back',
    file: 'server/flags.ts',
    text: '    if (read.mark <= known.mark) return;\n',
    becomes: '',
    spec: live,
    test: 'an older answer that comes late changes nothing back',
  },
  {
    guard: 'works stop the calls that move an application on',
    file: 'server/api/server.ts',
    text: '  refuseInMaintenance(plumbing, key, row, actor);\n',
    becomes: '',
    spec: served,
    test: 'what is under maintenance is refused at the next call',
  },
  {
    guard: 'a right with a deadline is not closed for works',
    file: 'core/flags/maintenance.ts',
    text: '    !isNeverClosed(key)',
    becomes: "    !isNeverClosed('')",
    spec: served,
    test: 'what is under maintenance is refused at the next call',
  },
  {
    guard: 'what is not known of someone fits no rule',
    file: 'core/flags/evaluate.ts',
    text: 'list === undefined || (fact !== undefined && list.includes(fact));',
    becomes: 'list === undefined || fact === undefined || list.includes(fact);',
    spec: rules,
    test: 'and none we do not know',
  },
];
