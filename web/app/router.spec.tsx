import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { find } from '#web/ui/testing.tsx';
import { BrowserRouter, Navigate, useLocation, useNavigate, useNavigationType } from './router.tsx';

function Place() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}${hash}`}</output>;
}

function Mover() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/b?x=1#y')}>
        push
      </button>
      <button type="button" onClick={() => navigate('/c', { replace: true })}>
        replace
      </button>
    </>
  );
}

beforeEach(() => history.replaceState(null, '', '/a'));

const place = () => find('output').textContent;

describe('the address bar', () => {
  test('is where the site starts, and moves with it', () => {
    render(
      <BrowserRouter>
        <Place />
        <Mover />
      </BrowserRouter>,
    );
    expect(place()).toBe('POP /a');
    fireEvent.click(screen.getByRole('button', { name: 'push' }));
    expect(place()).toBe('PUSH /b?x=1#y');
    expect(location.pathname + location.search + location.hash).toBe('/b?x=1#y');
    fireEvent.click(screen.getByRole('button', { name: 'replace' }));
    expect(place()).toBe('REPLACE /c');
  });

  test('a page that moves on at once is not left behind', () => {
    render(
      <BrowserRouter>
        <Place />
        {location.pathname === '/a' && <Navigate to="/b" replace />}
      </BrowserRouter>,
    );
    expect(place()).toBe('REPLACE /b');
  });

  test('the browser’s own way back is followed', () => {
    render(
      <BrowserRouter>
        <Place />
      </BrowserRouter>,
    );
    history.replaceState(null, '', '/back');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(place()).toBe('POP /back');
  });
});
