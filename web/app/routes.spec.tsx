import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { find } from '#web/ui/testing.tsx';
import { MenuLink } from './page-link.tsx';
import { Routes } from './routes.tsx';
import { MemoryRouter } from './testing.tsx';

const rows = [
  { path: '/console/closings', show: () => <p>All closings</p> },
  { path: '/console/closings/{uuid}', show: ({ uuid = '' }) => <p>Closing {uuid}</p> },
];

test.each([
  ['/console/closings', 'All closings'],
  ['/console/closings/', 'All closings'],
  ['/console/closings/a1?org=TIDE#papers', 'Closing a1'],
  ['/console/closings/a1/papers', 'Another page'],
  ['/console', 'Another page'],
])('%s shows the page of its pattern', (at, words) => {
  const { container } = render(
    <MemoryRouter at={at}>
      <Routes rows={rows} otherwise={<p>Another page</p>} />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe(words);
});

test.each([
  ['/console/work', 'page'],
  ['/console/work/a1', 'page'],
  ['/console/workers', null],
])('at %s the menu says whether it is there', (at, current) => {
  render(
    <MemoryRouter at={at}>
      <MenuLink to="/console/work">Work</MenuLink>
    </MemoryRouter>,
  );
  expect(find('a').getAttribute('aria-current')).toBe(current);
});
