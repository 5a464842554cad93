import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { embed } from '#core/documents/embedded.ts';
import { draftsOf, packages, papersIn } from '#core/documents/papers.ts';
import { sampleApplications, sampleFacts } from '#core/documents/stories/sample-papers.ts';
import { textOf } from '#core/documents/test-blocks.ts';
import { Reader } from './reader.tsx';

vi.mock('#web/ui/pdf-engine.ts', () => ({ openPdf: async () => ({ pages: [], close: () => {} }) }));

let see: () => void = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: unknown[]) => void) {
        see = () => tell([{ isIntersecting: true, intersectionRatio: 1 }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.unstubAllGlobals());

/** A PDF as ours are: something before, the attached text, something after. */
function bytesOf(text: string): Uint8Array {
  const file = `%PDF-1.7\n5 0 obj\n<<\n/Type /EmbeddedFile\n/Subtype /application#2Fjson\n/Length ${text.length}\n>>\nstream\n${text}\nendstream\nendobj`;
  return new TextEncoder().encode(file);
}

/** Each document once: how its blocks are shown does not depend on whose it is. */
const all = [
  ...new Map(
    Object.entries(sampleApplications).flatMap(([name, application]) =>
      packages.flatMap((pack) =>
        papersIn(pack, application)
          .flatMap((type) => draftsOf(type, sampleFacts(application)))
          .map((draft) => [draft.type, { name, draft }] as const),
      ),
    ),
  ).values(),
];

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const foot = ['Sample, to be approved by counsel. 2026-11-15', 'Lender, NMLS 1. Equal housing lender.'];

describe('a document as text', () => {
  test.each(all)('$draft.type for $name says every sentence and amount that its pages say', ({ draft }) => {
    const { title, blocks } = draft;
    const { container } = render(
      <Reader bytes={bytesOf(embed({ title, blocks, foot }))} sha256="ab12" title={title} placeAt={() => undefined} />,
    );
    const article = within(container).getByRole('article', { name: title });
    const said = plain(article.textContent ?? '');
    const parts = blocks.flatMap((block) => textOf([block]).split(/\n| \| |: /));
    for (const part of [...parts, ...foot, 'ab12']) expect(said).toContain(plain(part));
  });

  const [draft] = draftsOf('CLOSING_DISCLOSURE', sampleFacts(sampleApplications.joint));
  if (!draft) throw new Error('no draft');
  const bytes = bytesOf(embed({ ...draft, foot }));

  test('tells that its end was reached, and that it was text; the PDF is a press away, and tells that it was pages', async () => {
    const onEnd = vi.fn();
    render(<Reader bytes={bytes} sha256="ab12" title={draft.title} onEnd={onEnd} />);
    act(() => see());
    expect(onEnd.mock.calls).toEqual([['ab12', 'text']]);
    await userEvent.click(screen.getByRole('button', { name: 'View as PDF' }));
    expect(screen.queryByRole('article')).toBeNull();
    act(() => see());
    expect(onEnd.mock.lastCall).toEqual(['ab12', 'pages']);
    await userEvent.click(screen.getByRole('button', { name: 'Read as text' }));
    expect(screen.getByRole('article', { name: draft.title })).toBeTruthy();
  });

  test('grows and shrinks for the reader', async () => {
    render(<Reader bytes={bytes} sha256="ab12" title={draft.title} />);
    await userEvent.click(screen.getByRole('button', { name: 'Larger text' }));
    expect(screen.getByRole('article').dataset['size']).toBe('large');
    await userEvent.click(screen.getByRole('button', { name: 'Smaller text' }));
    await userEvent.click(screen.getByRole('button', { name: 'Smaller text' }));
    expect(screen.getByRole('article').dataset['size']).toBe('small');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Smaller text' }).disabled).toBe(true);
  });

  test('with places and no one to mark them opens as its pages, where the marks are', () => {
    const [agreement] = draftsOf('HELOC_AGREEMENT', sampleFacts(sampleApplications.joint));
    if (!agreement) throw new Error('no draft');
    render(<Reader bytes={bytesOf(embed({ ...agreement, foot }))} sha256="ab12" title={agreement.title} />);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('button', { name: 'Read as text' })).toBeTruthy();
  });

  test.each([
    ['a file without text inside', new TextEncoder().encode('%PDF-1.7')],
    ['text that is broken', bytesOf('{"title":')],
  ])('%s is shown as its pages alone', (_, file) => {
    render(<Reader bytes={file} sha256="ab12" title="Agreement" />);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Read as text' })).toBeNull();
  });
});
