/** Makes an application, once per key and once per person and organization, and lets it run until someone is needed. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Application, NewApplication } from '#core/application/application.ts';
import { newApplication } from '#core/application/new-application.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { type StateCode, timeZoneOf } from '#core/calendar/time-zones.ts';
import { firstStatus, statuses } from '#core/journey/statuses.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import * as words from '#core/words/en/errors/applications.ts';
import type { Person } from '../../actor.ts';
import { crashPoint } from '../../crash-point.ts';
import { Failure } from '../../failure.ts';
import { applicationsOf, insertApplication, type StoredApplication } from '../../store/applications.ts';
import { claimKey, keepAnswer } from '../../store/command-answers.ts';
import { type Tx, together } from '../../store/database.ts';
import { appendEvents } from '../../store/events.ts';
import { firstHash } from '../../store/history-seals.ts';
import { keepSearch } from '../../store/search.ts';
import { insertFile } from '../../store/underwriting.ts';
import { senderOf } from './access.ts';
import { follow } from './decide.ts';
import type { OriginationDeps } from './deps.ts';
import { fileDecided } from './file-decided.ts';
import { lastCompletedOn } from './may-start.ts';
import { writeDecided } from './write.ts';

export interface Start {
  readonly person: Person;
  readonly known: Omit<NewApplication, 'uuid' | 'orgCode' | 'loanNumber' | 'borrower' | 'timeZone'> & {
    readonly borrower: Omit<NewApplication['borrower'], 'identityUuid'>;
  };
  readonly birthDate: CalendarDate;
  readonly isListedForSale: boolean;
  readonly originator: UnderwritingFile['originator'];
  readonly key?: string | undefined;
}

/** The number is drawn from chance: the more there are, the more often it is someone's already, and is drawn again. */
const drawsMax = 5;

export async function start(deps: OriginationDeps, asked: Start, draws = 1): Promise<StoredApplication> {
  const { person, known, key, ...rest } = asked;
  const { orgCode, identityUuid } = person;
  try {
    const started = await deps.database.inOrg(orgCode, async (tx, now) => {
      const claim = key === undefined ? undefined : { orgCode, identityUuid, key, content: ['start', known, rest] };
      const answered = claim && (await claimKey(tx, deps.vault, claim));
      const earlier = await applicationsOf(tx, orgCode, identityUuid);
      const again =
        answered &&
        earlier.find(({ application }) => application.uuid === (answered.answer as { uuid?: string } | null)?.uuid);
      if (again) return { ...again, isAgain: true as const };
      const timeZone = timeZoneOf(known.address.state as StateCode);
      const application = newApplication(
        {
          ...known,
          uuid: randomUUID(),
          orgCode,
          timeZone,
          loanNumber: loanNumber(now),
          borrower: { ...known.borrower, identityUuid },
        },
        now,
      );
      const file = {
        ...rest,
        lastHelocCompletedOn: lastCompletedOn(earlier, timeZone),
        lastEquityLoanOn: lastCompletedOn(earlier.filter(isOnSameHome(application)), timeZone),
        credit: null,
        property: null,
        liens: [],
        title: null,
      };
      const made = await create(deps, tx, person, application, file, now);
      if (claim) await keepAnswer(tx, claim, { uuid: application.uuid });
      crashPoint('written created');
      return made;
    });
    crashPoint('committed created');
    return started;
  } catch (error) {
    const { code, constraint_name: constraint } = error as { code?: string; constraint_name?: string };
    if (code === '23505' && constraint === 'application_one_active')
      throw new Failure('conflict', { message: words.activeApplicationAlreadyExists });
    if (code === '23505' && constraint === 'application_org_code_loan_number_key' && draws < drawsMax)
      return start(deps, asked, draws + 1);
    throw error;
  }
}

async function create(
  deps: OriginationDeps,
  tx: Tx,
  person: Person,
  application: Application,
  file: UnderwritingFile,
  now: Date,
): Promise<StoredApplication> {
  const { orgCode, uuid } = application;
  const { jobs, seals } = deps;
  const of = { orgCode, applicationUuid: uuid };
  const created = seals.seal(of, firstHash, {
    seq: 1,
    event: 'created',
    byRole: senderOf(person),
    byIdentity: person.identityUuid,
    at: now,
    fromStatus: null,
    toStatus: firstStatus,
    payload: { product: application.product, state: application.property.address.state },
    delivery: null,
  });
  const head = seals.sealHead(of, 1, created.hash);
  const born = {
    application,
    version: 1,
    lastHash: created.hash,
    completedAt: null,
    head,
    lastKeyId: null,
    isRepeated: false,
  };
  await together([
    insertApplication(tx, { ...born, isActive: true, now }),
    appendEvents(tx, orgCode, uuid, [created], head),
    keepSearch(tx, deps.vault, undefined, application),
  ]);
  await insertFile(tx, deps.vault, of, file, now);
  const arrived = { application, from: firstStatus, to: firstStatus, effects: statuses[firstStatus].starts };
  const decided = await follow(
    application,
    arrived,
    { uuid: randomUUID(), name: 'created', payload: {} },
    { now, settings: deps.settingsFor, file: async () => file, hasFile: async () => true },
  );
  // The first step was written above: what follows from it is what is new.
  const { steps } = decided;
  const by = { role: 'system', identityUuid: null };
  const known = async () => file;
  await fileDecided({ tx, now, vault: deps.vault }, born, { steps: steps.slice(1) }, undefined, known);
  return writeDecided({ tx, now, jobs, seals, vault: deps.vault, by, delivery: null }, born, {
    ...decided,
    steps: steps.slice(1),
  });
}

/** As the mail writes it: a unit is a home of its own. */
function isOnSameHome({ property: { address } }: Application) {
  const nameOf = ({ street1, street2, zip }: Application['property']['address']) =>
    [street1, street2, zip.slice(0, 5)]
      .join(' ')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim();
  return ({ application }: StoredApplication) => nameOf(application.property.address) === nameOf(address);
}

/** Ten digits that people can read out: the year and eight from chance. */
function loanNumber(now: Date): string {
  const year = String(now.getUTCFullYear()).slice(2);
  return `${year}${String(randomInt(100_000_000)).padStart(8, '0')}`;
}
