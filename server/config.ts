/**
 * Every environment variable of the product, typed, in one list. A wrong one stops the start with a sentence that says
 * which, why and what would be right; nothing else in the code reads `process.env`.
 */
import { isIP } from 'node:net';
import { type FallbackVariable, type NeedName, type NeedRow, needs } from './needs.ts';
import { Secret } from './secret.ts';

export type Role = 'api' | 'worker';

interface Variable<T> {
  readonly about: string;
  readonly fallback: string | undefined;
  readonly parse: (text: string) => T;
}

export class ConfigError extends Error {}

type VendorVariable = (typeof needs)[NeedName]['variable'];
type RemoteVariable = Extract<(typeof needs)[NeedName], { adapters: { https: unknown } }>['variable'];

/** For each company of our own protocol, a second one that stands ready too: where it is, and what both sign with. */
const remoteVariables = Object.fromEntries(
  Object.values<NeedRow>(needs)
    .flatMap(({ variable: name, adapters, fallback }) => ['https' in adapters ? name : [], fallback ?? []].flat())
    .flatMap((name) => [
      [`${name}_URL`, variable('where the company of our protocol is that serves it', '', vendorUrl)],
      [`${name}_SECRET`, variable('what it and we sign with, at least 32 characters', undefined, vendorSecret)],
    ]),
) as unknown as Readonly<
  Record<`${RemoteVariable | FallbackVariable}_URL`, ReturnType<typeof variable<string, ''>>> &
    Record<`${RemoteVariable | FallbackVariable}_SECRET`, ReturnType<typeof variable<Secret, undefined>>>
>;

/** One for each need: who serves it; and who stands ready, where two may. */
const vendorVariables = Object.fromEntries(
  Object.values<NeedRow>(needs).flatMap(({ variable: name, about, adapters, fallback }) => {
    const who = (choices: readonly string[], meaning: string) =>
      variable(`${meaning} ${about}: ${choices.join(' or ')}`, undefined, (text) => oneOf(text, choices));
    const first = [name, who(Object.keys(adapters), 'who serves')];
    return fallback === undefined ? [first] : [first, [fallback, who(['https'], 'who stands ready for')]];
  }),
) as unknown as Readonly<Record<VendorVariable | FallbackVariable, ReturnType<typeof variable<string, undefined>>>>;

