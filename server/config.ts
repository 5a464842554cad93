/**
 * Every environment variable of the product, typed, in one list. A wrong one stops the start with a sentence that says
 * which, why and what would be right; nothing else in the code reads `process.env`.
 */
import {
  achAccount,
  achBank,
  assetsUrl,
  bounceAddress,
  bucketUrl,
  ConfigError,
  clamdAddress,
  collectorUrl,
  cutOffs,
  databaseUrl,
  environment,
  hostKey,
  iceServers,
  jsonObject,
  metricsToken,
  oidcClients,
  oneOf,
  plaidUrl,
  proxies,
  roles,
  rootKey,
  sftpUrl,
  smtpUrl,
  tsaUrl,
  twilioAccount,
  twilioSenders,
  twilioUrl,
  vendorSecret,
  vendorUrl,
  wholeNumber,
} from './config-values.ts';
import { type FallbackVariable, type NeedName, type NeedRow, needs } from './needs.ts';
import { Secret } from './secret.ts';

export { type ClamdAddress, ConfigError } from './config-values.ts';

interface Variable<T> {
  readonly about: string;
  readonly fallback: string | undefined;
  readonly parse: (text: string) => T;
}

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
  COUNSELING_LIST: variable(
    'where HUD’s list of housing counseling agencies is, an https address or a file taken within 30 days',
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
  DOCUMENTS_LOCK: variable(
    'how signed papers are locked in that bucket, which must have object lock: none, governance or compliance',
    'none',
    (text) => oneOf(text, ['none', 'governance', 'compliance'] as const),
  ),
  DOCUMENTS_ENCRYPTION: variable(
    'what that bucket is told to seal with on its own disks: none, AES256 or aws:kms (bytes are sealed by us before)',
    'none',
    (text) => oneOf(text, ['none', 'AES256', 'aws:kms'] as const),
  ),
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
  ACH_SFTP_URL: variable(
    'the bank’s file server, as sftp://user@host:22; empty, payment files are kept here alone',
    '',
    sftpUrl,
  ),
  ACH_SFTP_KEY: variable('PEM of the private key that the bank knows us by', undefined, (text) => new Secret(text)),
  ACH_SFTP_HOST_KEY: variable('the bank’s own key, as SHA256:… that ssh-keygen -l prints', '', hostKey),
  ACH_SFTP_OUTBOX: variable('where on it payment files are laid down', '/outbound', (text) => text),
  ACH_SFTP_INBOX: variable('where on it the bank’s answers and returns lie', '/inbound', (text) => text),
  ACH_CUT_OFFS: variable(
    'until when, in Eastern Time, the bank takes a file for the next banking day; before it, where agreed, for the same day: 14:00 20:00',
    '20:00',
    cutOffs,
  ),
  OFAC_DIR: variable(
    'folder with sdn.csv and alt.csv as the Treasury publishes them, fetched again at least every ten days',
    '',
    (text) => text,
  ),
  OIDC_CLIENTS: variable(
    'JSON of the OpenID providers that keep lenders’ logins, by organization: {"ORG":{"issuer":"https://…","clientId":"…","clientSecret":"…"}}',
    '',
    oidcClients,
  ),
  OIDC_STAFF: variable(
    'the same of those that keep the logins of lenders’ staff; empty, staff log in here. The second factor is ours either way',
    '',
    oidcClients,
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
  MISMO_URL: variable('where credit reports are ordered in the model of MISMO 3.4', '', vendorUrl),
  MISMO_USER: variable('the lender’s login there', '', (text) => text),
  MISMO_PASSWORD: variable('the password that goes with it', undefined, (text) => new Secret(text)),
  MISMO_SUBSCRIBER: variable('the number by which that company knows the lender', '', (text) => text),
  MISMO_NAME: variable('the name under which the lender’s own inquiries stand in reports', '', (text) => text),
  MISMO_SOFT_PRODUCT: variable('what that company calls an inquiry that leaves no trace', 'SoftCheck', (text) => text),
  MISMO_SOFT_BUREAU: variable('the bureau that is asked for it', 'Equifax', (text) =>
    oneOf(text, ['Equifax', 'Experian', 'TransUnion'] as const),
  ),
  MISMO_TIMEOUT_MS: variable('how long that company may take to answer', '45000', (text) =>
    wholeNumber(text, 1_000, 120_000),
  ),
  TWILIO_URL: variable('where the carrier of texts is reached', 'https://api.twilio.com', twilioUrl),
  TWILIO_ACCOUNT_SID: variable('the lender’s account at the carrier of texts, AC and 32 characters', '', twilioAccount),
  TWILIO_AUTH_TOKEN: variable(
    'the token that goes with it; while it is being replaced the new one, a comma and the old one',
    undefined,
    (text) => text.split(',').map((one) => new Secret(one.trim())),
  ),
  TWILIO_SENDERS: variable(
    'who texts from which number or messaging service, as *=+15105550100,ORG_CODE=MG…; * is every organization that is not named',
    '',
    twilioSenders,
  ),
  BOUNCES_TO: variable(
    'the address that mail servers write back to, such as bounces@mail.lender.example; what comes to bounces+… must lie in BOUNCES_DIR',
    '',
    bounceAddress,
  ),
  BOUNCES_DIR: variable('a Maildir of what mail servers wrote back; empty, it is not read', '', (text) => text),
  CLAMD_URL: variable(
    'where clamd checks uploads for viruses, as tcp://host:port or unix:///path; empty, they are not checked',
    '',
    clamdAddress,
  ),
  SIGNING_KEY: variable(
    'PEM of the EC P-256 key that signs papers, followed by its certificate and those it comes from; made into DATA_DIR when absent',
    undefined,
    (text) => new Secret(text),
  ),
  TSA_URL: variable('where time stamps of signed papers are asked for (RFC 3161); empty, papers have none', '', tsaUrl),
  TSA_ROOTS: variable(
    'PEM of the certificates that time stamps must come from; empty, any authority’s',
    '',
    (text) => text,
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

/** Values that only a practice bank has: a lender who sends real money names their own. */
const practiceValues = ['ACH_BANK', 'ACH_COMPANY_ID', 'ACH_PAYOFF_ACCOUNT'] as const;

export function isPracticeValue(config: Config, name: string): boolean {
  const found = practiceValues.find((one) => one === name);
  if (found === undefined) return false;
  const { parse, fallback } = variables[found];
  return revealed(parse(fallback)) === revealed(config[found]);
}

const revealed = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .map((part) => (part instanceof Secret ? String(part.reveal()) : String(part)))
        .join(' ')
    : String(value);
