/**
 * Email over SMTP. A server's final no to this address or this message is a refusal; anything else, a temporary no or no
 * answer, is an error, and the message is tried again with the same key. SMTP does not know keys: a message that was handed
 * over in the moment we died goes out twice, under one Message-ID, by which a mailbox may know it again.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Secret } from '../../secret.ts';
import { messageIdOf } from './message-id.ts';
import type { Message, Messages } from './port.ts';

interface Sender {
  readonly name: string;
  readonly address: string;
}

interface SmtpOptions {
  /** smtps://user:password@host:465, or smtp://… with STARTTLS. */
  readonly url: Secret;
  readonly senderOf: (orgCode: string) => Sender;
  /** Keys by domain. */
  readonly dkim: ReadonlyMap<string, DkimKey>;
  /** Where mail servers write back to; the sender's own address unless told. */
  readonly bounceTo?: ((orgCode: string, recipient: string) => string) | undefined;
}

export interface DkimKey {
  readonly domainName: string;
  readonly keySelector: string;
  readonly privateKey: string;
}

interface MailServer extends Messages {
  /** Whether it answers and takes our name and password; throws what it says otherwise. */
  check(): Promise<void>;
  close(): void;
}

const here = new Set(['localhost', '127.0.0.1', '[::1]']);
const [connectMs, answerMs] = [10_000, 30_000];

export function createSmtpCarrier({ url, senderOf, dkim, bounceTo }: SmtpOptions): MailServer {
  const { protocol, hostname, port, username, password } = new URL(url.reveal());
  // A line that others can read is for this machine alone: elsewhere a server without TLS is none.
  const isHere = here.has(hostname);
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: 4,
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port || (protocol === 'smtps:' ? 465 : 587)),
    secure: protocol === 'smtps:',
    ...(protocol === 'smtp:' && (isHere ? { ignoreTLS: true } : { requireTLS: true })),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        const from = senderOf(message.orgCode);
        const envelope = bounceTo && { from: bounceTo(message.orgCode, message.recipient), to: message.recipient };
        await transport.sendMail({ ...letterOf(message, from, dkim), ...(envelope && { envelope }) });
        return 'accepted';
      } catch (error) {
        if (isFinalNo(error)) return 'refused';
        // What a mail server says may quote the address: the code tells enough.
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        throw new Error(`The mail server did not take a message (${[code, responseCode].filter(Boolean).join(' ')}).`);
      }
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

function letterOf(
  { key, recipient, subject, words, html, unsubscribeUrl }: Message,
  from: Sender,
  dkim: SmtpOptions['dkim'],
) {
  const domain = from.address.split('@')[1] ?? '';
  const signature = dkim.get(domain);
  return {
    from,
    to: { name: '', address: recipient },
    subject,
    text: words,
    ...(html !== undefined && { html }),
    messageId: `<${messageIdOf(key)}@${domain}>`,
    // No program answers to what a program wrote.
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl !== undefined && oneClick(unsubscribeUrl)) },
    ...(signature && { dkim: signature }),
  };
}

/** RFC 2369 and RFC 8058: mail programs show a button, and press it by a POST that needs no login. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** To the recipient or to the message itself. A no to our own name and password is ours to mend. */
function isFinalNo(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;
}

/** `<domain>.<selector>.pem`, one for each domain that we write from. */
export function dkimKeysIn(folder: string): ReadonlyMap<string, DkimKey> {
  const files = folder === '' ? [] : readdirSync(folder);
  return new Map(
    files.flatMap((file) => {
      const [, domainName, keySelector] = /^(.+)\.([\w-]+)\.pem$/.exec(file) ?? [];
      if (domainName === undefined || keySelector === undefined) return [];
      return [[domainName, { domainName, keySelector, privateKey: readFileSync(join(folder, file), 'utf8') }]];
    }),
  );
}
