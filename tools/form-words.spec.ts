/**
 * Every rule that a form of the sites checks has words of ours, so that no person reads the validator's. Rules that a site
 * writes itself are found in its code; those that it takes from core are walked as they are.
 */
import { expect, test } from 'vitest';
import { parseCode, Visitor } from './syntax.ts';
import { isCode, isTest, readTree, root } from './tree.ts';

const forms = [...readTree(root)].filter(
  ([file, source]) =>
    /^web\/(app|borrower|console)\//.test(file) &&
    isCode(file) &&
    !isTest(file) &&
    /schema[:,]|Schema\b|'valibot'/.test(source),
);

/** Rules that what a person types can break, and where their words stand among what they are given. */
const wordsAt: Readonly<Record<string, number>> = {
  ...{ nonEmpty: 0, email: 0, uuid: 0, integer: 0, safeInteger: 0, isoDate: 0, isoTime: 0, digits: 0, url: 0 },
  ...{ minLength: 1, maxLength: 1, length: 1, minValue: 1, maxValue: 1, regex: 1, check: 1, includes: 1 },
};

interface Call {
  readonly start: number;
  readonly callee: { readonly object?: { readonly name?: string }; readonly property?: { readonly name?: string } };
  readonly arguments: readonly unknown[];
}

function wordlessIn(file: string, source: string): string[] {
  const { program, lineOf } = parseCode(file, source);
  const found: string[] = [];
  new Visitor({
    CallExpression: ({ start, callee, arguments: given }: Call) => {
      const at = callee.object?.name === 'v' ? wordsAt[callee.property?.name ?? ''] : undefined;
      if (at !== undefined && given.length <= at) found.push(`${file}:${lineOf(start)} ${callee.property?.name}`);
    },
  } as never).visit(program);
  return found;
}

/** A schema of valibot or a rule in its pipe, as much of it as is walked. */
interface Part {
  readonly kind?: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type?: string;
  readonly message?: unknown;
  readonly pipe?: readonly Part[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly wrapped?: Part;
  readonly item?: Part;
}

/** Where it stands, and the rule without words. */
function wordlessOf(part: Part, path: string): string[] {
  const own = part.kind === 'validation' && part.message === undefined ? [`${path}: ${part.type}`] : [];
  const inside = [...(part.pipe?.filter((one) => one !== part) ?? []), part.wrapped, part.item].flatMap((one) =>
    one === undefined || one.pipe === part.pipe ? [] : wordlessOf(one, path),
  );
  return [
    ...own,
    ...inside,
    ...Object.entries(part.entries ?? {}).flatMap(([key, one]) => wordlessOf(one, `${path}.${key}`)),
  ];
}

/** Chosen from a list or known to the page: no one types it. */
const isChosen = /uuid: uuid$|Uuid: uuid$|\.org: regex$|\.weekdayValue: /;

/** What files of the sites take from core: the module, and the names. */
const taken = new Map<string, Set<string>>();
for (const [, source] of forms)
  for (const [, names = '', module = ''] of source.matchAll(/import \{([^}]+)\} from '(#core\/(?!words\/)[^']+)'/g))
    for (const name of names.split(',').map((each) => each.trim().split(' as ')[0] ?? ''))
      if (name !== '' && !name.startsWith('type ')) taken.set(module, (taken.get(module) ?? new Set()).add(name));

test('every rule that a form of the sites writes itself has words', () => {
  expect(forms.length).toBeGreaterThan(80);
  expect(forms.flatMap(([file, source]) => wordlessIn(file, source))).toEqual([]);
});

test('every rule that a form of the sites takes from core has words', async () => {
  const schemas: [string, Part][] = [];
  for (const [module, names] of taken) {
    const exported: Readonly<Record<string, unknown>> = await import(module);
    for (const name of names) {
      const value = exported[name] as (Part & { readonly schema?: Part }) | undefined;
      const schema = value?.kind === 'schema' ? value : value?.schema;
      if (schema?.kind === 'schema') schemas.push([`${module} ${name}`, schema]);
    }
  }
  expect(schemas.length).toBeGreaterThan(20);
  expect(schemas.flatMap(([name, schema]) => wordlessOf(schema, name)).filter((rule) => !isChosen.test(rule))).toEqual(
    [],
  );
});
