/** Time stamps against an authority of this process: right ones are taken, and each way of being wrong is refused. */
import { createHash, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { certificatesOfStamp } from '../revocation/proofs.ts';
import { VendorFault } from '../vendor.ts';
import { createTimeStamps } from './rfc3161.ts';
import { type Fault, startAuthority } from './test-authority.ts';

const digest = createHash('sha256').update('a signature').digest();
const authority = await startAuthority();
const roots = [new X509Certificate(authority.rootPem), new X509Certificate(authority.otherRoot)];
const stamp = createTimeStamps({ url: authority.url, roots });

test('a token of an authority that we know is taken, for this digest and this question', async () => {
  authority.state.fault = 'none';
  const token = await stamp(digest);
  // A CMS content, as a PDF holds it.
  expect(Buffer.from(token).subarray(0, 1)).toEqual(Buffer.of(0x30));
  expect(Buffer.from(token).includes(digest)).toBe(true);
  // With the root that it comes from, and no other.
  expect(certificatesOfStamp(token).map(({ subject }) => subject)).toEqual(['CN=Test authority', 'CN=Test root']);
});

test.each([
  ['refuses', 'refused'],
  ['otherDigest', 'of something else'],
  ['otherNonce', 'another question'],
  ['yesterday', 'not now'],
  ['badSignature', 'not signed by who it says'],
  ['otherUse', 'made for something else'],
  ['senseless', 'makes no sense'],
  ['busy', 'answered with 503'],
] as [Fault, string][])('one that %s is none', async (fault, sentence) => {
  authority.state.fault = fault;
  await expect(stamp(digest)).rejects.toThrow(sentence);
});

test('an authority of another root, and none at all, are faults', async () => {
  authority.state.fault = 'none';
  const others = createTimeStamps({ url: authority.url, roots: [new X509Certificate(authority.otherRoot)] });
  await expect(others(digest)).rejects.toThrow('not of an authority that we know');
  await expect(createTimeStamps({ url: 'http://127.0.0.1:9/', roots: [] })(digest)).rejects.toThrow(VendorFault);
});
