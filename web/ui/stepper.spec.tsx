import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';
import { Stepper } from './stepper.tsx';
import { find } from './testing.tsx';

const steps = ['Apply', 'Verify', 'Sign'].map((label) => ({ id: label, label }));
const states = () => [...document.querySelectorAll('li')].map((step) => step.getAttribute('data-state'));

describe('a stepper', () => {
  test('tells what is done, where one is and what is ahead', () => {
    render(<Stepper label="Your progress" steps={steps} current={1} />);
    expect(states()).toEqual(['done', 'current', 'ahead']);
    expect(find('[aria-current=step]').textContent).toContain('Verify');
    expect(find('li:first-child').textContent).toContain('Apply, done');
    expect(find('nav').getAttribute('aria-label')).toBe('Your progress');
    expect(find('p').textContent).toBe('Step 2 of 3: Verify');
  });

  test('when all is done, nothing is current', () => {
    render(<Stepper label="Your progress" steps={steps} current={3} />);
    expect(states()).toEqual(['done', 'done', 'done']);
    expect(document.querySelector('[aria-current]')).toBeNull();
    expect(document.querySelector('p')).toBeNull();
  });
});

describe('a progress bar', () => {
  test('is named by its label and never leaves its ends', () => {
    const { rerender } = render(<ProgressBar label="Sending" percent={41.6} />);
    const value = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending' }).getAttribute('value');
    expect(value()).toBe('42');
    rerender(<ProgressBar label="Sending" percent={140} />);
    expect(value()).toBe('100');
    rerender(<ProgressBar label="Sending" percent={-1} />);
    expect(value()).toBe('0');
  });

  test('without a value it only says that it goes on', () => {
    render(<ProgressBar label="Looking" isBare />);
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Looking' }).hasAttribute('value')).toBe(false);
  });
});
