import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { END_VISIBLE } from './document-end.tsx';
import { PdfViewer } from './pdf-viewer.tsx';

const draw = vi.fn(async () => {});
const close = vi.fn();
const openPdf = vi.fn(async () => ({
  pages: [1, 2].map((number) => ({ number, width: 612, height: 792, draw })),
  close,
}));
vi.mock('./pdf-engine.ts', () => ({ openPdf: () => openPdf() }));

let see: (ratio: number) => void = () => {};
const thresholds: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: unknown[]) => void, { threshold }: { threshold: number }) {
        thresholds.push(threshold);
        see = (intersectionRatio) => tell([{ isIntersecting: intersectionRatio > 0, intersectionRatio }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.unstubAllGlobals());

const bytes = new Uint8Array([1]);
const shown = async (onEnd = vi.fn()) => {
  render(<PdfViewer bytes={bytes} title="Agreement" onEnd={onEnd} />);
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  return onEnd;
};

describe('the PDF viewer', () => {
  test('[SHELL-43] says that the end was reached when a quarter of it is visible, and not before', async () => {
    const onEnd = await shown();
    expect(END_VISIBLE).toBe(0.25);
    expect(thresholds.at(-1)).toBe(0.25);
    act(() => see(0.2));
    expect(onEnd).not.toHaveBeenCalled();
    act(() => see(0.25));
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('names every page, can be reached by keyboard, and offers the paper to keep and to print', async () => {
    await shown();
    const labels = [...document.querySelectorAll('section[aria-label]')].map((page) => page.getAttribute('aria-label'));
    expect(labels).toEqual(['Page 1 of 2', 'Page 2 of 2']);
    expect(document.querySelector('section[aria-labelledby]')?.getAttribute('tabindex')).toBe('0');
    expect(document.querySelector('a[download]')?.getAttribute('download')).toBe('Agreement.pdf');
    expect(document.querySelector('a[target="_blank"]')?.textContent).toBe('Print');
  });

  test('is made larger step by step, and stops at both ends', async () => {
    await shown();
    expect(document.body.textContent).toContain('100%');
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    expect(document.body.textContent).toContain('125%');
    await userEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    await userEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    expect(document.body.textContent).toContain('75%');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Smaller' }).disabled).toBe(true);
  });

  test('says so when a paper cannot be shown, and still lets it be downloaded', async () => {
    openPdf.mockRejectedValueOnce(new Error('broken'));
    await shown();
    expect(document.body.textContent).toContain('We could not show this document');
    expect(document.querySelector('a[download]')).not.toBeNull();
  });
});
