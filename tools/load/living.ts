/** What lives in the memory of a process once everything else is collected: a garbage collection, asked for by its inspector. */
import { setTimeout as sleep } from 'node:timers/promises';

interface Observed {
  readonly pid: number;
  /** Where its inspector answers once it is woken. */
  readonly inspectPort: number;
}

interface Said {
  readonly id?: number;
  readonly result?: { readonly usedSize?: number; readonly backingStorageSize?: number };
}

/** JavaScript's own objects and the bytes that buffers hold. */
export async function livingMegabytes({ pid, inspectPort }: Observed): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const line = new WebSocket(await addressOf(inspectPort));
  await new Promise((resolve, reject) => {
    line.onopen = resolve;
    line.onerror = reject;
  });
  const ask = (id: number, method: string) =>
    new Promise<NonNullable<Said['result']>>((resolve) => {
      line.addEventListener('message', ({ data }) => {
        const said = JSON.parse(String(data)) as Said;
        if (said.id === id) resolve(said.result ?? {});
      });
      line.send(JSON.stringify({ id, method }));
    });
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize = 0, backingStorageSize = 0 } = await ask(2, 'Runtime.getHeapUsage');
  line.close();
  return (usedSize + backingStorageSize) / 2 ** 20;
}

async function addressOf(port: number): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
    const [first] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (first) return first.webSocketDebuggerUrl;
    await sleep(100);
  }
}
