/**
 * Every magic homeowner of the table, on the real server: what they type leads where the table's sentence says. A row whose
 * sentence is another's ('As Frozen.', 'as above') is walked in the long round; each run walks the row it is like.
 */
import { describe, expect, test } from 'vitest';
import { type Persona, personas } from '../vendors/personas.ts';
import { hurry } from './test-hurry.ts';
import { type More, moreOf, planFor, promisesOf } from './test-persona-plans.ts';
import type { Plan, Seen } from './test-plan.ts';
import { testProduct } from './test-product.ts';
import { isAskedFor } from './test-tally.ts';
import { journeysOn } from './test-traveler.ts';

const product = await testProduct();
const road = journeysOn(product);
hurry(product, { hurriesVendors: true });

const idOf = ({ carrier, value, need }: Persona) => `${need} ${carrier} ${value}`;

function meets(names: readonly string[], { visited, application }: Seen): boolean {
  const met = new Set<string>([...visited, ...application.conditions.map(({ categoryEnum }) => categoryEnum)]);
  return names.every((name) => met.has(name));
}

async function scoreOf(uuid: string): Promise<number | null | undefined> {
  return (await product.origination.workingCase(product.orgCode, uuid, 1))?.file.credit?.score;
}

interface Going {
  readonly name: string;
  /** Where it was when all that was promised had come true; a reason when it did not. */
  readonly outcome: Promise<unknown>;
}

function go(
  name: string,
  plan: Plan,
  names: readonly string[],
  { leaves = () => true, score, isRefusedAtWindow }: More,
): Going {
  const isKept = (seen: Seen) => meets(names, seen) && leaves(seen);
  const trip = road.travel(plan, { until: (seen) => !isRefusedAtWindow && isKept(seen) });
  const outcome = trip.then(
    async (seen) =>
      (isKept(seen) && (score === undefined || score === (await scoreOf(seen.uuid)))) ||
      `it went ${seen.visited.join(', ')} and met ${JSON.stringify(seen.application.conditions)}`,
    (error: Error) => (isRefusedAtWindow && /^The window said .*error/.test(error.message)) || error.message,
  );
  return { name, outcome };
}

const isLikeAnother = ({ sentence }: Persona) => /^As \w+\.$|: as above\.$/.test(sentence);

const going = personas
  .filter((row) => isAskedFor || !isLikeAnother(row))
  .flatMap((row) => {
    const { also } = moreOf(row);
    const name = `${idOf(row)}: ${row.sentence}`;
    const first = go(name, planFor(row), promisesOf(row), moreOf(row));
    return also ? [first, go(`${name} (the other case)`, also.plan, also.meets, {})] : [first];
  });

describe('every persona leads where its sentence says', () => {
  test.each(going)('$name', async ({ outcome }) => expect(await outcome).toBe(true), 300_000);

  test('every row promises something that can be looked for', () => {
    const silent = personas.filter((row) => promisesOf(row).length === 0 && !moreOf(row).leaves);
    expect(silent.map(idOf)).toEqual([]);
  });
});
