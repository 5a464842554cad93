import { expect, test } from 'vitest';
import { notaryCertificate } from './certificate.ts';

const said = {
  commission: {
    name: 'Nora Seal',
    state: 'NV',
    county: 'Washoe County',
    number: 'NV-20931',
    expiresOn: '2029-03-31',
  } as const,
  signers: ['Ada Homeowner'],
  state: 'NV',
  timeZone: 'America/Los_Angeles',
  at: new Date('2026-11-15T03:00:00Z'),
};

test('the seal says name, commission, county and the day where the house stands', () => {
  expect(notaryCertificate(said).seal).toEqual([
    'Nora Seal',
    'Notary public',
    'Washoe County, Nevada',
    'Commission NV-20931',
    'Commission expires 03/31/2029',
    'Sealed on 11/14/2026',
  ]);
});

test('everyone who appeared is named; California says its sentence first', () => {
  const { paragraphs } = notaryCertificate({ ...said, signers: ['Ada Homeowner', 'Ben Homeowner'], state: 'CA' });
  expect(paragraphs[0]).toContain('verifies only the identity');
  expect(paragraphs.at(-1)).toContain('Ada Homeowner, Ben Homeowner');
  expect(notaryCertificate(said).paragraphs).toHaveLength(2);
});
