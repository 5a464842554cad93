import { fireEvent, render, screen, within } from '@testing-library/react';
import { act, Suspense, useEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { LiveRegion } from './live-region.tsx';
import { RadioCards } from './radio-cards.tsx';
import { SelectField } from './select-field.tsx';
import { descriptionOf, find, leave, type } from './testing.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;

function Home() {
  const [city, setCity] = useState('');
  const [use, setUse] = useState<'HOME' | 'RENTAL' | null>(null);
  const [agrees, setAgrees] = useState(false);
  return (
    <>
      <TextField name="city" label="City" value={city} onChange={setCity} />
      <RadioCards
        name="use"
        label="Use"
        value={use}
        onChange={setUse}
        options={[
          { value: 'HOME', label: 'Home' },
          { value: 'RENTAL', label: 'Rental' },
        ]}
      />
      <Checkbox name="terms" label="I agree" value={agrees} onChange={setAgrees} />
      <output>{`${city} ${use} ${agrees}`}</output>
    </>
  );
}

/** Is drawn again, at once, as soon as it stands. */
function DrawnTwice({ onDone }: { readonly onDone: () => void }) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    queueMicrotask(() => {
      flushSync(drawAgain);
      onDone();
    });
  }, [onDone]);
  return <Home />;
}

describe('every field', () => {
  test('is named by its label and described by hint, then error', () => {
    const text = {
      name: 'city',
      value: '',
      onChange: nothing,
      hint: 'Where the home is',
      error: 'Please enter a city',
    };
    render(
      <>
        <TextField {...text} label="City" />
        <TextArea {...text} label="Story" />
        <SelectField {...text} label="State" options={[]} />
      </>,
    );
    for (const name of ['City', 'Story', 'State']) {
      const field = screen.getByLabelText(name);
      expect(descriptionOf(field)).toBe('Where the home is Please enter a city');
      expect(field.getAttribute('aria-invalid')).toBe('true');
    }
  });

  test('without an error claims none', () => {
    render(<TextField name="city" label="City" value="Reno" onChange={nothing} />);
    expect(screen.getByRole('textbox', { name: 'City' }).hasAttribute('aria-invalid')).toBe(false);
    expect(screen.getByRole('textbox', { name: 'City' }).hasAttribute('aria-describedby')).toBe(false);
  });

  test('says when it may be left empty', () => {
    render(<TextField name="middle" label="Middle name" isOptional value="" onChange={nothing} />);
    expect(screen.getByRole('textbox', { name: 'Middle name (optional)' })).toBe(find('input'));
  });

  test('shows its error above the control', () => {
    render(<TextField name="city" label="City" error="Please enter a city" value="" onChange={nothing} />);
    const error = find('p');
    expect(error.compareDocumentPosition(find('input')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('a text field', () => {
  test('tells what was typed, and when it was left', () => {
    const [onChange, onBlur] = [vi.fn(), vi.fn()];
    render(<TextField name="city" label="City" value="" onChange={onChange} onBlur={onBlur} />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }), 'Reno');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Reno');
    leave(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }));
    expect(onBlur).toHaveBeenCalledOnce();
  });

  test('keeps what was typed and chosen before the script had started', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Home />);
    within(container).getByRole<HTMLInputElement>('textbox', { name: 'City' }).value = 'Reno';
    within(container).getByRole<HTMLInputElement>('radio', { name: 'Rental' }).checked = true;
    within(container).getByRole<HTMLInputElement>('checkbox', { name: 'I agree' }).checked = true;
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(container, <Home />);
    });
    expect(find('output', container).textContent).toBe('Reno RENTAL true');
    act(() => root?.unmount());
    container.remove();
  });

  test('is not put back by whatever is drawn while what was typed and chosen is being taken over', async () => {
    /** At that very moment; a moment later all is well again. */
    const done = vi.fn(() => [city.value, rental.checked]);
    const page = (
      <Suspense>
        <DrawnTwice onDone={done} />
      </Suspense>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const city = within(container).getByRole<HTMLInputElement>('textbox', { name: 'City' });
    const rental = within(container).getByRole<HTMLInputElement>('radio', { name: 'Rental' });
    city.value = 'Reno';
    rental.checked = true;
    // As in a browser: what is less urgent waits its turn.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const root = hydrateRoot(container, page);
    await vi.waitFor(() => expect(done).toHaveBeenCalled());
    expect(done).toHaveReturnedWith(['Reno', true]);
    root.unmount();
    vi.unstubAllGlobals();
    container.remove();
  });

  test('what is made on the server has no style attribute, which the page policy would refuse', () => {
    const html = renderToString(<TextField name="rate" label="Rate" suffix="%" value="" onChange={nothing} />);
    expect(html).not.toContain('style=');
  });
});

