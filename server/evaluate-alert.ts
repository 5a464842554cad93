/**
 * Whether an alert's expression holds on what /metrics said: the few forms that server/alerts.ts uses, read from their own
 * text, so that what is tested is what Prometheus is given. What it does not understand it refuses.
 */
interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Scraped {
  readonly text: string;
  /** What was said a while ago, for what grows; absent, everything counted from nothing. */
  readonly before?: string;
  readonly nowS?: number;
}

const selector = String.raw`([a-z_]\w*)(?:\{([^}]*)\})?`;
const forms = {
  plain: new RegExp(`^${selector}$`, 'i'),
  wrapped: /^(sum|max|abs)\((.+)\)$/,
  grown: new RegExp(String.raw`^increase\(${selector}\[\d+[mh]\]\)$`, 'i'),
  age: new RegExp(String.raw`^time\(\) - ${selector}$`, 'i'),
};

export function holds(expr: string, scraped: Scraped): boolean {
  const [, left = '', operator = '', right = ''] = /^(.+) (<|>) ([\d.]+)$/.exec(expr) ?? [];
  if (operator === '') throw new Error(`This is no comparison: ${expr}`);
  const limit = Number(right);
  return valuesOf(left, scraped).some((value) => (operator === '>' ? value > limit : value < limit));
}

function valuesOf(text: string, scraped: Scraped): number[] {
  const wrapped = forms.wrapped.exec(text);
  if (wrapped) return together(wrapped[1] ?? '', valuesOf(wrapped[2] ?? '', scraped));
  const plain = forms.plain.exec(text);
  if (plain) return chosen(scraped.text, plain).map(({ value }) => value);
  const age = forms.age.exec(text);
  if (age) return chosen(scraped.text, age).map(({ value }) => (scraped.nowS ?? Date.now() / 1000) - value);
  const grown = forms.grown.exec(text);
  if (!grown) throw new Error(`This form is not known: ${text}`);
  const before = chosen(scraped.before ?? '', grown);
  return chosen(scraped.text, grown).map((one) => one.value - (before.find((other) => isSame(one, other))?.value ?? 0));
}

function together(how: string, values: readonly number[]): number[] {
  if (how === 'abs') return values.map(Math.abs);
  const numbers = values.filter((value) => !Number.isNaN(value));
  if (numbers.length === 0) return [];
  return [how === 'max' ? Math.max(...numbers) : numbers.reduce((sum, value) => sum + value, 0)];
}

const isSame = (one: Series, other: Series) => JSON.stringify(one.labels) === JSON.stringify(other.labels);

function chosen(text: string, [, name, matchers = '']: RegExpExecArray): Series[] {
  const wanted = labelsIn(matchers);
  return seriesIn(text).filter(
    (one) => one.name === name && Object.entries(wanted).every(([label, value]) => one.labels[label] === value),
  );
}

function seriesIn(text: string): Series[] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value = ''] = /^([a-zA-Z_]\w*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return name === '' ? [] : [{ name, labels: labelsIn(labels), value: Number(value.replace('Nan', 'NaN')) }];
  });
}

function labelsIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value]));
}
