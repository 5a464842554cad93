/**
 * What people read, found in the code: the sentences of core/words, the text of JSX, and strings that are sentences. For
 * the words that no screen uses, for how hard a screen is to read, and to keep words out of every other place.
 */
import { parseCode, Visitor } from './syntax.ts';
import { isCode, isTest, type Tree } from './tree.ts';

export interface Sentence {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** One thing to read begins with a capital, or with a value, and has three words; a key, a class or a path has not. */
const isSentence = (text: string) =>
  /^(?:[A-Z“‘]|it[ :,])[^<>{}=;]*\s\S+\s\S/.test(text) && !/[_/]{1}\w+[_/]/.test(text);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly children?: readonly Node[];
  readonly expression?: Node;
  readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[];
  readonly elements?: readonly Node[];
  readonly arguments?: readonly Node[];
}

/** Where words live. */
const home = 'core/words/';

/** A value that is known only later reads like a short word. */
const later = 'it';

function textOf({ type, value, children = [], expression }: Node): string {
  if (type === 'JSXText') return String(value);
  if (type === 'JSXExpressionContainer') {
    if (expression?.type === 'Literal') return String(expression.value);
    return expression?.type === 'JSXEmptyExpression' ? '' : later;
  }
  return children.map(textOf).join('');
}

/** A sentence of core/words with a link in it is a list: text, `link('text')`, text. */
function listText({ type, value, quasis, elements, arguments: marked, expression }: Node): string {
  if (type === 'Literal') return String(value);
  if (quasis) return quasis.map(({ value: piece }) => piece.cooked ?? '').join(later);
  if (type === 'TSAsExpression' && expression) return listText(expression);
  return (elements ?? marked)?.map(listText).join('') ?? later;
}

const hasOwnText = ({ children = [] }: Node) =>
  children.some(({ type, value }) => type === 'JSXText' && /\w/.test(String(value)));

function sentencesIn(file: string, source: string, isRead = isSentence): Sentence[] {
  const { program, lineOf } = parseCode(file, source);
  const found: Sentence[] = [];
  let readUntil = 0;
  const take = (start: number, text: string) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim();
    if (isRead(plain)) found.push({ file, line: lineOf(start), text: plain });
  };
  const element = (node: Node & { readonly end: number }) => {
    if (node.start < readUntil || !hasOwnText(node)) return;
    readUntil = node.end;
    take(node.start, textOf(node));
  };
  new Visitor({
    JSXElement: element,
    JSXFragment: element,
    ArrayExpression: (node: Node & { readonly end: number }) => {
      if (!file.startsWith(home) || node.start < readUntil) return;
      readUntil = node.end;
      take(node.start, listText(node));
    },
    Literal: ({ start, value }: Node) => {
      if (typeof value === 'string' && start >= readUntil) take(start, value);
    },
    TemplateLiteral: (node: Node) => {
      if (node.start >= readUntil) take(node.start, listText(node));
    },
  } as never).visit(program);
  return found;
}

/** Everything under a folder that someone reads. */
export function copyUnder(tree: Tree, folder: string, isRead = isSentence): Sentence[] {
  return [...tree].flatMap(([file, source]) =>
    file.startsWith(folder) && isCode(file) && !isTest(file) ? sentencesIn(file, source, isRead) : [],
  );
}

/** The words of core/words to the last label. */
export const labelsUnder = (tree: Tree, folder: string): Sentence[] => copyUnder(tree, folder, Boolean);

/** A sentence ends with its stop, also where the next begins in another paragraph; a colon or semicolon ends none. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])[”’)]*\s+|(?<=\p{Ll}[.!?])(?=\p{Lu})/u).filter((one) => /\w/.test(one));

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\d’'-]+/gu) ?? [];

/** The Flesch-Kincaid grade: how many years of school a text asks for. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** By groups of vowels, a silent e left out: right for nine words of ten, which is enough for an average. */
function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/(?:[^laeiouy]e|[^laeiouy]es|[^td]ed)$/, '');
  return Math.max(1, (plain.match(/[aeiouy]+/g) ?? []).length);
}
