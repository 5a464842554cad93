import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { printRow } from '#core/hmda/fields.ts';
import { goodRow } from '#core/hmda/stories/rows.ts';
import { ScheduleApr } from './schedule-apr.tsx';
import { CheckDigits, CheckText, RateSpread } from './tools.tsx';

const paste = (text: string) => {
  fireEvent.change(screen.getByLabelText(/Paste one row/), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
};

test('a pasted row is judged, and what is wrong is said with its columns', () => {
  render(<CheckText />);
  paste(printRow(goodRow));
  expect(screen.getByRole('status').textContent).toBe('No edits found.');
  paste(printRow({ ...goodRow, loanType: '5' }));
  expect(screen.getByRole('status').textContent).toContain('V611 · Must be fixed');
  expect(screen.getByRole('status').textContent).toContain('Columns: loanType');
  paste('2|short');
  expect(screen.getByRole('status').textContent).toContain('110 columns');
});

test('check digits are worked out, and told right from wrong', () => {
  render(<CheckDigits />);
  const field = screen.getByLabelText(/LEI and loan number/);
  fireEvent.change(field, { target: { value: '10Bx939c5543TqA1144M999143X' } });
  expect(screen.getByRole('status').textContent).toContain('Check digits 38');
  fireEvent.change(field, { target: { value: '10Bx939c5543TqA1144M999143X38' } });
  expect(screen.getByRole('status').textContent).toContain('right check digits');
  fireEvent.change(field, { target: { value: '10-' } });
  expect(screen.getByRole('status').textContent).toContain('Only letters and digits');
});

test('a rate spread needs two numbers', () => {
  render(<RateSpread />);
  const check = screen.getByRole('button', { name: 'Check' });
  fireEvent.click(check);
  expect(screen.getByRole('status').textContent).toContain('Both must be numbers');
  fireEvent.change(screen.getByLabelText('APR in percent'), { target: { value: '8.99' } });
  fireEvent.change(screen.getByLabelText('Average prime offer rate in percent'), { target: { value: '6.8' } });
  fireEvent.click(check);
  expect(screen.getByRole('status').textContent).toBe('Rate spread 2.190');
});

test('the APR of a pasted schedule, or why it has none', () => {
  render(<ScheduleApr />);
  const check = (text: string) => {
    fireEvent.change(screen.getByLabelText(/Advances and payments/), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    return screen.getByRole('status').textContent;
  };
  // (c)(1)(ii) of the appendix.
  expect(check('02/10/1978 advance $6,000\n1978-04-01 payment 200 36 monthly')).toBe(
    'APR 11.8165% by the actuarial method (12 CFR 1026, appendix J). Unit-period: 1 month.',
  );
  expect(check('1978-02-10 advance 6000\n1978-02-30 payment 200')).toBe('Line 2 can’t be read.');
  expect(check('1978-02-10 advance 6000')).toBe('There is no APR: nothing is paid back.');
});
