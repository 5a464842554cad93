import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newApplication } from '#core/application/new-application.ts';
import type { FlagSettings, FlagSubject } from '#core/flags.ts';
import { people } from '#core/journey/stories/samples.ts';
import { loadBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { createFlags } from '../flags.ts';
import { createLenders } from './lenders.ts';

const brands = await loadBrands(join(import.meta.dirname, '..', '..', 'brands'));
const config = readConfig({ NODE_ENV: 'test' });
const application = newApplication(people.employee, new Date('2026-11-16T12:00:00Z'));
const covers = 'fe-heloc-company-covers-appraisal';

test('rules and papers follow a flag that is changed while the product runs', () => {
  let settings: FlagSettings = {};
  const lenders = createLenders(
    brands,
    config,
    createFlags(() => settings, false),
  );
  const covered = () => [
    lenders.settingsFor(application, '2026-11-16').isValuationCoveredByCompany,
    lenders.isValuationCovered(application),
  ];
  expect(covered()).toEqual([false, false]);
  settings = { [covers]: true };
  expect(covered()).toEqual([true, true]);
  settings = { [covers]: { enabled: false } };
  expect(covered()).toEqual([false, false]);
});

test('a flag is asked about the organization, the product, the state and the borrower', () => {
  const asked: [string, FlagSubject | undefined][] = [];
  const answer = createFlags(() => ({}), false);
  const lenders = createLenders(brands, config, (orgCode, subject) => {
    asked.push([orgCode, subject]);
    return answer(orgCode, subject);
  });
  lenders.isValuationCovered(application);
  const { orgCode, product, property, borrower } = application;
  const { identityUuid } = borrower;
  expect(asked).toEqual([[orgCode, { product, state: property.address.state, identityUuid, role: 'borrower' }]]);
});
