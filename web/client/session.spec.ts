import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearToken, isSignedIn, keepIdentity, onSessionChange, readToken, saveToken } from './session.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the login token', () => {
  test('[STORE-01] is kept under jwt with its prefix, once', () => {
    saveToken('abc');
    expect(localStorage.getItem('jwt')).toBe('Bearer abc');
    saveToken('Bearer def');
    expect(localStorage.getItem('jwt')).toBe('Bearer def');
  });

  test('[STORE-01] [Q-38] is read with or without the prefix', () => {
    localStorage.setItem('jwt', 'abc');
    expect(readToken()).toBe('Bearer abc');
    localStorage.setItem('jwt', 'Bearer abc');
    expect(readToken()).toBe('Bearer abc');
    localStorage.setItem('jwt', ' ');
    expect(readToken()).toBeUndefined();
  });

  test('tells listeners when it comes, goes, or changes in another tab', () => {
    const listener = vi.fn();
    const stop = onSessionChange(listener);
    saveToken('abc');
    clearToken();
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    saveToken('abc');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['token', () => saveToken('abc')],
    ['identity', () => keepIdentity('0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f')],
  ])('[AUTH-03] the %s alone means signed in, until it is cleared', (_, comeIn) => {
    clearToken();
    expect(isSignedIn()).toBe(false);
    comeIn();
    expect(isSignedIn()).toBe(true);
    clearToken();
    expect(isSignedIn()).toBe(false);
  });

  test('lives as long as the page when the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    saveToken('abc');
    expect(readToken()).toBe('Bearer abc');
    clearToken();
    expect(readToken()).toBeUndefined();
  });
});
