/**
 * The register under HMDA of a lender and a year. Promises that staff read that of their own organization, that their
 * own application is not among what they look through, and that taking the file stays written.
 */

import type { Application } from '#core/application/application.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { homeZone } from '#core/calendar/time-zones.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { checkRow } from '#core/hmda/check.ts';
import type { LarRow } from '#core/hmda/fields.ts';
import { isReportable, larOf } from '#core/hmda/lar.ts';
import { printRegister } from '#core/hmda/register.ts';
import type { Tracts } from '#core/hmda/tracts.ts';
import type { Apor } from '#core/law/apor.ts';
import { scopesOf } from '#core/roles.ts';
import type { LendingSettings } from '#core/underwriting/settings.ts';
import { isTheirOwn, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Database, Tx } from '../../store/database.ts';
import { type EndedRow, endedApplications } from '../../store/hmda.ts';
import { readFile } from '../../store/underwriting.ts';
import type { Vault } from '../../store/vault.ts';

export { openTracts } from './tracts.ts';

const pageMax = 100;

interface HmdaDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly brands: { readonly all: readonly Brand[]; readonly byCode: (code: string) => Brand | undefined };
  readonly siteOf: (application: Application) => Brand;
  readonly settingsFor: (application: Application, today: CalendarDate) => LendingSettings;
  /** The organization that runs the product: only its people reach beyond their own. */
  readonly isProvider: (orgCode: string) => boolean;
  readonly tracts: Tracts | null;
  /** The rates that were published for a day; none where they are no longer kept. */
  readonly aporOn: (day: CalendarDate) => Apor | undefined;
  readonly now: () => Date;
}

interface Asked {
  readonly lender?: string | undefined;
  readonly year: string;
  readonly after?: string | undefined;
}

interface Reported {
  readonly application: Application;
  readonly row: LarRow;
}

export type Hmda = ReturnType<typeof createHmda>;

export function createHmda(deps: HmdaDeps) {
  const { database, brands, tracts, now } = deps;
  const context = (year: string) => ({ year, isTract: tracts?.isTract });
  return {
    list: async (person: Person, { lender: code, year, after }: Asked) => {
      const lender = lenderOf(deps, person, code);
      const { rows, next } = await database.inOrg(lender.canonicalOrgCode, (tx) =>
        readPage(deps, tx, { lender, year, after }),
      );
      return {
        lender: { code: lender.orgCode, name: lender.names.legal, lei: lender.hmda?.lei ?? null },
        lenders: brands.all
          .filter((brand) => reaches(deps, person, brand))
          .map(({ orgCode, names }) => ({ code: orgCode, name: names.legal })),
        tracts: tracts && { asOf: tracts.asOf, isSample: tracts.isSample },
        rows: rows
          .filter(({ application }) => !isTheirOwn(person, application))
          .map(({ application, row }) => ({
            applicationUuid: application.uuid,
            loanNumber: application.loanNumber,
            uli: row.uli,
            action: row.action,
            actionDate: row.actionDate,
            findings: checkRow(row, context(year)).map(({ line: _, columns, ...found }) => ({
              ...found,
              columns: [...columns],
            })),
          })),
        next,
      };
    },
    /** All of it, their own row included: a register with a row left out would be false. */
    file: async (person: Person, { lender: code, year }: Asked): Promise<string> => {
      const lender = lenderOf(deps, person, code);
      const { hmda } = lender;
      if (!hmda) throw new Failure('notFound');
      const rows = await database.inOrg(lender.canonicalOrgCode, async (tx) => {
        const all = await readAll(deps, tx, { lender, year });
        const entry = { act: 'hmdaExported', what: `${lender.orgCode} ${year}: ${all.length}` } as const;
        await writeAudit(tx, lender.canonicalOrgCode, { identityUuid: person.identityUuid }, entry, now());
        return all;
      });
      return printRegister({ ...lender, hmda }, Number(year), rows);
    },
  };
}

function reaches({ isProvider }: HmdaDeps, { orgCode, roles }: Person, { canonicalOrgCode }: Brand): boolean {
  const scopes = scopesOf(roles, 'readHmda');
  const isOwn = canonicalOrgCode === orgCode && scopes.length > 0;
  return isOwn || (scopes.includes('every') && isProvider(orgCode));
}

/** Another's and one that there is not answer alike. */
function lenderOf(deps: HmdaDeps, person: Person, code = person.orgCode): Brand {
  const lender = deps.brands.byCode(code);
  if (!lender || !reaches(deps, person, lender)) throw new Failure('notFound');
  return lender;
}

interface PageOf {
  readonly lender: Brand;
  readonly year: string;
  readonly after?: string | undefined;
}

/** A year where the home is begins and ends up to a day from ours, so a day more is read on each side. */
async function readPage(deps: HmdaDeps, tx: Tx, { lender, year, after }: PageOf) {
  const from = new Date(Date.UTC(Number(year) - 1, 11, 31));
  const to = new Date(Date.UTC(Number(year) + 1, 0, 2));
  const found = await endedApplications(tx, lender.canonicalOrgCode, { from, to, after, max: pageMax + 1 });
  const page = found.slice(0, pageMax);
  const rows: Reported[] = [];
  for (const ended of page) rows.push(...(await rowOf(deps, tx, { lender, year }, ended)));
  return { rows, next: found.length > pageMax ? (page.at(-1)?.application.uuid ?? null) : null };
}

async function readAll(deps: HmdaDeps, tx: Tx, of: PageOf): Promise<LarRow[]> {
  const all: LarRow[] = [];
  let after: string | undefined;
  do {
    const { rows, next } = await readPage(deps, tx, { ...of, after });
    all.push(...rows.map(({ row }) => row));
    after = next ?? undefined;
  } while (after !== undefined);
  return all;
}

/** None for what is not reported, or is another lender's of the same organization, or ended in another year. */
async function rowOf(deps: HmdaDeps, tx: Tx, { lender, year }: PageOf, ended: EndedRow): Promise<Reported[]> {
  const { application, demographics } = ended;
  const { property, outcome, orgCode, uuid } = application;
  const { hmda } = lender;
  if (!hmda || !outcome || deps.siteOf(application).orgCode !== lender.orgCode) return [];
  const day = dateIn(homeZone(property), new Date(outcome.at));
  const settings = deps.settingsFor(application, day);
  if (!day.startsWith(year) || !isReportable(application, settings.isHmdaReporter)) return [];
  const file = await readFile(tx, deps.vault, { orgCode, applicationUuid: uuid });
  if (!file) return [];
  const { street1, zip } = property.address;
  const pricedOn = dateIn(homeZone(property), new Date(application.submittedAt ?? outcome.at));
  const row = larOf({
    ...{ application, file, settings, demographics },
    reporter: hmda,
    tract: deps.tracts?.tractOf(street1, zip) ?? null,
    aporBps: (termYears) => deps.aporOn(pricedOn)?.bpsByTermYears[termYears] ?? null,
  });
  return [{ application, row }];
}
