/**
 * The conditions that costs carry (`jsCriteria`), read as data by a grammar of our own and never run as code.
 * Promises: only literals, comparisons, booleans, brackets and names from the allow-list are accepted; everything else,
 * and everything too long or too deep, is a `CriteriaRejected`. Evaluation touches no property of any object but the
 * facts' own.
 *
 *   either  := both ('||' both)*
 *   both    := compare ('&&' compare)*
 *   compare := unary (('==' | '===' | '!=' | '!==' | '<' | '<=' | '>' | '>=') unary)?
 *   unary   := '!' unary | value
 *   value   := number | text | true | false | null | name | '(' either ')'
 */

type Literal = string | number | boolean | null;
export type CriteriaFacts = Readonly<Record<string, Literal>>;

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

export type Criteria =
  | { readonly kind: 'literal'; readonly value: Literal }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'not'; readonly of: Criteria }
  | { readonly kind: 'either' | 'both'; readonly left: Criteria; readonly right: Criteria }
  | { readonly kind: 'compare'; readonly by: Comparison; readonly left: Criteria; readonly right: Criteria };

export class CriteriaRejected extends Error {
  override readonly name = 'CriteriaRejected';
  readonly at: number;

  constructor(problem: string, at: number) {
    super(`This condition cannot be read: ${problem} at position ${at}.`);
    this.at = at;
  }
}

const lengthMax = 500;
const tokensMax = 200;
const depthMax = 20;

type Token = { readonly text: string; readonly at: number };

// Sticky and without nested repetition, so that no input can make it backtrack.
const tokenPattern =
  /[ \t\r\n]*(?:(===|!==|==|!=|<=|>=|&&|\|\||[<>!()])|(\d{1,12}(?:\.\d{1,6})?)|('[^'"\\]{0,60}'|"[^'"\\]{0,60}")|([A-Za-z]{1,40}))/y;

export function parseCriteria(text: string, names: ReadonlySet<string>): Criteria {
  if (text.length > lengthMax) throw new CriteriaRejected('it is too long', lengthMax);
  const tokens = tokenise(text);
  const reader = new Reader(tokens, names, text.length);
  const criteria = reader.either(0);
  reader.expectEnd();
  return criteria;
}

/** True when the criteria hold. Values of different types are unequal and in no order; nothing is converted. */
export function holds(criteria: Criteria, facts: CriteriaFacts): boolean {
  return evaluate(criteria, facts) === true;
}

function evaluate(criteria: Criteria, facts: CriteriaFacts): Literal {
  switch (criteria.kind) {
    case 'literal':
      return criteria.value;
    case 'name':
      return Object.hasOwn(facts, criteria.name) ? (facts[criteria.name] ?? null) : null;
    case 'not':
      return !holds(criteria.of, facts);
    case 'both':
      return holds(criteria.left, facts) && holds(criteria.right, facts);
    case 'either':
      return holds(criteria.left, facts) || holds(criteria.right, facts);
    case 'compare':
      return compare(evaluate(criteria.left, facts), criteria.by, evaluate(criteria.right, facts));
  }
}

function compare(left: Literal, by: Comparison, right: Literal): boolean {
  if (by === '==') return left === right;
  if (by === '!=') return left !== right;
  if (typeof left !== 'number' || typeof right !== 'number') return false;
  if (by === '<') return left < right;
  if (by === '<=') return left <= right;
  return by === '>' ? left > right : left >= right;
}

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.replace(/[ \t\r\n]+$/, '').length;
  for (let at = 0; at < end; ) {
    tokenPattern.lastIndex = at;
    const match = tokenPattern.exec(text);
    if (match === null) throw new CriteriaRejected('something outside the grammar', at);
    if (tokens.length === tokensMax) throw new CriteriaRejected('it has too many parts', at);
    tokens.push({ text: match[0].trim(), at });
    at = tokenPattern.lastIndex;
  }
  return tokens;
}

class Reader {
  #next = 0;
  readonly #tokens: readonly Token[];
  readonly #names: ReadonlySet<string>;
  readonly #end: number;

  constructor(tokens: readonly Token[], names: ReadonlySet<string>, end: number) {
    this.#tokens = tokens;
    this.#names = names;
    this.#end = end;
  }

  either(depth: number): Criteria {
    return this.#chain('||', 'either', () => this.#chain('&&', 'both', () => this.#compare(depth)));
  }

  expectEnd(): void {
    if (this.#next < this.#tokens.length) throw this.#reject('something is left over');
  }

  #chain(sign: string, kind: 'either' | 'both', operand: () => Criteria): Criteria {
    let left = operand();
    while (this.#take([sign]) !== undefined) left = { kind, left, right: operand() };
    return left;
  }

  #compare(depth: number): Criteria {
    const left = this.#unary(depth);
    const sign = this.#take(['===', '!==', '==', '!=', '<=', '>=', '<', '>']);
    if (sign === undefined) return left;
    const by = (sign === '===' ? '==' : sign === '!==' ? '!=' : sign) as Comparison;
    return { kind: 'compare', by, left, right: this.#unary(depth) };
  }

  #unary(depth: number): Criteria {
    if (depth > depthMax) throw this.#reject('it is nested too deep');
    if (this.#take(['!']) !== undefined) return { kind: 'not', of: this.#unary(depth + 1) };
    return this.#value(depth);
  }

  #value(depth: number): Criteria {
    if (this.#take(['(']) !== undefined) {
      const inner = this.either(depth + 1);
      if (this.#take([')']) === undefined) throw this.#reject('a bracket is not closed');
      return inner;
    }
    const text = this.#tokens[this.#next]?.text ?? '';
    const value = this.#literalOrName(text);
    if (value === undefined) throw this.#reject('a value is missing or not allowed');
    this.#next += 1;
    return value;
  }

  #literalOrName(text: string): Criteria | undefined {
    if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true' };
    if (text === 'null') return { kind: 'literal', value: null };
    if (/^\d/.test(text)) return { kind: 'literal', value: Number(text) };
    if (/^['"]/.test(text)) return { kind: 'literal', value: text.slice(1, -1) };
    return this.#names.has(text) ? { kind: 'name', name: text } : undefined;
  }

  #take(signs: readonly string[]): string | undefined {
    const text = this.#tokens[this.#next]?.text;
    if (text === undefined || !signs.includes(text)) return undefined;
    this.#next += 1;
    return text;
  }

  #reject(problem: string): CriteriaRejected {
    return new CriteriaRejected(problem, this.#tokens[this.#next]?.at ?? this.#end);
  }
}
