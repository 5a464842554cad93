import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDraft } from '#core/registration/draft.ts';
import { saveFlagOverrides } from '#web/client/flag-overrides.ts';
import { clearToken, saveToken } from '#web/client/session.ts';
import { servePageWith } from '#web/client/testing.ts';
import { App } from './app.tsx';
import { drawFirstPage } from './first-page.tsx';
import { currentKey, draftKey, isNewcomer } from './newcomer.ts';
import { withTyped } from './screens/register/draft.ts';
import { type DraftServer, stubDraftServer } from './screens/register/testing-drafts.ts';
import { startData, withFlags } from './testing.tsx';

const place = { pathname: '/account/heloc/register-v2', search: '', hash: '' };

let server: DraftServer;
const keptByServer = () => JSON.stringify([...server.kept.values()]);

const taken: (() => void)[] = [];

beforeEach(() => {
  server = stubDraftServer();
});

afterEach(() => {
  act(() => {
    for (const leave of taken.splice(0)) leave();
  });
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  clearToken();
  document.body.innerHTML = '';
});

describe('the first step, drawn by the server', () => {
  test('is the whole question, without script or style', async () => {
    const html = await drawFirstPage(startData, place);
    expect(html).toContain('What is the address of your property?');
    expect(html).toContain('Primary home');
    expect(html).toContain('Step 1 of');
    expect(html).not.toMatch(/<script|<template|style=|<link/);
  });

  test('is the same whatever campaign brought someone, and says the lender’s own flags', async () => {
    const plain = await drawFirstPage(startData, place);
    expect(await drawFirstPage(startData, { ...place, search: '?utm_source=mail' })).toBe(plain);
    const longer = withFlags({ 'fe-heloc-new-authentication': { enabled: true } });
    expect(await drawFirstPage(longer, place)).not.toBe(plain);
  });

  test('is taken over by the site as it stands, with what was typed and chosen before', async () => {
    const { field, home, root, complaints } = await typeAndTakeOver();
    expect(complaints).toEqual([]);
    expect(root.querySelector('input[name=street1]')).toBe(field);
    expect(field.value).toBe('12 Harbor');
    expect(home.checked).toBe(true);
    expect(keptByServer()).toContain('12 Harbor');
    expect(Object.values(localStorage).join(), 'nothing of it stays in the browser').not.toContain('12 Harbor');
    expect(document.cookie).toContain('hearthline-begun=1');
  });

  test.each([
    ['a week old', 'heloc', 7 * 86_400_000, false],
    ['of another product', 'dscr', 60_000, true],
  ])('a draft %s neither shows in it nor writes over what is typed', async (_, product, ageMs, isKept) => {
    rememberDraft(product, ageMs);
    expect(isNewcomer({ orgCode, pathname: place.pathname, hasSession: false })).toBe(true);
    const { field, root, complaints } = await typeAndTakeOver();
    expect(complaints).toEqual([]);
    expect(root.querySelector('input[name=street1]')).toBe(field);
    expect(field.value).toBe('12 Harbor');
    expect(root.innerHTML).not.toContain('1 Old Road');
    expect(keptByServer()).toContain('12 Harbor');
    expect(keptByServer().includes('1 Old Road')).toBe(isKept);
  });
});

/** Someone types into what the server drew, and then the script comes. */
async function typeAndTakeOver() {
  history.replaceState(null, '', place.pathname);
  servePageWith(startData);
  const root = document.createElement('div');
  root.innerHTML = await drawFirstPage(startData, place);
  document.body.append(root);
  const field = root.querySelector<HTMLInputElement>('input[name=street1]');
  const home = root.querySelector<HTMLInputElement>('input[value=HOME]');
  if (!field || !home) throw new Error('The step has no fields.');
  field.value = '12 Harbor';
  home.checked = true;
  const complaints: unknown[] = [];
  await act(async () => {
    const site = hydrateRoot(root, <App />, { onRecoverableError: (error) => complaints.push(error) });
    taken.push(() => site.unmount());
  });
  // What was typed is with the server once the site is alive, all its parts included.
  await waitFor(() => expect(keptByServer()).toContain('12 Harbor'));
  return { field, home, root, complaints };
}

const { orgCode } = startData.organization;

/** What this browser is in the middle of, for one product: an address that was typed some time ago. */
function rememberDraft(product: string, ageMs: number): void {
  const atMs = Date.now() - ageMs;
  const draft = withTyped(emptyDraft, 'property', { street1: '' }, { street1: '1 Old Road' }, atMs);
  localStorage.setItem(currentKey(orgCode, product), `draft-of-${product}`);
  localStorage.setItem(draftKey(`draft-of-${product}`), JSON.stringify(draft));
}

describe('only someone without a past is a newcomer', () => {
  const isNew = (hasSession = false) => isNewcomer({ orgCode, pathname: place.pathname, hasSession });

  test.each([
    ['answers begun here', () => rememberDraft('heloc', 7 * 86_400_000 - 60_000)],
    ['someone signed in', () => saveToken('abc')],
    ['a flag forced for trying out', () => saveFlagOverrides({ 'fe-webchat': false })],
  ])('%s', (_, remember) => {
    expect(isNew()).toBe(true);
    remember();
    expect(isNew()).toBe(false);
  });

  test('someone whose session outlived their token', () => {
    expect(isNew(true)).toBe(false);
  });

  test('what no one can read is no past', () => {
    localStorage.setItem(currentKey(orgCode, 'heloc'), 'abc');
    for (const text of ['{', 'null', '{}', '7', '{"savedAtMs":"now"}']) {
      localStorage.setItem(draftKey('abc'), text);
      expect(isNew(), text).toBe(true);
    }
  });
});
