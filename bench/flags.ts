/**
 * What flags cost a request: every flag answered from memory, with three rules stored for each, a share among them. No
 * request waits for anything, so the figure is processor time.
 */
import { prepareFlags } from '#core/flags/evaluate.ts';
import type { RuleSet } from '#core/flags/rules.ts';
import { flags } from '#core/flags.ts';
import type { BenchOptions, BenchRow } from '../tools/bench.ts';
import { median } from './yardstick/rounds.ts';

const facts = {
  orgCode: 'HEARTHLINE',
  product: 'heloc',
  state: 'CA',
  role: 'borrower',
  identityUuid: '7f0e4f1e-2b1c-4d8e-9a55-0b6f3a1c2d3e',
};
const rules: RuleSet = {
  isKilled: false,
  rules: [
    { organizations: ['ALPHA', 'BETA'], enabled: true },
    { states: ['NV'], from: '2027-01-01T00:00:00Z', until: '2027-02-01T00:00:00Z', enabled: true },
    { states: ['CA'], roles: ['borrower'], share: { ofTenThousand: 1, by: 'person' }, enabled: true },
  ],
  otherwise: { enabled: false },
};

export async function run({ isFull }: BenchOptions): Promise<readonly BenchRow[]> {
  const stored = Object.fromEntries(Object.keys(flags).map((key) => [key, rules]));
  const set = prepareFlags(stored, {}, true);
  const bare = prepareFlags({}, {}, true);
  const rounds = isFull ? 51 : 11;
  const microseconds = (prepared: typeof set) => {
    const at = new Date();
    const count = 20_000;
    const began = performance.now();
    for (let n = 0; n < count; n += 1) prepared.answer(facts, at);
    return ((performance.now() - began) * 1000) / count;
  };
  const middle = (prepared: typeof set) => median(Array.from({ length: rounds }, () => microseconds(prepared)));
  middle(set);
  return [
    { name: 'flags of one request, none stored', value: middle(bare), unit: 'µs', goal: 3, limit: 40 },
    { name: 'flags of one request, 60 rules stored', value: middle(set), unit: 'µs', goal: 40, limit: 200 },
  ];
}
