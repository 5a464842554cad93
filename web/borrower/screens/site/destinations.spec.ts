import { describe, expect, test } from 'vitest';
import { startData } from '../../testing.tsx';
import { destinations, findDestinations, wordsOf } from './destinations.ts';

const visitor = destinations(startData, false);
const best = (wanted: string) => findDestinations(visitor, wanted)[0]?.to;

describe('finding what someone meant', () => {
  test.each([
    ['terms', '/terms'],
    ['Privacy', '/privacy'],
    ['privcay', '/privacy'],
    ['paymnet', '/pay'],
    ['sign in', '/auth/login'],
    ['call someone', '/contact'],
    ['nmls', '/licenses'],
    ['esign', '/communications'],
  ])('%s leads to %s', (wanted, to) => expect(best(wanted)).toBe(to));

  test.each(['', '   ', 'xyzzy', '%%%'])('"%s" leads nowhere', (wanted) => expect(best(wanted)).toBeUndefined());

  test('an address gives its words and keeps its ids', () => {
    expect(wordsOf('/account/heloc/0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f/contact-us.html')).toBe('contact html');
  });

  test('Portfolio Manager is offered only where the lender has it', () => {
    expect(visitor.map(({ to }) => to)).not.toContain('/portfolio');
  });
});
