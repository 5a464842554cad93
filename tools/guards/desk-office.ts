// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are pieces of code.
/** Guards of the office at the desk: a pause holds, and reports, lists and banners stay within one's own organization. */
import type { Mutant } from './mutant.ts';

const vendors = 'server/office/vendors/vendors.db.spec.ts';
const banners = 'server/office/banners/banners.db.spec.ts';

export const deskOfficeGuards: readonly Mutant[] = [
  {
    guard: 'a paused vendor is not asked',
    file: 'server/worker/run-effect.ts',
    text: '  await whileNotPaused(deps, job);\n',
    becomes: '',
    spec: vendors,
    test: 'its orders wait and keep their tries',
  },
  {
    guard: 'an order of a paused vendor is not asked after',
    file: 'server/store/vendor-messages.ts',
    text: "p.org_code in (vendor_order.org_code, '')",
    becomes: 'false',
    spec: vendors,
    test: 'and not while the vendor is paused',
  },
  {
    guard: 'only the provider pauses a vendor for all',
    file: 'server/office/vendors/index.ts',
    text: "scopes.includes('every') && isProvider(orgCode)",
    becomes: 'scopes.length > 0',
    spec: vendors,
    test: 'only the provider’s admin pauses for all',
  },
  {
    guard: 'a partner’s admin reads no report of another',
    file: 'server/office/reports/index.ts',
    text: "if (named === undefined || (named !== orgCode && !reachesAll)) throw new Failure('notFound');",
    becomes: "if (named === undefined) throw new Failure('notFound');",
    spec: 'server/office/reports/reports.db.spec.ts',
    test: 'sees their own and no one else’s',
  },
  {
    guard: 'a day of the reports is counted once',
    file: 'server/store/report-tallies.ts',
    text: ' for update`;\n  return row?.through',
    becomes: '`;\n  return row?.through',
    spec: 'server/office/reports/reports.db.spec.ts',
    test: 'is the same counted on the spot and counted by day',
  },
  {
    guard: 'no one finds their own application on the map',
    file: 'server/office/work/journey-map.ts',
    text: '.filter(({ application }) => !isTheirOwn(person, application))',
    becomes: '',
    spec: 'server/office/work/journey-map.db.spec.ts',
    test: 'a list has no one’s own application',
  },
  {
    guard: 'no one sees their own money on the funding desk',
    file: 'server/lending/payments/funding-desk.ts',
    text: 'const theirs = rows.filter(({ application }) => !isTheirOwn(person, application));',
    becomes: 'const theirs = rows;',
    spec: 'server/lending/payments/funding-desk.db.spec.ts',
    test: 'another organization and one’s own are not there',
  },
  {
    guard: 'another organization’s banner is not there',
    file: 'server/office/banners/index.ts',
    text: "if (before && !isTheirs(person, before)) throw new Failure('notFound');",
    becomes: '',
    spec: banners,
    test: 'another’s is not there',
  },
  {
    guard: 'a banner that is switched on is reached before all that are off',
    file: 'server/store/banners.ts',
    text: 'order by active desc, created_at desc, uuid desc limit ${max}',
    becomes: 'order by created_at desc, uuid desc limit ${max}',
    spec: banners,
    test: 'what is switched on first, however old it is',
  },
  {
    guard: 'a banner names no other site',
    file: 'server/office/banners/index.ts',
    text: 'if (other !== undefined) throw',
    becomes: 'if (other === null) throw',
    spec: banners,
    test: 'only addresses of one’s own sites',
  },
];
