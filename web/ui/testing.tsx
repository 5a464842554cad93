/** What specs need beside Testing Library: the few things that it leaves to each product. Only specs import it. */
import { act, fireEvent } from '@testing-library/react';

/** The one element of that kind; a test that finds none, or two, is wrong about the page. For what has no role or name. */
export function find<Kind extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): Kind {
  const found = within.querySelectorAll<Kind>(selector);
  const [only] = found;
  if (found.length !== 1 || !only) throw new Error(`${found.length} elements match ${selector}`);
  return only;
}

/** What a reader says after the name: the texts that describe the control. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '');
  return texts.filter(Boolean).join(' ');
}

/** Puts the text in place of what stood there, as one who pastes it; the caret stands behind it unless told. */
export function type(
  input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
  caret = text.length,
): void {
  act(() => input.focus());
  if (input instanceof HTMLSelectElement) fireEvent.change(input, { target: { value: text } });
  else {
    const place = input.selectionStart === null ? {} : { selectionStart: caret, selectionEnd: caret };
    fireEvent.input(input, { target: { value: text, ...place } });
  }
}

export function leave(element: HTMLElement): void {
  act(() => element.blur());
}

/** Sends the form and waits until its answer has arrived. */
export async function submit(form: HTMLFormElement): Promise<void> {
  await act(async () => {
    fireEvent.submit(form);
  });
}
