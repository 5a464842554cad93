/** For specs: the site's parts in a brand and at an address, as the server would have served them. */
import { act, getByRole, type RenderResult, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { FlagSettings } from '#core/flags.ts';
import { evaluateFlags } from '#core/stories/all-flags.ts';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import type { Start } from '#web/client/start.ts';
import { startData as bareStart } from '#web/client/testing.ts';
import { StartContext } from './site.ts';

/** Every flag as no one has set it. */
export const startData: Start = withFlags({});

export function withFlags(settings: FlagSettings): Start {
  return { ...bareStart, flags: evaluateFlags(settings, { isProduction: true }) };
}

interface Scene {
  readonly at?: string;
  readonly start?: Start;
  /** The page goes on waiting for someone else: it is shown and not waited for. */
  readonly isWaiting?: boolean;
}

export function inSite(element: ReactNode, { at = '/', start = startData }: Scene = {}): ReactNode {
  return (
    <StartContext value={start}>
      <MemoryRouter at={at}>{element}</MemoryRouter>
    </StartContext>
  );
}

/** Shows something, and waits until the reads it makes are answered and drawn. */
export async function show(element: ReactNode, scene?: Scene): Promise<RenderResult> {
  const rendered = await act(async () => render(inSite(element, scene)));
  if (!scene?.isWaiting) await answered();
  return rendered;
}

/** What a person sees of a page that waits: the shape of what is on its way, or a button that says it is busy. */
const waits = '.skeleton, [aria-busy=true]';

/** Until nothing on the page waits for an answer. Where the next thing to come is known, `findBy…` says it better. */
async function answered(): Promise<void> {
  await waitFor(() => {
    expect(queryClient.isFetching(), 'reads under way').toBe(0);
    expect(document.querySelector(waits), 'what waits').toBeNull();
  });
}

/** The start data with some of the lender's own facts replaced. */
export function lender(company: Partial<Start['organization']['orgMetaData']['companyInfo']>): Start {
  const { organization } = startData;
  const { orgMetaData } = organization;
  const companyInfo = { ...orgMetaData.companyInfo, ...company };
  return { ...startData, organization: { ...organization, orgMetaData: { ...orgMetaData, companyInfo } } };
}

/** Presses the one button that reads so, and waits until it is answered. */
export async function pressButton(name: string, within: ParentNode = document): Promise<void> {
  await userEvent.click(getByRole(within instanceof HTMLElement ? within : document.body, 'button', { name }));
  await answered();
}

export function hrefs(within: ParentNode): string[] {
  return [...within.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href') ?? '');
}
