/** What is being done, for whom: whether a person waits for it, and the request that it goes back to. Set where a call comes in or a job is taken. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface Doing {
  readonly isForSomeone: boolean;
  readonly requestId: string | undefined;
}

const doing = new AsyncLocalStorage<Doing>();

/** Everything that is asked of the database meanwhile is asked for a person. */
export const forSomeone = <T>(work: () => T, requestId?: string): T =>
  doing.run({ isForSomeone: true, requestId }, work);
/** A worker's: it waits as long as it takes, and still says which request it goes back to. */
export const forRequest = <T>(requestId: string | undefined, work: () => T): T =>
  doing.run({ isForSomeone: false, requestId }, work);

export const isForSomeone = (): boolean => doing.getStore()?.isForSomeone === true;
export const requestIdNow = (): string | undefined => doing.getStore()?.requestId;

/** What each line of the log says of it. */
export const loggedRequest = (): { readonly requestId?: string } => {
  const requestId = requestIdNow();
  return requestId === undefined ? {} : { requestId };
};

const organization = new AsyncLocalStorage<string>();

/** Whose application a worker works on: who is asked first may differ by organization. */
export const forOrganization = <T>(orgCode: string, work: () => T): T => organization.run(orgCode, work);
export const organizationNow = (): string | undefined => organization.getStore();
