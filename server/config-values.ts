/** How each variable's text is read: what it means, or a sentence that says what would be right. */
import { isIP } from 'node:net';
import { Secret } from './secret.ts';

export class ConfigError extends Error {}

type Role = 'api' | 'worker';

export function wholeNumber(text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new ConfigError(`must be a whole number from ${min} to ${max}, not '${text}'`);
  }
  return value;
}

export function oneOf<T extends string>(text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text);
  if (!found) throw new ConfigError(`must be one of ${allowed.join(', ')}, not '${text}'`);
  return found;
}

export function roles(text: string): readonly Role[] {
  return text.split(',').map((part) => oneOf(part.trim(), ['api', 'worker'] as const));
}

export function environment(text: string): 'production' | 'development' | 'test' {
  return oneOf(text, ['production', 'development', 'test'] as const);
}

/** A number of hops, or networks. "True" would believe the client's own X-Forwarded-For, so it is refused. */
export function proxies(text: string): number | string[] {
  if (/^\d$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (!networks.every(isNetwork)) {
    throw new ConfigError(
      `must be the number of reverse proxies in front (0 to 9) or their addresses and networks, as 10.0.0.0/8,192.0.2.7, not '${text}'`,
    );
  }
  return networks;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const isSize = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && isSize && rest.length === 0;
}

export function metricsToken(text: string): Secret {
  if (text.length < 16) throw new ConfigError('must have at least 16 characters');
  return new Secret(text);
}

/** The address carries a password, so it is a secret and its text never enters a message. */
export function databaseUrl(text: string): Secret {
  if (!/^postgres(ql)?:\/\//.test(text)) {
    throw new ConfigError('must start with postgres:// or postgresql://');
  }
  return new Secret(text);
}

export function rootKey(text: string): Secret<Buffer> {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32) throw new ConfigError('must be the base64 form of exactly 32 bytes');
  return new Secret(key);
}

export function achBank(text: string) {
  const [, routingNumber, name] = /^(\d{9}) (\S.*)$/.exec(text) ?? [];
  if (routingNumber === undefined || name === undefined)
    throw new ConfigError('must be a routing number of nine digits, a space and a name');
  return { routingNumber, name };
}

/** An account number is a secret, so its text never enters a message. */
export function achAccount(text: string) {
  const [, routingNumber, accountNumber] = /^(\d{9}) (\d{4,17})$/.exec(text) ?? [];
  if (routingNumber === undefined || accountNumber === undefined)
    throw new ConfigError('must be a routing number of nine digits, a space and an account number');
  return { routingNumber, accountNumber: new Secret(accountNumber) };
}

export function bounceAddress(text: string): string {
  if (text !== '' && !/^[\w.-]{1,12}@[\w.-]+$/.test(text))
    throw new ConfigError('must be an email address of at most twelve letters before the @');
  return text;
}

