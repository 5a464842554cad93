/**
 * From what a person sends to what the event carries. Most commands are their event; here are those that are not: an
 * offer is looked up and priced by the server, a number is sealed and only its last four travel on, answers go elsewhere.
 */

import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Application } from '#core/application/application.ts';
import { incomeSourceRows, isOffered, paystubsNeeded } from '#core/application/income-sources.ts';
import type { Condition } from '#core/conditions/condition.ts';
import type { CommandBody, CommandName } from '#core/contract/commands.ts';
import { papersIn } from '#core/documents/papers.ts';
import type { PayloadIn } from '#core/journey/events.ts';
import { takes } from '#core/journey/outline.ts';
import { priceFor } from '#core/offers/offer.ts';
import type { Pricing } from '#core/offers/pricing.ts';
import { selectionOf } from '#core/offers/selection.ts';
import { otherOwner } from '#core/people/other-owner.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import * as words from '#core/words/en/errors/applications.ts';
import { isSigner, type Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import { Secret } from '../../secret.ts';
import type { Tx } from '../../store/database.ts';
import { keepDemographics } from '../../store/demographics.ts';
import { listDocuments } from '../../store/documents.ts';
import { readPricing } from '../../store/offer-sets.ts';
import type { Vault } from '../../store/vault.ts';
import { codeField, codeFor, isCode } from './account-code.ts';
import { mustAffordNotary, mustCoverAll } from './afford.ts';
import { informed } from './informed.ts';
import { mustBeIssued } from './issued.ts';

export interface Prepared {
  readonly payload: unknown;
  /** Numbers to seal in the same transaction, by the field they belong to. */
  readonly secrets?: Readonly<Record<string, Secret>>;
  /** What underwriting knows differently from now on; it is sealed with its file. */
  readonly findings?: Partial<UnderwritingFile> | undefined;
}

interface LinkedAccount {
  readonly mask: string;
  /** Null where the bank keeps them to itself: such an account cannot be paid to. */
  readonly routingNumber: Secret | null;
  readonly accountNumber: Secret | null;
  readonly institution: string | null;
  /** What the bank is asked about it by. */
  readonly access: Secret;
}

/** Asks the bank link while the person waits; it needs no lock, so it happens before the row is locked. */
export type ReadLinkedAccount = (
  orgCode: string,
  applicationUuid: string,
  linkToken: string,
  accountId: string,
) => Promise<LinkedAccount | undefined>;

/** Proof of income that the borrower let a company give us. */
interface LinkedIncome {
  readonly reference: string;
  readonly access: Secret;
  /** Where they signed in; what they say about it counts for nothing. */
  readonly source: string;
}
export type ReadLinkedIncome = (
  orgCode: string,
  applicationUuid: string,
  linkToken: string,
) => Promise<LinkedIncome | undefined>;

/** What the bank says of two amounts that were named; undefined where there are no deposits to name. */
export type NameDeposits = (
  deposits: NonNullable<Application['accounts']['deposits']>,
  amountsCents: readonly [number, number],
) => Promise<PayloadIn<'smallDepositsNamed'>>;

/** Whether every one of these documents was sent by this person, for this application. */
export type AreUploads = (person: Person, uuid: string, documentUuids: readonly string[]) => Promise<boolean>;

/** Someone who will sign, as the borrower names them. */
interface NamedOwner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
}

/** Finds or makes the account of someone who will sign, in the transaction that names them. */
export type OpenSignerAccount = (tx: Tx, orgCode: string, owner: NamedOwner) => Promise<string>;

interface Moment {
  readonly tx: Tx;
  readonly vault: Vault;
  readonly person: Person;
  readonly openSignerAccount: OpenSignerAccount;
  readonly isProduction: boolean;
  readonly mark: Vault['mark'];
  readonly application: Application;
  readonly now: Date;
  readonly linked: LinkedAccount | undefined;
  readonly linkedIncome: LinkedIncome | undefined;
  readonly named: PayloadIn<'smallDepositsNamed'> | undefined;
  /** Every document that the command names was sent by this person, for this application. */
  readonly areUploadsTheirs: boolean;
  /** A number that was sealed before. */
  readonly number: (field: string) => Promise<Secret | undefined>;
}

type Preparations = { readonly [C in CommandName]?: (body: CommandBody<C>, moment: Moment) => Promise<Prepared> };

