/** What a web test needs to show a component and use it as a person would. Only specs import it. */
import type { ReactNode } from 'react';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';

const mounted = new Set<{ readonly root: Root; readonly container: HTMLElement }>();

export interface Rendered {
  readonly container: HTMLElement;
  readonly rerender: (node: ReactNode) => void;
}

export function render(node: ReactNode): Rendered {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  mounted.add({ root, container });
  act(() => root.render(node));
  return { container, rerender: (next) => act(() => root.render(next)) };
}

export function unmountAll(): void {
  for (const { root, container } of mounted) {
    act(() => root.unmount());
    container.remove();
  }
  mounted.clear();
}

/** The one element of that kind; a test that finds none, or two, is wrong about the page. */
export function find<Kind extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): Kind {
  const found = within.querySelectorAll<Kind>(selector);
  const [only] = found;
  if (found.length !== 1 || !only) throw new Error(`${found.length} elements match ${selector}`);
  return only;
}

/** The one control with this name, as a reader would say it. */
export function control<Kind extends HTMLElement = HTMLInputElement>(
  name: string,
  within: ParentNode = document,
): Kind {
  const controls = [
    ...within.querySelectorAll<Kind>('input, select, textarea, button, a[href], [role=option], progress'),
  ];
  const named = controls.filter((each) => nameOf(each) === name);
  const [only] = named;
  if (named.length !== 1 || !only) {
    throw new Error(`${named.length} controls are named "${name}" among: ${controls.map(nameOf).join(' | ')}`);
  }
  return only;
}

export function nameOf(element: Element): string {
  const labels = textOf(element.getAttribute('aria-labelledby'), element);
  const label = element.id === '' ? null : element.ownerDocument.querySelector(`label[for="${element.id}"]`);
  const words = labels || element.getAttribute('aria-label') || spoken(label ?? element);
  return words.replace(/\s+/g, ' ').trim();
}

/** Its text, without what is only for the eyes. */
function spoken(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unheard of copy.querySelectorAll('[aria-hidden=true]')) unheard.remove();
  return copy.textContent ?? '';
}

/** What a reader says after the name: the texts that describe the control. */
export function descriptionOf(element: Element): string {
  return textOf(element.getAttribute('aria-describedby'), element);
}

function textOf(ids: string | null, element: Element): string {
  const texts = (ids ?? '').split(' ').map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  return texts.filter(Boolean).join(' ');
}

export function click(element: Element): void {
  act(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
}

/** Puts the text in place of what stood there, the caret behind it unless told. */
export function type(
  input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
  caret?: number,
): void {
  act(() => {
    input.focus();
    // React watches the element's own property, so the value is written past it, as a browser does.
    const proto = Object.getPrototypeOf(input) as object;
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(input, text);
    if ('selectionStart' in input && input.selectionStart !== null) {
      input.setSelectionRange(caret ?? text.length, caret ?? text.length);
    }
    input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

export function press(element: Element, key: string): void {
  act(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

export function leave(element: HTMLElement): void {
  act(() => element.blur());
}

/** Sends the form and waits until its answer has arrived. */
export async function submit(form: HTMLFormElement): Promise<void> {
  await act(async () => {
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  });
}
