/** The workshop's tools, each a page of its own under /dev. */
import type { FunctionComponent } from 'react';
import { lazy } from 'react';

interface Tool {
  readonly title: string;
  readonly why: string;
  readonly Page: FunctionComponent;
}

export const tools: Readonly<Record<string, Tool>> = {
  personas: {
    title: 'Personas',
    why: 'Who you say you are decides what every vendor answers. Start as any of them.',
    Page: lazy(async () => ({ default: (await import('./personas.tsx')).Personas })),
  },
  screens: {
    title: 'All screens',
    why: 'Every status and where it puts the borrower. Jump the current application to any of them.',
    Page: lazy(async () => ({ default: (await import('./screens.tsx')).Screens })),
  },
  applications: {
    title: 'Applications',
    why: 'The newest of all brands: their history, and anything that could happen next.',
    Page: lazy(async () => ({ default: (await import('./applications.tsx')).Applications })),
  },
  clock: {
    title: 'Clock',
    why: 'Let days pass in a second: offers expire, notices go out, rescission ends.',
    Page: lazy(async () => ({ default: (await import('./clock.tsx')).Clock })),
  },
  vendors: {
    title: 'Vendors',
    why: 'Make a sandbox vendor slow, silent or wrong, and read what it was asked.',
    Page: lazy(async () => ({ default: (await import('./vendors.tsx')).Vendors })),
  },
  mailbox: {
    title: 'Mailbox',
    why: 'Every email and text message the product has sent.',
    Page: lazy(async () => ({ default: (await import('./mailbox.tsx')).Mailbox })),
  },
  staff: {
    title: 'Staff',
    why: 'Who can sign in to the console, and the code they need now.',
    Page: lazy(async () => ({ default: (await import('./staff.tsx')).Staff })),
  },
  leads: {
    title: 'Ways in',
    why: 'Sample originators, referrals, offer codes and affiliates, as links to follow.',
    Page: lazy(async () => ({ default: (await import('./leads.tsx')).Leads })),
  },
  flags: {
    title: 'Flags',
    why: 'Switch features on or off in this tab only.',
    Page: lazy(async () => ({ default: (await import('./flags.tsx')).FlagSwitches })),
  },
  brands: {
    title: 'Brands',
    why: 'Every lender, its logo and its colours.',
    Page: lazy(async () => ({ default: (await import('./brands.tsx')).Brands })),
  },
};
