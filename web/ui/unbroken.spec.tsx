import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

test('a measure stays in one line, and the sentence stays as it was', () => {
  const text = 'Protected with 256-bit encryption, well-kept, for 24-hour days.';
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(['256-bit', '24-hour']);
});
