/** For specs: a page as the server would serve it, and a fetch that answers from a list and remembers what it was asked. */
import { vi } from 'vitest';
import type { Start } from './start.ts';

const product = {
  enabled: true,
  forSaleWording: 'currently for sale',
  referrerRequired: false,
  newYorkRegulatorReview: false,
  minimumAge: 18,
  interestOnlyFromAge: null,
  discounts: [],
  portfolioLink: false,
  eNotary: 'byState',
  chatSkill: 'White Label',
};

export const startData = {
  organization: {
    baseUrl: '',
    canonicalOrgCode: 'SPEC_LENDER',
    orgBrand: 'spec-lender',
    orgCode: 'SPEC_LENDER',
    orgMetaData: {
      companyInfo: {
        kind: 'bank',
        names: { legal: 'Spec Lender, N.A.', display: 'Spec Lender', short: 'Spec' },
        phone: '888-555-0100',
        email: 'help@spec-lender.example',
        servicer: { name: 'Spec Servicing', phone: '800-555-0142', email: 'lines@spec-servicing.example' },
        nmlsId: '123456',
        mailingAddress: { street: '1 Main St', city: 'Reno', state: 'NV', zip: '89501' },
        legalLinks: {
          privacy: { label: 'Privacy Policy', href: '/privacy' },
          terms: { label: 'Terms of Service', href: '/terms' },
          communications: { label: 'Electronic Communications', href: '/communications' },
          licenses: { label: 'Licenses', href: '/licenses' },
        },
        newYork: false,
        counterpartUrl: 'https://ny.spec-lender.example',
        hawaiiPartner: { name: 'Island Lender', url: 'https://island.example' },
        serviceLabels: { pay: 'Figure Pay', exchange: 'Figure Exchange' },
        loader: { kind: 'rings', messages: ['One moment.'] },
        sentences: { welcome: 'See what your home can do for you.' },
        darkMode: false,
        sessionReplay: false,
      },
      products: { heloc: product },
    },
    orgPricingData: { guidelineVersion: 'spec', originationFeeOptionsBps: [0], discountsBps: {} },
  },
  // Calls ask no flag; what shows does, and brings its own.
  flags: {} as Start['flags'],
  environment: 'development',
  assets: '/brands/spec-lender',
} satisfies Start;

/** Puts the start data into the page, where `start()` finds it. */
export function servePage(): void {
  servePageWith(startData);
}

export function servePageWith(data: Start): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'hearthline';
  script.textContent = JSON.stringify(data);
  document.body.append(script);
}

interface Asked {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
}

/** Answers in order and repeats the last; a thrown error stands for a network that is away. */
export function stubFetch(...answers: (() => Response)[]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    asked.push({ url, init, headers: new Headers(init.headers) });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    return Promise.resolve().then(() => answer?.());
  });
  return asked;
}

export function json(body: unknown, init: ResponseInit = {}): () => Response {
  return () => new Response(JSON.stringify(body), { status: 200, ...init });
}
