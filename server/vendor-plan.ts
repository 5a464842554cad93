/**
 * Who serves which need in this process. Elsewhere a need that names no one is served by whom the keys are there for, or by
 * the sandbox. In production every need names its adapter, a sandbox only together with SANDBOX_ACKNOWLEDGED, or the start
 * stops with one table of what is missing: a real borrower's credit is never decided by a practice bureau unawares.
 */
import { type Config, ConfigError, isPracticeValue } from './config.ts';
import { type NeedName, type NeedRow, needNames, needs, sandbox } from './needs.ts';
import type { Secret } from './secret.ts';

export interface Served {
  readonly need: NeedName;
  /** Null where no one was named. */
  readonly adapter: string | null;
  /** A second company stands ready. */
  readonly hasFallback: boolean;
  /** What keeps it from being served, a sentence each. */
  readonly missing: readonly string[];
}

export function vendorPlan(config: Config): readonly Served[] {
  return needNames.map((need) => served(config, need, needs[need]));
}

function served(config: Config, need: NeedName, row: NeedRow): Served {
  const isProduction = config.NODE_ENV === 'production';
  const named = settingOf(config, row.variable) as string | undefined;
  const adapter = named ?? (isProduction ? null : byKeys(config, row));
  const hasFallback = row.fallback !== undefined && !isUnset(config, row.fallback);
  if (adapter === null) return { need, adapter, hasFallback, missing: [`set ${row.variable} to ${choicesOf(row)}`] };
  const missing = (row.adapters[adapter] ?? []).filter((name) => isUnset(config, name)).map((name) => `set ${name}`);
  if (isProduction && adapter === sandbox) {
    if (row.neverPracticed !== undefined) missing.push(row.neverPracticed);
    else if (!config.SANDBOX_ACKNOWLEDGED) missing.push('set SANDBOX_ACKNOWLEDGED=true, if this is a test system');
  }
  if (hasFallback) missing.push(...missingOfFallback(config, row));
  // What lies in a file at the bank cannot be known to have been left undone.
  if (hasFallback && adapter === 'nacha')
    missing.push(`unset ${row.fallback}: payments by file have no second company`);
  return { need, adapter, hasFallback, missing };
}

/** What the second company needs; and it must be another than the first. */
function missingOfFallback(config: Config, { fallback, variable }: NeedRow): string[] {
  const missing = ['URL', 'SECRET'].map((part) => `${fallback}_${part}`).filter((name) => isUnset(config, name));
  const [second, first] = [fallback, variable].map((name) => settingOf(config, `${name}_URL`));
  const isSame = second !== '' && second === first;
  return [...missing.map((name) => `set ${name}`), ...(isSame ? [`set ${fallback}_URL to another company`] : [])];
}

/** Those whose keys are all there, before the one that needs none. */
function byKeys(config: Config, { adapters }: NeedRow): string {
  const able = Object.entries(adapters).filter(([, keys]) => keys.every((name) => !isUnset(config, name)));
  const [first] = able.find(([, keys]) => keys.length > 0) ?? able.at(-1) ?? [sandbox];
  return first;
}

const settingOf = (config: Config, name: string): unknown => config[name as keyof Config];
const isUnset = (config: Config, name: string) =>
  [undefined, ''].includes(textOf(settingOf(config, name))) || isPracticeValue(config, name);

/** A secret that is empty was not set either. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  const { reveal } = value as { reveal?: () => unknown };
  return reveal === undefined || reveal.call(value) !== '' ? 'set' : '';
}

function choicesOf({ adapters, neverPracticed }: NeedRow): string {
  const choices = Object.keys(adapters).filter((name) => neverPracticed === undefined || name !== sandbox);
  return choices.join(' or ');
}

/** Needs that a practice vendor serves where people might take it for a real one; none outside production. */
export function practiceNeeds(config: Config): readonly NeedName[] {
  if (config.NODE_ENV !== 'production') return [];
  return vendorPlan(config).flatMap(({ need, adapter }) => (adapter === sandbox ? [need] : []));
}

/** Who serves a need; the start has refused what cannot be served. */
export function adapterOf(config: Config, need: NeedName): string {
  return served(config, need, needs[need]).adapter ?? sandbox;
}

interface RemoteKeys {
  readonly url: string;
  readonly secret: Secret;
}

/** Where the company of our protocol is, where one serves the need. */
export function remoteOf(config: Config, need: NeedName): RemoteKeys | undefined {
  // Where loans leave by file, such a company draws the fees.
  return ['https', 'nacha'].includes(adapterOf(config, need)) ? keysOf(config, needs[need].variable) : undefined;
}

/** Where the second company is, where one stands ready. */
export function fallbackOf(config: Config, need: NeedName): RemoteKeys | undefined {
  const { fallback } = needs[need] as NeedRow;
  return fallback === undefined || isUnset(config, fallback) ? undefined : keysOf(config, fallback);
}

function keysOf(config: Config, name: string): RemoteKeys | undefined {
  const url = settingOf(config, `${name}_URL`) as string;
  const secret = settingOf(config, `${name}_SECRET`) as Secret | undefined;
  return url === '' || secret === undefined ? undefined : { url, secret };
}

/** The account at the credit company, where one serves that speaks MISMO. */
export function mismoOf(config: Config) {
  const { MISMO_URL: url, MISMO_USER: user, MISMO_PASSWORD: password, MISMO_TIMEOUT_MS: timeoutMs } = config;
  if (adapterOf(config, 'credit') !== 'mismo' || url === '' || !password) return undefined;
  const { MISMO_SUBSCRIBER: subscriber, MISMO_NAME: ownName } = config;
  const { MISMO_SOFT_PRODUCT: softProduct, MISMO_SOFT_BUREAU: softBureau } = config;
  return { url, user, password, timeoutMs, subscriber, ownName, softProduct, softBureau };
}

/** The bank's file server, where payments go by file. */
export function bankServerOf(config: Config) {
  const { ACH_SFTP_URL: at, ACH_SFTP_KEY: privateKey, ACH_SFTP_HOST_KEY: hostKey } = config;
  if (adapterOf(config, 'payments') !== 'nacha' || !at || !privateKey) return undefined;
  return { ...at, privateKey, hostKey, outbox: config.ACH_SFTP_OUTBOX, inbox: config.ACH_SFTP_INBOX };
}

/** The table that a start and `npm run doctor` print. */
export function planTable(plan: readonly Served[]): string {
  const rows = plan.map(({ need, adapter, hasFallback, missing }) => [
    needs[need].about,
    `${adapter ?? '—'}${hasFallback ? ' + fallback' : ''}`,
    missing.join(', ') || 'ready',
  ]);
  const table = [['need', 'adapter', 'what is missing'], ...rows];
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map(
      ([need = '', adapter = '', missing]) =>
        `  ${need.padEnd(widths[0] ?? 0)}  ${adapter.padEnd(widths[1] ?? 0)}  ${missing}`,
    )
    .join('\n');
}

export function refuseUnserved(config: Config): void {
  const plan = vendorPlan(config);
  const count = plan.filter(({ missing }) => missing.length > 0).length;
  if (count === 0) return;
  throw new ConfigError(
    `${count === 1 ? 'One need is' : `${count} needs are`} not served, and nothing is left to chance in production (docs/going-live.md):\n${planTable(plan)}\nNothing was started.`,
  );
}
