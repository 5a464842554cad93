/** The workshop's calls, typed by its own table, and how its pages make them: read and kept fresh, or done once and told about. */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf, BodyIn, ParamsOf, QueryIn } from '#core/contract/contract.ts';
import type { DevRoutes } from '#core/contract/dev.ts';
import { CallError, member } from '#web/client/call-error.ts';
import { addressOf } from '#web/client/client.ts';
import { queryClient } from '#web/client/queries.ts';
import { saveToken } from '#web/client/session.ts';
import { start } from '#web/client/start.ts';
import { showToast } from '#web/ui/toast.tsx';

type DevKey = keyof DevRoutes;
type ReadKey = Extract<DevKey, `GET ${string}`>;
export type DevAnswer<K extends DevKey> = AnswerOf<DevRoutes[K]>;

interface Input<K extends DevKey> {
  readonly params?: ParamsOf<K>;
  readonly query?: QueryIn<DevRoutes[K]>;
  readonly body?: BodyIn<DevRoutes[K]>;
}

export type Application = DevAnswer<'GET /dev/api/applications/{uuid}'>;

export async function devCall<K extends DevKey>(key: K, input: Input<K> = {}): Promise<DevAnswer<K>> {
  const [method = 'GET', pattern = ''] = key.split(' ');
  const { params = {}, query = {}, body } = input;
  const response = await fetch(addressOf(pattern, { params, query: { ...query } }), {
    method,
    headers: { accept: 'application/json', 'x-org': start().organization.orgCode, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // A borrower made here signs this browser in.
  const token = response.headers.get('authorization');
  if (response.ok && token) saveToken(token);
  const answer: unknown = await response.json();
  if (!response.ok) throw new CallError(sentenceOf(answer), response.status, answer);
  return answer as DevAnswer<K>;
}

/** A refusal's own sentence says more than the general message. */
function sentenceOf(body: unknown): string {
  const [first]: unknown[] = [member(body, 'errors')].flat();
  return String(first ?? member(body, 'message') ?? 'The call was refused.');
}

interface ReadOptions {
  readonly isEnabled?: boolean;
  readonly everyMs?: number;
}

export function useDev<K extends ReadKey>(
  key: K,
  input: Input<K> = {},
  { isEnabled = true, everyMs }: ReadOptions = {},
): UseQueryResult<DevAnswer<K>> {
  return useQuery(
    {
      queryKey: [key, input],
      queryFn: () => devCall(key, input),
      enabled: isEnabled,
      ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
    },
    queryClient,
  );
}

/** Does one thing at a time, says how it went, and has everything that is shown read again. */
export function useAct(): {
  readonly isBusy: boolean;
  readonly act: (work: () => Promise<string | undefined>) => void;
} {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    try {
      const words = await work();
      if (words !== undefined) showToast(words, 'success');
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), 'error');
    }
    setBusy(false);
    await queryClient.invalidateQueries();
  };
  return { isBusy, act: (work) => void run(work) };
}
