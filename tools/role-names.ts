/**
 * Who may do what is written in core/roles.ts and nowhere else: a role that another file names decides something that its
 * table does not say. Some roles share their name with something else (a vendor, a section of the law, a person who sends us
 * applicants) and customers are what pages are about, so only the unmistakable ones are looked for.
 */
import { staffRoles } from '#core/roles.ts';
import { parseCode, Visitor } from './syntax.ts';
import { type Fault, isCode, isTest, type Tree } from './tree.ts';

const ambiguous = ['notary', 'compliance'];
const names: readonly string[] = staffRoles.filter((role) => !ambiguous.includes(role));

/** The table, its words, and people who are made up: they have roles as they have names. */
const mayName = (path: string) =>
  isTest(path) ||
  /^core\/(roles\.ts|words\/)|^server\/dev\/|^bench\/|^tools\/(demo|role-names)|\/testing\.tsx?$/.test(path);

export function roleFaults(tree: Tree): Fault[] {
  return [...tree]
    .filter(([path]) => isCode(path) && !mayName(path))
    .flatMap(([path, source]) => namedIn(path, source));
}

function namedIn(path: string, source: string): Fault[] {
  if (!names.some((name) => source.includes(name))) return [];
  const { program, lineOf } = parseCode(path, source);
  const faults: Fault[] = [];
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && names.includes(value))
        faults.push({
          file: path,
          line: lineOf(start),
          sentence: `names the role '${value}': ask core/roles.ts what someone may do instead.`,
        });
    },
  }).visit(program);
  return faults;
}
