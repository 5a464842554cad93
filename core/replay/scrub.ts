/**
 * Makes of an event of the recorder one that holds nothing of anyone: built again from a list of what may stay, so that
 * what no one thought of is left out. Texts stay only where they are sentences of ours; every other one, and whatever was
 * typed, becomes dots. Pure, and used three times: before an event leaves the browser, before the server keeps it, and
 * before the console shows it.
 */

/** As rrweb numbers them. */
const eventTypes = { domContentLoaded: 0, load: 1, fullSnapshot: 2, incremental: 3, meta: 4 } as const;
const nodeTypes = { document: 0, doctype: 1, element: 2, text: 3, comment: 5 } as const;
const sources = { mutation: 0, press: 2, scroll: 3, resize: 4, input: 5 } as const;

export interface ScrubRules {
  /** The pattern of the page, which stands where the address was. */
  readonly page: string;
  /** Whether a text is one of ours; in a heading, button or label fewer words of it are enough. */
  readonly isOurs: (text: string, isInLabel: boolean) => boolean;
  /** Of what was there before: whether it is, or stands in, a heading, button or label. */
  readonly isLabel?: (nodeId: number) => boolean;
}

export interface ReplayEvent {
  readonly type: number;
  readonly timestamp: number;
  readonly data: unknown;
}

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Loose[] => (Array.isArray(value) ? value.filter(isObject) : []);
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const numbers = <const K extends string>(from: Loose, ...names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, numberOf(from[name])])) as Record<K, number>;
const isNodeId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** Undefined where nothing of it may be kept. */
export function scrubEvent(event: unknown, rules: ScrubRules): ReplayEvent | undefined {
  if (!isObject(event)) return undefined;
  const kept = { type: numberOf(event['type']), timestamp: numberOf(event['timestamp']) };
  const data = isObject(event['data']) ? event['data'] : {};
  if (event['type'] === eventTypes.domContentLoaded || event['type'] === eventTypes.load) return { ...kept, data: {} };
  if (event['type'] === eventTypes.meta)
    return { ...kept, data: { href: rules.page, ...numbers(data, 'width', 'height') } };
  if (event['type'] === eventTypes.fullSnapshot) {
    const node = scrubNode(data['node'], rules);
    return node && { ...kept, data: { node, initialOffset: offsetOf(data['initialOffset']) } };
  }
  const change = event['type'] === eventTypes.incremental ? scrubChange(data, rules) : undefined;
  return change && { ...kept, data: change };
}

function offsetOf(offset: unknown) {
  return numbers(isObject(offset) ? offset : {}, 'left', 'top');
}

function scrubChange(data: Loose, rules: ScrubRules): Loose | undefined {
  const { source } = data;
  if (source === sources.mutation) return scrubMutation(data, rules);
  if (source === sources.press) return { source, ...numbers(data, 'type', 'id', 'x', 'y') };
  if (source === sources.scroll) return { source, ...numbers(data, 'id', 'x', 'y') };
  if (source === sources.resize) return { source, ...numbers(data, 'width', 'height') };
  // That something was typed or chosen is shown; what, or how much, is not.
  if (source === sources.input) return { source, id: numberOf(data['id']), text: typed, isChecked: false };
  return undefined;
}

const typed = '••••';

function scrubMutation(data: Loose, rules: ScrubRules): Loose {
  return {
    source: sources.mutation,
    adds: listOf(data['adds']).flatMap((added) => {
      const parentId = numberOf(added['parentId']);
      const node = scrubNode(added['node'], rules, 0, rules.isLabel?.(parentId));
      const nextId = isNodeId(added['nextId']) ? added['nextId'] : null;
      return node ? [{ parentId, nextId, node }] : [];
    }),
    removes: listOf(data['removes']).map((removed) => numbers(removed, 'parentId', 'id')),
    texts: listOf(data['texts']).map(({ id, value }) => ({
      id: numberOf(id),
      value: scrubText(value, rules, rules.isLabel?.(numberOf(id))),
    })),
    attributes: listOf(data['attributes']).map(({ id, attributes }) => ({
      id: numberOf(id),
      attributes: scrubAttributes('', isObject(attributes) ? attributes : {}),
    })),
  };
}

