import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorPage } from '#web/borrower/shell/error-page.tsx';
import { inSite, lender, show } from '#web/borrower/testing.tsx';
import { servePage, stubFetch } from '#web/client/testing.ts';
import { find } from '#web/ui/testing.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('no such figure');
}

beforeAll(servePage);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const guarded = (content: React.ReactNode, resetKey = '/a') => (
  <ErrorBoundary resetKey={resetKey} instead={<ErrorPage />}>
    {content}
  </ErrorBoundary>
);

describe('a page that breaks', () => {
  const start = lender({ phone: '888-819-6388', email: 'help@spec-lender.example' });

  test('[ERR-29] is logged', async () => {
    const asked = stubFetch(() => new Response(null, { status: 204 }));
    await show(guarded(<Broken />), { start });
    const report = JSON.parse(String(asked[0]?.init.body));
    expect(report).toMatchObject({ title: 'HELOC: Error Fallback', message: 'no such figure' });
  });

  test('[MSG-016] is titled so', async () => {
    stubFetch(() => new Response(null, { status: 204 }));
    const { container } = await show(guarded(<Broken />), { start });
    expect(find('h1', container).textContent).toBe('Sorry, looks like we have hit a snag!');
  });

  test('[SHELL-33] asks to press Try again', async () => {
    stubFetch(() => new Response(null, { status: 204 }));
    const { container } = await show(guarded(<Broken />), { start });
    expect(container.textContent).toContain('press Try again');
  });

  test('[SHELL-34] shows the phone and the email of support', async () => {
    stubFetch(() => new Response(null, { status: 204 }));
    await show(guarded(<Broken />), { start });
    expect(screen.getByRole('link', { name: '888-819-6388' }).getAttribute('href')).toBe('tel:+18888196388');
    expect(screen.getByRole('link', { name: 'help@spec-lender.example' }).getAttribute('href')).toBe(
      'mailto:help@spec-lender.example',
    );
  });

  test('[MSG-017] Try again loads the page again, Go to dashboard leads there', async () => {
    stubFetch(() => new Response(null, { status: 204 }));
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    await show(guarded(<Broken />));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  test('another page gets another chance', () => {
    stubFetch(() => new Response(null, { status: 204 }));
    const { container, rerender } = render(inSite(guarded(<Broken />)));
    rerender(inSite(guarded(<p>fine</p>, '/a')));
    expect(container.textContent).toContain('snag');
    rerender(inSite(guarded(<p>fine</p>, '/b')));
    expect(container.textContent).toBe('fine');
  });
});
