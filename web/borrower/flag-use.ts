/** Says which flags this page has read, as it is left and each once: a flag that no page reads any more can go. */
import { call } from '#web/client/client.ts';
import { readKeys } from '#web/client/start.ts';

const told = new Set<string>();

/** The answer stops it. */
export function reportReads(): () => void {
  const tell = () => {
    const featureKeys = [...readKeys].filter((key) => key.startsWith('fe-') && !told.has(key));
    if (!document.hidden || featureKeys.length === 0) return;
    for (const key of featureKeys) told.add(key);
    call('POST /ft/{context}/features-read', {
      params: { context: 'external' },
      context: 'external',
      keepalive: true,
      body: { featureKeys: featureKeys as never },
    }).catch(() => {});
  };
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}
