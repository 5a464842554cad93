/**
 * `node tools/compose-env.ts > .env`: what compose.yaml takes, with new keys. It is a test system: what has no server in that
 * file is practiced, and every page says so. The needs are those of server/needs.ts.
 */
import { randomBytes } from 'node:crypto';
import { type NeedName, type NeedRow, needNames, needs, sandbox } from '#server/needs.ts';

const chosen: Partial<Readonly<Record<NeedName, string>>> = { email: 'smtp', storage: 's3' };

/** Practiced where that may be, and otherwise left out. */
const otherwise = ({ adapters, neverPracticed }: NeedRow) =>
  sandbox in adapters && neverPracticed === undefined ? sandbox : 'none';

export function composeEnv(secret = () => randomBytes(24).toString('hex')): Readonly<Record<string, string>> {
  const password = secret();
  return {
    ...Object.fromEntries(needNames.map((need) => [needs[need].variable, chosen[need] ?? otherwise(needs[need])])),
    SANDBOX_ACKNOWLEDGED: 'true',
    ROOT_KEY: randomBytes(32).toString('base64'),
    METRICS_TOKEN: secret(),
    POSTGRES_PASSWORD: password,
    DATABASE_URL: `postgres://hearthline_owner:${password}@127.0.0.1:5432/hearthline`,
    SMTP_URL: 'smtp://127.0.0.1:1025',
    DOCUMENTS_URL: 'http://127.0.0.1:9000/documents',
    DOCUMENTS_KEY_ID: `key-${secret().slice(0, 8)}`,
    DOCUMENTS_KEY: secret(),
  };
}

if (import.meta.main)
  for (const [name, value] of Object.entries(composeEnv())) process.stdout.write(`${name}=${value}\n`);