const preparations: Preparations = {
  submitSsn: async ({ ssn }, { mark, isProduction }) => {
    mustBeIssued(ssn, 'ssn', isProduction);
    return {
      payload: { ssnToken: 'ssn', ssnLastFour: ssn.slice(-4), ssnMark: mark('ssn', ssn) },
      secrets: { ssn: new Secret(ssn) },
    };
  },
  selectOffer: async (body, moment) => ({
    payload: { offer: await chosen(body, moment), debtsToPay: body.debtsToPay },
  }),
  acceptRevisedOffer: async (body, moment) => {
    const { debtsToPay = [...moment.application.offers.debtsToPay] } = body;
    return { payload: { offer: await chosen({ ...body, debtsToPay }, moment), debtsToPay } };
  },
  submitInformation: async (body, moment) => ({ payload: informed(body, moment) }),
  correctAnswers: async ({ information, ...rest }, moment) => ({
    payload: { ...rest, ...(information && { information: informed(information, moment) }) },
  }),
  payAppraisal: async ({ account }, { application }) => {
    if (account.way === 'typed') return payFrom(account);
    const known = application.accounts[account.use];
    if (known) return { payload: { account: known } };
    throw new Failure('invalid', { param: 'account', message: words.doNotKnowThisAccount });
  },
  answerDemographics: async (body, { tx, application, now }) => {
    await keepDemographics(tx, application.orgCode, application.uuid, body, now);
    return { payload: {} };
  },
  provideIncomeSource: provenIncome,
  submitIdentity: async (body) => {
    // The document first and the face last; a document without the face that goes with it is anyone's.
    if (new Set(body.documentUuids).size < 2)
      throw new Failure('invalid', {
        param: 'documentUuids',
        message: words.sendAPhotoOfYour,
      });
    return { payload: body };
  },
  saveDisbursementAccount: async ({ account }, moment) => {
    const { shown, secrets } = numbersOf(account, 'disburse', moment);
    return { payload: { account: shown }, secrets: { ...secrets, ...codeFor(moment.application) } };
  },
  choosePaymentMethod: async (body, moment) => {
    const repriced = await repricedFor(body.paymentType, moment);
    if (body.paymentType === 'MANUAL') return { payload: { paymentType: 'MANUAL', ...repriced } };
    const { account } = body;
    const { shown, secrets } =
      account.way === 'same' ? await sameNumbers(moment) : numbersOf(account, 'autopay', moment);
    return { payload: { paymentType: 'AUTOPAY', account: shown, ...repriced }, secrets };
  },
  nameSmallDeposits: async (_, { named }) => {
    if (!named) throw new Failure('conflict', { message: words.thereAreNoDepositsTo });
    return { payload: named };
  },
  replaceAccount: async ({ account }, moment) => {
    const use = moment.application.accounts.deposits?.use ?? 'disburse';
    const { shown, secrets } = numbersOf(account, use, moment);
    const isForBoth = use === 'disburse' && (await paysFromWhereItGoes(moment));
    const also = isForBoth ? numbersOf(account, 'autopay', moment).secrets : {};
    return { payload: { account: shown, isForBoth }, secrets: { ...secrets, ...also, ...codeFor(moment.application) } };
  },
  confirmAccountChange: async ({ code }, { number }) => {
    return { payload: { outcome: isCode(code, await number(codeField)) ? 'confirmed' : 'wrong' } };
  },
  // Where nothing is signed, the journey itself refuses.
  signNote: async (body, { tx, application }) =>
    takes(application.status, 'noteSigned')
      ? { payload: { documentUuids: await signedPapers(tx, application) } }
      : { payload: body },
  addSigner: ownerAdded,
  submitSignerIdentity: async (body, { person }) => ({ payload: { ...body, identityUuid: person.identityUuid } }),
  rescind: async (_, { person }) => ({ payload: { identityUuid: person.identityUuid } }),
  refuseToSign: async (_, { person }) => ({ payload: { identityUuid: person.identityUuid } }),
  meetNotaryInPerson: async (_, { tx, vault, application }) => {
    // Where no one is to meet one, the journey itself refuses.
    if (takes(application.status, 'enotaryFailed')) await mustAffordNotary(tx, vault, application);
    return { payload: { why: words.borrowerChoseToMeetA } };
  },
  savePhone: async ({ phoneNumber }, { person }) => ({
    payload: { phoneNumber, ...(isSigner(person) && { signerUuid: person.identityUuid }) },
  }),
  answerCondition: async (body, { person, application }) => {
    const owner = isSigner(person) ? person.identityUuid : null;
    // Another person's condition, and one that no one has sent, are answered like one that is not there.
    const isTheirs = (one: Condition) => one.uuid === body.conditionUuid && one.signerUuid === owner && !one.isProposed;
    if (!application.conditions.some(isTheirs)) throw new Failure('notFound');
    return { payload: body };
  },
};

