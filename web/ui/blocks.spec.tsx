import { fireEvent, render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Alert } from './alert.tsx';
import { Banner } from './banner.tsx';
import { Card } from './card.tsx';
import { DefinitionList } from './definition-list.tsx';
import { Disclosure } from './disclosure.tsx';
import { KeyFigures } from './key-figure.tsx';
import { RangeField } from './range-field.tsx';
import { Skeleton } from './skeleton.tsx';
import { find, type } from './testing.tsx';

describe('a banner', () => {
  test('says whether it informs or warns, and stays where it cannot be dismissed', () => {
    const { container, rerender } = render(
      <Banner variant="info" layout="product">
        Closed on Thursday
      </Banner>,
    );
    expect(container.textContent).toBe('Notice: Closed on Thursday');
    expect(document.querySelector('button')).toBeNull();
    rerender(
      <Banner variant="warn" layout="marketing">
        Closed on Thursday
      </Banner>,
    );
    expect(container.textContent).toBe('Warning: Closed on Thursday');
    expect(container.firstElementChild?.className).toBe('banner warn marketing');
  });

  test('is dismissed by its button', () => {
    const onDismiss = vi.fn();
    render(
      <Banner variant="info" layout="product" onDismiss={onDismiss}>
        Closed
      </Banner>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});

test('an alert is said aloud, with its own words where it has some', () => {
  render(<Alert title="Payment not set up">Your bank did not answer.</Alert>);
  expect(find('[role=alert]').textContent).toBe('Payment not set upYour bank did not answer.');
});

test('a card with a title is a region of that name', () => {
  render(
    <Card title="Property" level={3}>
      12 Main St
    </Card>,
  );
  expect(find('section').getAttribute('aria-labelledby')).toBe(find('h3').id);
});

test('definitions and figures keep term and value together', () => {
  const { container } = render(
    <>
      <DefinitionList rows={[{ term: 'Name', value: 'Jane' }]} />
      <KeyFigures figures={[{ key: 'apr', label: 'APR', value: '8.42%', note: 'Fixed' }]} />
    </>,
  );
  const pairs = [...container.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map((each) => each.textContent),
  );
  expect(pairs).toEqual([
    ['Name', 'Jane'],
    ['APR', '8.42%', 'Fixed'],
  ]);
});

test('a disclosure is closed unless told, and one of a group at a time', () => {
  render(
    <Disclosure summary="What does it cost?" group="questions">
      Nothing
    </Disclosure>,
  );
  expect(find('details').hasAttribute('open')).toBe(false);
  expect(find('details').getAttribute('name')).toBe('questions');
});

test('a skeleton says what is awaited', () => {
  render(<Skeleton label="Loading your offers" lines={3} />);
  expect(find('[role=status]').textContent).toBe('Loading your offers');
});

function Draw() {
  const [value, setValue] = useState(50);
  return (
    <RangeField
      name="draw"
      label="First draw"
      min={10}
      max={90}
      step={10}
      format={(dollars) => `$${dollars}`}
      value={value}
      onChange={setValue}
    />
  );
}

test('a range says its value in words, and follows the slider', () => {
  render(<Draw />);
  expect(screen.getByRole('slider', { name: 'First draw' }).getAttribute('aria-valuetext')).toBe('$50');
  act(() => type(screen.getByRole<HTMLInputElement>('slider', { name: 'First draw' }), '70'));
  expect(find('output').textContent).toBe('$70');
  expect(screen.getByRole('slider', { name: 'First draw' }).getAttribute('aria-valuetext')).toBe('$70');
});