export const variables = {
  PORT: variable('the port the product listens on', '4400', (text) => wholeNumber(text, 0, 65_535)),
  HOST: variable('the address it binds to', '127.0.0.1', (text) => text),
  DATA_DIR: variable('where the embedded database, documents and generated keys live', '.data', (text) => text),
  DATABASE_URL: variable('any PostgreSQL to use instead of the embedded one', undefined, databaseUrl),
  WAL_ARCHIVE: variable(
    'folder that the embedded database copies its log to, so that a backup can be brought to any moment; empty, it does not',
    '',
    (text) => text,
  ),
  DATABASE_POOL: variable('connections this process may hold', '10', (text) => wholeNumber(text, 1, 200)),
  ROLES: variable('which parts this process runs: api, worker, or both', 'api,worker', roles),
  NODE_ENV: variable('production switches off /dev, the sandbox controls and the personas', 'development', environment),
  LOG_LEVEL: variable('how much is logged: debug, info, warn, error or silent', 'info', (text) =>
    oneOf(text, ['debug', 'info', 'warn', 'error', 'silent'] as const),
  ),
  ROOT_KEY: variable(
    'base64 of the 32 bytes that wrap every data key; made into DATA_DIR when absent (development and small installations only)',
    undefined,
    rootKey,
  ),
  OLDER_ROOT_KEYS: variable(
    'root keys of before, base64 and comma-separated: what they wrap can still be opened',
    '',
    (text) => (text === '' ? [] : text.split(',').map(rootKey)),
  ),
  CENSUS_TRACTS: variable(
    'the file of census tracts for the register under HMDA, as the Census geocoder answers a batch; empty, the sandbox’s sample, or none in production',
    '',
    (text) => text,
  ),
  SANDBOX_DELAY_MS: variable(
    'how long a sandbox vendor takes to answer; long work takes ten times as long',
    '300',
    (text) => wholeNumber(text, 0, 60_000),
  ),
  PLAID_URL: variable(
    'where Plaid is reached, for lenders with a contract of their own',
    'https://production.plaid.com',
    plaidUrl,
  ),
  PLAID_CLIENT_ID: variable(
    'the lender’s client id at Plaid; absent, banks are linked in our sandbox',
    '',
    (text) => text,
  ),
  PLAID_SECRET: variable('the secret that goes with it', undefined, (text) => new Secret(text)),
  APOR_TABLE: variable(
    'where the published table of average prime offer rates is, an https address or a file',
    '',
    (text) => text,
  ),
  CRASH_AT: variable(
    'for tests: named places, comma-separated, at which this process dies; production ignores them',
    '',
    (text) => text.split(','),
  ),
  LIMIT_FACTOR: variable(
    'for benches: how many times the limit of each call may be used; production ignores it',
    '1',
    (text) => wholeNumber(text, 1, 1_000_000),
  ),
  DOCUMENTS_URL: variable(
    'an S3-compatible bucket for documents, as https://host/bucket; empty keeps them in a folder of DATA_DIR',
    '',
    bucketUrl,
  ),
  DOCUMENTS_REGION: variable('the region of that bucket', 'us-east-1', (text) => text),
  DOCUMENTS_KEY_ID: variable('the access key id for that bucket', '', (text) => text),
  DOCUMENTS_KEY: variable('the secret access key for that bucket', '', (text) => new Secret(text)),
  ACH_BANK: variable(
    'the bank that takes our payment files, as routing number and name; a sandbox bank unless named',
    '091000019 Sandbox Settlement Bank',
    achBank,
  ),
  ACH_COMPANY_ID: variable('the ten characters that bank knows us by', '9000000001', (text) => text),
  ACH_PAYOFF_ACCOUNT: variable(
    'routing and account number of the company that pays creditors on our behalf, separated by a space',
    '021000021 4400004400',
    achAccount,
  ),
  OFAC_DIR: variable(
    'folder with sdn.csv and alt.csv as the Treasury publishes them, fetched again at least every ten days',
    '',
    (text) => text,
  ),
  SMTP_URL: variable(
    'the server that carries our email, as smtps://user:password@host:465 or smtp://user:password@host:587',
    undefined,
    smtpUrl,
  ),
  DKIM_DIR: variable(
    'folder of the keys that sign our email, one <domain>.<selector>.pem for each domain; empty, the mail server signs',
    '',
    (text) => text,
  ),
  CLAMD_URL: variable(
    'where clamd checks uploads for viruses, as tcp://host:port or unix:///path; empty, they are not checked',
    '',
    clamdAddress,
  ),
  SIGNING_KEY: variable(
    'PEM of the EC P-256 key that signs papers, followed by its certificate; made into DATA_DIR when absent',
    undefined,
    (text) => new Secret(text),
  ),
  BRANDS_DIR: variable('folder of the brands, one folder each; empty is brands/ of this release', '', (text) => text),
  ASSETS_URL: variable('address of a CDN in front of /brands and /assets; empty serves them from here', '', assetsUrl),
  SERVICE_URL: variable(
    'address that telemetry and feature calls go to while the flag fe-relative-url-heloc is off; empty is always the site itself',
    '',
    assetsUrl,
  ),
  TRUST_PROXY: variable(
    'how many reverse proxies of ours stand in front, or their networks: what a client itself says of its address is never believed',
    '0',
    proxies,
  ),
  STOP_NOTICE_MS: variable(
    'how long /readyz says no before a process that stops takes no more calls: longer than a balancer’s interval; 3000 in production and 0 elsewhere unless told',
    undefined,
    (text) => wholeNumber(text, 0, 60_000),
  ),
  REQUEST_TIMEOUT_MS: variable(
    'how long a client may take to send a request; what is slower is cut off',
    '60000',
    (text) => wholeNumber(text, 100, 600_000),
  ),
  WORKER_PORT: variable(
    'where a process that is only a worker answers /healthz, /readyz and /metrics; 4401 in production and nowhere else unless told',
    undefined,
    (text) => wholeNumber(text, 0, 65_535),
  ),
  DISK_FREE_MIN_MB: variable('how much room DATA_DIR must have: with less, /readyz says no', '100', (text) =>
    wholeNumber(text, 0, 1_000_000),
  ),
  METRICS_TOKEN: variable(
    'what a scraper sends as Authorization: Bearer … to read /metrics; without it only this machine may',
    undefined,
    metricsToken,
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    'where a collector takes traces over OTLP/HTTP, such as http://127.0.0.1:4318; empty, nothing is traced',
    '',
    collectorUrl,
  ),
  ICE_SERVERS: variable(
    'JSON list of STUN and TURN servers for the notary’s video, as browsers take them; none is enough on one network',
    '[]',
    iceServers,
  ),
  ...vendorVariables,
  ...remoteVariables,
  SANDBOX_ACKNOWLEDGED: variable(
    'true says that a production with a sandbox is a test system: every page, paper, email and answer then says so too',
    'false',
    (text) => oneOf(text, ['true', 'false'] as const) === 'true',
  ),
  FLAGS: variable(
    'JSON of feature flags that differ from core/flags, e.g. {"fe-heloc-maintenance":{"enabled":true}}',
    '{}',
    jsonObject,
  ),
} satisfies Record<string, Variable<unknown>>;

export type Config = { readonly [K in keyof typeof variables]: ReturnType<(typeof variables)[K]['parse']> | Absent<K> };
type Absent<K extends keyof typeof variables> = (typeof variables)[K]['fallback'] extends string ? never : undefined;

export function readConfig(environmentVariables: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const config: Record<string, unknown> = {};
  for (const [name, { about, fallback, parse }] of Object.entries(variables)) {
    const text = environmentVariables[name] || fallback;
    try {
      config[name] = text === undefined ? undefined : parse(text);
    } catch (error) {
      problems.push(`${name} (${about}) ${error instanceof ConfigError ? error.message : 'cannot be read'}.`);
    }
  }
  if (problems.length > 0) throw new ConfigError(`The configuration is wrong: ${problems.join(' ')}`);
  return config as Config;
}

