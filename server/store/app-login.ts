/**
 * The login that the product works with. Promises: it is no owner and no member of one, so nothing that is sent through it
 * can leave the role `hearthline_app`; it needs a password that follows from the root key and is kept nowhere; what the
 * server is told, and may write down, is a verifier from which the password cannot be found.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { Secret } from '../secret.ts';
import type { Sql } from './database.ts';

/** One for each root key. The name is no secret and tells nothing about the key. */
interface KeyedLogin {
  readonly name: string;
  readonly password: Secret;
}

/** The first is made and used; the others are left alone while their key is configured. */
export type KeyedLogins = readonly [KeyedLogin, ...KeyedLogin[]];

const lockNumber = 7_229_053;
const rounds = 4096;

/**
 * Makes the login where it is missing, ends those of keys that are gone and that no one uses, and gives the address to
 * log in at. A process that is started with a wrong key by mistake must not lock out those that run.
 */
export async function openAppLogin(owner: Sql, ownerUrl: Secret, logins: KeyedLogins): Promise<Secret> {
  const [{ password }] = logins;
  const { database, role } = await owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${lockNumber})`;
    const [row] = await tx<{ database: string }[]>`select current_database() as database`;
    const here = row?.database ?? '';
    // Roles belong to the whole server: two databases on it must not share a login, or each start would change the other's.
    const family = `hearthline_app_${createHash('sha256').update(here).digest('hex').slice(0, 8)}`;
    const [wanted = '', ...others] = logins.map(({ name }) => `${family}_${name}`);
    const known = await tx<{ name: string; isIdle: boolean }[]>`
      select rolname as name,
             rolcanlogin and not exists (select from pg_stat_activity where usename = rolname) as is_idle
        from pg_roles where starts_with(rolname, ${`${family}_`})`;
    const isKnown = known.some(({ name }) => name === wanted);
    // Made with no right on the server. Only a superuser may name those rights of a role that is there, even to deny them.
    if (!isKnown)
      await tx.unsafe(`create role ${wanted} nosuperuser nocreatedb nocreaterole nobypassrls noreplication`);
    await tx.unsafe(`
      alter role ${wanted} login noinherit password '${verifierOf(password)}';
      grant hearthline_app to ${wanted};
      alter role ${wanted} set role = 'hearthline_app';`);
    await tx`select app.let_in(${wanted})`;
    for (const { name } of known.filter((one) => one.isIdle && ![wanted, ...others].includes(one.name)))
      await tx.unsafe(`alter role ${name} nologin password null`);
    return { database: here, role: wanted };
  });
  return new Secret(addressFor(ownerUrl.reveal(), { database, role, password: password.reveal() }));
}

/** The same servers and options, another user. A URL of several hosts is none that `URL` reads, so it is taken apart here. */
export function addressFor(url: string, to: { database: string; role: string; password: string }): string {
  const [, scheme = '', hosts = '', path = '', query = ''] =
    /^(postgres(?:ql)?:\/\/)(?:[^/?]*@)?([^/?]*)(\/[^?]*)?(\?.*)?$/.exec(url) ?? [];
  const named = path.length > 1 ? path : `/${encodeURIComponent(to.database)}`;
  return `${scheme}${to.role}:${encodeURIComponent(to.password)}@${hosts}${named}${query}`;
}

/** As PostgreSQL itself would keep it (RFC 5803). */
function verifierOf(password: Secret): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password.reveal(), salt, rounds, 32, 'sha256');
  const keyed = (word: string) => createHmac('sha256', salted).update(word).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`;
}
