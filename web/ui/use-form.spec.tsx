import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { Alert } from './alert.tsx';
import { SubmitButton } from './button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { RadioCards } from './radio-cards.tsx';
import { descriptionOf, find, leave, submit, type } from './testing.tsx';
import { TextField } from './text-field.tsx';
import type { FormOptions } from './use-form.ts';
import { useForm } from './use-form.ts';

const schema = v.strictObject({
  use: v.picklist(['HOME', 'RENTAL'], 'Please choose'),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Please enter your email'),
    v.email('Please enter a valid email address'),
  ),
  city: v.pipe(v.string(), v.nonEmpty('Please enter a city')),
});

interface Values {
  readonly use: 'HOME' | 'RENTAL' | null;
  readonly email: string;
  readonly city: string;
}

type Options = FormOptions<Values, v.InferOutput<typeof schema>>;

function Page({ onSubmit, initial, ...given }: Pick<Options, 'onSubmit'> & Partial<Options>) {
  const form = useForm({
    schema: given.schema ?? schema,
    initial: initial ?? { use: null, email: '', city: '' },
    onSubmit,
  });
  const use = [
    { value: 'HOME', label: 'Home' },
    { value: 'RENTAL', label: 'Rental' },
  ] as const;
  return (
    <form {...form.form}>
      {form.failure && <Alert>{form.failure}</Alert>}
      <ErrorSummary mistakes={form.mistakes} />
      <RadioCards {...form.field('use')} label="Use" options={use} />
      <TextField {...form.field('email')} label="Email" />
      <TextField {...form.field('city')} label="City" />
      <SubmitButton isBusy={form.isSubmitting} />
    </form>
  );
}

const whole = { use: 'HOME', email: 'ann@example.com', city: 'Reno' } as const;
const sent = async () => undefined;
const refuse = (error: unknown) => async (): Promise<undefined> => {
  throw error;
};
const form = () => find<HTMLFormElement>('form');
const errorOf = (name: string) => descriptionOf(screen.getByRole('textbox', { name: name }));

describe('while a person types', () => {
  test('nothing is found wrong until they leave the field', () => {
    render(<Page onSubmit={sent} />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }), 'ann');
    expect(errorOf('Email')).toBe('');
    leave(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }));
    expect(errorOf('Email')).toBe('Please enter a valid email address');
  });

  test('a field they only passed through is left alone', () => {
    render(<Page onSubmit={sent} />);
    act(() => screen.getByRole('textbox', { name: 'Email' }).focus());
    leave(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }));
    expect(errorOf('Email')).toBe('');
  });

  test('an error goes as soon as it no longer holds, and no other takes its place before they leave', () => {
    render(<Page onSubmit={sent} />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }), 'x');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }), '');
    leave(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }));
    expect(errorOf('Email')).toBe('Please enter your email');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }), 'ann');
    expect(errorOf('Email')).toBe('');
    leave(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }));
    expect(errorOf('Email')).toBe('Please enter a valid email address');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }), 'ann@example.com');
    expect(errorOf('Email')).toBe('');
  });

  test('an error waits until a press is over, so that it cannot push the pressed button away', () => {
    vi.useFakeTimers();
    render(<Page onSubmit={sent} />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }), 'ann');
    act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    leave(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }));
    expect(errorOf('Email')).toBe('');
    act(() => void document.body.dispatchEvent(new Event('pointerup', { bubbles: true })));
    act(() => void vi.runAllTimers());
    expect(errorOf('Email')).toBe('Please enter a valid email address');
    vi.useRealTimers();
  });
});

test('a rule without words is told in a sentence of ours: no one reads the validator’s', async () => {
  const wordless = v.strictObject({ ...schema.entries, city: v.pipe(v.string(), v.maxLength(3)) });
  render(<Page schema={wordless} initial={{ ...whole, city: 'Las Vegas' }} onSubmit={sent} />);
  await submit(form());
  expect(errorOf('City')).toBe('Please check this answer.');
});

