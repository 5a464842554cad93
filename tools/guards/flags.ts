/** Guards of flags at run time: two people for money and law, the provider's alone, one change on what was looked at. */
import type { Mutant } from './mutant.ts';

const desk = 'server/proof/flag-desk.db.spec.ts';
const live = 'server/proof/flags-live.db.spec.ts';
const served = 'server/proof/flags.db.spec.ts';
const rules = 'core/flags/rules.spec.ts';
const asked = 'server/proof/optimize.db.spec.ts';

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
    test: 'is made on the newest version, never on an older one',
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
  {
    guard: 'the kill switch goes before every rule',
    file: 'core/flags/evaluate.ts',
    text: '  if (set.isKilled) {',
    becomes: '  if (set.isKilled && set.rules.length === 0) {',
    spec: rules,
    test: 'the kill switch goes before every rule',
  },
  {
    guard: 'a stored rule that no longer fits its flag is passed over',
    file: 'core/flags/evaluate.ts',
    text: ' && faultsOf(key, read.output).length === 0',
    becomes: ' && faultsOf(key, read.output) !== undefined',
    spec: rules,
    test: 'is read with the schema of its own flag',
  },
  {
    guard: 'a stranger’s page has no call of ours answered',
    file: 'server/api/request.ts',
    text: 'origin !== undefined && isOfVisitor({ url }) && isOurs(origin)',
    becomes: 'origin !== undefined && isOfVisitor({ url }) && isOurs !== undefined',
    spec: asked,
    test: 'that is not ours nothing is taken and nothing told',
  },
  {
    guard: 'calls that are open to other sites know no one',
    file: 'server/api/server.ts',
    text: 'isOfVisitor(request) ? { actor: visitor } : await plumbing.authenticate(credentials)',
    becomes: 'isOfVisitor(request) && !plumbing ? { actor: visitor } : await plumbing.authenticate(credentials)',
    spec: asked,
    test: 'no one is known there, whatever a browser sends along',
  },
  {
    guard: 'a flag counts as asked for only where it is read',
    file: 'server/flags.ts',
    text: '    return prepared.answer(facts, at);',
    becomes: '    for (const key of keys) this.read(key);\n    return prepared.answer(facts, at);',
    spec: live,
    test: 'only what code reads by its key',
  },
];
