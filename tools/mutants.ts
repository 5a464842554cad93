/**
 * `npm run mutants`: takes one guard after the other out of a copy of the tree and runs the test that must notice. A test
 * that stays green without its guard proves nothing. `--only text` tries some. The working tree is never touched.
 */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles, root } from './tree.ts';

export interface Mutant {
  readonly guard: string;
  readonly file: string;
  /** Stands once in the file; a spec sees to it. */
  readonly text: string;
  readonly becomes: string;
  /** The spec, and the words of its test that must turn red. */
  readonly spec: string;
  readonly test: string;
}

const [origination, races] = ['server/origination/origination.db.spec.ts', 'server/proof/races.db.spec.ts'];
const callbacks = 'server/api/callbacks.db.spec.ts';
const advance = 'core/journey/advance.spec.ts';
const lastChecks = 'core/journey/last-checks.spec.ts';

export const mutants: readonly Mutant[] = [
  {
    guard: 'the row is locked before anything is decided',
    file: 'server/store/applications.ts',
    text: ' for update`',
    becomes: '`',
    spec: races,
    test: 'an offer is chosen or the application withdrawn, never both',
  },
  {
    guard: 'a delivery is taken once',
    file: 'server/store/events.ts',
    text: 'return rows.length > 0;',
    becomes: 'return rows.length > 99;',
    spec: origination,
    test: 'a delivery that could be taken again is taken once',
  },
  {
    guard: 'a key and its content are claimed once',
    file: 'server/store/migrations/0005-origination.sql',
    text: 'primary key (org_code, identity_uuid, key)',
    becomes: 'primary key (org_code, identity_uuid, key, at)',
    spec: origination,
    test: 'a lost answer asked for again with its key',
  },
  {
    guard: 'a key is not used again for something else',
    file: 'server/store/command-answers.ts',
    text: "if (!known.contentHash.equals(hash)) throw new Failure('keyReused');",
    becomes: '',
    spec: origination,
    test: 'a lost answer asked for again with its key',
  },
  {
    guard: 'one active application a person',
    file: 'server/store/migrations/0005-origination.sql',
    text: 'create unique index application_one_active',
    becomes: 'create index application_one_active',
    spec: origination,
    test: 'one active application per person and organisation',
  },
  {
    guard: 'one funding a loan',
    file: 'server/store/migrations/0005-origination.sql',
    text: 'vendor_reference text,\n  at timestamptz not null,\n  primary key (org_code, application_uuid),',
    becomes: 'vendor_reference text,\n  at timestamptz not null,\n  primary key (org_code, application_uuid, at),',
    spec: races,
    test: 'a loan is not funded again',
  },
  {
    guard: 'one hard inquiry a consent',
    file: 'server/store/migrations/0005-origination.sql',
    text: 'primary key (org_code, consent_uuid)',
    becomes: 'primary key (org_code, consent_uuid, at)',
    spec: races,
    test: 'a hard report is taken once',
  },
  {
    guard: 'two people release the money',
    file: 'core/journey/facts.ts',
    text: 'a.funding.approvers.length >= 2',
    becomes: 'a.funding.approvers.length >= 1',
    spec: races,
    test: 'two people release the money once',
  },
  {
    guard: 'no money goes out while a last check found something, or has not answered',
    file: 'core/journey/facts.ts',
    text: 'areLastChecksClear(a) && ',
    becomes: '',
    spec: lastChecks,
    test: 'nor while it found something',
  },
  {
    guard: 'who approved before something was found must approve again',
    file: 'core/journey/recorders/after-signing.ts',
    text: 'approvers: isClear ? funding.approvers : []',
    becomes: 'approvers: funding.approvers',
    spec: lastChecks,
    test: 'who approved before something was found approves again',
  },
  {
    guard: 'a clock rings when it is due, so no money moves before the right to cancel ended',
    file: 'core/journey/advance.ts',
    text: "if (by === 'timer' && !isDue(application, name, now))",
    becomes: "if (by === 'timer' && !isDue(application, name, now) && now.getTime() < 0)",
    spec: advance,
    test: 'rescission ends when the caller said it would',
  },
  {
    guard: 'a draw that cannot pay the debts and its costs is not chosen',
    file: 'core/offers/selection.ts',
    text: 'if (isCovered(division)) return undefined;',
    becomes: 'return undefined;',
    spec: 'core/offers/closing-costs.spec.ts',
    test: 'one that pays the debts but not the costs is refused',
  },
  {
    guard: 'a draw that cannot pay the debts and its costs is not disclosed',
    file: 'core/underwriting/rules.ts',
    text: "counterOfferReasons: ['DRAW_TOO_SMALL'] });",
    becomes: 'counterOfferReasons: [] });',
    spec: 'core/underwriting/rules.spec.ts',
    test: 'one cent less is a counter-offer, not a cut',
  },
  {
    guard: 'nobody sends for a notary whom the draw cannot pay',
    file: 'server/origination/afford.ts',
    text: 'application.offers.selected !== null && cashCents < feeCents',
    becomes: 'application.offers.selected !== null && cashCents < 0',
    spec: 'server/notary.db.spec.ts',
    test: 'a draw that has less left than the fee cannot send for a notary',
  },
  {
    guard: 'no deed is signed before the corrected disclosure is there',
    file: 'core/journey/recorders/closing.ts',
    text: 'if (closing.corrected?.isDelivered === false)',
    becomes: 'if (closing.corrected?.number === 0)',
    spec: 'core/journey/recorders/recorders.spec.ts',
    test: 'no deed counts as signed before it is with the borrower',
  },
  {
    guard: 'every owner signs',
    file: 'core/journey/facts.ts',
    text: ' && ready.length === a.signers.length && ready.length >= othersToSign(a)',
    becomes: '',
    spec: 'core/journey/signer.spec.ts',
    test: 'no notary comes before every owner is ready',
  },
  {
    guard: 'an event is taken only in a status that takes it',
    file: 'core/journey/advance.ts',
    text: 'if (!isAllowed(application.status, name))',
    becomes: 'if (!isAllowed(application.status, name) && now.getTime() < 0)',
    spec: advance,
    test: 'an event that cannot happen here',
  },
  {
    guard: 'an event is taken only from whom may say it',
    file: 'core/journey/advance.ts',
    text: 'if (!maySend(by, name))',
    becomes: 'if (!maySend(by, name) && now.getTime() < 0)',
    spec: advance,
    test: 'an event from somebody who may not say it',
  },
  {
    guard: 'an open condition holds back',
    file: 'core/journey/advance.ts',
    text: 'if (to === application.status || isWayOut(to)) return [];',
    becomes: 'if (to !== null) return [];',
    spec: advance,
    test: 'an open condition holds a person’s step back',
  },
  {
    guard: 'each event is sealed',
    file: 'server/store/events.ts',
    text: ' && event.hash.equals(again.hash)',
    becomes: '',
    spec: origination,
    test: 'has no gap, is sealed',
  },
  {
    guard: 'the application remembers the last seal',
    file: 'server/store/events.ts',
    text: 'return previous.equals(lastHash) ? undefined : events.length + 1;',
    becomes: 'return undefined;',
    spec: origination,
    test: 'a cut tail is found out',
  },
  {
    guard: 'the history is never changed',
    file: 'server/store/migrations/0005-origination.sql',
    text: 'before update or delete or truncate on app.application_event',
    becomes: 'before update on app.application_event',
    spec: origination,
    test: 'cannot be changed, removed or emptied',
  },
  {
    guard: 'a borrower reaches their own application only',
    file: 'server/origination/access.ts',
    text: 'return isOwn;',
    becomes: 'return true;',
    spec: origination,
    test: 'another borrower, another organisation',
  },
  {
    guard: 'nobody speaks for another',
    file: 'server/origination/signal.ts',
    text: 'speaksForThemselves(person, said);',
    becomes: '',
    spec: origination,
    test: 'nobody speaks for another',
  },
  {
    guard: 'a row of another organisation is not seen',
    file: 'server/store/migrations/0001-foundation.sql',
    text: 'using (org_code = app.org())',
    becomes: 'using (true)',
    spec: 'server/store/tenancy.db.spec.ts',
    test: 'a new partner table without the policy is caught',
  },
  {
    guard: 'a sealed number opens only in its place',
    file: 'server/store/vault.ts',
    text: "return parts.join('|');",
    becomes: 'return parts[0];',
    spec: 'server/store/vault.db.spec.ts',
    test: 'even when that place has keys of its own',
  },
  {
    guard: 'a message without the vendor’s signature is refused',
    file: 'server/vendors/callbacks.ts',
    text: ' || !isSigned(secretsOf(vendor), exactBody, signature, nowS())',
    becomes: '',
    spec: 'server/api/callbacks.db.spec.ts',
    test: 'is refused, and nothing is kept',
  },
  {
    guard: 'an old message cannot be sent again',
    file: 'server/vendors/vendor.ts',
    text: ' || Math.abs(nowS - Number(time)) > toleranceS',
    becomes: '',
    spec: 'server/api/callbacks.db.spec.ts',
    test: 'is refused, and nothing is kept',
  },
  {
    guard: 'a vendor’s secret is its own',
    file: 'server/root-key.ts',
    text: '`call-backs of $',
    becomes: '`call-backs`) ?? derivedSecret(root, `$',
    spec: callbacks,
    test: 'one signed with another’s is refused, for every two of them',
  },
  {
    guard: 'a secret that was replaced long ago counts no longer',
    file: 'server/root-key.ts',
    text: 'return older ? [secretOf(current), secretOf(older)] : [secretOf(current)];',
    becomes: 'return older ? (rootKeys.map(secretOf) as never) : [secretOf(current)];',
    spec: callbacks,
    test: 'and the one before that is not',
  },
  {
    guard: 'Plaid signs the body, not only the time',
    file: 'server/vendors/bank/plaid-webhook.ts',
    text: "if (!timingSafeEqual(hash, Buffer.from(said.request_body_sha256, 'hex'))) return undefined;",
    becomes: '',
    spec: callbacks,
    test: 'is refused, and nothing is kept',
  },
  {
    guard: 'Plaid’s signature is checked',
    file: 'server/vendors/bank/plaid-webhook.ts',
    text: "verify('sha256',",
    becomes: "(given.length >= 0) || verify('sha256',",
    spec: callbacks,
    test: 'is refused, and nothing is kept',
  },
  {
    guard: 'an old message of Plaid cannot be sent again',
    file: 'server/vendors/bank/plaid-webhook.ts',
    text: ' || Math.abs(nowS() - said.iat) > toleranceS',
    becomes: '',
    spec: callbacks,
    test: 'is refused, and nothing is kept',
  },
  {
    guard: 'a key that Plaid took back counts no longer',
    file: 'server/vendors/bank/plaid-webhook.ts',
    text: ' || answer.value.key.expired_at',
    becomes: '',
    spec: callbacks,
    test: 'a key that was taken back counts no longer',
  },
  {
    guard: 'work that a worker does not know is left for another',
    file: 'server/worker/run-effect.ts',
    text: 'if (!handler) throw new UnknownWork(',
    becomes: "if (!handler) return { handler: { start: async () => 'done' } } as never; if (!handler) throw Error(",
    spec: 'server/worker/worker.db.spec.ts',
    test: 'an old worker leaves it again and again',
  },
  {
    guard: 'a message that fails too often is set aside where it is seen',
    file: 'server/store/unprocessed.ts',
    text: 'case when tries + 1 >= $',
    becomes: 'case when tries + 1 >= 99 + $',
    spec: 'server/stuck.db.spec.ts',
    test: 'one that failed too often is set aside',
  },
  {
    guard: 'staff see messages of their own organisation',
    file: 'server/store/unprocessed.ts',
    text: "orgCode : ''}) = $",
    becomes: "orgCode : ''}) <> 'nobody' || $",
    spec: 'server/stuck.db.spec.ts',
    test: 'it is seen and tried again by operations of its organisation only',
  },
  {
    guard: 'a process that cannot read the others’ documents stops',
    file: 'server/processes.ts',
    text: 'if (mark && first)',
    becomes: 'if (mark && first && false)',
    spec: 'server/processes.db.spec.ts',
    test: 'that cannot see the shelf of the first stops',
  },
  {
    guard: 'a process with another root key stops',
    file: 'server/processes.ts',
    text: 'if (!canOpen(self, other) || !canOpen(other, self))',
    becomes: 'if (!canOpen(self, other) && false)',
    spec: 'server/processes.db.spec.ts',
    test: 'that seals with another key stops',
  },
  {
    guard: 'a process with another signing key stops',
    file: 'server/processes.ts',
    text: 'if (self.signingKey !== other.signingKey)',
    becomes: 'if (self.signingKey === undefined)',
    spec: 'server/processes.db.spec.ts',
    test: 'that signs with another key stops',
  },
  {
    guard: 'a process does not start where the documents are not',
    file: 'server/processes.ts',
    text: 'if (await areElsewhere(tx, shared))',
    becomes: 'if (false as boolean)',
    spec: 'server/processes.db.spec.ts',
    test: 'stops where the documents of the database are not',
  },
  {
    guard: 'a driver as it is published is refused',
    file: 'server/store/driver.ts',
    text: "if ('survivesRestarts' in driver && driver.survivesRestarts === 1) return undefined;",
    becomes: "if ('camel' in driver) return undefined;",
    spec: 'server/store/driver.spec.ts',
    test: 'a driver as it is published is refused',
  },
  {
    guard: 'a wrong configuration is not started again',
    file: 'tools/supervise.ts',
    text: ' || code === wrongSurroundings',
    becomes: '',
    spec: 'tools/supervise.spec.ts',
    test: 'is not started again',
  },
  {
    guard: 'a message that comes again is not worked on again',
    file: 'server/correspondence/index.ts',
    text: 'if (isFirst) await jobs',
    becomes: 'await jobs',
    spec: 'server/api/callbacks.db.spec.ts',
    test: 'five times at once',
  },
  {
    guard: 'too many tries are refused',
    file: 'server/store/rate-limits.ts',
    text: '(row?.used ?? 1) <= max',
    becomes: '(row?.used ?? 1) > 0',
    spec: 'server/store/rate-limits.db.spec.ts',
    test: 'fifty calls at once through two processes share one budget of ten',
  },
  {
    guard: 'nothing is asked for what was given up',
    file: 'server/worker/run-effect.ts',
    text: 'if (isOvertaken(work.about)) {',
    becomes: 'if (isOvertaken(work.about) && false) {',
    spec: 'server/worker/run-effect.db.spec.ts',
    test: 'nobody pulls credit for what was cancelled',
  },
];

