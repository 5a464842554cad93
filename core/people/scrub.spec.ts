import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { scrub } from './scrub.ts';

describe('what is taken out of a text', () => {
  test.each([
    ['my number is 123-45-6789.', 'my number is [number].'],
    ['123 45 6789', '[number]'],
    ['123456789', '[number]'],
    ['card 4111-1111-1111-1111 was refused', 'card [number] was refused'],
    ['card 4111 1111 1111 1111', 'card [number]'],
    ['378282246310005', '[number]'],
    ['call (415) 555-0123 now', 'call [number] now'],
    ['+1 415.555.0123', '[number]'],
    ['415-555-0123', '[number]'],
    ['write to jane.doe+heloc@mail.example', 'write to [email]'],
    ['<jürgen@müller.example>', '<jürgen@müller.example>'],
    ["o'neil_1@sub.mail.example", "o'[email]"],
    ['Bearer abc.def-ghi', 'Bearer [removed]'],
    ['sent eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln on', 'sent [removed] on'],
    ['{"token":"abc"}', '{"token":[removed]}'],
    [`key ${'Ab1_'.repeat(12)} leaked`, 'key [removed] leaked'],
    ['at /account/heloc/0a1b2c3d-0000-4000-8000-0a1b2c3d4e5f/liens', 'at /account/heloc/{uuid}/liens'],
    ['at https://x.example/account?ssn=123:10:5', 'at https://x.example/account?[removed]:10:5'],
  ])('[ERR-36] %s', (text, clean) => expect(scrub(text)).toBe(clean));

  test.each(['main.tsx:120:15', 'x is undefined', 'chunk index-Bf3k9a.js', 'status 500 after 1200 ms'])(
    'what tells nothing of anyone stays: %s',
    (text) => expect(scrub(text)).toBe(text),
  );

  test('[T23] a text made to be slow to read is not', () => {
    const since = performance.now();
    for (const part of ['1 (', 'a@', '-.', 'eyJ.', 'token:"', '(((', 'a-']) scrub(part.repeat(4000));
    // A few milliseconds, on a busy machine too; one that backtracks takes hours.
    expect(performance.now() - since).toBeLessThan(20_000);
  });
});