describe('a text area', () => {
  test('[SHELL-40] has five rows unless told', () => {
    const { rerender } = render(<TextArea name="message" label="Message" value="" onChange={nothing} />);
    expect(find('textarea').getAttribute('rows')).toBe('5');
    rerender(<TextArea name="message" label="Message" rows={3} value="" onChange={nothing} />);
    expect(find('textarea').getAttribute('rows')).toBe('3');
  });

  test('says what is left when the person pauses near the end, and not before', () => {
    vi.useFakeTimers();
    const area = { name: 'message', label: 'Message', lengthMax: 60, onChange: nothing };
    const { rerender } = render(<TextArea {...area} value="" />);
    render(<LiveRegion />);
    const said = () => find('[aria-live]').textContent;
    rerender(<TextArea {...area} value="123456789012345" />);
    act(() => void vi.advanceTimersByTime(999));
    expect(said()).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toBe('45 characters left');
    vi.useRealTimers();
  });

  test('counts what is left and what is too many, and cuts nothing off', () => {
    const area = { name: 'message', label: 'Message', lengthMax: 10, onChange: nothing };
    const { rerender, container } = render(<TextArea {...area} value="123456789" />);
    expect(container.textContent).toContain('1 character left');
    rerender(<TextArea {...area} value="123456789012" />);
    expect(container.textContent).toContain('2 characters too many');
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('123456789012');
  });
});

describe('radio cards', () => {
  const options = [
    { value: 'PRIMARY', label: 'I live here', hint: 'Your main home' },
    { value: 'INVESTMENT', label: 'I rent it out' },
  ] as const;

  test('are one group with the question as its name, each with its own name and hint', () => {
    const onChange = vi.fn();
    const field = { name: 'use', label: 'How do you use it?', options, onChange };
    const { rerender } = render(<RadioCards {...field} value={null} error="Please choose" />);
    const group = find('fieldset');
    expect(group.getAttribute('role')).toBe('radiogroup');
    expect(find('legend').textContent).toBe('How do you use it?');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(group)).toBe('Please choose');
    expect(descriptionOf(screen.getByRole('radio', { name: 'I live here' }))).toBe('Your main home');
    fireEvent.click(screen.getByRole('radio', { name: 'I rent it out' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('INVESTMENT');
    rerender(<RadioCards {...field} value="INVESTMENT" />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I rent it out' }).checked).toBe(true);
  });

  test('are left only when focus leaves all of them', () => {
    const onBlur = vi.fn();
    render(<RadioCards name="use" label="Use" options={options} value={null} onChange={nothing} onBlur={onBlur} />);
    act(() => screen.getByRole('radio', { name: 'I live here' }).focus());
    act(() => screen.getByRole('radio', { name: 'I rent it out' }).focus());
    expect(onBlur).not.toHaveBeenCalled();
    leave(screen.getByRole<HTMLInputElement>('radio', { name: 'I rent it out' }));
    expect(onBlur).toHaveBeenCalledOnce();
  });
});

test('a checkbox is named by its sentence and described by its error', () => {
  const onChange = vi.fn();
  render(<Checkbox name="terms" label="I agree to the terms" error="Required" value={false} onChange={onChange} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the terms' });
  expect(descriptionOf(box)).toBe('Required');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  act(() => box.click());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('a select offers its options, and an empty one where told', () => {
  const onChange = vi.fn();
  const options = [
    { value: 'AZ', label: 'Arizona' },
    { value: 'NV', label: 'Nevada' },
  ];
  render(<SelectField name="state" label="State" emptyLabel="Choose" options={options} value="" onChange={onChange} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
  expect([...select.options].map(({ text }) => text)).toEqual(['Choose', 'Arizona', 'Nevada']);
  type(select, 'NV');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('NV');
});
