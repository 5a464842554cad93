import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { servePage } from '#web/client/testing.ts';
import { KeyButton } from '../frame/caps.tsx';
import { OffButton } from '../off-button.tsx';
import { AboutCase } from './acts.ts';
import { OfferedButton } from './offered-button.tsx';
import { Palette } from './palette.tsx';
import { showPalette } from './shown.ts';

let pressed = 0;
const press = () => {
  pressed += 1;
};

const show = (page: ReactNode) =>
  render(
    <MemoryRouter at="/console/here">
      {page}
      <Palette items={[]} />
    </MemoryRouter>,
  );
const run = async (typed: string) => userEvent.keyboard(`{Control>}k{/Control}${typed}{Enter}`);
const options = () => screen.queryAllByRole('option').map((one) => one.textContent);

beforeAll(servePage);
afterEach(() => {
  act(() => showPalette(false));
  pressed = 0;
});

test('the palette presses the button itself: once, and the button has the focus', async () => {
  show(<OfferedButton onClick={press}>Take it</OfferedButton>);
  await run('take');
  expect(pressed).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take it' }));
});

test('a button that sends a form sends it from the palette', async () => {
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    press();
  };
  show(
    <form onSubmit={handleSubmit}>
      <OfferedButton type="submit" hint="My commission">
        Save
      </OfferedButton>
    </form>,
  );
  await run('commission');
  expect(pressed).toBe(1);
});

test('of two with the same words each is called by its whole name, and the right one is pressed', async () => {
  const done: string[] = [];
  const of = (name: string) => (
    <OfferedButton aria-label={`Take ${name}`} onClick={() => done.push(name)}>
      Take
    </OfferedButton>
  );
  show(
    <>
      {of('Ada')}
      {of('Ben')}
    </>,
  );
  await run('ben');
  expect(done).toEqual(['Ben']);
});

test('what is busy, disabled, hidden or gone is not in the palette', async () => {
  const page = (isThere: boolean) => (
    <MemoryRouter at="/console/here">
      <OfferedButton isBusy>Busy one</OfferedButton>
      <OfferedButton disabled>Disabled one</OfferedButton>
      <div style={{ display: 'none' }}>
        <OfferedButton>Hidden one</OfferedButton>
      </div>
      {isThere && <OfferedButton>Passing one</OfferedButton>}
      <Palette items={[]} />
    </MemoryRouter>
  );
  const { rerender } = render(page(true));
  await userEvent.keyboard('{Control>}k{/Control}one');
  expect(options()).toEqual(['Passing one']);
  rerender(page(false));
  expect(options()).toEqual([]);
});

test('a button that is off says why in the palette too, and does nothing', async () => {
  show(
    <OffButton reason="This needs a closer." onPress={press}>
      Confirm
    </OffButton>,
  );
  await run('confirm');
  expect(options()).toEqual(['ConfirmThis needs a closer.']);
  expect(pressed).toBe(0);
});

test('a button with a key is offered with it; one that is named only by a sign is offered by what a reader hears', async () => {
  show(
    <>
      <KeyButton hotkey="note" hint="Vera Visitor" onClick={press}>
        Add a note
      </KeyButton>
      <KeyButton hotkey="larger" aria-label="Larger" onClick={press}>
        +
      </KeyButton>
      <KeyButton hotkey="handOff" offeredAs="Hand off the case" onClick={press}>
        Hand off
      </KeyButton>
    </>,
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(options()).toEqual(['Add a noteVera Visitor⇧N', 'Larger+', 'Hand off the caseH']);
});

test('inside a case it is an act on the case, and goes with its chip', async () => {
  show(
    <AboutCase value={{ name: 'Maldonado', number: '2695 712 125' }}>
      <OfferedButton onClick={press}>Log a call</OfferedButton>
    </AboutCase>,
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.getByRole('group', { name: 'Act on this case' }).textContent).toContain('Log a call');
  await userEvent.keyboard('{Backspace}');
  expect(options()).toEqual([]);
});

function Renamed() {
  const [isMine, setMine] = useState(false);
  return <OfferedButton onClick={() => setMine(!isMine)}>{isMine ? 'Release it' : 'Take it'}</OfferedButton>;
}

test('what a button becomes the palette offers then', async () => {
  show(<Renamed />);
  await run('take');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(options()).toEqual(['Release it']);
});
