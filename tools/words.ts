/**
 * Which tests the words of `npm test -- <words>` mean: those in whose file name or title every word stands, capitals or
 * not, and of the browser's also those in whose steps they stand. Titles are those of the last run, where there was one,
 * and those written in the files.
 */
import type { Runner } from './reports.ts';
import type { Tree } from './tree.ts';

/** Some files of one runner; of their tests those whose title has these words, all when there are none. */
export interface Selection {
  readonly runner: Exclude<Runner, 'e2e'>;
  readonly files: readonly string[];
  readonly words: readonly string[];
}

const has = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());

/** `known`: for each test of the last run its file, a blank and its title. */
export function select(tree: Tree, words: readonly string[], known: readonly string[] = []): readonly Selection[] {
  const groups = new Map<string, Selection & { readonly files: string[] }>();
  for (const [file, text] of tree) {
    const runner = runnerOf(file);
    if (!runner) continue;
    const left = words.filter((word) => !has(file, word));
    const titles = [...titlesIn(text), ...known.filter((name) => name.startsWith(`${file} `))];
    if (left.length > 0 && !titles.some((title) => left.every((word) => has(title, word)))) continue;
    const key = `${runner} ${left.join(' ')}`;
    const group = groups.get(key) ?? { runner, words: left, files: [] };
    groups.set(key, group);
    group.files.push(file);
  }
  return [...groups.values()];
}

function runnerOf(file: string): Selection['runner'] | undefined {
  if (!/\.spec\.tsx?$/.test(file) || file.startsWith('test/')) return undefined;
  if (file.endsWith('.db.spec.ts')) return 'database';
  return file.startsWith('web/') ? 'web' : 'unit';
}

/** A test's title follows its suite's; a word may stand in either, so each suite is put before all that follow it. */
function titlesIn(text: string): readonly string[] {
  const found = [
    ...text.matchAll(/\b(test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g),
  ];
  let suite = '';
  return found.map(([, kind, , title = '']) => {
    if (kind === 'describe') suite = title;
    return kind === 'describe' ? title : `${suite} ${title}`;
  });
}

interface Stepped {
  readonly name: string;
  readonly title: string;
  readonly steps: readonly string[];
}

/**
 * Patterns for the titles of the browser tests that the words mean because of their steps: Playwright itself looks at
 * titles alone. Steps are those written in the files, and those of the last run (`known`).
 */
export function titlesBySteps(tree: Tree, words: readonly string[], known: readonly Stepped[] = []): readonly string[] {
  const written = [...tree].filter(([file]) => /^test\/e2e\/.*\.spec\.ts$/.test(file)).flatMap(steppedIn);
  const meant = [...written, ...known].filter(({ name, title, steps }) => {
    const left = words.filter((word) => !has(`${name} ${title}`, word));
    return left.length > 0 && steps.some((step) => left.every((word) => has(step, word)));
  });
  const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return [
    ...new Set(
      meant.map(({ title }) =>
        title
          .split(/\$\{[^}]*\}/)
          .map(literal)
          .join('.*'),
      ),
    ),
  ];
}

function steppedIn([name, text]: readonly [file: string, text: string]): Stepped[] {
  const found: (Stepped & { readonly steps: string[] })[] = [];
  for (const [, step, , title = ''] of text.matchAll(/\btest(\.step)?\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g)) {
    if (step) found.at(-1)?.steps.push(title);
    else found.push({ name, title, steps: [] });
  }
  return found;
}

/** A regular expression for one title in which every word stands, in whatever order; it needs no flag for capitals. */
export function patternOf(words: readonly string[]): string {
  const either = (letter: string) =>
    letter.toLowerCase() === letter.toUpperCase()
      ? letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
      : `[${letter.toLowerCase()}${letter.toUpperCase()}]`;
  return words.map((word) => `(?=.*${[...word].map(either).join('')})`).join('');
}
