import { describe, expect, test } from 'vitest';
import type { OrgRequest } from './resolve-org.ts';
import { orgResolver } from './resolve-org.ts';
import { sampleBrand } from './stories/sample-brand.ts';

const brands = [
  sampleBrand('PARTNER_ONE'),
  sampleBrand('HOME_NY', { kind: 'provider', newYork: true }),
  sampleBrand('HOME', { kind: 'provider' }),
  sampleBrand('PARTNER_TWO', { hosts: ['partner-two.example', 'apply.partner-two.example', 'partner-two.localhost'] }),
];

function found(request: OrgRequest): string {
  const answer = orgResolver(brands)(request);
  return answer.kind === 'found' ? `${answer.brand.orgCode} by ${answer.by}` : answer.kind;
}

describe('the organization of a request', () => {
  test('[ORG-01] is the one in the query, on any host', () => {
    for (const host of ['partner-two.example', 'home.example', 'unknown.example', '', undefined]) {
      expect(found({ query: 'PARTNER_ONE', host })).toBe('PARTNER_ONE by query');
    }
  });

  test('[ORG-01] the code in the query is read in any case', () => {
    expect(found({ query: ' partner_One ', host: '' })).toBe('PARTNER_ONE by query');
  });

  test.each([undefined, null, '', '  '])(
    '[ORG-02] without a code in the query (%j) it is the one of the host',
    (query) => {
      expect(found({ query, host: 'apply.partner-two.example' })).toBe('PARTNER_TWO by host');
    },
  );

  test.each(['partner-two.localhost:4400', 'PARTNER-TWO.example', 'partner-two.example.', 'partner-two.example:443'])(
    '[ORG-02] the host %s is read without port, case and full stop',
    (host) => {
      expect(found({ host })).toBe('PARTNER_TWO by host');
    },
  );

  test.each([
    'unknown.example',
    'localhost:4400',
    '127.0.0.1:4400',
    '[::1]:4400',
    '',
    undefined,
    'xpartner-two.example',
  ])("[ORG-03] for a host no one maps (%s) it is the provider's own, not its New York site", (host) => {
    expect(found({ query: '', host })).toBe('HOME by default');
  });
});

describe('an organization we do not know', () => {
  test('is told apart from none, even on a known host', () => {
    expect(orgResolver(brands)({ query: 'NO_SUCH_BANK', host: 'partner-two.example' })).toEqual({
      kind: 'missing',
      message: 'No private label data found',
      details: 'There is no organization with the code "NO_SUCH_BANK".',
    });
  });

  test('is repeated without markup and shortened', () => {
    const answer = orgResolver(brands)({ query: `<script>alert(1)</script>${'X'.repeat(500)}`, host: '' });
    expect(answer.kind === 'missing' && answer.details).toMatch(
      /^There is no organization with the code "[\w-]{40}"\.$/,
    );
  });

  test('and when no provider is there to fall back on, that is said', () => {
    expect(orgResolver([])({ host: 'unknown.example' })).toMatchObject({
      kind: 'missing',
      details: 'There is no provider organization.',
    });
  });
});
