/** A flood zone company of our own making: a house keeps its zone and its certificate however often it is asked about. */
import type { Address } from '#core/people/address.ts';
import { understand } from '../answers.ts';
import { personasFor } from '../personas.ts';
import { isFirstTime } from '../sandbox/first-time.ts';
import { longWork } from '../sandbox/long-work.ts';
import { countyOf } from '../sandbox/places.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOfHouse } from '../sandbox/seed.ts';
import { type Flood, type FloodAnswer, type FloodDetermination, floodAnswer, floodDetermination } from './port.ts';

/** Long enough to see the screen that waits for the certificate. */
const unhurried = { lateMs: 15_000 };

export function createSandboxFlood(sandbox: Sandbox, { lateMs } = unhurried): Flood {
  return {
    ...longWork(sandbox, 'flood', floodDetermination),
    determine: async ({ key, applicationUuid, address }) => {
      const shown = { applicationUuid, street: address.street1, zip: address.zip };
      const answer = await sandbox.answer('flood', 'determine', key, shown, async (): Promise<FloodAnswer> => {
        const determination = determinationOf(address);
        const isLate =
          marksOn(address).has('late') && (await isFirstTime(sandbox, 'flood', applicationUuid, 'late', key));
        if (!isLate) return { outcome: 'determined', determination };
        const reference = `flood_${key}`;
        await sandbox.tell('flood', reference, { kind: 'floodDetermined', content: determination }, lateMs);
        return { outcome: 'delayed', reference };
      });
      return understand('flood', floodAnswer, answer);
    },
  };
}

function marksOn({ street1, street2 }: Address) {
  return new Set(personasFor('street', `${street1} ${street2}`, 'flood').map(({ answer }) => answer));
}

function determinationOf(address: Address): FloodDetermination {
  const seed = seedOfHouse(address);
  const marks = marksOn(address);
  const { fips } = countyOf(address.zip, address.state);
  return {
    zone: marks.has('zoneA') ? 'AE' : marks.has('zoneV') ? 'VE' : 'X',
    communityNumber: `${fips.slice(0, 2)}${seed.digits('community', 4)}`,
    panel: `${fips}C${seed.digits('panel', 4)}G`,
    panelOn: seed.day('panel', '2009-03-16', 4000),
    certificateId: `FC-${seed.digits('certificate', 10)}`,
    isForLifeOfLoan: true,
  };
}
