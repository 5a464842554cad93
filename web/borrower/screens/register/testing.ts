/** For specs: a server that answers by the path it is asked, and remembers what it was asked. */
import { vi } from 'vitest';

export interface Asked {
  readonly what: string;
  readonly url: string;
  readonly body: unknown;
  readonly key: string | null;
}

export type Answers = Readonly<Record<string, unknown>>;

/**
 * `answers` by method and path; a function is called again each time, and may throw for a network that is away. What is
 * not in the list is not found.
 */
export function stubServer(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ what, url, body, key: new Headers(init.headers).get('idempotency-key') });
    const answer = Object.hasOwn(answers, what) ? answers[what] : () => refusal(404, 'notFound', 'Not found');
    const given: unknown = typeof answer === 'function' ? await answer(init) : answer;
    if (given instanceof Response) return given;
    return given === null ? new Response(null, { status: 204 }) : new Response(JSON.stringify(given));
  });
  return asked;
}

export function refusal(status: number, code: string, message: string, param?: string): Response {
  return new Response(JSON.stringify({ type: 'spec', code, message, param, requestId: 'spec' }), { status });
}

/** Something new each time, the last one for good: what changes between two tries. */
export function inTurn(...answers: (() => unknown)[]): () => unknown {
  let turn = 0;
  return () => {
    turn += 1;
    return answers[Math.min(turn, answers.length) - 1]?.();
  };
}

/** A server that takes the call and never answers. */
export function never({ signal }: RequestInit): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}

export const away = () => {
  throw new TypeError('Failed to fetch');
};
