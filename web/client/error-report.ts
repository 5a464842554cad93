/**
 * Tells the server that a page broke. Promises that nothing a person typed and nothing that opens a door leaves with
 * the report: tokens, addresses with their queries, e-mails, long numbers and ids are taken out first. What only says
 * that the network was away is not reported, and a report that fails is dropped: it must never break a page further.
 */
import { CallError } from './call-error.ts';
import { call } from './client.ts';

const noise =
  /network ?error|failed to fetch|load failed|networkerror when attempting|fetch failed|timed? ?out|timeout|aborted|err_internet_disconnected/i;

/** Network errors, failed fetches and timeouts are the weather, not a fault of ours. */
export function isNoise(error: unknown): boolean {
  if (error instanceof CallError && error.status === 0) return true;
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  return name === 'AbortError' || name === 'TimeoutError' || name === 'NetworkError' || noise.test(message);
}

/** In this order: a later row must not find half of what an earlier one took. */
const secrets: readonly (readonly [what: RegExp, instead: string])[] = [
  [/([?#])[^\s)'":]+/g, '$1[removed]'],
  [/(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [removed]'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[removed]'],
  [
    /((?:authorization|token|jwt|password|secret|cookie|signature|nonce|ssn)["']?\s*[:=]\s*)(?!(?:bearer|basic) \[)("[^"]*"|'[^']*'|[^\s,;&()[\]{}]+)/gi,
    '$1[removed]',
  ],
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '{uuid}'],
  [/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/\b\d(?:[ -]?\d){7,}\b/g, '[number]'],
];

export function scrub(text: string): string {
  return secrets.reduce((clean, [what, instead]) => clean.replace(what, instead), text);
}

let pagePattern: () => string | undefined = () => undefined;

export function reportError(title: string, error: unknown): void {
  if (isNoise(error)) return;
  const { name, message, stack } = (error ?? {}) as { name?: unknown; message?: unknown; stack?: unknown };
  const pattern = pagePattern();
  const report = {
    title: scrub(title).slice(0, 500),
    ...(typeof name === 'string' && { name: scrub(name).slice(0, 500) }),
    message: scrub(typeof message === 'string' ? message : String(error)).slice(0, 500),
    ...(typeof stack === 'string' && { stack: scrub(stack).slice(0, 4000) }),
    ...(pattern && { pagePattern: pattern.slice(0, 500) }),
  };
  call('POST /service-errors/external/api/v1/report', {
    context: 'external',
    body: report,
    keepalive: true,
  }).catch(() => {});
}

/** Reports what nobody caught. `patternOf` names the page by its row in the site map, which holds no id. */
export function watchErrors(patternOf: () => string | undefined): void {
  pagePattern = patternOf;
  window.addEventListener('error', ({ error, message }) => reportError('Uncaught error', error ?? new Error(message)));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('Unhandled rejection', reason));
}
