import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newApplication } from '#core/application/new-application.ts';
import { prepareFlags } from '#core/flags/evaluate.ts';
import type { FlagSettings, FlagSubject, FlagsFor } from '#core/flags.ts';
import { people } from '#core/journey/stories/samples.ts';
import { loadBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { createLenders } from './lenders.ts';

const brands = await loadBrands(join(import.meta.dirname, '..', '..', 'brands'));
const config = readConfig({ NODE_ENV: 'test' });
const application = newApplication(people.employee, new Date('2026-11-16T12:00:00Z'));
const covers = 'fe-heloc-company-covers-appraisal';

const flagsBy =
  (settings: () => FlagSettings): FlagsFor =>
  (orgCode, subject) =>
    prepareFlags({}, settings(), false).answer({ ...subject, orgCode }, new Date());

test('rules and papers follow a flag that is changed while the product runs', () => {
  let settings: FlagSettings = {};
  const lenders = createLenders(
    brands,
    config,
    flagsBy(() => settings),
    { aporOn: () => undefined },
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
  const answer = flagsBy(() => ({}));
  const lenders = createLenders(
    brands,
    config,
    (orgCode, subject) => {
      asked.push([orgCode, subject]);
      return answer(orgCode, subject);
    },
    { aporOn: () => undefined },
  );
  lenders.isValuationCovered(application);
  const { uuid: applicationUuid, orgCode, product, property, borrower } = application;
  const { identityUuid } = borrower;
  const { state } = property.address;
  expect(asked).toEqual([[orgCode, { applicationUuid, product, state, identityUuid, role: 'borrower' }]]);
});
