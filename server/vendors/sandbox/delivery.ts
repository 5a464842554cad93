/** Messages on their way to us: signed and sent when due, again when we did not take them, and badly when told to. */
import type postgres from 'postgres';
import type { Secret } from '../../secret.ts';
import { sign, type VendorMessage, type VendorName } from '../vendor.ts';
import type { SandboxMode } from './modes.ts';

interface Receiver {
  readonly callbackUrl: string;
  readonly callbackSecretOf: (vendor: VendorName) => Secret;
}

/** What comes back when the company's own gateway answers in its place. */
export const garbled = { unexpected: '<html>Bad gateway</html>' } as const;

interface Due {
  readonly id: string;
  readonly vendor: VendorName;
  readonly body: VendorMessage;
}

export async function deliverDue(
  sql: postgres.Sql,
  receiver: Receiver,
  modeOf: (vendor: VendorName) => Promise<SandboxMode>,
): Promise<number> {
  // The database puts them in order: two of the same millisecond are one moment to a Date, and `returning` has no order.
  const inOrder = await sql<Due[]>`
    with due as (
      update sandbox.message set tries = tries + 1, due_at = now() + make_interval(secs => 2 ^ least(tries, 8)) where id in (
        select id from sandbox.message where sent_at is null and due_at <= now() and tries < 20 order by due_at limit 20 for update skip locked)
      returning id, vendor, body, done_at)
    select id, vendor, body from due order by done_at`;
  const isReversed = (await Promise.all(inOrder.map((one) => modeOf(one.vendor)))).includes('reversed');
  let sent = 0;
  for (const { id, vendor, body } of isReversed ? inOrder.toReversed() : inOrder) {
    const mode = await modeOf(vendor);
    if (mode === 'down') continue;
    if (mode !== 'lost') {
      const times = mode === 'duplicate' ? 5 : 1;
      const said = mode === 'malformed' ? { ...body, content: garbled } : body;
      const answers = await Promise.all(
        Array.from({ length: times }, () => post(receiver, vendor, said, mode === 'forged')),
      );
      if (mode !== 'forged' && !answers.some((isTaken) => isTaken)) continue;
    }
    await sql`update sandbox.message set sent_at = now() where id = ${id}`;
    sent += 1;
  }
  return sent;
}

async function post(
  { callbackUrl, callbackSecretOf }: Receiver,
  vendor: VendorName,
  message: VendorMessage,
  isForged: boolean,
): Promise<boolean> {
  const body = JSON.stringify(message);
  const signature = sign(callbackSecretOf(vendor), isForged ? `${body} ` : body, Math.floor(Date.now() / 1000));
  try {
    const answer = await fetch(`${callbackUrl}/callbacks/${vendor}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vendor-signature': signature },
      body,
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
