/**
 * The deed on the table: signed by everyone who owns the house, then sealed by the notary. The platform closes its room
 * with the last signature, so that one is handed over with the seal.
 */
import { homeZone } from '#core/calendar/time-zones.ts';
import { notaryCertificate } from '#core/notary/certificate.ts';
import type { Commission } from '#core/notary/commission.ts';
import { type JournalEntry, journalRefusal } from '#core/notary/session.ts';
import * as words from '#core/words/en/errors/notary.ts';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { Bus } from '../../store/bus.ts';
import type { Database } from '../../store/database.ts';
import type { NotaryWindow } from '../../vendors/notary/port.ts';
import type { Documents, SigningPerson } from '../documents/index.ts';
import { aboutThemselves, type Journal, refused, topicOf } from './journal.ts';
import { type Meeting, noUuid } from './meetings.ts';
import { type NoDeed, ofApplication } from './no-deed.ts';

/** From where someone acts, for the evidence. */
export type From = Pick<SigningPerson, 'address' | 'userAgent'>;

interface Needs {
  readonly database: Database;
  readonly bus: Bus;
  readonly journal: Journal;
  readonly platform: NotaryWindow;
  readonly deeds: Documents['deed'];
  readonly noDeed: NoDeed;
}

export function createDeedSigning({ database, bus, journal, platform, deeds, noDeed }: Needs) {
  /** A signature that the journal has and a broken moment kept from the deed is put there first. */
  async function notarise({ application, standing }: Meeting, commission: Commission, from: From) {
    const of = ofApplication(application);
    const now = await database.inOrg(application.orgCode, async (_, at) => at);
    const { address } = application.property;
    const timeZone = homeZone(application.property);
    for (const { identityUuid, name } of standing.seats) await deeds.sign(of, { identityUuid, name, ...from });
    const certificate = notaryCertificate({
      commission,
      signers: standing.seats.map(({ name }) => name),
      state: address.state,
      timeZone,
      at: now,
    });
    const notary = { identityUuid: standing.notaryUuid ?? noUuid, name: commission.name, ...from };
    await deeds.notarise(of, notary, certificate);
  }

  return {
    /** The deed as it stands now, for the notary who has the session. */
    deed: async (person: Person, uuid: string) => {
      const { application } = await journal.theirs(person, uuid);
      return deeds.read(ofApplication(application));
    },

    /** The platform's room closes with the last signature, so the last one is handed over with the seal. */
    sign: async (person: Person, uuid: string, typedName: string, from: From): Promise<Meeting> => {
      const { session, standing, application } = await journal.before(person, uuid, 'signed');
      const { identityUuid } = person;
      const seat = standing.seats.find((one) => one.identityUuid === identityUuid);
      if (!isSameName(typedName, seat?.name ?? ''))
        throw new Failure('invalid', { param: 'typedName', message: words.typeYourNameAs(seat?.name) });
      const isLast = standing.seats.every((one) => one.hasSigned || one.identityUuid === identityUuid);
      if (!isLast && !(await platform.signDeed(session.reference, identityUuid)))
        throw await noDeed.closed(uuid, application);
      await journal.record(person.orgCode, uuid, aboutThemselves('signed', identityUuid), typedName);
      await deeds.sign(ofApplication(application), { identityUuid, name: seat?.name ?? typedName, ...from });
      await bus.publish(topicOf({ orgCode: person.orgCode, sessionUuid: uuid }), { kind: 'changed' });
      return journal.enter(person, uuid);
    },

    async seal(meeting: Meeting, entry: JournalEntry, commission: Commission, from: From): Promise<void> {
      const { session, standing, application, journal: entries } = meeting;
      const refusal = journalRefusal(standing, entry);
      if (refusal !== undefined) throw refused(refusal);
      await notarise(meeting, commission, from);
      const last = entries.findLast(({ what }) => what === 'signed')?.by ?? '';
      if (!(await platform.signDeed(session.reference, last))) throw await noDeed.closed(session.uuid, application);
    },
  };
}

const plain = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const isSameName = (typed: string, name: string) => plain(typed) === plain(name);
