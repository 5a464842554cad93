/**
 * The organization as the key by which rows could be spread over several databases (docs/scale.md): which tables have it,
 * which are the same for all and why, and whether every statement of server/store says whose rows it wants. Tables are read
 * from the migrations, statements from the code.
 */
import { exceptions } from './store-key-exceptions.ts';
import { parseCode, Visitor } from './syntax.ts';
import { type Fault, isTest, type Tree } from './tree.ts';

interface TableKey {
  readonly name: string;
  /** Null where the organization is the key. */
  readonly whyShared: string | null;
}

const inMigrations = (tree: Tree) =>
  [...tree].filter(([path]) => path.startsWith('server/store/migrations/')).map(([, text]) => text);

export function tableKeys(tree: Tree): readonly TableKey[] {
  const sql = inMigrations(tree).join('\n');
  const made = [...sql.matchAll(/^create table (?:if not exists )?app\.(\w+)/gm)].map(([, name = '']) => name);
  const whys = new Map(
    [...sql.matchAll(/^comment on table app\.(\w+) is\s+'shared: ((?:[^']|'')*)'/gm)].map(([, name, why = '']) => [
      name,
      why.replaceAll("''", "'"),
    ]),
  );
  const gone = new Set([...sql.matchAll(/^drop table app\.(\w+)/gm)].map(([, name]) => name));
  return [...new Set(made)]
    .filter((name) => !gone.has(name))
    .map((name) => ({ name, whyShared: whys.get(name) ?? null }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

interface Statement {
  readonly file: string;
  readonly line: number;
  /** Values are `$`; what is put together of several parts is whole. */
  readonly sql: string;
}

interface Template {
  readonly start: number;
  readonly end: number;
  readonly sql: string;
}

export function statementsOf(tree: Tree): readonly Statement[] {
  return [...tree]
    .filter(([path]) => path.startsWith('server/store/') && path.endsWith('.ts') && !isTest(path))
    .flatMap(([file, source]) => {
      const { program, lineOf } = parseCode(file, source);
      const found: Template[] = [];
      new Visitor({
        TaggedTemplateExpression: ({ start, end, quasi }) =>
          void found.push({ start, end, sql: source.slice(quasi.start + 1, quasi.end - 1) }),
      }).visit(program);
      // What stands inside another is part of it.
      return found
        .filter((one) => !found.some((outer) => outer.start < one.start && one.end < outer.end))
        .map(({ start, sql }) => ({ file, line: lineOf(start), sql: sql.replaceAll(/\s+/g, ' ').trim() }))
        .filter(({ sql }) => /^(select|insert|update|delete|with|lock)\b/i.test(sql));
    });
}

/** A value for the key, the key of a row that is joined, or the key of what is put in. */
const saysWhose = (sql: string) =>
  /org_code\s*(=|in\b|is\b)|using \([^)]*\borg_code\b|\(org_code\b|\borg_code,[^)]*\) in\b/.test(sql);

export function storeKeyFaults(tree: Tree): Fault[] {
  const ofOrganizations = tableKeys(tree).filter(({ whyShared }) => whyShared === null);
  const names = new RegExp(`\\bapp\\.(${ofOrganizations.map(({ name }) => name).join('|')})\\b`);
  const used = new Set<string>();
  const faults = statementsOf(tree).flatMap(({ file, line, sql }): Fault[] => {
    if (!names.test(sql) || saysWhose(sql)) return [];
    const exception = exceptions.find((one) => file === `server/store/${one.file}` && sql.includes(one.holds));
    if (exception) used.add(exception.holds);
    const sentence = `does not say whose rows of app.${names.exec(sql)?.[1]} it wants: name org_code, or give a reason in tools/store-key-exceptions.ts.`;
    return exception ? [] : [{ file, line, sentence }];
  });
  const idle = exceptions
    .filter(({ holds }) => !used.has(holds))
    .map(({ holds }) => ({
      file: 'tools/store-key-exceptions.ts',
      line: 1,
      sentence: `no statement needs the exception '${holds}' any more.`,
    }));
  return [...faults, ...idle];
}
