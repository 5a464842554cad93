/** What a servicer's answer comes to: boarded only where each of its totals is ours. */
import { expect, test } from 'vitest';
import { sampleApplications } from '#core/documents/stories/sample-papers.ts';
import { type ControlTotal, type ControlTotals, controlTotalsSchema } from '#core/servicing/boarding-file.ts';
import { concludedOf, knownOf } from '../stories/known.ts';

const known = knownOf(sampleApplications.california);
const totalNames = Object.keys(controlTotalsSchema.entries) as ControlTotal[];
const sent = Object.fromEntries(totalNames.map((name, at) => [name, 1_000 + at])) as ControlTotals;
const counted = (totals: ControlTotals) =>
  concludedOf('lineBoarded', { outcome: 'counted', servicerNumber: 'S-1', sent, counted: totals }, known);

test('the line is boarded where the servicer counted what we sent', () => {
  expect(counted(sent)).toMatchObject({ name: 'lineBoarded', payload: { servicerNumber: 'S-1' } });
});

test.each(totalNames)('%s, one off, is a refusal of ours that says so', (name) => {
  for (const by of [-1, 1]) {
    const why = expect.stringMatching(/^The servicer counted something else than we sent: .+\.$/);
    expect(counted({ ...sent, [name]: sent[name] + by })).toMatchObject({ name: 'boardingRefused', payload: { why } });
  }
});

test('a refusal says why, or that no reason was given', () => {
  const refused = (why: string | null) => concludedOf('lineBoarded', { outcome: 'refused', why }, known);
  expect(refused('No such product.')).toMatchObject({ name: 'boardingRefused', payload: { why: 'No such product.' } });
  expect(refused(null)).toMatchObject({
    name: 'boardingRefused',
    payload: { why: 'The servicer refused the file and gave no reason.' },
  });
});
