/** What is asked of the person who is signed in, as the menu lists it, and the word that they have seen it. */
import { useEffect, useRef } from 'react';
import type { Answerer } from '#core/conditions/present.ts';
import { menuLines } from '#core/notifications/notification.ts';
import * as words from '#core/words/en/notifications.ts';
import { call } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { localShelf } from '#web/client/storage.ts';
import { announce } from '#web/ui/live-region.tsx';
import {
  conditionsKey,
  EVERY_MS,
  readConditionsAgain,
  useFetchesConditions,
} from '../screens/conditions/use-conditions.ts';
import { usePage } from '../site.ts';

const APPLICATIONS = 'GET /service-application/api/v1/application/heloc/all';
const CO_DEED = 'GET /service-application/api/v1/application/heloc/co-deed/status';
const READ = 'POST /service-notifications/secure/api/v1/applications/{id}/notifications/read';

/** Other tabs of this browser hear at once that something was seen; other devices, with their next reading. */
const SEEN_AT = 'notifications-seen-at';

/** The bar is made again with each page: it takes what was read within the minute, and what failed it asks for with the next. */
const beside = { staleTime: EVERY_MS, retryOnMount: false } as const;

export function useNotifications(isSigner: boolean) {
  const staysHere = usePage()?.page.sees === 'anyone';
  const own = useRead(APPLICATIONS, staysHere ? [{ staysHere }] : [], { ...beside, enabled: !isSigner });
  const signing = useRead(CO_DEED, staysHere ? [{ staysHere }] : [], { ...beside, enabled: isSigner });
  const place = isSigner ? signing : own;
  const answerer = isSigner ? answererFor(signing.data) : borrowerOf(own.data);
  const conditions = useConditionsBeside(answerer?.applicationUuid, staysHere);
  const { data, isError, error, refetch, dataUpdatedAt } = answerer ? conditions : place;
  // Someone without an application has nothing outstanding; until it is known whether they have one, nothing is said.
  const nothing = place.data !== undefined && answerer === undefined ? [] : undefined;
  const lines = answerer && conditions.data ? menuLines(conditions.data, answerer) : nothing;
  useAnnouncement(lines);
  useOtherTabs();
  const uuid = answerer?.applicationUuid;
  return {
    query: { data: lines, isError: isError && data === undefined, error, refetch: refetch as never },
    now: new Date(dataUpdatedAt),
    unread: lines?.filter(({ notification: { isUnread } }) => isUnread).length ?? 0,
    markRead: (ids: readonly string[]) => void (uuid !== undefined && markRead(uuid, ids)),
    readAgain: () => void refetch(),
  };
}

/** `id`: undefined while it is not known. `staysHere`: see the client's option. */
function useConditionsBeside(id: string | undefined, staysHere: boolean) {
  const enabled = useFetchesConditions() && id !== undefined;
  const input = { params: { id: id ?? '' }, ...(staysHere && { staysHere }) };
  return useRead(conditionsKey, [input], { ...beside, enabled, refetchInterval: EVERY_MS });
}

type Own = NonNullable<ReturnType<typeof useRead<typeof APPLICATIONS>>['data']>;

/** There is at most one that is active. */
function borrowerOf(own: Own | undefined): Answerer | undefined {
  const active = own?.find(({ active }) => active);
  return (
    active && { as: 'borrower', applicationUuid: active.uuid, accountNumber: active.disburseAccount?.accountNumber }
  );
}

function answererFor(status: { readonly applicationUuid: string } | undefined): Answerer | undefined {
  return status && { as: 'signer', applicationUuid: status.applicationUuid };
}

/** One that fails is said again when the menu is opened next: the mark is still there. */
async function markRead(uuid: string, ids: readonly string[]): Promise<void> {
  try {
    await call(READ, { params: { id: uuid }, body: { ids: [...ids] } });
  } catch {
    return;
  }
  localShelf.set(SEEN_AT, new Date().toISOString());
  // Also ends a reading that was under way and does not know of it.
  await readConditionsAgain();
}

function useOtherTabs(): void {
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === SEEN_AT) void readConditionsAgain();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
}

/** People who listen to the page hear of what came while it was open; what was there before is on the bell. */
function useAnnouncement(lines: ReturnType<typeof menuLines> | undefined): void {
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (lines === undefined) return;
    const unread = lines.map(({ notification }) => notification).filter(({ isUnread }) => isUnread);
    const before = known.current;
    known.current = new Set(unread.map(({ id }) => id));
    const added = before ? unread.filter(({ id }) => !before.has(id)) : [];
    if (added[0]) announce(words.newNotifications(added.length, added[0].title));
  }, [lines]);
}
