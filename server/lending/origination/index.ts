/**
 * Applications. Promises: every change goes through one door, in one transaction with its event and what must follow;
 * nothing is lost, nothing is done twice, and the history can be checked by anyone. Hides locks, hashes and the queue.
 */
import { type CommandName, commands } from '#core/contract/commands.ts';
import { type EventName, isEventName } from '#core/journey/events.ts';
import type { Force } from '#core/journey/force.ts';
import type { Person } from '../../actor.ts';
import { dropTimer, dueTimers, type Timer } from '../../store/timers.ts';
import { openNumber } from '../../store/underwriting.ts';
import { prepareApproval } from './approval.ts';
import { prepareBirthDate, prepareCounty, prepareIdentity } from './corrections.ts';
import type { OriginationDeps } from './deps.ts';
import { forceAsTwo, forceStatus, foreseeForce, type TwoOfThem } from './forcing.ts';
import { foresee } from './foresee.ts';
import { inviteOwner, lookOutside, type Prepared, prepare } from './prepare.ts';
import { type Look, reveal } from './reveal.ts';
import { type Command, command, type Delivery, deliver, type ReportDelivery, report } from './signal.ts';
import { type Start, start } from './start.ts';

export type { StoredApplication } from '../../store/applications.ts';
export { codeField, codeIn } from './account-code.ts';
export type { Report } from './decide.ts';
export type { County } from './deps.ts';
export { type OpenAtDesk, openAtDesk } from './open.ts';
export type { AfterSigning, Dossier, History, WorkingCase } from './read.ts';
export type { Command, Delivery } from './signal.ts';
export { createViews } from './views.ts';

interface Act {
  readonly person: Person;
  readonly uuid: string;
  readonly command: CommandName;
  readonly body: unknown;
  readonly key?: string | undefined;
}

async function act(deps: OriginationDeps, { person, uuid, command: name, body, key }: Act) {
  const readAccounts = async () => (await deps.views.view(person, uuid)).application.accounts;
  const outside = await lookOutside(name, body ?? {}, { person, uuid }, { ...deps, readAccounts });
  const prepared: Command['prepare'] = (moment) => {
    const of = { orgCode: person.orgCode, applicationUuid: uuid };
    const number = (field: string) => openNumber(moment.tx, deps.vault, of, field);
    const { openSignerAccount, isProduction, vault } = deps;
    const ours = { openSignerAccount, isProduction, vault, mark: vault.mark };
    return prepare(name, body, { ...moment, ...outside, ...ours, number, person });
  };
  return command(deps, { person, uuid, event: commands[name].event, body, prepare: prepared, key });
}

async function ringClocks(deps: OriginationDeps, max: number): Promise<number> {
  let rung = 0;
  const faults: unknown[] = [];
  for (const timer of await dueTimers(deps.database.app, max)) {
    try {
      if (await ring(deps, timer)) rung += 1;
    } catch (error) {
      // One clock that cannot be rung must not keep the others from ringing.
      faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some clocks could not be rung.');
  return rung;
}

async function ring(deps: OriginationDeps, timer: Timer): Promise<boolean> {
  const { orgCode, applicationUuid: uuid, name, setBySeq } = timer;
  if (!isEventName(name)) throw new Error(`There is a timer for ${name}, which is no event.`);
  const delivery = `timer ${name} ${setBySeq}`;
  const { taken } = await deliver(deps, { orgCode, uuid, event: name, payload: {}, by: 'timer', delivery });
  // Set for an earlier stay, or already heard: it must not ring again.
  if (!taken) await dropTimer(deps.database.app, timer);
  return taken;
}

type StaffPreparation = (
  deps: OriginationDeps,
  body: unknown,
  moment: Parameters<NonNullable<Command['prepare']>>[0],
) => Promise<Prepared>;

/** Where what staff send is not yet what the event carries. */
const staffPreparations: { readonly [E in EventName]?: StaffPreparation } = {
  fundingApproved: ({ vault }, body, moment) => prepareApproval(vault, body, moment),
  identityCorrected: (deps, body, moment) => prepareIdentity(deps, body, moment),
  birthDateCorrected: (_, body) => prepareBirthDate(body),
  countyNamed: (deps, body, moment) => prepareCounty(deps, body, moment),
  signerAdded: (deps, body, moment) => inviteOwner(deps, body, moment),
};

/** Inviting opens an account, and looking ahead opens none: the person is named by no account yet. */
const asNamed: StaffPreparation = async (_, body) => ({
  payload: { identityUuid: 'not-yet', phoneNumber: null, ...(body as object) },
});

function prepared(
  deps: OriginationDeps,
  input: Omit<Command, 'prepare'>,
  table: { readonly [E in EventName]?: StaffPreparation },
): Command {
  const work = table[input.event];
  return work ? { ...input, prepare: (moment) => work(deps, input.body, moment) } : input;
}

export type Origination = ReturnType<typeof createOrigination>;

export function createOrigination(deps: OriginationDeps) {
  return {
    // Anyone who may change may also look.
    ...deps.views,
    start: (input: Start) => start(deps, input),
    /** A borrower or signer does something. */
    act: (input: Act) => act(deps, input),
    /** Staff do something: the event is named as the journey names it. */
    signal: (input: Omit<Command, 'prepare'>) => command(deps, prepared(deps, input, staffPreparations)),
    /** What would become of it, with everything that the door asks; nothing is changed. */
    foresee: (input: Omit<Command, 'prepare' | 'key'>) =>
      foresee(deps, prepared(deps, input, { ...staffPreparations, signerAdded: asNamed })),
    /** A vendor, the clock or the system says something. */
    deliver: (word: Delivery) => deliver(deps, word),
    /** A vendor reports facts, of which our rules make the event. */
    report: (word: ReportDelivery) => report(deps, word),
    /** On a developer's own machine and in tests: one person, no question asked. The console asks for two. */
    force: (person: Person, uuid: string, input: Omit<Force, 'by'>) => forceStatus(deps, person, uuid, input),
    forceAsTwo: (person: Person, uuid: string, input: Omit<Force, 'by'>, two: TwoOfThem) =>
      forceAsTwo(deps, person, uuid, input, two),
    /** What forcing it there would skip and start; nothing is changed. */
    foreseeForce: (person: Person, uuid: string, input: Omit<Force, 'by'>, seenVersion?: number) =>
      foreseeForce(deps, person, uuid, input, seenVersion),
    /** A whole number, with who looked and why in the audit. */
    reveal: (person: Person, uuid: string, look: Look) => reveal(deps, person, uuid, look),
    /** Rings every clock that is due; gives how many led somewhere. */
    ringClocks: (max: number) => ringClocks(deps, max),
  };
}
