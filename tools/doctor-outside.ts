/** Whether everyone outside answers whom this installation relies on: each is asked something that changes nothing. */
import { createHash } from 'node:crypto';
import { companyName } from '#core/desk/vendors.ts';
import type { Config } from '#server/config.ts';
import { bucketOf, certificatesIn, checkBucket } from '#server/lending/documents/index.ts';
import { adapterOf, bankServerOf, fallbackOf, mismoOf, remoteOf } from '#server/vendor-plan.ts';
import { createSftpBankFiles } from '#server/vendors/bank-files/sftp.ts';
import { checkMismo } from '#server/vendors/credit/mismo/index.ts';
import { type HttpsNeed, httpsCalls, rowOf } from '#server/vendors/https/calls.ts';
import { createAsk, type Remote } from '#server/vendors/https/client.ts';
import { createSmtpCarrier } from '#server/vendors/messages/smtp.ts';
import { createTwilioClient } from '#server/vendors/messages/twilio.ts';
import { checkOidc } from '#server/vendors/sign-on/oidc.ts';
import { createTimeStamps } from '#server/vendors/time-stamps/rfc3161.ts';

export interface Finding {
  readonly isWell: boolean;
  readonly about: string;
  readonly sentence: string;
}

export const well = (about: string, sentence: string): Finding => ({ isWell: true, about, sentence });
export const ill = (about: string, sentence: string): Finding => ({ isWell: false, about, sentence });

/** Whether those who serve us over the wire answer. */
export async function askAdapters(config: Config): Promise<Finding[]> {
  const remotes = (Object.keys(httpsCalls) as HttpsNeed[]).map(async (need): Promise<Finding[]> => {
    const [remote, second] = [remoteOf(config, need), fallbackOf(config, need)];
    return Promise.all([
      ...(remote ? [askRemote(need, need, remote)] : []),
      ...(second ? [askRemote(companyName(need, 'fallback'), need, second)] : []),
    ]);
  });
  return [
    ...(await Promise.all(remotes)).flat(),
    ...(await askMailServer(config)),
    ...(await askTexts(config)),
    ...(await askBank(config)),
    ...(await askCredit(config)),
    ...(await askProviders(config)),
    ...(await askTimeStamps(config)),
    ...(await askBucket(config)),
  ];
}

async function askRemote(name: string, need: HttpsNeed, remote: Remote): Promise<Finding> {
  const ask = createAsk({ ...remote, vendor: rowOf(need).vendor, timeoutMs: 10_000 });
  return ask('health', {}).then(
    () => well(name, 'the vendor answers'),
    (error: unknown) => ill(name, error instanceof Error ? error.message : 'the vendor does not answer'),
  );
}

async function askMailServer(config: Config): Promise<Finding[]> {
  if (adapterOf(config, 'email') !== 'smtp' || config.SMTP_URL === undefined) return [];
  const smtp = createSmtpCarrier({
    url: config.SMTP_URL,
    senderOf: () => ({ name: '', address: '' }),
    dkim: new Map(),
  });
  return smtp
    .check()
    .then(
      () => [well('email', 'the mail server answers and takes our name')],
      () => [ill('email', 'the mail server does not answer, or does not take our name and password')],
    )
    .finally(() => smtp.close());
}

async function askBank(config: Config): Promise<Finding[]> {
  const at = bankServerOf(config);
  if (!at) return [];
  return createSftpBankFiles(at)
    .check()
    .then(
      () => [well('payment files', 'the bank’s file server lets us in')],
      () => [ill('payment files', 'the bank’s file server does not answer, has another key, or does not know ours')],
    );
}

async function askCredit(config: Config): Promise<Finding[]> {
  const account = mismoOf(config);
  if (!account) return [];
  return checkMismo({ ...account, timeoutMs: 10_000 }).then(
    () => [well('credit', 'the company answers, and takes our account')],
    () => [ill('credit', 'the company does not answer, or does not take our account and password')],
  );
}

async function askTexts(config: Config): Promise<Finding[]> {
  const { TWILIO_URL: url, TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: [token] = [] } = config;
  if (adapterOf(config, 'texts') !== 'twilio' || token === undefined) return [];
  return createTwilioClient({ url, sid, token })
    .check()
    .then(
      () => [well('texts', 'the carrier answers, and the account is active')],
      () => [ill('texts', 'the carrier of texts does not answer, or does not take our account and token')],
    );
}

/** Each provider is asked once, however many organizations have it. */
async function askProviders(config: Config): Promise<Finding[]> {
  const isServed = adapterOf(config, 'signOn') === 'oidc';
  const named = [
    ...(isServed ? [['logins', config.OIDC_CLIENTS] as const] : []),
    ['staff logins', config.OIDC_STAFF] as const,
  ];
  const asked = named.flatMap(([about, clients]) =>
    clients
      ? [...new Map([...clients].map(([orgCode, { issuer }]) => [issuer, orgCode]))].map((one) => ({
          about,
          clients,
          one,
        }))
      : [],
  );
  return Promise.all(
    asked.map(({ about, clients, one: [issuer, orgCode] }) =>
      checkOidc(clients, orgCode).then(
        () => well(about, `${new URL(issuer).host} says what it offers`),
        () => ill(about, `${new URL(issuer).host} does not say what it offers (OpenID discovery)`),
      ),
    ),
  );
}

/** A stamp of nothing: its answer is checked as that of a signed paper is. */
async function askTimeStamps(config: Config): Promise<Finding[]> {
  if (adapterOf(config, 'timeStamps') !== 'rfc3161') return [];
  const stamp = createTimeStamps({ url: config.TSA_URL, roots: certificatesIn(config.TSA_ROOTS) });
  return stamp(createHash('sha256').digest()).then(
    () => [well('time stamps', 'the authority answers with a stamp that holds')],
    (error: unknown) => [ill('time stamps', error instanceof Error ? error.message : 'the authority does not answer')],
  );
}

async function askBucket(config: Config): Promise<Finding[]> {
  const bucket = bucketOf(config);
  if (!bucket) return [];
  return checkBucket(bucket).then(
    (faults) =>
      faults.length === 0
        ? [well('documents', 'the bucket keeps versions and locks')]
        : faults.map((one) => ill('documents', one)),
    () => [ill('documents', 'the bucket does not answer, or does not take our key')],
  );
}
