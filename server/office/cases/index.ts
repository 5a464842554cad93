/**
 * One application as its page needs it. Promises that staff see those of their organization and never their own, in one
 * transaction of few statements, however long the history is.
 */
import type { Application } from '#core/application/application.ts';
import { isCountyMissing } from '#core/journey/county.ts';
import { type Action, actionsFor } from '#core/journey/work.ts';
import type { Pricing } from '#core/offers/pricing.ts';
import { languages } from '#core/people/language.ts';
import { whyNotBy } from '#core/roles.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import { type Payoff, payoffsOf } from '#core/underwriting/payoffs.ts';
import * as words from '#core/words/en/office.ts';
import type { Person } from '../../actor.ts';
import type { County, OpenAtDesk } from '../../lending/origination/index.ts';
import { type Database, type Tx, together } from '../../store/database.ts';
import { type EventRecord, readEvents } from '../../store/events.ts';
import { sealerOf } from '../../store/notary-sessions.ts';
import { readLastPricing } from '../../store/offer-sets.ts';
import { peopleNamed } from '../../store/profiles.ts';
import { readFile } from '../../store/underwriting.ts';
import { bouncedAmong } from '../../store/unreachable-addresses.ts';
import type { Vault } from '../../store/vault.ts';

export { type CaseLive, type CaseSeat, createCaseLive } from './live.ts';
export { createNotes, type Notes } from './notes.ts';
export { createReview, type Review, type ReviewedCase, type ReviewedPaper } from './review.ts';

export interface WholeClosing {
  readonly application: Application;
  readonly version: number;
  /** As people know the partner whose it is. */
  readonly brand: string;
  /** What this person can do here, and why not where they cannot. */
  readonly actions: readonly Action[];
  readonly history: readonly EventRecord[];
  readonly file: UnderwritingFile | undefined;
  /** The last that was priced, whether offers came of it or not. */
  readonly pricing: Pricing | undefined;
  readonly payoffs: readonly Payoff[];
  readonly now: Date;
  /** What owners would rather speak than English, by their identity. */
  readonly languages: ReadonlyMap<string, string>;
  /** Owners whose mail comes back. */
  readonly bounced: ReadonlySet<string>;
  /** Staff by their identity, as they are called. */
  readonly staff: ReadonlyMap<string, string>;
  /** Whose seal is on the deed; null before there is one, and where it was signed on paper. */
  readonly sealedBy: string | null;
  /** What can be chosen where the county has to be entered; none anywhere else. */
  readonly counties: readonly County[];
}

export interface CasesDeps {
  readonly database: Database;
  readonly vault: Vault;
  readonly openAtDesk: OpenAtDesk;
  /** As the borrower knows the lender: a state may have a site of its own. */
  readonly brandOf: (application: Application) => string;
  readonly countiesOf: (state: string) => readonly County[];
}

export type Cases = ReturnType<typeof createCases>;

export function createCases({ database, vault, openAtDesk, brandOf, countiesOf }: CasesDeps) {
  return {
    /** Any application, so that what has ended can be looked at too. Who looked is in the audit. */
    closing: (person: Person, uuid: string): Promise<WholeClosing> =>
      database.inOrg(person.orgCode, async (tx, now) => {
        const { orgCode } = person;
        const { application, version } = await openAtDesk(tx, person, uuid, now);
        const of = { orgCode, applicationUuid: uuid };
        const [history, file, pricing, sealer] = await together([
          readEvents(tx, orgCode, uuid),
          readFile(tx, vault, of),
          readLastPricing(tx, vault, of),
          application.notary.signedAt === null ? null : sealerOf(tx, orgCode, uuid),
        ]);
        return {
          application,
          version,
          brand: brandOf(application),
          actions: actionsFor(application, {
            now,
            identityUuid: person.identityUuid,
            done: doneIn(history),
            whyNotThey: (permission) => whyNotBy(person.roles, permission),
          }),
          history,
          file,
          pricing,
          payoffs: file ? payoffsOf(application, file) : [],
          counties: isCountyMissing(application) ? countiesOf(application.property.address.state) : [],
          now,
          ...(await namesIn(tx, application, { history, sealer }, now)),
        };
      }),
  };
}

/** Who did what, as the door asks it (`whoDid`): of what two people did, both. */
function doneIn(history: readonly EventRecord[]) {
  return history.flatMap(({ event, byIdentity, payload }) => {
    const { askedBy } = (payload ?? {}) as { readonly askedBy?: string };
    return [{ event, byIdentity }, ...(askedBy === undefined ? [] : [{ event, byIdentity: askedBy }])];
  });
}

async function namesIn(
  tx: Tx,
  { orgCode, borrower, signers }: Application,
  { history, sealer }: { readonly history: readonly EventRecord[]; readonly sealer: string | null },
  now: Date,
) {
  const owners = [borrower, ...signers].map(({ identityUuid }) => identityUuid);
  const byStaff = doneIn(history.filter(({ byRole }) => byRole === 'operations'));
  const doers = byStaff.flatMap(({ byIdentity }) => byIdentity ?? []);
  const [people, bounced] = await together([
    peopleNamed(tx, orgCode, [...new Set([...owners, ...doers, ...(sealer === null ? [] : [sealer])])]),
    bouncedAmong(tx, orgCode, owners, now),
  ]);
  const called = (uuid: string) => people.get(uuid)?.name || words.someoneOfTheStaff;
  return {
    bounced,
    sealedBy: sealer === null ? null : called(sealer),
    staff: new Map(doers.map((uuid) => [uuid, called(uuid)])),
    languages: new Map(
      owners.flatMap((uuid) => {
        const { language = 'en' } = people.get(uuid) ?? {};
        return language === 'en' ? [] : [[uuid, languages[language]] as const];
      }),
    ),
  };
}