const deepest = 200;

function scrubNode(node: unknown, rules: ScrubRules, depth = 0, isInLabel = false): Loose | undefined {
  if (!isObject(node) || !isNodeId(node['id']) || depth > deepest) return undefined;
  const { id, type } = node;
  const isLabel = isInLabel || labelTags.includes(String(node['tagName']));
  const children = () =>
    listOf(node['childNodes']).flatMap((child) => scrubNode(child, rules, depth + 1, isLabel) ?? []);
  if (type === nodeTypes.document) return { type, id, childNodes: children() };
  if (type === nodeTypes.doctype) return { type, id, name: 'html', publicId: '', systemId: '' };
  if (type === nodeTypes.text) return { type, id, textContent: scrubText(node['textContent'], rules, isInLabel) };
  // Others are told to stand beside it, so its place is kept.
  if (type !== nodeTypes.element) return { type: nodeTypes.comment, id, textContent: '' };
  const tagName = tagOf(node['tagName']);
  if (tagName === undefined) return { type, id, tagName: 'data', attributes: { hidden: '' }, childNodes: [] };
  const attributes = scrubAttributes(tagName, isObject(node['attributes']) ? node['attributes'] : {});
  return { type, id, tagName, attributes, childNodes: empty.has(tagName) ? [] : children() };
}

/** Where a page speaks and no one's answer stands. */
export const labelTags = 'h1 h2 h3 h4 h5 h6 button label legend summary th nav a'.split(' ');
/** What loads or runs something is no part of a picture. */
const left = new Set(['script', 'noscript', 'template', 'meta', 'base', 'style', 'iframe', 'object', 'embed', 'frame']);
/** Boxes: of a chart, a code, a photo or a film nothing is kept but that there was one. */
const empty = new Set(['svg', 'canvas', 'img', 'picture', 'video', 'audio', 'title']);

function tagOf(name: unknown): string | undefined {
  if (typeof name !== 'string' || !/^[a-z][a-z\d-]{0,30}$/.test(name) || left.has(name)) return undefined;
  return name;
}

/** Each with the shape it must have. `value`, `title`, `alt`, `placeholder`, `href`, `src`, `style` and `aria-*` are not here. */
const attributeShapes: Readonly<Record<string, RegExp>> = {
  class: /^[\w -]{0,500}$/,
  type: /^(text|tel|email|number|password|checkbox|radio|date|search|submit|button|range|file|hidden)$/,
  role: /^[a-z]{1,30}$/,
  dir: /^(ltr|rtl|auto)$/,
  lang: /^[a-z]{2}(-[A-Z]{2})?$/,
};
const flags = new Set(['hidden', 'disabled', 'open', 'inert']);
const ownStyles = /^(?:https?:\/\/[^/]+)?(\/assets\/[\w.-]+\.css)$/;

function scrubAttributes(tagName: string, attributes: Loose): Record<string, string | null> {
  const kept: Record<string, string | null> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (flags.has(name)) kept[name] = value === null || value === false ? null : '';
    else if (typeof value === 'string' && Object.hasOwn(attributeShapes, name) && attributeShapes[name]?.test(value))
      kept[name] = value;
  }
  const [, sheet] = tagName === 'link' ? (ownStyles.exec(String(attributes['href'])) ?? []) : [];
  return sheet === undefined ? kept : { ...kept, rel: 'stylesheet', href: sheet };
}

/** As many dots as the text is long, by fours: a line looks like a line, and no one counts the letters of a name. */
function scrubText(text: unknown, { isOurs }: ScrubRules, isInLabel = false): string {
  if (typeof text !== 'string') return '';
  const bare = text.trim();
  if (bare === '') return text === '' ? '' : ' ';
  if (/^[•\s]*$/.test(bare) || isOurs(bare, isInLabel)) return text.slice(0, longestText);
  const groups = Math.min(Math.ceil(bare.length / 4), 20);
  return Array.from({ length: groups }, () => typed).join(' ');
}

const longestText = 2_000;