type OwnerMoment = Pick<Moment, 'tx' | 'application' | 'openSignerAccount'>;

/** The account is found or made in the transaction that names them. */
async function ownerAdded(owner: NamedOwner, { tx, application, openSignerAccount }: OwnerMoment): Promise<Prepared> {
  const email = owner.email.toLowerCase();
  const identityUuid = await openSignerAccount(tx, application.orgCode, { ...owner, email });
  return { payload: { ...owner, identityUuid, email } };
}

/** Staff name an owner as the borrower does; who names an account that there is, names that. */
export async function inviteOwner(
  { openSignerAccount }: Pick<OwnerMoment, 'openSignerAccount'>,
  body: unknown,
  moment: Pick<Moment, 'tx' | 'application'>,
): Promise<Prepared> {
  const said = v.safeParse(otherOwner, body);
  return said.success ? ownerAdded(said.output, { ...moment, openSignerAccount }) : { payload: body };
}

export async function prepare(name: CommandName, body: unknown, moment: Moment): Promise<Prepared> {
  if (!moment.areUploadsTheirs)
    throw new Failure('invalid', {
      param: 'documentUuids',
      message: words.couldNotFindADocument,
    });
  const own = preparations[name] as ((body: unknown, moment: Moment) => Promise<Prepared>) | undefined;
  return own ? own(body, moment) : { payload: body };
}

interface Outside {
  readonly areUploads: AreUploads;
  readonly readLinkedAccount: ReadLinkedAccount;
  readonly readLinkedIncome: ReadLinkedIncome;
  /** As it stands before the row is locked: only where something of it must be asked about. */
  readonly readAccounts: () => Promise<Application['accounts']>;
  readonly nameDeposits: NameDeposits;
}

/** What a command refers to outside our walls: asked for before the row is locked, so that no one waits for a vendor with it. */
export async function lookOutside(
  name: CommandName,
  body: unknown,
  { person, uuid }: { readonly person: Person; readonly uuid: string },
  outside: Outside,
): Promise<Pick<Moment, 'linked' | 'linkedIncome' | 'named' | 'areUploadsTheirs'>> {
  const {
    account,
    linkToken,
    documentUuids = [],
  } = body as {
    account?: { way: string; linkToken: string; accountId: string };
    linkToken?: string;
    documentUuids?: readonly string[];
  };
  const { orgCode } = person;
  const areUploadsTheirs = documentUuids.length === 0 || (await outside.areUploads(person, uuid, documentUuids));
  const isAccount = accountCommands.includes(name);
  const linked =
    isAccount && account?.way === 'linked'
      ? await outside.readLinkedAccount(orgCode, uuid, account.linkToken, account.accountId)
      : undefined;
  const linkedIncome =
    name === 'provideIncomeSource' && linkToken !== undefined
      ? await outside.readLinkedIncome(orgCode, uuid, linkToken)
      : undefined;
  const named =
    name === 'nameSmallDeposits' ? await nameDeposits(body as CommandBody<typeof name>, outside) : undefined;
  return { linked, linkedIncome, named, areUploadsTheirs };
}

const accountCommands: readonly CommandName[] = ['saveDisbursementAccount', 'choosePaymentMethod', 'replaceAccount'];

async function nameDeposits({ amountsCents }: CommandBody<'nameSmallDeposits'>, outside: Outside) {
  const { deposits } = await outside.readAccounts();
  return deposits?.state === 'ARRIVED' ? outside.nameDeposits(deposits, amountsCents) : undefined;
}

function payFrom({ routingNumber, accountNumber }: { routingNumber: string; accountNumber: string }): Prepared {
  const masks = { mask: accountNumber.slice(-4), routingMask: routingNumber.slice(-4) };
  return {
    payload: { account: { ...masks, accountToken: randomUUID(), institution: null } },
    secrets: { appraisalAccount: new Secret(accountNumber), appraisalRouting: new Secret(routingNumber) },
  };
}

type Account = CommandBody<'saveDisbursementAccount'>['account'];

