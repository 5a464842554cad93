import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { saveFlagOverrides } from '#web/client/flag-overrides.ts';
import { clearToken, saveToken } from '#web/client/session.ts';
import { servePageWith } from '#web/client/testing.ts';
import { App } from './app.tsx';
import { drawFirstPage } from './first-page.tsx';
import { draftKey, isNewcomer } from './newcomer.ts';
import { settle, startData, withFlags } from './testing.tsx';

const place = { pathname: '/account/heloc/register-v2', search: '', hash: '' };

afterEach(() => {
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
    expect(html).toContain('Step <!-- -->1');
    expect(html).not.toMatch(/<script|<template|style=|<link/);
  });

  test('is the same whatever campaign brought somebody, and says the lender’s own flags', async () => {
    const plain = await drawFirstPage(startData, place);
    expect(await drawFirstPage(startData, { ...place, search: '?utm_source=mail' })).toBe(plain);
    const longer = withFlags({ 'fe-heloc-new-authentication': { enabled: true } });
    expect(await drawFirstPage(longer, place)).not.toBe(plain);
  });

  test('is taken over by the site as it stands, with what was typed and chosen before', async () => {
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
    await act(async () => void hydrateRoot(root, <App />, { onRecoverableError: (error) => complaints.push(error) }));
    await settle();
    expect(complaints).toEqual([]);
    expect(root.querySelector('input[name=street1]')).toBe(field);
    expect(field.value).toBe('12 Harbor');
    expect(home.checked).toBe(true);
    expect(Object.values(localStorage).join()).toContain('12 Harbor');
    expect(document.cookie).toContain('hearthline-begun=1');
  });
});

test('only somebody without a past is a newcomer', () => {
  expect(isNewcomer()).toBe(true);
  localStorage.setItem(draftKey('abc'), '{}');
  expect(isNewcomer()).toBe(false);
  localStorage.clear();
  saveToken('abc');
  expect(isNewcomer()).toBe(false);
  clearToken();
  saveFlagOverrides({ 'fe-webchat': false });
  expect(isNewcomer()).toBe(false);
});
