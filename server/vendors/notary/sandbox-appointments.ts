/**
 * The diary of a sandbox notary who travels. A time belongs to one booking; it is free again when it is given back, and a
 * booking that arrives after it was given back gets nothing.
 */
import { understand } from '../answers.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { shelfOf } from '../sandbox/shelf.ts';
import { booking, type Notary, type NotaryFinding, released } from './port.ts';
import { slotBy } from './sandbox-rules.ts';

/** What the notary who travels reports from the road. */
export interface NotaryDiary {
  /** False when there is no such appointment, or no longer. */
  report(reference: string, what: 'signed' | 'missed'): Promise<boolean>;
}

interface Holder {
  readonly applicationUuid: string;
  readonly number: number;
  readonly reference: string;
}

const noOne = '';
const written = ({ applicationUuid, number, reference }: Holder) => `${applicationUuid} ${number} ${reference}`;

function read(holder: string): Holder {
  const [applicationUuid = '', number, ...reference] = holder.split(' ');
  return { applicationUuid, number: Number(number), reference: reference.join(' ') };
}

export function appointmentsAt(sandbox: Sandbox, now: () => Date): Pick<Notary, 'book' | 'release'> & NotaryDiary {
  const shelf = shelfOf(sandbox, 'notary');
  const giveBack = (slotId: string, holder: string) => sandbox.claim('notary', `slot ${slotId}`, noOne, holder);
  const tell = (reference: string, what: string, content: NotaryFinding) =>
    sandbox.tell('notary', reference, { kind: `appointment.${what}`, content });

  /** Taken first and looked at after, so that one given back meanwhile is never kept. */
  const take = async (slotId: string, holder: Holder): Promise<boolean> => {
    const mine = written(holder);
    if ((await sandbox.claim('notary', `slot ${slotId}`, mine, noOne)) !== mine) return false;
    if (holder.number >= (await floorOf(sandbox, holder.applicationUuid))) return true;
    await giveBack(slotId, mine);
    return false;
  };

  return {
    book: async ({ key, applicationUuid, slotId, number }) => {
      const reference = `notary_${key}`;
      const holder = { applicationUuid, number, reference };
      const answer = await sandbox.answer('notary', 'book', key, { applicationUuid, slotId }, async () => {
        const wanted = slotBy(slotId);
        if (!wanted || !(await take(slotId, holder))) return { outcome: 'taken' };
        await shelf.keep(`appointment ${reference}`, { slotId, holder });
        return { outcome: 'booked', reference, startsAt: wanted.startsAt, place: wanted.place };
      });
      return understand('notary', booking, answer);
    },
    release: async ({ key, applicationUuid, before }) => {
      const answer = await sandbox.answer('notary', 'release', key, { applicationUuid, before }, async () => {
        await raiseFloor(sandbox, applicationUuid, before);
        const times: string[] = [];
        for (const [thing, holder] of await sandbox.claimed('notary', 'slot ')) {
          const held = read(holder);
          if (held.applicationUuid !== applicationUuid || held.number >= before) continue;
          const slotId = thing.slice('slot '.length);
          await giveBack(slotId, holder);
          await tell(held.reference, 'released', { outcome: 'released' });
          times.push(slotBy(slotId)?.startsAt ?? '');
        }
        return { times };
      });
      return understand('notary', released, answer);
    },
    report: async (reference, what) => {
      const kept = await shelf.find<{ slotId: string; holder: Holder }>(`appointment ${reference}`);
      const slots = await sandbox.claimed('notary', `slot ${kept?.slotId}`);
      if (!kept || slots.get(`slot ${kept.slotId}`) !== written(kept.holder)) return false;
      await tell(
        reference,
        what,
        what === 'missed' ? { outcome: 'missed' } : { outcome: 'signed', signedAt: now().toISOString() },
      );
      return true;
    },
  };
}

/** The lowest number that an application may still book under. */
async function floorOf(sandbox: Sandbox, applicationUuid: string): Promise<number> {
  return Number(await sandbox.claim('notary', `floor ${applicationUuid}`, '0'));
}

async function raiseFloor(sandbox: Sandbox, applicationUuid: string, to: number): Promise<void> {
  const floor = await floorOf(sandbox, applicationUuid);
  if (floor >= to) return;
  await sandbox.claim('notary', `floor ${applicationUuid}`, String(to), String(floor));
  await raiseFloor(sandbox, applicationUuid, to);
}