function variable<T, F extends string | undefined>(about: string, fallback: F, parse: (text: string) => T) {
  return { about, fallback, parse } as const;
}

function wholeNumber(text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new ConfigError(`must be a whole number from ${min} to ${max}, not '${text}'`);
  }
  return value;
}

function oneOf<T extends string>(text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text);
  if (!found) throw new ConfigError(`must be one of ${allowed.join(', ')}, not '${text}'`);
  return found;
}

function roles(text: string): readonly Role[] {
  return text.split(',').map((part) => oneOf(part.trim(), ['api', 'worker'] as const));
}

function environment(text: string): 'production' | 'development' | 'test' {
  return oneOf(text, ['production', 'development', 'test'] as const);
}

/** A number of hops, or networks. "True" would believe the client's own X-Forwarded-For, so it is refused. */
function proxies(text: string): number | string[] {
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

function metricsToken(text: string): Secret {
  if (text.length < 16) throw new ConfigError('must have at least 16 characters');
  return new Secret(text);
}

/** The address carries a password, so it is a secret and its text never enters a message. */
function databaseUrl(text: string): Secret {
  if (!/^postgres(ql)?:\/\//.test(text)) {
    throw new ConfigError('must start with postgres:// or postgresql://');
  }
  return new Secret(text);
}

function rootKey(text: string): Secret<Buffer> {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32) throw new ConfigError('must be the base64 form of exactly 32 bytes');
  return new Secret(key);
}

function achBank(text: string) {
  const [, routingNumber, name] = /^(\d{9}) (\S.*)$/.exec(text) ?? [];
  if (routingNumber === undefined || name === undefined)
    throw new ConfigError('must be a routing number of nine digits, a space and a name');
  return { routingNumber, name };
}

/** An account number is a secret, so its text never enters a message. */
function achAccount(text: string) {
  const [, routingNumber, accountNumber] = /^(\d{9}) (\d{4,17})$/.exec(text) ?? [];
  if (routingNumber === undefined || accountNumber === undefined)
    throw new ConfigError('must be a routing number of nine digits, a space and an account number');
  return { routingNumber, accountNumber: new Secret(accountNumber) };
}

/** The address carries a password, so its text never enters a message. Without TLS only this machine may be reached. */
function smtpUrl(text: string): Secret {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new ConfigError('must be smtps://user:password@host:465 or smtp://user:password@host:587');
  return new Secret(text);
}

/** What borrowers told us travels there: only this machine may be reached without TLS. */
function vendorUrl(text: string): string {
  if (text !== '' && !/^(https:\/\/[^\s?#]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/[^\s?#]*)?)$/.test(text))
    throw new ConfigError(`must be an https address, such as https://title.example.com/hearthline, not '${text}'`);
  return text.replace(/\/+$/, '');
}

function vendorSecret(text: string): Secret {
  if (text.length < 32) throw new ConfigError('must have at least 32 characters');
  return new Secret(text);
}

function assetsUrl(text: string): string {
  if (text !== '' && !/^https:\/\/[^\s/]+$/.test(text)) {
    throw new ConfigError(`must be an https address without a path, not '${text}'`);
  }
  return text;
}

/** Documents leave the machine sealed, but their names and the key's signature do not: only this machine may be reached without TLS. */
function bucketUrl(text: string): string {
  if (text !== '' && !/^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/[^\s/]+$/.test(text)) {
    throw new ConfigError(`must be an https address with one bucket, as https://host/bucket, not '${text}'`);
  }
  return text;
}

/** As Node connects to it. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

function clamdAddress(text: string): ClamdAddress | undefined {
  if (text === '') return undefined;
  const [, host, port] = /^tcp:\/\/([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  if (host !== undefined) return { host: host.replaceAll(/[[\]]/g, ''), port: wholeNumber(port ?? '', 1, 65_535) };
  const [, path] = /^unix:\/\/(\/\S+)$/.exec(text) ?? [];
  if (path === undefined)
    throw new ConfigError(`must be tcp://host:port or unix:///path, such as tcp://127.0.0.1:3310, not '${text}'`);
  return { path };
}

function plaidUrl(text: string): string {
  if (!/^https:\/\/[^\s/]+$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(text)) {
    throw new ConfigError(`must be an https address without a path, not '${text}'`);
  }
  return text;
}

/** Traces hold no personal value, but when and how often someone works here is no one else's business either. */
function collectorUrl(text: string): string {
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

function iceServers(text: string): IceServer[] {
  const read: unknown = JSON.parse(text);
  const isServer = (one: unknown) => Array.isArray((one as IceServer | null)?.urls);
  if (!Array.isArray(read) || !read.every(isServer))
    throw new ConfigError('must be a JSON list such as [{"urls":["stun:stun.example.com:3478"]}]');
  return read as IceServer[];
}

function jsonObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Falls through to the same sentence: what matters to the reader is what would be right.
  }
  throw new ConfigError('must be a JSON object');
}
