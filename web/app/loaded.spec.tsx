import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { find } from '#web/ui/testing.tsx';
import { Loaded } from './loaded.tsx';

const refetch = vi.fn();
const query = (changes: object) =>
  ({ data: undefined, isError: false, error: null, refetch, ...changes }) as Parameters<
    typeof Loaded<string>
  >[0]['query'];
const show = (changes: object, faces: object = {}) =>
  render(
    <Loaded query={query(changes)} label="Reading the papers" {...faces}>
      {(answer) => <p>{answer}</p>}
    </Loaded>,
  ).container;

test('what is awaited is said, and then what came', () => {
  expect(show({}).textContent).toContain('Reading the papers');
  expect(show({ data: 'Two papers' }).textContent).toBe('Two papers');
});

test('an answer with nothing in it says so in place of the list, and only then', () => {
  const faces = { empty: (answer: string) => answer === '' && <p>No papers yet.</p> };
  expect(show({ data: '' }, faces).textContent).toBe('No papers yet.');
  expect(show({ data: 'Two papers' }, faces).textContent).toBe('Two papers');
  expect(show({}, faces).textContent).toContain('Reading the papers');
});

test('a failure is a sentence and a way to try again', () => {
  show({ isError: true, error: new TypeError('x is not a function') });
  expect(find('[role=alert]').textContent).toContain('Something unexpected happened');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('what was read stays when a later try fails', () => {
  expect(show({ data: 'Two papers', isError: true }).textContent).toBe('Two papers');
});

test('a whole page waits and fails with faces of its own', () => {
  const faces = { waiting: <h1>Opening</h1>, failed: () => <h1>This page didn’t open</h1> };
  expect(show({}, faces).textContent).toBe('Opening');
  expect(show({ isError: true }, faces).textContent).toBe('This page didn’t open');
});
