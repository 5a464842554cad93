/**
 * A form for any event, read off its payload's schema: which fields there are, and an example the schema accepts.
 * Hides valibot's own shapes from the page.
 */
import * as v from 'valibot';
import { type EventName, events } from '#core/journey/events.ts';

export interface PayloadField {
  readonly name: string;
  readonly kind: 'choice' | 'yesNo' | 'text' | 'number' | 'json';
  readonly choices: readonly string[];
  readonly isOptional: boolean;
  /** As it stands in the field: text, or JSON for what has parts. */
  readonly example: string;
}

/** The parts of a valibot schema that are looked at; `pipe` holds the checks, `wrapped` what may also be absent. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly (string | v.GenericSchema)[];
  readonly literal?: unknown;
}

/** What is known of the application: ids that an example had better hold. */
export type Known = Readonly<Record<string, string | undefined>>;

const shapeOf = (schema: v.GenericSchema) => schema as unknown as Shape;

/** The fields, or undefined where the payload is no plain record and is written as JSON. */
export function fieldsOf(event: EventName, known: Known = {}): readonly PayloadField[] | undefined {
  const { entries } = shapeOf(events[event].payload);
  if (!entries) return undefined;
  return Object.entries(entries).map(([name, schema]) => fieldOf(name, schema, known));
}

export function exampleOf(event: EventName, known: Known = {}): unknown {
  return example('', events[event].payload, known);
}

/** What the fields say. An optional one left empty is left out. */
export function payloadOf(fields: readonly PayloadField[], values: Readonly<Record<string, string>>): unknown {
  const given = fields.flatMap(({ name, kind, isOptional }) => {
    const text = values[name] ?? '';
    return text === '' && isOptional ? [] : [[name, readValue(kind, text)]];
  });
  return Object.fromEntries(given);
}

function readValue(kind: PayloadField['kind'], text: string): unknown {
  if (kind === 'yesNo') return text === 'yes';
  if (kind === 'number') return Number(text);
  if (kind !== 'json') return text;
  return JSON.parse(text === '' ? 'null' : text);
}

function fieldOf(name: string, schema: v.GenericSchema, known: Known): PayloadField {
  const { type, wrapped } = shapeOf(schema);
  const isOptional = type === 'optional';
  const inner = shapeOf(wrapped ?? schema);
  const kind = kindOf(inner.type);
  const value = isOptional ? undefined : example(name, schema, known);
  return {
    name,
    kind,
    choices: kind === 'choice' ? choicesOf(inner) : [],
    isOptional,
    example: value === undefined ? '' : textOf(kind, value),
  };
}

function kindOf(type: string): PayloadField['kind'] {
  if (type === 'picklist') return 'choice';
  if (type === 'boolean') return 'yesNo';
  if (type === 'string') return 'text';
  return type === 'number' ? 'number' : 'json';
}

function choicesOf({ options = [] }: Shape): readonly string[] {
  return options.filter((option) => typeof option === 'string');
}

function textOf(kind: PayloadField['kind'], value: unknown): string {
  if (kind === 'yesNo') return value === true ? 'yes' : 'no';
  return kind === 'json' ? JSON.stringify(value, null, 2) : String(value);
}

function example(name: string, schema: v.GenericSchema, known: Known): unknown {
  const shape = shapeOf(schema);
  switch (shape.type) {
    case 'strict_object':
    case 'object':
      return recordOf(shape.entries ?? {}, known);
    case 'array':
      return shape.item ? [example(name, shape.item, known)] : [];
    case 'nullable':
      return shape.wrapped ? example(name, shape.wrapped, known) : null;
    case 'picklist':
      return shape.options?.[0];
    case 'literal':
      return shape.literal;
    case 'boolean':
      return true;
    case 'variant':
      return example(name, shape.options?.[0] as v.GenericSchema, known);
    default:
      return fitting(name, schema, known);
  }
}

/** Optional parts are left out of an example: it shows what is needed. */
function recordOf(entries: Readonly<Record<string, v.GenericSchema>>, known: Known): object {
  const needed = Object.entries(entries).filter(([, schema]) => shapeOf(schema).type !== 'optional');
  return Object.fromEntries(needed.map(([name, schema]) => [name, example(name, schema, known)]));
}

const numbers = [25_000_000, 700, 10, 1];
const texts = [
  'Example',
  '1234',
  '4155550123',
  '94601',
  'CA',
  'AE',
  'ada@example.com',
  '00000000-0000-4000-8000-000000000001',
];

/** The first of some plain values that the schema takes. */
function fitting(name: string, schema: v.GenericSchema, known: Known): unknown {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const candidates = [known[name], tomorrow, tomorrow.slice(0, 10), ...texts, ...numbers];
  const isMoment = name.endsWith('At') || name.endsWith('Before');
  const ordered = isMoment ? candidates : [known[name], ...texts, ...numbers, ...candidates];
  return ordered.find((candidate) => candidate !== undefined && v.is(schema, candidate));
}
