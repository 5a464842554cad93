import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { FileDropProps } from './file-drop.tsx';
import { FileDrop } from './file-drop.tsx';
import { formatFileSize } from './file-words.ts';
import { find } from './testing.tsx';

const paper = new File(['x'], 'paystub.pdf');
const photo = new File(['y'], 'house.jpg');

function drop(props: Partial<FileDropProps>) {
  return <FileDrop name="files" label="Proof of income" files={[]} onAdd={vi.fn()} onRemove={vi.fn()} {...props} />;
}

function dropOn(zone: Element, files: readonly File[]): Event {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files } });
  act(() => void zone.dispatchEvent(event));
  return event;
}

describe('a file drop', () => {
  test('takes dropped files and keeps the browser from opening them', () => {
    const onAdd = vi.fn();
    render(drop({ onAdd }));
    expect(dropOn(find('label'), [paper, photo]).defaultPrevented).toBe(true);
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([paper, photo]);
  });

  test('takes one where one is wanted, and none while disabled', () => {
    const onAdd = vi.fn();
    const { rerender } = render(drop({ onAdd, isSingle: true }));
    dropOn(find('label'), [paper, photo]);
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([paper]);
    rerender(drop({ onAdd, disabled: true }));
    dropOn(find('label'), [photo]);
    expect(onAdd).toHaveBeenCalledOnce();
  });

  test('lists each file with how it stands, and a way to remove it by name', () => {
    const onRemove = vi.fn();
    render(
      drop({
        onRemove,
        files: [
          { id: '1', name: 'paystub.pdf', sizeBytes: 184_300 },
          { id: '2', name: 'policy.pdf', sizeBytes: 4_120_000, percent: 61 },
          { id: '4', name: 'front.jpg', sizeBytes: 900_000, isChecking: true },
          { id: '3', name: 'virus.exe', sizeBytes: 10, error: 'We take PDF files' },
        ],
      }),
    );
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'PDFpaystub.pdf184 KB',
      'PDFpolicy.pdf4.1 MB, 61%',
      'JPGfront.jpgWe are checking this file. This usually takes a few seconds.',
      'virus.exeWe take PDF files',
    ]);
    expect(find('[role=status]').textContent).toMatch(/^We are checking this file/);
    expect(find('[role=alert]').textContent).toBe('We take PDF files');
    expect(
      screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending policy.pdf' }).getAttribute('value'),
    ).toBe('61');
    fireEvent.click(screen.getByRole('button', { name: 'Remove policy.pdf' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('2');
  });
});

test('sizes read as people say them', () => {
  expect([0, 999, 1000, 999_499, 999_500, 1_450_000].map(formatFileSize)).toEqual([
    '0 B',
    '999 B',
    '1 KB',
    '999 KB',
    '1.0 MB',
    '1.4 MB',
  ]);
});