/** A digest travels there and nothing else, and the answer is signed: authorities answer without TLS too. */
export function tsaUrl(text: string): string {
  if (text !== '' && !/^https?:\/\/[^\s?#]+$/.test(text))
    throw new ConfigError(`must be the address of a time stamp authority, not '${text}'`);
  return text;
}

export function sftpUrl(text: string) {
  if (text === '') return undefined;
  const [, user, host, port] = /^sftp:\/\/([\w.-]+)@([\w.-]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
  if (user === undefined || host === undefined)
    throw new ConfigError('must be sftp://user@host:22, without a password');
  return { user, host, port: wholeNumber(port ?? '22', 1, 65_535) };
}

export function hostKey(text: string): string {
  if (text !== '' && !/^SHA256:[A-Za-z0-9+/]{43}$/.test(text))
    throw new ConfigError('must be SHA256: and 43 characters, as ssh-keygen -l prints it');
  return text;
}

export function cutOffs(text: string): { readonly nextDay: string; readonly sameDay: string | null } {
  const [, , sameDay, nextDay] = /^((\d{2}:\d{2}) )?(\d{2}:\d{2})$/.exec(text) ?? [];
  if (nextDay === undefined || (sameDay !== undefined && sameDay >= nextDay) || nextDay > '23:59')
    throw new ConfigError('must be one time of the day, or an earlier one for the same day before it: 14:00 20:00');
  return { nextDay, sameDay: sameDay ?? null };
}

/** The address carries a password, so its text never enters a message. Without TLS only this machine may be reached. */
export function smtpUrl(text: string): Secret {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new ConfigError('must be smtps://user:password@host:465 or smtp://user:password@host:587');
  return new Secret(text);
}

export function twilioUrl(text: string): string {
  if (!/^https:\/\/[^\s/]+$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(text))
    throw new ConfigError(`must be an https address without a path, not '${text}'`);
  return text;
}

export function twilioAccount(text: string): string {
  if (text !== '' && !/^AC[0-9a-f]{32}$/.test(text)) throw new ConfigError('must be AC and 32 hexadecimal characters');
  return text;
}

export function twilioSenders(text: string): ReadonlyMap<string, string> | undefined {
  if (text === '') return undefined;
  const rows = text.split(',').map((part) => /^\s*(\*|\w+)=(\+1\d{10}|MG[0-9a-f]{32})\s*$/.exec(part));
  if (!rows.every((row) => row !== null))
    throw new ConfigError('must be a list such as *=+15105550100,PARTNER_ONE=MG0123456789abcdef0123456789abcdef');
  return new Map(rows.map(([, orgCode = '', sender = '']) => [orgCode, sender]));
}

/** It holds secrets, so its text never enters a message. */
export function oidcClients(text: string) {
  if (text === '') return undefined;
  const isIssuer = (url: unknown) =>
    typeof url === 'string' && /^(https:\/\/[^\s?#]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/[^\s?#]*)?)$/.test(url);
  const rows = Object.entries(jsonObject(text)).map(([orgCode, row]) => {
    const { issuer, clientId, clientSecret } = (row ?? {}) as Record<string, unknown>;
    if (!isIssuer(issuer) || typeof clientId !== 'string' || typeof clientSecret !== 'string')
      throw new ConfigError('must name an https issuer, a clientId and a clientSecret for each organization');
    return [orgCode, { issuer: String(issuer), clientId, clientSecret: new Secret(clientSecret) }] as const;
  });
  return new Map(rows);
}

/** What borrowers told us travels there: only this machine may be reached without TLS. */
export function vendorUrl(text: string): string {
  if (text !== '' && !/^(https:\/\/[^\s?#]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/[^\s?#]*)?)$/.test(text))
    throw new ConfigError(`must be an https address, such as https://title.example.com/hearthline, not '${text}'`);
  return text.replace(/\/+$/, '');
}

export function vendorSecret(text: string): Secret {
  if (text.length < 32) throw new ConfigError('must have at least 32 characters');
  return new Secret(text);
}

export function assetsUrl(text: string): string {
  if (text !== '' && !/^https:\/\/[^\s/]+$/.test(text)) {
    throw new ConfigError(`must be an https address without a path, not '${text}'`);
  }
  return text;
}

/** Documents leave the machine sealed, but their names and the key's signature do not: only this machine may be reached without TLS. */
export function bucketUrl(text: string): string {
  if (text !== '' && !/^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/[^\s/]+$/.test(text)) {
    throw new ConfigError(`must be an https address with one bucket, as https://host/bucket, not '${text}'`);
  }
  return text;
}

/** As Node connects to it. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

export function clamdAddress(text: string): ClamdAddress | undefined {
  if (text === '') return undefined;
  const [, host, port] = /^tcp:\/\/([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  if (host !== undefined) return { host: host.replaceAll(/[[\]]/g, ''), port: wholeNumber(port ?? '', 1, 65_535) };
  const [, path] = /^unix:\/\/(\/\S+)$/.exec(text) ?? [];
  if (path === undefined)
    throw new ConfigError(`must be tcp://host:port or unix:///path, such as tcp://127.0.0.1:3310, not '${text}'`);
  return { path };
}

export function plaidUrl(text: string): string {
  if (!/^https:\/\/[^\s/]+$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(text)) {
    throw new ConfigError(`must be an https address without a path, not '${text}'`);
  }
  return text;
}

/** Traces hold no personal value, but when and how often someone works here is no one else's business either. */
export function collectorUrl(text: string): string {
  if (
    text !== '' &&
    !/^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(\/[^\s?#]*)?$/.test(text)
  ) {
    throw new ConfigError(
      `must be an https address, or http on this machine, such as http://127.0.0.1:4318, not '${text}'`,
    );
  }
  return text.replace(/\/+$/, '');
}

interface IceServer {
  readonly urls: string[];
  readonly username?: string;
  readonly credential?: string;
}

export function iceServers(text: string): IceServer[] {
  const read: unknown = JSON.parse(text);
  const isServer = (one: unknown) => Array.isArray((one as IceServer | null)?.urls);
  if (!Array.isArray(read) || !read.every(isServer))
    throw new ConfigError('must be a JSON list such as [{"urls":["stun:stun.example.com:3478"]}]');
  return read as IceServer[];
}

export function jsonObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Falls through to the same sentence: what matters to the reader is what would be right.
  }
  throw new ConfigError('must be a JSON object');
}
