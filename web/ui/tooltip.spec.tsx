import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { descriptionOf, find, leave } from './testing.tsx';
import { Tooltip } from './tooltip.tsx';
import { placeTooltip, TOOLTIP_OFFSET_PX } from './tooltip-place.ts';

describe('where a tooltip stands', () => {
  const tip = { width: 200, height: 50 };
  const screen = { width: 390 };

  test('[SHELL-41] 12 away from its button, above it', () => {
    expect(TOOLTIP_OFFSET_PX).toBe(12);
    const place = placeTooltip({ left: 180, top: 300, width: 24, height: 24 }, tip, screen);
    expect(place).toEqual({ left: 92, top: 300 - 50 - 12, side: 'above', arrow: 100 });
  });

  test('below, where there is no room above', () => {
    const place = placeTooltip({ left: 180, top: 40, width: 24, height: 24 }, tip, screen);
    expect(place).toMatchObject({ top: 40 + 24 + 12, side: 'below' });
  });

  test('never off the screen, and its arrow still points at the button', () => {
    const atStart = placeTooltip({ left: 4, top: 300, width: 24, height: 24 }, tip, screen);
    expect(atStart).toMatchObject({ left: 8, arrow: 8 });
    const atEnd = placeTooltip({ left: 362, top: 300, width: 24, height: 24 }, tip, screen);
    expect(atEnd).toMatchObject({ left: 390 - 200 - 8, arrow: 374 - 182 });
  });
});

describe('a tooltip', () => {
  const shown = vi.fn();
  const hidden = vi.fn();
  beforeEach(() => {
    shown.mockClear();
    hidden.mockClear();
    // The test browser has no popovers.
    Object.assign(HTMLElement.prototype, { showPopover: shown, hidePopover: hidden });
    render(<Tooltip label="About the APR">The yearly cost of your line.</Tooltip>);
  });

  test('is heard with its button, open or not', () => {
    expect(descriptionOf(screen.getByRole('button', { name: 'About the APR' }))).toBe('The yearly cost of your line.');
  });

  test('opens on a press, closes on the next and on leaving', () => {
    const button = screen.getByRole('button', { name: 'About the APR' });
    fireEvent.click(button);
    expect(shown).toHaveBeenCalledOnce();
    fireEvent.click(button);
    expect(hidden).toHaveBeenCalledOnce();
    button.focus();
    fireEvent.click(button);
    leave(button);
    expect(hidden).toHaveBeenCalledTimes(2);
  });

  test('opens when a mouse points at it, stays when pressed, and Escape closes it', () => {
    const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
    act(() => void find('[role=tooltip]').parentElement?.dispatchEvent(over));
    expect(shown).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'About the APR' }));
    expect(hidden).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(hidden).toHaveBeenCalledOnce();
  });
});
