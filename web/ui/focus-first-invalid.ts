/** Which control a mistake belongs to, and how a person is brought to it. */

/** Whether `path` is the field `name` or a part of it; the empty name is the whole form. */
export function isWithin(path: string, name: string): boolean {
  return name === '' || path === name || path.startsWith(`${name}.`);
}

/**
 * Focuses the first control, in the order of the page, that one of the paths names; its label is scrolled into view. A
 * control without a name only helps with another, as the country does with a phone number.
 */
export function focusFirstInvalid(form: HTMLFormElement | null, paths: readonly string[]): void {
  const controls = [...(form?.elements ?? [])].filter(isControl);
  const first = controls.find(({ name }) => paths.some((path) => isWithin(path, name) || isWithin(name, path)));
  if (!first) return;
  const chosen = controls.find((each) => each.name === first.name && each.matches(':checked'));
  focusField(chosen ?? first);
}

/** Shows the field with its label and message, then puts the caret in it. */
export function focusField(control: HTMLElement): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const field = control.closest('[data-field]') ?? control;
  field.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  control.focus({ preventScroll: true });
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: Element): element is Control {
  return element.matches('input, select, textarea') && element.matches('[name]:not(:disabled)');
}