/** Where it was linked and how many papers are needed is ours to say, never the browser's. */
async function provenIncome(
  body: CommandBody<'provideIncomeSource'>,
  { linkedIncome, application: { income } }: Moment,
): Promise<Prepared> {
  if (!isOffered(body.source)) throw new Failure('invalid', { param: 'source', message: words.chooseOneOfTheWays });
  const isLink = incomeSourceRows[body.source].way === 'link';
  if (!isLink) {
    if (body.documentUuids.length === 0)
      throw new Failure('invalid', { param: 'documentUuids', message: words.uploadADocumentFirst });
    const numDocsRequired = body.source === 'MANUAL_PAYSTUB' ? paystubsNeeded(income.employmentType) : 1;
    return { payload: { source: body.source, documentUuids: body.documentUuids, numDocsRequired } };
  }
  if (!linkedIncome || linkedIncome.source !== body.source)
    throw new Failure('invalid', {
      param: 'linkToken',
      message: words.linkToYourIncomeHas,
    });
  return {
    payload: { source: body.source, linkToken: linkedIncome.reference },
    secrets: { incomeAccess: linkedIncome.access },
  };
}

async function paysFromWhereItGoes({ application, number }: Moment): Promise<boolean> {
  if (!application.accounts.autopay) return false;
  const [to, from] = await Promise.all([number('disburseAccount'), number('autopayAccount')]);
  return to !== undefined && to.reveal() === from?.reveal();
}

/** Payments from the account that the money goes to: its numbers are sealed again, for this use. */
async function sameNumbers({ application, number }: Moment) {
  const { disburse } = application.accounts;
  if (disburse?.routingMask == null)
    throw new Failure('invalid', { param: 'account', message: words.chooseAnAccountToPay });
  const [account, routing, link] = await Promise.all([
    number('disburseAccount'),
    number('disburseRouting'),
    number('disburseLink'),
  ]);
  const none = new Secret('');
  return {
    shown: { ...disburse, accountToken: randomUUID() },
    secrets: { autopayAccount: account ?? none, autopayRouting: routing ?? none, autopayLink: link ?? none },
  };
}

function numbersOf(account: Account, use: 'disburse' | 'autopay', { linked, application }: Moment) {
  const accountToken = randomUUID();
  const none = new Secret('');
  if (account.way === 'typed') {
    const { routingNumber, accountNumber } = account;
    // What an account that was linked before left behind must not stand beside this one.
    const isLinkOver = application.accounts[use]?.institution != null;
    return {
      shown: { mask: accountNumber.slice(-4), routingMask: routingNumber.slice(-4), accountToken, institution: null },
      secrets: {
        [`${use}Account`]: new Secret(accountNumber),
        [`${use}Routing`]: new Secret(routingNumber),
        ...(isLinkOver ? { [`${use}Link`]: none } : {}),
      },
    };
  }
  if (!linked) throw new Failure('invalid', { param: 'account', message: words.couldNotReadThisAccount });
  const { mask, institution, routingNumber, accountNumber, access } = linked;
  return {
    shown: { mask, routingMask: routingNumber?.reveal().slice(-4) ?? null, accountToken, institution },
    secrets: {
      [`${use}Account`]: accountNumber ?? none,
      [`${use}Routing`]: routingNumber ?? none,
      [`${use}Link`]: new Secret(`${account.accountId} ${access.reveal()}`),
    },
  };
}

/** The discount for paying automatically goes with the choice: the rate is the server's own, from the offers it priced. */
async function repricedFor(paymentType: 'AUTOPAY' | 'MANUAL', { tx, vault, application }: Moment) {
  const { selected, setUuid } = application.offers;
  const pricing = setUuid === null ? undefined : await readPricing(tx, vault, application.orgCode, setUuid);
  const offer = selected && pricing?.offerSet?.offers.find(({ id }) => id === selected.id);
  if (!offer) return {};
  const price = priceFor(paymentType, offer, selected.discounts);
  return price.rateBps === selected.rateBps ? {} : { repriced: price };
}

/** The browser names an offer and an amount; rate, fee and total are the server's own figures. */
async function chosen(asked: CommandBody<'selectOffer'>, { tx, vault, application }: Moment) {
  const { setUuid } = application.offers;
  const pricing: Pricing | undefined =
    setUuid === null ? undefined : await readPricing(tx, vault, application.orgCode, setUuid);
  const selection = selectionOf(pricing?.offerSet, asked);
  if ('param' in selection) throw new Failure('invalid', selection);
  await mustCoverAll(tx, vault, application, asked.debtsToPay, { selection, pricing });
  return selection;
}

/** What the borrower says is signed must be: every paper of the package, in every place. */
async function signedPapers(tx: Tx, application: Application): Promise<string[]> {
  const { orgCode, uuid, borrower } = application;
  const known = await listDocuments(tx, orgCode, uuid);
  return papersIn('SIGNING', application).map((type) => {
    const paper = known.find((document) => document.type === type);
    if (!paper || paper.fields.some(({ signer }) => signer === borrower.identityUuid))
      throw new Failure('conflict', { message: words.signEveryPaperFirst });
    return paper.uuid;
  });
}
