/** Traces where a collector is named. Without one the library is not even loaded. */
import type { Tracing } from './tracing.ts';

export async function openTracing(endpoint: string): Promise<Tracing | undefined> {
  if (endpoint === '') return undefined;
  const { openOtlp } = await import('./otlp.ts');
  return openOtlp(endpoint);
}
