/** The calls of the lists of work as the page's parts read them, and what a change makes old. */
import type { QueryIn } from '#core/contract/contract.ts';
import type { Routes } from '#core/contract/routes.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { type Answer, call } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { read } from '#web/client/retry.ts';
import { again, usePages } from '../frame/use-pages.ts';

const countsKey = 'GET /service-console/api/v1/work/counts';
const itemsKey = 'GET /service-console/api/v1/work/items';
const peopleKey = 'GET /service-console/api/v1/work/people';
const viewsKey = 'GET /service-console/api/v1/work/views';
const nextKey = 'POST /service-console/api/v1/work/next';
const assignKey = 'POST /service-console/api/v1/work/assign';
const keepKey = 'POST /service-console/api/v1/work/views';
const removeKey = 'POST /service-console/api/v1/work/views/{uuid}/remove';

export type Counts = Answer<typeof countsKey>;
export type WorkRow = Answer<typeof itemsKey>['rows'][number];
export type WorkView = Answer<typeof viewsKey>[number];
export type Filters = Omit<QueryIn<Routes[typeof itemsKey]>, 'cursor'>;

const READ_AGAIN_MS = 10_000;

export const useCounts = () => useRead(countsKey, [], { refetchInterval: READ_AGAIN_MS });
export const usePeople = (isOn: boolean) => useRead(peopleKey, [], { enabled: isOn });
export const useViews = () => useRead(viewsKey, []);

export const useItems = (filters: Filters) =>
  usePages<WorkRow>({
    key: [itemsKey, filters],
    read: (cursor, signal) => read(itemsKey, { query: { ...filters, ...(cursor && { cursor }) }, signal }),
    refetchInterval: again(READ_AGAIN_MS),
  });

export function readWorkAgain(): void {
  for (const key of [countsKey, itemsKey, peopleKey]) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** The application to open; null where nothing is free; a sentence where it did not come. */
export async function takeNextCase(queue: Filters['queue']): Promise<{ uuid: string | null } | { failure: string }> {
  try {
    const { applicationUuid } = await call(nextKey, { body: queue === undefined ? {} : { queue } });
    readWorkAgain();
    return { uuid: applicationUuid };
  } catch (error) {
    return { failure: sentenceOf(error) };
  }
}

type Assigned = Answer<typeof assignKey>;

export async function assign(
  applicationUuids: readonly string[],
  to: string | null,
): Promise<Assigned | { readonly failure: string }> {
  try {
    return await call(assignKey, { body: { applicationUuids: [...applicationUuids], to } });
  } catch (error) {
    return { failure: sentenceOf(error) };
  } finally {
    readWorkAgain();
  }
}

export async function keepView(view: Pick<WorkView, 'name' | 'isTeam' | 'shown'>): Promise<WorkView> {
  const kept = await call(keepKey, { body: view });
  await queryClient.invalidateQueries({ queryKey: [viewsKey] });
  return kept;
}

export async function removeView(uuid: string): Promise<void> {
  await call(removeKey, { params: { uuid } }).catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey: [viewsKey] });
}
