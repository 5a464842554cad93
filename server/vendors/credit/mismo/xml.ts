/**
 * XML as strangers send it: well-formed, in the name space of the model, and nothing else. What declares a document type or an entity,
 * is nested too deep or too large, is refused whole; `sax` reads, and no word of what was read enters an error.
 */
import sax from 'sax';

export interface Element {
  /** Of the model bare, of ours as `hl:Name`, of anyone else's `?:Name`, which no row asks for. */
  readonly name: string;
  readonly children: Element[];
  text: string;
}

export const modelUri = 'http://www.mismo.org/residential/2009/schemas';
const ownUri = 'urn:hearthline:credit-order:1';

const limits = { depth: 40, elements: 100_000, attributes: 40, characters: 10_000_000 } as const;

export class NotXml extends Error {}

export function parseXml(text: string): Element {
  if (text.length > limits.characters) throw new NotXml('too long');
  // Without `strictEntities` it would know the 250 entities of HTML; without `unparsedEntities` it expands none of its own.
  const options: sax.SAXOptions & { strictEntities: true } = { xmlns: true, strictEntities: true };
  const parser = sax.parser(true, options);
  const top: Element = { name: '', children: [], text: '' };
  const open = [top];
  let count = 0;
  const refuse = (why: string) => () => {
    throw new NotXml(why);
  };
  parser.onerror = refuse('not well-formed');
  parser.ondoctype = refuse('a document type');
  parser.onsgmldeclaration = refuse('a declaration');
  parser.onprocessinginstruction = ({ name }) => {
    if (name.toLowerCase() !== 'xml') throw new NotXml('an instruction');
  };
  parser.onopentag = (tag) => {
    const { local, uri, attributes } = tag as sax.QualifiedTag;
    count += 1;
    if (open.length > limits.depth || count > limits.elements || Object.keys(attributes).length > limits.attributes)
      throw new NotXml('too much');
    const element: Element = { name: nameOf(local, uri), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  const said = (words: string) => {
    const element = open.at(-1);
    if (element) element.text += words;
  };
  parser.ontext = said;
  parser.oncdata = said;
  parser.write(text).close();
  const [root, ...others] = top.children;
  if (!root || others.length > 0) throw new NotXml('not one root');
  return root;
}

function nameOf(local: string, uri: string): string {
  if (uri === modelUri) return local;
  return `${uri === ownUri ? 'hl' : '?'}:${local}`;
}

export function printXml(root: Element): string {
  const names = `xmlns="${modelUri}" xmlns:hl="${ownUri}" MISMOReferenceModelIdentifier="3.4.032420160128"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${printed(root, ` ${names}`)}`;
}

function printed({ name, children, text }: Element, attributes = ''): string {
  return `<${name}${attributes}>${escaped(text)}${children.map((child) => printed(child)).join('')}</${name}>`;
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML cannot carry at all is left out: a name with a control character in it is a name without. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (one) => marks[one] ?? '');
}
