/** Whether a person waits for what is being done: set where a call comes in, read where it would have to wait. */
import { AsyncLocalStorage } from 'node:async_hooks';

const someoneWaits = new AsyncLocalStorage<true>();

/** Everything that is asked of the database meanwhile is asked for a person. */
export const forSomeone = <T>(work: () => T): T => someoneWaits.run(true, work);
export const isForSomeone = (): boolean => someoneWaits.getStore() === true;