/** A tree of its own that shares what is installed, but not our own rooms: those are the copy's. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'hearthline-mutants-'));
  for (const path of listFiles(root)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  const modules = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@hearthline'), { recursive: true });
  for (const name of readdirSync(modules).filter((entry) => entry !== '@hearthline' && !entry.startsWith('.vite')))
    symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  for (const room of readdirSync(join(modules, '@hearthline')))
    symlinkSync(join(copy, room), join(copy, 'node_modules', '@hearthline', room));
  return copy;
}

interface Run {
  readonly passed: number;
  readonly failed: number;
}

/** Runs what the words match. What could not even be run counts as neither, so that a crash is not taken for a red test. */
function runTests(copy: string, specs: readonly string[], words: string): Promise<Run> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules', '.bin', 'vitest');
  const rest = ['--reporter=json', `--outputFile=${report}`, '--testNamePattern', words];
  const child = spawn(vitest, ['run', '--project', 'unit', '--project', 'database', ...specs, ...rest], {
    cwd: copy,
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      const { numPassedTests, numFailedTests } = readReport(report);
      resolve({ passed: numPassedTests, failed: numFailedTests });
    });
  });
}

function readReport(file: string): { readonly numPassedTests: number; readonly numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}

const pattern = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

async function tryOne(
  copy: string,
  { file, text, becomes, spec, test }: Mutant,
): Promise<'killed' | 'survived' | 'gone'> {
  const whole = readFileSync(join(root, file), 'utf8');
  if (whole.split(text).length !== 2) return 'gone';
  writeFileSync(
    join(copy, file),
    whole.replace(text, () => becomes),
  );
  const { failed } = await runTests(copy, [spec], pattern(test));
  writeFileSync(join(copy, file), whole);
  return failed > 0 ? 'killed' : 'survived';
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = mutants.filter(({ guard, file }) => `${guard} ${file}`.includes(values.only ?? ''));
  const copy = copyTree();
  try {
    console.log('▸ with every guard in its place');
    const specs = [...new Set(chosen.map(({ spec }) => spec))];
    const words = [...new Set(chosen.map(({ test }) => pattern(test)))];
    const { passed, failed } = await runTests(copy, specs, words.join('|'));
    console.log(`  ${passed} passed, ${failed} failed`);
    const isSound = failed === 0 && passed >= words.length;
    if (!isSound) console.log('The tests must be green before a guard is taken out.');
    const fates: string[] = [];
    for (const mutant of isSound ? chosen : []) {
      const fate = await tryOne(copy, mutant);
      fates.push(fate);
      console.log(`${fate.padEnd(9)} ${mutant.guard} (${mutant.file})`);
    }
    const killed = fates.filter((fate) => fate === 'killed').length;
    console.log(`${killed} of ${chosen.length} killed`);
    process.exitCode = killed === chosen.length ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
