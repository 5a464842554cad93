import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useLocation } from '#web/app/router.tsx';
import { find } from '#web/ui/testing.tsx';
import { Link } from './link.tsx';
import { show } from './testing.tsx';

afterEach(() => vi.restoreAllMocks());

function Place() {
  return <output>{useLocation().pathname}</output>;
}

describe('links', () => {
  test('[ERR-33] outside the router a link warns, and is still a link', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<Link to="/terms">Terms</Link>);
    expect(find('a').getAttribute('href')).toBe('/terms');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('outside the router'));
  });

  test('a page of ours opens without loading the site again', async () => {
    await show(
      <>
        <Link to="/terms">Terms</Link>
        <Place />
      </>,
    );
    await userEvent.click(find('a'));
    expect(find('output').textContent).toBe('/terms');
  });

  test('the brand that the address asks for stays in every link, before what the page jumps to', async () => {
    await show(
      <>
        <Link to="/terms?a=1#end">Terms</Link>
        <Link to="/contact">Contact</Link>
      </>,
      { at: '/privacy?org=TIDE' },
    );
    const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/terms?a=1&org=TIDE#end', '/contact?org=TIDE']);
  });

  test('a click that asks for a new tab is left to the browser', async () => {
    await show(
      <>
        <Link to="/terms">Terms</Link>
        <Place />
      </>,
      { at: '/contact' },
    );
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    find('a').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(find('output').textContent).toBe('/contact');
  });

  test.each(['https://lender.example/terms', 'tel:+18885550100', 'mailto:a@b.example', '//elsewhere.example'])(
    '%s is a plain anchor, and no reason to warn',
    async (to) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      await show(<Link to={to}>Go</Link>);
      expect(find('a').getAttribute('href')).toBe(to);
      expect(warn).not.toHaveBeenCalled();
    },
  );
});
