/**
 * What mail servers write back: that a message did not arrive (RFC 3464, delivery status) or that its reader called it spam
 * (RFC 5965, feedback report); both from memory, 2026-11-17. Anyone can write such an email, so it says nothing by itself: the
 * address that it came to must carry our own mark for that very recipient (server/messages/bounces.ts).
 */
export interface DeliveryReport {
  /** `bounced`: it never will arrive. `complained`: it did, and was not wanted. */
  readonly what: 'bounced' | 'complained';
  readonly recipient: string;
  /** Of the message it is about, without its brackets; null where the report does not quote it. */
  readonly messageId: string | null;
}

/** Undefined for what is no such report, or says that it is only late. */
export function readDeliveryReport(raw: string): DeliveryReport | undefined {
  const text = raw.replaceAll(/\r\n/g, '\n');
  const [head = ''] = text.split('\n\n', 1);
  const type = /^content-type:\s*multipart\/report\b[^;]*(;[\s\S]*)$/im.exec(unfolded(head))?.[1] ?? '';
  const kind = /report-type="?(delivery-status|feedback-report)"?/i.exec(type)?.[1]?.toLowerCase();
  const part = kind && partOf(text.slice(head.length), kind);
  if (!part) return undefined;
  const messageId = lastOf(text.slice(head.length), /^message-id:\s*<([^>\n]{1,300})>/gim);
  if (kind === 'feedback-report') {
    const isComplaint = /^feedback-type:\s*abuse\s*$/im.test(part);
    const recipient = addressIn(part, 'original-rcpt-to');
    return isComplaint && recipient !== undefined ? { what: 'complained', recipient, messageId } : undefined;
  }
  // A status that begins with 5 is for good; 4 is tried again by the server that says so.
  const isFinal = /^action:\s*failed\s*$/im.test(part) && /^status:\s*5\.\d{1,3}\.\d{1,3}/im.test(part);
  const recipient = addressIn(part, 'original-recipient') ?? addressIn(part, 'final-recipient');
  return isFinal && recipient !== undefined ? { what: 'bounced', recipient, messageId } : undefined;
}

const unfolded = (text: string) => text.replaceAll(/\n[ \t]+/g, ' ');

/** The machine's part, from its type to the next boundary. */
function partOf(body: string, kind: string): string | undefined {
  const at = new RegExp(`^content-type:\\s*message/${kind}\\b.*$`, 'im').exec(body);
  if (!at) return undefined;
  const [part] = body.slice(at.index).split(/\n--/, 1);
  return unfolded(part ?? '');
}

function addressIn(part: string, field: string): string | undefined {
  const value = new RegExp(`^${field}:\\s*(?:rfc822;)?\\s*<?([^\\s<>;]{1,254}@[^\\s<>;]{1,254})>?\\s*$`, 'im').exec(
    part,
  );
  return value?.[1]?.toLowerCase();
}

function lastOf(text: string, pattern: RegExp): string | null {
  return [...text.matchAll(pattern)].at(-1)?.[1] ?? null;
}
