/**
 * Puts the product together: modules, vendors, handlers, each given what it needs as plain arguments. An editor can jump
 * from here to everything; there is no container. Every file of this folder takes what was made before it, and nothing is
 * used above the line that makes it, inside a closure either (`tools/tidy.ts` looks).
 */
import { chores } from '../chores.ts';
import { createLive } from '../live/index.ts';
import { wireBeside } from './beside.ts';
import { wireCalls } from './calls.ts';
import { layGround } from './ground.ts';
import { wireLending } from './lending.ts';
import { wireMessages } from './messages.ts';
import { wireOffice } from './office.ts';
import { wirePeople } from './people.ts';
import { wireSupport } from './support.ts';
import type { Surroundings } from './surroundings.ts';
import { wireWork } from './work.ts';

export type { Surroundings } from './surroundings.ts';
export type Parts = Awaited<ReturnType<typeof buildParts>>;

export async function buildParts(surroundings: Surroundings) {
  const ground = await layGround(surroundings);
  const people = wirePeople(ground);
  const lending = wireLending(ground, people);
  const beside = wireBeside(ground, lending);
  const office = wireOffice(ground, { ...people, ...lending });
  const support = wireSupport(ground, people, lending);
  const messages = wireMessages(ground, people, lending, support);
  const parts = { ...people, ...lending, ...beside, ...office, ...support, ...messages };
  const { vault, vendors, bus, flags, flagsFor, openQueue, rates, counseling, now, vendorRecorder } = ground;
  return {
    ...parts,
    ...{ vault, vendors, bus, flags, flagsFor, openQueue, rates, vendorRecorder, practice: ground.practice },
    tracing: surroundings.tracing,
    metrics: surroundings.metrics,
    live: createLive({
      ...lending,
      ...support,
      ...office,
      bus: ground.bus,
      log: ground.log,
      logins: people.accounts.logins,
    }),
    handlers: wireCalls({ ...parts, ground }),
    workerDeps: wireWork(ground, lending),
    chores: chores({ ...surroundings, ...parts, vault, vendors, rates, counseling, now, vendorRecorder }),
    close: async () => {
      lending.parsers.close();
      rates.close();
      counseling.close();
      await ground.flags.close();
      await messages.sender.settled();
      ground.closeCarrier();
      await vendors.close();
      await vendorRecorder.close();
      await ground.jobs.close();
    },
  };
}
