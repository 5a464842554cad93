/**
 * Applications and what belongs to them. The reader is made first: files and links ask it who may look, and the door,
 * which asks them, is made after them.
 */
import type { Application } from '#core/application/application.ts';
import type { FailureReason } from '#core/notary/session.ts';
import { timeStampIsMissing } from '#core/words/en/errors/papers.ts';
import type { Config } from '../config.ts';
import { Failure } from '../failure.ts';
import {
  certificatesIn,
  createDocuments,
  type SigningKey,
  shelfFor,
  signingKeyFor,
} from '../lending/documents/index.ts';
import { createFollowing } from '../lending/following/index.ts';
import { createLinking } from '../lending/linking/index.ts';
import { createNotaryMeetings } from '../lending/notary/index.ts';
import { createOrigination, createViews, type Origination, openAtDesk } from '../lending/origination/index.ts';
import { createBankRun, createPayments } from '../lending/payments/index.ts';
import { clamdScanner, createParsers, createScans, createUploads, infectedRefuser } from '../lending/uploads/index.ts';
import { createVendorInbox, type VendorInbox } from '../lending/vendor-inbox/index.ts';
import { createActs } from '../office/acts/index.ts';
import { createClaims } from '../office/claims/index.ts';
import { derivedSecret } from '../root-key.ts';
import { adapterOf, bankServerOf } from '../vendor-plan.ts';
import { createSftpBankFiles } from '../vendors/bank-files/sftp.ts';
import { certificatesOfStamp, createProofs, namesResponder } from '../vendors/revocation/proofs.ts';
import { createTimeStamps } from '../vendors/time-stamps/rfc3161.ts';
import type { Ground } from './ground.ts';
import type { People } from './people.ts';

export type Lending = ReturnType<typeof wireLending>;

export function wireLending(ground: Ground, { accounts }: Pick<People, 'accounts'>) {
  const { database, vault, seals, vendors, lenders, jobs, bus, config, log, rootKeys } = ground;
  const claims = createClaims({ database });
  const views = createViews({ database, vault, seals });
  const shelf = shelfFor(config);
  const documents = createDocuments({
    ...{ database, vault, jobs, shelf },
    siteOf: lenders.siteOf,
    logoOf: lenders.logoOf,
    isValuationCovered: lenders.isValuationCovered,
    counselingFor: ground.counseling.listFor,
    isPractice: ground.practice.length > 0,
    key: keyFor(config, ground.now()),
    receiptSecret: derivedSecret(rootKeys[0], 'papers with the application'),
  });
  const parsers = createParsers(log);
  const isScanned = adapterOf(config, 'malware') === 'clamd';
  const scanner = isScanned && config.CLAMD_URL ? clamdScanner(config.CLAMD_URL) : undefined;
  const scans = createScans({ documents, scanner, log });
  const uploads = createUploads({ viewOf: views.view, documents, parsers, areScanned: scans.isOn });
  const linking = createLinking({
    ...{ database, vault, isVendorFault: ground.isVendorFault },
    viewOf: views.view,
    bank: vendors.bank,
    deposits: vendors.deposits,
    incomeFor: vendors.incomeLinksFor,
  });
  const origination = createOrigination({
    ...{ database, vault, seals, views, jobs },
    settingsFor: lenders.settingsFor,
    readLinkedAccount: linking.account,
    readLinkedIncome: linking.income,
    nameDeposits: linking.nameDeposits,
    areUploads: uploads.areTheirs,
    openSignerAccount: accounts.people.openSigner,
    countiesOf: ground.countiesOf,
    isProduction: ground.isProduction,
    changed: ground.caseNews.tell,
  });
  const notary = createNotaryMeetings({
    ...{ database, bus, now: ground.now },
    platform: vendors.notary,
    view: views.view,
    deeds: documents.deed,
    ticketSecret: derivedSecret(rootKeys[0], 'notary rooms'),
    reportFailure: reportFailure(origination),
  });
  const vendorInbox = createVendorInbox(database, jobs, lenders.isMainBrand);
  const isByFile = adapterOf(config, 'payments') === 'nacha';
  return {
    claims,
    following: followingFor(ground, views),
    acts: createActs({ database, vault, origination, around: claims.around }),
    ...{ views, documents, parsers, scans, uploads, linking, origination, notary, shelf },
    refuseInfected: infectedRefuser(scanner),
    vendorInbox,
    payments: createPayments({ database, vault, ach: config, isByFile, nameOf: lenders.nameOf, openAtDesk }),
    bankRun: isByFile ? bankRunFor(ground, vendorInbox) : undefined,
  };
}

/** Who may read an application may hear that it changed. */
function followingFor({ database, rootKeys, now }: Ground, { statusOf }: ReturnType<typeof createViews>) {
  const secret = derivedSecret(rootKeys[0], 'own applications');
  return createFollowing({ database, secret, mayFollow: statusOf, now });
}

/** The key that papers are signed with, and whom to ask for what makes its signatures last. */
function keyFor(config: Config, now: Date): SigningKey {
  const key = signingKeyFor(config, now);
  return { ...key, stamp: stampFor(config), revocation: revocationFor(config, key) };
}

/** Time stamps of a third party, where one is named. Without an answer nothing is signed, and the same press works later. */
function stampFor(config: Config): SigningKey['stamp'] {
  if (adapterOf(config, 'timeStamps') !== 'rfc3161') return undefined;
  const stamp = createTimeStamps({ url: config.TSA_URL, roots: certificatesIn(config.TSA_ROOTS) });
  return (digest) =>
    stamp(digest).catch(() => {
      throw new Failure('unavailable', { message: timeStampIsMissing, retryAfterS: 30 });
    });
}

/** Proofs by the issuers of certificates, where the signing key has one that can be asked. */
function revocationFor(config: Config, { certificate, chain }: SigningKey): SigningKey['revocation'] {
  if (adapterOf(config, 'timeStamps') !== 'rfc3161' || chain.length === 0 || !namesResponder(certificate))
    return undefined;
  const prove = createProofs();
  return {
    ofStamp: certificatesOfStamp,
    prove: (one, issuer) =>
      prove(one, issuer).catch(() => {
        throw new Failure('unavailable', { message: timeStampIsMissing, retryAfterS: 30 });
      }),
  };
}

/** Carries payment files to the bank, where money leaves by file. */
function bankRunFor({ database, vault, config, brands, log, now }: Ground, inbox: Pick<VendorInbox, 'receive'>) {
  const at = bankServerOf(config);
  const bank = at && createSftpBankFiles(at);
  return (
    bank &&
    createBankRun({ database, vault, bank, log, now, organizations: () => brands.organizations, tell: inbox.receive })
  );
}

function reportFailure({ deliver }: Pick<Origination, 'deliver'>) {
  return async ({ orgCode, uuid }: Application, sessionUuid: string, why: FailureReason) => {
    const delivery = `notary session ${sessionUuid} failed`;
    await deliver({ orgCode, uuid, event: 'enotaryFailed', payload: { why }, by: 'vendor', delivery });
  };
}