describe('on submit', () => {
  test('everything is checked, the summary lists it, and the first wrong field has focus', async () => {
    const onSubmit = vi.fn(sent);
    render(<Page onSubmit={onSubmit} />);
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled.push(this);
    };
    await submit(form());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole<HTMLInputElement>('radio', { name: 'Home' }));
    expect(scrolled[0]?.textContent).toContain('Use');
    expect([...find('section').querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Please chooseUse',
      'Please enter your emailEmail',
      'Please enter a cityCity',
    ]);
    fireEvent.click(screen.getByRole('link', { name: /Please enter a city/ }));
    expect(document.activeElement).toBe(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }));
  });

  test('the answer is what the schema made of it', async () => {
    const onSubmit = vi.fn(sent);
    render(<Page onSubmit={onSubmit} initial={{ ...whole, email: ' ann@example.com ' }} />);
    await submit(form());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(whole, { ...whole, email: ' ann@example.com ' });
  });

  test('a second submit while the first is on its way is not sent', async () => {
    let arrive: () => void = () => undefined;
    const onSubmit = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    render(<Page onSubmit={onSubmit} initial={whole} />);
    await submit(form());
    expect(find('button').getAttribute('aria-busy')).toBe('true');
    await submit(form());
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => arrive());
    expect(find('button').hasAttribute('aria-busy')).toBe(false);
    await submit(form());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

describe('when the server refuses', () => {
  test('its message sits by the field it names, what was typed stays, and a change takes the message away', async () => {
    const refused = { param: 'email', message: 'This email is taken' };
    render(<Page onSubmit={refuse(refused)} initial={whole} />);
    await submit(form());
    expect(errorOf('Email')).toBe('This email is taken');
    expect(document.activeElement).toBe(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('ann@example.com');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }), 'bob@example.com');
    expect(errorOf('Email')).toBe('');
  });

  test('[ERR-31] an error that names no field reads Error, Something went wrong. Please try again.', async () => {
    render(<Page onSubmit={refuse(new Error('ECONNRESET at 10.0.0.7'))} initial={whole} />);
    await submit(form());
    const alert = find('[role=alert]');
    expect([...alert.querySelectorAll('p, p + div')].map((each) => each.textContent)).toEqual([
      'Error',
      'Something went wrong. Please try again.',
    ]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Reno');
  });

  test('a sentence the page answers itself is shown as it is', async () => {
    render(<Page onSubmit={async () => ({ message: 'Come back tomorrow' })} initial={whole} />);
    await submit(form());
    expect(find('[role=alert]').textContent).toContain('Come back tomorrow');
  });
});

const passwords = v.pipe(
  v.strictObject({ first: v.string(), again: v.string() }),
  v.forward(
    v.partialCheck([['first'], ['again']], (form) => form.first === form.again, "Passwords don't match"),
    ['again'],
  ),
);

function Passwords() {
  const form = useForm({ schema: passwords, initial: { first: '', again: '' }, onSubmit: sent });
  return (
    <form {...form.form}>
      <TextField {...form.field('first')} label="First" />
      <TextField {...form.field('again')} label="Again" />
    </form>
  );
}

describe('a form whose fields belong together', () => {
  test('correcting the one field clears the error of the other', () => {
    render(<Passwords />);
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'First' }), 'abc');
    leave(screen.getByRole<HTMLInputElement>('textbox', { name: 'First' }));
    expect(errorOf('Again')).toBe('');
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'Again' }), 'abd');
    leave(screen.getByRole<HTMLInputElement>('textbox', { name: 'Again' }));
    expect(errorOf('Again')).toBe("Passwords don't match");
    type(screen.getByRole<HTMLInputElement>('textbox', { name: 'First' }), 'abd');
    expect(errorOf('Again')).toBe('');
  });
});
