import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { people } from '../journey/stories/samples.ts';
import { tell } from '../journey/stories/story.ts';
import { startedAt } from '../journey/stories/walk.ts';
import type { Signer } from './application.ts';
import { newApplication } from './new-application.ts';
import { borrowerViewSchema, originatorViewSchema, signerViewSchema, viewFor } from './view.ts';

const signed = () => tell('employee', '... approved\n... note\n... enotary');
const frozenThenSsn =
  '... intake\n credit  softCreditReturned noFile  CREDIT_NO_MATCH\n borrower  ssnSubmitted  WAITING_FOR_SOFT_CREDIT';

describe('the borrower’s view', () => {
  test('[ENT-09] has the specification’s members, by name', () => {
    const view = viewFor('borrower', signed());
    const names = (value: object) => Object.keys(value).sort();
    expect(names(view)).toEqual(names(borrowerViewSchema.entries));
    expect(Object.keys(view)).toEqual(
      expect.arrayContaining(
        `uuid loanNumber isCrypto isInquiry active activeForAppStart referrer auditFields adjustedHomeAmount rate rateType
         amount uwCalculatedDrawAmount term status property disburseAccount consents assetDepletion state helocSigners
         additionalSignerVersion`.split(/\s+/),
      ),
    );
    expect(names(view.status)).toEqual([
      'bpo',
      'checklistStatus',
      'condition',
      'manualNotary',
      'primaryParticipantAcceptComplete',
      'uwDecision',
      'uwSubDecision',
      'waitingOnFloodCert',
    ]);
    expect(names(view.disburseAccount ?? {})).toEqual(['accountNumber', 'mask', 'routingNumber']);
    expect(names(view.assetDepletion)).toEqual(['amount', 'complete']);
    expect(names(view.state)).toEqual(['decision', 'subDecision']);
    expect(v.is(borrowerViewSchema, view)).toBe(true);
  });

  test('[ENT-09] money in dollars, rates as fractions, accounts masked', () => {
    expect(viewFor('borrower', signed())).toMatchObject({
      adjustedHomeAmount: 640_000,
      rate: 0.0899,
      rateType: 'FIXED',
      amount: 51_495,
      uwCalculatedDrawAmount: 50_000,
      term: 10,
      property: { state: 'NV', occupancyType: 'HOME' },
      disburseAccount: { mask: '6789', accountNumber: '*****6789', routingNumber: '*****0021' },
      auditFields: { createdDate: startedAt.toISOString() },
    });
  });

  test('[ENT-09] assets that were declared', () => {
    const road =
      '... value\n property  propertyReportReturned  WAITING_FOR_INITIAL_OFFERS\n rules  offersPriced assets  ASSETS_PREQUAL';
    expect(viewFor('borrower', tell('senior', road)).assetDepletion).toEqual({ complete: false, amount: null });
    const declared = tell('senior', `${road}\n borrower  assetsDeclared  WAITING_FOR_INITIAL_OFFERS`);
    expect(viewFor('borrower', declared).assetDepletion).toEqual({ complete: true, amount: 800_000 });
  });

  test('before anything is known, what is unknown is null', () => {
    const view = viewFor('borrower', newApplication(people.cryptoRetiree, startedAt));
    expect(view).toMatchObject({
      isCrypto: true,
      active: true,
      rate: null,
      amount: null,
      disburseAccount: null,
      declineKind: null,
    });
    expect(v.is(borrowerViewSchema, view)).toBe(true);
  });

  test('an owner who was invited early and decided not to sign is counted apart', () => {
    const invited = newApplication(people.cryptoRetiree, startedAt);
    const signers = [{ state: 'INVITED' } as Signer, { state: 'REFUSED' } as Signer];
    expect(viewFor('borrower', { ...invited, status: 'OFFER_SELECTION', signers })).toMatchObject({
      ownersAhead: 2,
      ownersDeclined: 1,
    });
  });

  test('what is over is not active; what is complete still counts when another is started', () => {
    const complete = viewFor('borrower', tell('employee', '... approved\n... note\n... enotary\n... theEnd'));
    expect(complete).toMatchObject({ active: false, activeForAppStart: true });
    const cancelled = viewFor('borrower', tell('employee', '... offers\n borrower  withdrawn  CANCELLED'));
    expect(cancelled).toMatchObject({ active: false, activeForAppStart: false });
  });
});

describe('other views', () => {
  const secrets = /vault-|TRUV|score|income|liens?\b|120000|mask|6789/i;

  test('a signer sees the house and the others who sign, and neither income, debts nor accounts', () => {
    const view = viewFor('signer', signed());
    expect(v.is(signerViewSchema, view)).toBe(true);
    expect(Object.keys(view).sort()).toEqual(Object.keys(signerViewSchema.entries).sort());
    expect(JSON.stringify(view)).not.toMatch(secrets);
  });

  test('an originator sees status and contact only', () => {
    const view = viewFor('originator', signed());
    expect(v.is(originatorViewSchema, view)).toBe(true);
    expect(Object.keys(view).sort()).toEqual(['active', 'auditFields', 'contact', 'loanNumber', 'status', 'uuid']);
    expect(view.contact).toEqual({
      firstName: 'Ada',
      lastName: 'Owner',
      email: 'ada@example.com',
      phoneNumber: '5551234567',
    });
    expect(JSON.stringify(view)).not.toMatch(secrets);
  });

  test('operations sees everything but the keys to the vault', () => {
    const view = viewFor('operations', signed());
    expect(view).toMatchObject({
      credit: { bureau: 'Bureau A' },
      income: { isVerified: true },
      accounts: { disburse: { mask: '6789' } },
    });
    expect(JSON.stringify(view)).not.toMatch(/vault-/);
    expect(JSON.stringify(viewFor('operations', tell('employee', frozenThenSsn)))).not.toMatch(/vault-/);
  });

  test('no view of anyone holds a token', () => {
    for (const role of ['borrower', 'signer', 'originator', 'operations'] as const)
      expect(JSON.stringify(viewFor(role, tell('employee', frozenThenSsn)))).not.toMatch(/vault-/);
  });
});
