/**
 * Tells the server that a page broke. Promises that nothing a person typed and nothing that opens a door leaves with
 * the report: tokens, addresses with their queries, e-mails, long numbers and ids are taken out first. What only says
 * that the network was away is not reported, and a report that fails is dropped: it must never break a page further.
 */
import { scrub } from '#core/people/scrub.ts';
import { CallError } from './call-error.ts';
import { type CallArguments, call } from './client.ts';

const noise =
  /network ?error|failed to fetch|load failed|networkerror when attempting|fetch failed|timed? ?out|timeout|aborted|err_internet_disconnected/i;

/** Network errors, failed fetches and timeouts are the weather, not a fault of ours. */
export function isNoise(error: unknown): boolean {
  if (error instanceof CallError && error.status === 0) return true;
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  return name === 'AbortError' || name === 'TimeoutError' || name === 'NetworkError' || noise.test(message);
}

const warned = new Set<string>();

/** What breaks no page and someone should know all the same: told once while the page is open, however often it happens. */
export function reportWarning(title: string, about: string, message: string): void {
  if (warned.has(`${title} ${about}`)) return;
  warned.add(`${title} ${about}`);
  send({ title, name: scrub(about).slice(0, 500), message: scrub(message).slice(0, 500) });
}

function send(report: CallArguments<'POST /service-errors/external/api/v1/report'>[0]['body']): void {
  call('POST /service-errors/external/api/v1/report', { context: 'external', body: report, keepalive: true }).catch(
    () => {},
  );
}

let pagePattern: () => string | undefined = () => undefined;

export function reportError(title: string, error: unknown): void {
  if (isNoise(error)) return;
  const { name, message, stack } = (error ?? {}) as { name?: unknown; message?: unknown; stack?: unknown };
  const pattern = pagePattern();
  send({
    title: scrub(title).slice(0, 500),
    ...(typeof name === 'string' && { name: scrub(name).slice(0, 500) }),
    message: scrub(typeof message === 'string' ? message : String(error)).slice(0, 500),
    ...(typeof stack === 'string' && { stack: scrub(stack).slice(0, 4000) }),
    ...(pattern && { pagePattern: pattern.slice(0, 500) }),
  });
}

/** Reports what no one caught. `patternOf` names the page by its row in the site map, which holds no id. */
export function watchErrors(patternOf: () => string | undefined): void {
  pagePattern = patternOf;
  window.addEventListener('error', ({ error, message }) => reportError('Uncaught error', error ?? new Error(message)));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('Unhandled rejection', reason));
}
