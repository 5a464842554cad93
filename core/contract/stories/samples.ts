/** Content that a schema takes, read off the schema itself: what a well-meaning caller would send. */
import * as v from 'valibot';
import { businessWeek } from '#core/support/hours.ts';
import type { Schema } from '../contract.ts';
import type { Chance } from './chance.ts';

/** As much of a valibot schema as the walk needs. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly Node[];
}

const hash = 'a1b2c3d4'.repeat(8);
/** One of these fits every kind of text the contract knows; which one, the schema says itself. */
const texts: readonly string[] = [
  'Ada',
  '',
  'ada@homeowner.example',
  '4155550123',
  '7f0e4f1e-2b1c-4d8e-9a55-0b6f3a1c2d3e',
  '94601',
  'CA',
  '12 Elm Street',
  '123456789',
  '021000021',
  '123456',
  '12345678',
  '1234',
  '12345678',
  hash,
  '2026-11',
  '2026',
  '2030-05-17T18:00:00.000Z',
  '2030-05-17',
  '1980-05-17',
  'https://replay.example/session/1',
  'Plum-tractor-91!',
  'A1',
  '/account/heloc/register',
  '/account/{product}/register',
  'a'.repeat(43),
  'abcd-efgh-ijkl-mnop',
  'NV-20931',
  'P1D',
  'M',
  'WRONG',
];
const numbers: readonly number[] = [1, 0, 20, 32, 300, 1000, 50_000, 2_000_000, 1.5];
const week = businessWeek({ weekdays: { start: '06:00', end: '17:30' }, weekend: 'closed' });
const others: readonly unknown[] = [true, false, null, undefined, {}, [], { year: 1980, month: 5, day: 17 }, week];

const candidates: readonly unknown[] = [...texts, ...numbers, ...others];

const fits = (schema: Node, value: unknown) => v.safeParse(schema as unknown as Schema, value).success;
const known = new WeakMap<Node, readonly unknown[]>();

/** Every candidate that this leaf takes; empty where none does. */
function leaves(schema: Node): readonly unknown[] {
  const found = known.get(schema) ?? candidates.filter((one) => fits(schema, one));
  known.set(schema, found);
  return found;
}

/** Something the schema takes, as far as one can be found; `undefined` stands for a part that is left out. */
export function sampleOf(schema: Schema | undefined, chance: Chance): unknown {
  return schema === undefined ? undefined : sample(schema as unknown as Node, chance);
}

function sample(schema: Node, chance: Chance): unknown {
  const [first] = schema.pipe ?? [];
  const made = shapeOf(first ?? schema, schema, chance);
  if (schema.pipe === undefined || fits(schema, made)) return made;
  // What is said of the whole may want parts that belong together: one of those we know, or as near as we come.
  const found = leaves(schema);
  return found.length > 0 ? chance.pick(found) : made;
}

function shapeOf(shape: Node, whole: Node, chance: Chance): unknown {
  switch (shape.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(shape.entries ?? {}).flatMap(([name, entry]) => {
          const value = sample(entry, chance);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'array':
      return listOf(shape.item as Node, whole, chance);
    case 'tuple':
    case 'strict_tuple':
      return (shape.items ?? []).map((item) => sample(item, chance));
    case 'optional':
    case 'exact_optional':
    case 'nullish':
    case 'nullable':
      return chance.oneIn(2) ? sample(shape.wrapped as Node, chance) : absent(shape.type);
    case 'union':
    case 'variant':
      return sample(chance.pick((shape.options ?? []) as Node[]), chance);
    case 'picklist':
      return chance.pick((shape.options ?? []) as string[]);
    case 'literal':
      return shape.literal;
    case 'record':
      return {};
    default:
      return chance.pick(leaves(whole));
  }
}

const absent = (type: string) => (type === 'nullable' ? null : undefined);

/** As few as the list takes, so that what is wrong with one stands out. */
function listOf(item: Node, whole: Node, chance: Chance): unknown[] {
  for (let length = chance.below(3); length < 6; length += 1) {
    const list = Array.from({ length }, () => sample(item, chance));
    if (fits(whole, list)) return list;
  }
  return [];
}
