import { describe, expect, test } from 'vitest';
import type { Whereabouts } from './facts.ts';
import { isSettled, isWaiting } from './polling.ts';
import { familyScreen, pathTo, route } from './route.ts';
import { applicationScreens } from './screens.ts';
import { statusNames } from './statuses.ts';
import { statusPlaces, waitingPlaces } from './stories/status-places.ts';
import { at } from './stories/whereabouts.ts';

const go = (application: Whereabouts | null, currentPage?: string) =>
  route({ hasProfile: true, application, ...(currentPage === undefined ? {} : { currentPage }) });
const screenFor = (...place: Parameters<typeof at>) => go(at(...place)).screen;

describe('each status has its screen', () => {
  test.each(statusPlaces)('[%s] %s leads to %s', (_id, status, screen) => {
    const { warning, isImmediate, screen: actual } = go(at(status));
    expect({ actual, warning, isImmediate }).toEqual({ actual: screen, warning: undefined, isImmediate: true });
  });

  test.each([
    ['STATUS-004', 'CANCELLED'],
    ['STATUS-005', 'DECLINED'],
    ['STATUS-010', 'HARD_CREDIT_LOCKED_OR_FROZEN'],
    ['STATUS-011', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
    ['STATUS-012', 'CREDIT_ERROR'],
    ['STATUS-014', 'CREDIT_NO_MATCH'],
    ['STATUS-015', 'CREDIT_NO_MATCH_SSN'],
    ['STATUS-022', 'ASSETS_PREQUAL'],
    ['STATUS-033', 'NO_PROPERTY_FOUND'],
    ['STATUS-075', 'MULTIPLE_PROPERTIES'],
  ])('[%s] %s is settled', (_id, status) => {
    expect(isSettled(status)).toBe(true);
  });

  test.each(waitingPlaces)('[%s] %s waits where one is, and only at last leads to error/timeout', (_id, status) => {
    expect(isWaiting(status)).toBe(true);
    expect(go(at(status))).toEqual({ screen: 'error/timeout', isImmediate: false, query: {} });
  });
});

describe('screens that depend', () => {
  const orders = ['BPO', 'NAV_BPO_ORDER_REQUEST', 'NAV_RESI_EVAL_ORDER_REQUEST'] as const;
  const texas = { property: { state: 'TX' } };

  test.each(orders)('[STATUS-027] [STATUS-031] %s in Texas asks for the condition of the house', (status) => {
    expect(screenFor(status, { ...texas, bpo: 'BPO_REQUIRED' })).toBe('bpo/condition');
  });

  test.each(orders)('[STATUS-028] [STATUS-031] %s elsewhere asks to order', (status) => {
    expect(screenFor(status, { bpo: 'BPO_REQUIRED' })).toBe('bpo/order-bpo');
  });

  test.each(orders)('[STATUS-029] [STATUS-031] %s holds once nothing is required, in Texas too', (status) => {
    for (const bpo of ['BPO_NOT_REQUIRED', 'UNKNOWN_BPO_STATUS', 'BPO_PROCESSING', 'BPO_COMPLETE'] as const) {
      expect(screenFor(status, { bpo })).toBe('bpo/hold');
      expect(screenFor(status, { ...texas, bpo })).toBe('bpo/hold');
    }
  });

  test('[STATUS-049] closing waits for the flood certificate', () => {
    expect(screenFor('GEN_CLOSING_DISCLOSURE', { waitingOnFloodCert: true })).toBe('error/flood-cert');
  });

  test('[STATUS-060] without a routing number the account to pay to is asked for first', () => {
    expect(screenFor('AUTOPAY_ACCOUNT', { disburseAccount: null })).toBe('bank/disburse');
    expect(screenFor('AUTOPAY_ACCOUNT', { disburseAccount: { routingNumber: null } })).toBe('bank/disburse');
    expect(screenFor('AUTOPAY_ACCOUNT', { disburseAccount: { routingNumber: '' } })).toBe('bank/disburse');
  });

  test('[STATUS-061] with one, or with crypto, it is about payments', () => {
    expect(screenFor('AUTOPAY_ACCOUNT')).toBe('bank/autopay');
    expect(screenFor('AUTOPAY_ACCOUNT', { isCrypto: true, disburseAccount: null })).toBe('bank/autopay');
  });

  test('[STATUS-065] [STATUS-066] the notary, until the primary borrower has accepted', () => {
    expect(screenFor('DEED_SIGNING')).toBe('notary/intro');
    expect(screenFor('DEED_SIGNING', { primaryParticipantAcceptComplete: true })).toBe('complete');
  });

  test('[STATUS-017] an offer carries the decision, and the previous page once it is verified', () => {
    expect(go(at('OFFER_SELECTION'), 'income/review')).toEqual({
      screen: 'product/select',
      isImmediate: true,
      query: { uwDecision: 'SELECT' },
    });
    expect(go(at('OFFER_SELECTION', { uwSubDecision: 'VERIFIED_OFFER' }), 'income/review').query).toEqual({
      uwDecision: 'SELECT',
      previousPage: 'income/review',
    });
  });
});

describe('before the table', () => {
  test('[ROUTING-03] no one to route goes to the dashboard', () => {
    expect(route({ hasProfile: false, application: at('OFFER_SELECTION') }).screen).toBe('dashboard');
    expect(go(null).screen).toBe('dashboard');
  });

  test('[ROUTING-04] an inquiry goes to the dashboard, whatever its status', () => {
    for (const status of statusNames) expect(screenFor(status, { isInquiry: true })).toBe('dashboard');
  });

  test('[ROUTING-05] a decline routes whatever the status, to the screen that explains it', () => {
    expect(screenFor('WAITING_FOR_INITIAL_OFFERS', { uwDecision: 'DECLINE' })).toBe('error/decline');
    expect(screenFor('DECLINED', { uwDecision: 'DECLINE', declineKind: 'credit' })).toBe('error/credit');
    expect(screenFor('DECLINED', { uwDecision: 'DECLINE', declineKind: 'income' })).toBe('error/income');
    expect(screenFor('DECLINED', { uwDecision: 'DECLINE', declineKind: 'other' })).toBe('error/decline');
  });

  test('[ROUTING-02] without a status one starts with the profile', () => {
    expect(go(at(null))).toEqual({ screen: 'start/profile', isImmediate: true, query: {} });
    expect(screenFor('')).toBe('start/profile');
  });
});

describe('beyond the table', () => {
  test.each(['SOMETHING_NEW', 'ONSITE_APPRAISAL_NEW', 'GEN_SOMETHING', '__proto__', 'constructor'])(
    '[STATUS-082] a status no one knows, %s, is an error and a warning',
    (status) => {
      expect(go(at(status))).toEqual({
        screen: 'error/timeout',
        isImmediate: true,
        query: {},
        warning: `No screen is known for the status ${status}.`,
      });
    },
  );

  test.each([
    ['STATUS-023', 'LIEN_ATTESTATION'],
    ['STATUS-026', 'TRUST_AND_INSURANCE'],
  ])('[%s] %s, which the routing table leaves out, is too', (_id, status) => {
    expect(go(at(status))).toMatchObject({ screen: 'error/timeout', warning: expect.stringContaining(status) });
  });

  test.each([
    ['NAV_BPO_SECOND_ESTIMATE', 'bpo/estimate-value'],
    ['NAV_RESI_EVAL_REORDER_REQUEST', 'bpo/order-bpo'],
    ['NAV_BPO_DISPUTED', 'bpo/hold'],
    ['FINAL_TITLE_ESCALATED', 'bpo/hold'],
    ['ONSITE_APPRAISAL_PENDING_REVISIT', 'hold'],
    ['LIEN_VERIFICATION_AGAIN', 'liens'],
  ])('a new member of a family, %s, is placed by its name', (status, screen) => {
    expect(go(at(status, { bpo: 'BPO_REQUIRED' }))).toEqual({ screen, isImmediate: true, query: {} });
  });

  test('the rule of the families agrees with the rows of those we have', () => {
    const members = statusNames.filter((status) => familyScreen(status, at(status)) !== undefined);
    expect(members.length).toBeGreaterThan(25);
    for (const status of members)
      for (const bpo of ['BPO_REQUIRED', 'BPO_PROCESSING'] as const) {
        const place = at(status, { bpo });
        expect(familyScreen(status, place), status).toBe(go(place).screen);
      }
  });
});

describe('addresses', () => {
  const uuid = '11111111-2222-4333-8444-555555555555';
  const select = go(at('OFFER_SELECTION'));

  test('[ROUTING-07] a screen lies under the application', () => {
    expect(pathTo(go(at('CREDIT_NO_MATCH')), uuid)).toBe(`/account/heloc/${uuid}/credit/social`);
    expect(pathTo(select, uuid)).toBe(`/account/heloc/${uuid}/product/select?uwDecision=SELECT`);
  });

  test('[STATUS-003] the dashboard and the root do not', () => {
    expect(pathTo(go(null), uuid)).toBe('/dashboard');
    expect(pathTo(go(at('COMPLETE')), uuid)).toBe('/');
  });

  test('[ROUTING-08] an open chat stays open, and nothing else is carried along', () => {
    expect(pathTo(go(at('HMDA')), uuid, '?pop-webchat')).toBe(`/account/heloc/${uuid}/start/hmda?pop-webchat`);
    expect(pathTo(select, uuid, '?a=1&pop-webchat=true&b=2')).toBe(
      `/account/heloc/${uuid}/product/select?uwDecision=SELECT&pop-webchat=true`,
    );
    expect(pathTo(go(at('HMDA')), uuid, '?pop-webchat-not=1')).toBe(`/account/heloc/${uuid}/start/hmda`);
    expect(pathTo(go(null), uuid, 'pop-webchat=')).toBe('/dashboard?pop-webchat=');
  });

  test('what is carried is encoded', () => {
    const { query } = go(at('OFFER_SELECTION', { uwSubDecision: 'VERIFIED_OFFER' }), 'income/link/a&b?c');
    expect(pathTo({ screen: 'product/select', query }, uuid)).toContain('previousPage=income%2Flink%2Fa%26b%3Fc');
  });

  test('every screen has a title', () => {
    expect(Object.values(applicationScreens).filter(({ title }) => title.length < 5)).toEqual([]);
  });
});
