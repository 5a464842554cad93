/** Draws a brand's logo into a PDF. Our logos are a few shapes; what else an SVG could hold is left out. */

interface Shape {
  readonly tag: string;
  readonly given: Readonly<Record<string, string>>;
}

const element = /<(rect|circle|ellipse|path|g|\/g)\b([^>]*?)\/?>/g;
const attribute = /([a-z-]+)="([^"]*)"/g;
const inherited = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'transform', 'fill-opacity'];

/** The shapes in order, each with what it takes over from the groups around it. */
function shapesOf(svg: string): Shape[] {
  const groups: Record<string, string>[] = [{}];
  const shapes: Shape[] = [];
  for (const [, tag = '', text = ''] of svg.matchAll(element)) {
    const given = Object.fromEntries([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]));
    const around = groups.at(-1) ?? {};
    if (tag === '/g') groups.pop();
    else if (tag === 'g') groups.push({ ...around, ...pick(given) });
    else shapes.push({ tag, given: { ...around, ...given } });
  }
  return shapes;
}

function pick(given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => inherited.includes(name)));
}

export function drawLogo(doc: PDFKit.PDFDocument, svg: string): void {
  for (const { tag, given } of shapesOf(svg)) {
    doc.save();
    turn(doc, given['transform'] ?? '');
    doc.fillOpacity(Number(given['fill-opacity'] ?? 1));
    outline(doc, tag, given);
    paint(doc, given);
    doc.restore();
  }
}

function number(given: Readonly<Record<string, string>>, name: string): number {
  return Number(given[name] ?? 0);
}

function outline(doc: PDFKit.PDFDocument, tag: string, given: Shape['given']): void {
  const at = (name: string) => number(given, name);
  if (tag === 'rect') doc.roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
  if (tag === 'circle') doc.circle(at('cx'), at('cy'), at('r'));
  if (tag === 'ellipse') doc.ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
  if (tag === 'path') doc.path(given['d'] ?? '');
}

function paint(doc: PDFKit.PDFDocument, given: Shape['given']): void {
  const { fill = '#000000', stroke } = given;
  if (stroke)
    doc
      .lineWidth(Number(given['stroke-width'] ?? 1))
      .lineCap(cap(given['stroke-linecap']))
      .lineJoin('round');
  if (stroke && fill !== 'none') doc.fillAndStroke(fill, stroke);
  else if (stroke) doc.stroke(stroke);
  else if (fill !== 'none') doc.fill(fill);
}

function cap(text: string | undefined): 'round' | 'square' | 'butt' {
  return text === 'round' || text === 'square' ? text : 'butt';
}

function turn(doc: PDFKit.PDFDocument, transform: string): void {
  for (const [, name, list = ''] of transform.matchAll(/(rotate|translate|scale)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0] = list.split(/[\s,]+/).map(Number);
    if (name === 'rotate') doc.rotate(a, { origin: [b, c] });
    if (name === 'translate') doc.translate(a, b);
    if (name === 'scale') doc.scale(a, b === 0 ? a : b);
  }
}
