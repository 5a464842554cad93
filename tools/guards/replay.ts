/** Guards of recorded visits, and of what a trace may say: three yeses, and nothing of anyone in what leaves. */
import type { Mutant } from './mutant.ts';

const spec = 'server/proof/replay.db.spec.ts';
const scrubbing = 'core/replay/scrub.spec.ts';

export const replayGuards: readonly Mutant[] = [
  {
    guard: 'nothing is recorded where the brand did not opt in',
    file: 'server/insights/replays.ts',
    text: 'if (!isOffered(brand) || !isSampled(identityUuid)) return null;',
    becomes: 'if (!isSampled(identityUuid)) return null;',
    spec,
    test: 'a brand that did not opt in records no one',
  },
  {
    guard: 'nothing is recorded before the person agreed',
    file: 'server/insights/replays.ts',
    text: 'if (!(await hasAgreed(tx, orgCode, identityUuid))) return null;',
    becomes: '',
    spec,
    test: 'no one is recorded who did not agree',
  },
  {
    guard: 'what was recorded goes when the agreement is taken back',
    file: 'server/insights/replays.ts',
    text: 'if (!isAgreed) await forgetReplays(tx, orgCode, { identityUuid });',
    becomes: '',
    spec,
    test: 'no one is recorded who did not agree',
  },
  {
    guard: 'the server refuses pages that are never recorded',
    file: 'server/insights/replays.ts',
    text: "if (!mayRecord(chunk.page)) throw new Failure('forbidden', { message: words.thisPageIsNeverRecorded });",
    becomes: '',
    spec,
    test: 'a recording is its person’s own',
  },
  {
    guard: 'the server hides what a browser did not',
    file: 'server/insights/replays.ts',
    text: 'scrubEvent(event, { page, isOurs: mayBeOurs }) ?? []',
    becomes: '(event as ReplayEvent)',
    spec,
    test: 'what a browser forgot to hide is hidden here',
  },
  {
    guard: 'a recording is its person’s own',
    file: 'server/store/replays.ts',
    text: 'identityUuid} for update`;',
    becomes: 'identityUuid} or true for update`;',
    spec,
    test: 'a recording is its person’s own',
  },
  {
    guard: 'no one watches without a line in the audit',
    file: 'server/insights/replays.ts',
    text: 'await writeAudit(tx, orgCode, { identityUuid }, { ...look, aboutIdentity: opened.identityUuid }, now());',
    becomes: 'void look;',
    spec,
    test: 'no viewing is without its line',
  },
  {
    guard: 'pages of numbers are never recorded',
    file: 'core/replay/pages.ts',
    text: "'credit/social': 'never',",
    becomes: "'credit/social': 'may',",
    spec: scrubbing,
    test: '[TELE-03] never: ',
  },
  {
    guard: 'what is typed is masked',
    file: 'core/replay/scrub.ts',
    text: 'text: typed, isChecked: false }',
    becomes: "text: data['text'], isChecked: false }",
    spec: scrubbing,
    test: 'what is typed or chosen',
  },
  {
    guard: 'a text that is not ours is masked',
    file: 'core/replay/scrub.ts',
    text: ' || isOurs(bare, isInLabel)) return',
    becomes: ' || isOurs(bare, isInLabel) || true) return',
    spec: scrubbing,
    test: 'texts that are not ours',
  },
  {
    guard: 'only listed attributes leave',
    file: 'core/replay/scrub.ts',
    text: "else if (typeof value === 'string' && Object.hasOwn(attributeShapes, name) && attributeShapes[name]?.test(value))",
    becomes: "else if (typeof value === 'string')",
    spec: scrubbing,
    test: 'a hidden input, whose value rrweb leaves as it is',
  },
  {
    guard: 'a span says only what the table lets it',
    file: 'server/otlp.ts',
    text: 'Object.hasOwn(spanFacts, name) &&',
    becomes: '',
    spec: 'server/proof/tracing.db.spec.ts',
    test: 'what someone typed, who they are and what an error says never leave',
  },
];
