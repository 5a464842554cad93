import { describe, expect, test } from 'vitest';
import { approving } from '#core/experiments/starting.ts';
import { fetchesConditions, seesNotifications } from './conditions/who-is-told.ts';
import type { CallRow } from './contract/contract.ts';
import { routes } from './contract/routes.ts';
import { forcing } from './journey/force.ts';
import { operations, staffEvents } from './journey/operations.ts';
import { otherHalvesOf } from './journey/two-people.ts';
import type { Known, Permission, Role } from './roles.ts';
import {
  accountMenu,
  fileRoles,
  isAdditionalSigner,
  isConflictOfInterest,
  isGranted,
  loginPathFor,
  mayDo,
  mustSignOutOfMainFlow,
  permissionMeanings,
  permissions,
  queriesCoDeedStatus,
  redirectAfterLogin,
  roles,
  scopesOf,
  seesDeveloperControls,
  seesFeedbackLink,
  whyNotBy,
} from './roles.ts';

const me = '11111111-1111-1111-1111-111111111111';
const other = '22222222-2222-2222-2222-222222222222';
const holders = (permission: Permission) => roles.filter((role) => mayDo([role], permission));

describe('the table', () => {
  test('[OPEN-07] every role has a row, and every permission is held by someone', () => {
    expect(Object.keys(permissions).toSorted()).toEqual(roles.toSorted());
    for (const permission of Object.keys(permissionMeanings) as Permission[]) {
      expect(holders(permission), permission).not.toEqual([]);
    }
  });

  test('people outside the staff reach only what concerns themselves', () => {
    for (const role of ['visitor', 'borrower', 'signer', 'originator', 'notary'] satisfies Role[]) {
      for (const scope of Object.values(permissions[role])) {
        expect(['own', 'signing', 'referred', 'assigned']).toContain(scope);
      }
    }
  });

  test.each([
    ['approveFunding', ['funder']],
    ['underwrite', ['underwriter']],
    ['close', ['closer']],
    ['confirmAccounts', ['closer']],
    ['settleFindings', ['compliance']],
    ['stopFunding', ['funder', 'compliance']],
    ['clearConditions', ['processor', 'underwriter']],
    ['waiveConditions', ['processor', 'underwriter']],
    ['forceStatus', ['compliance']],
    ['revealSecret', ['compliance']],
    ['readAudit', ['compliance', 'providerAdmin']],
    ['holdNotarySession', ['notary']],
    ['startApplication', ['borrower']],
    ['takeStep', ['borrower', 'signer']],
  ] as const)('only the right role may %s', (permission, who) => {
    expect(holders(permission)).toEqual(who);
  });

  test('no one but the borrower and those who work on files reads a whole application', () => {
    expect(holders('viewApplication')).toEqual(['borrower', ...fileRoles]);
    expect(scopesOf(['signer'], 'followApplication')).toEqual(['signing']);
    expect(scopesOf(['originator'], 'followApplication')).toEqual(['referred']);
  });

  test('no single role has both halves of an act that takes two people', () => {
    const both = staffEvents.flatMap((event) =>
      otherHalvesOf(event)
        .filter((other) => other !== event)
        .flatMap((other) =>
          roles.filter((role) => [event, other].every((one) => mayDo([role], operations[one].permission))),
        )
        .map((role) => `${role}: ${event}`),
    );
    expect(both).toEqual([]);
  });

  test('someone with several roles may do what each of them may, as far as each reaches', () => {
    expect(scopesOf(['compliance', 'providerAdmin'], 'readAudit')).toEqual(['organization', 'every']);
    expect([mayDo(['closer', 'funder'], 'approveFunding'), mayDo(['closer', 'funder'], 'underwrite')]).toEqual([
      true,
      false,
    ]);
    expect(mayDo([], 'keepAccount')).toBe(false);
  });

  test('what one may not do says who may', () => {
    expect(whyNotBy(['processor'], 'underwrite')).toBe('This needs an underwriter.');
    expect(whyNotBy(['processor'], 'stopFunding')).toBe('This needs a funder or someone in compliance.');
    expect(whyNotBy(['processor', 'underwriter'], 'underwrite')).toBeNull();
  });

  test('a visitor may do what anyone may, and no more', () => {
    expect(permissions.visitor).toEqual({});
  });

  test('a partner admin reaches no borrower', () => {
    // Counts, colleagues, banners and vendors hold no borrower's name.
    const nameless = ['readInsights', 'readReports', 'manageStaff', 'editBanners', 'readVendors', 'pauseVendors'];
    for (const [permission, scope] of Object.entries(permissions.partnerAdmin))
      expect([permission, scope]).toEqual([permission, nameless.includes(permission) ? 'organization' : 'own']);
  });

  test('a permission that nothing asks for does not exist, and what is asked for does', () => {
    const calls = Object.values<CallRow>(routes).flatMap(({ who }) => (who === 'anyone' ? [] : [who]));
    const asked = [
      ...calls.map(({ permission }) => permission),
      ...staffEvents.map((event) => operations[event].permission),
    ];
    expect(new Set([...asked, forcing, approving])).toEqual(new Set(Object.keys(permissionMeanings)));
  });

  test('a permission counts in the scope that the call names, and in no other', () => {
    const theirs = { permission: 'viewApplication', scope: ['own'] } as const;
    expect([isGranted(['borrower'], theirs), isGranted(fileRoles, theirs)]).toEqual([true, false]);
    expect(isGranted(['notary', 'borrower'], theirs)).toBe(true);
    expect(isGranted(['notary'], theirs)).toBe(false);
  });

  test('every call is someone’s: a row names a scope in which a role has its permission', () => {
    const dead = Object.entries<CallRow>(routes).flatMap(([key, { who }]) =>
      who === 'anyone'
        ? []
        : who.scope
            .filter((scope) => !roles.some((role) => scopesOf([role], who.permission).includes(scope)))
            .map((scope) => `${key} ${scope}`),
    );
    expect(dead).toEqual([]);
  });
});

describe('a conflict of interest', () => {
  const noOne: Known = { identityUuid: me, emails: [], phones: [], addresses: [], ssnMark: null };
  const home = { street1: '12 North Elm Street', zip: '94601' };
  const staff: Known = {
    identityUuid: me,
    emails: ['pat.doe@gmail.com'],
    phones: ['(415) 555-0123'],
    addresses: [home],
    ssnMark: 'mark-1',
  };
  const party = (facts: Partial<Known>): Known => ({ ...noOne, identityUuid: other, ...facts });

  test.each<[string, Partial<Known>]>([
    ['the same account', { identityUuid: me }],
    ['the same email', { emails: ['Pat.Doe@gmail.com '] }],
    ['the same mailbox under a tag', { emails: ['patdoe+loan@googlemail.com'] }],
    ['the same phone', { phones: ['+1 415-555-0123'] }],
    ['the same Social Security number', { ssnMark: 'mark-1' }],
    ['the same door', { addresses: [{ street1: '12 N. ELM ST', zip: '94601-2222' }] }],
  ])('[T24] is told by %s', (_, facts) => {
    expect(isConflictOfInterest(staff, [party({}), party(facts)])).toBe(true);
  });

  test.each<[string, Partial<Known>]>([
    ['nothing is known of them', {}],
    ['someone else at the same company', { emails: ['patty@gmail.com', 'nonsense', ''] }],
    ['another phone, or half of one', { phones: ['4155550124', '0123'] }],
    [
      'the next door, and the same door elsewhere',
      {
        addresses: [
          { ...home, street1: '14 N Elm St' },
          { ...home, zip: '10001' },
        ],
      },
    ],
    ['another number', { ssnMark: 'mark-2' }],
  ])('there is none where %s', (_, facts) => {
    expect(isConflictOfInterest(staff, [party(facts)])).toBe(false);
    expect(
      isConflictOfInterest({ ...noOne, emails: [''], phones: [''] }, [party({ emails: [''], phones: [''] })]),
    ).toBe(false);
  });
});

describe('who is an additional signer', () => {
  test.each([
    ['v1', [{ identityUuid: other }, { identityUuid: me }], true],
    ['v1', [{ identityUuid: other }], false],
    ['v1', [], false],
    ['v1', undefined, false],
    ['v2', [{ identityUuid: me }], false],
    [undefined, [{ identityUuid: me }], false],
  ])('[SIGNER-03] version %s with signers %j: %s', (additionalSignerVersion, helocSigners, verdict) => {
    expect(isAdditionalSigner({ identityUuid: me, application: { additionalSignerVersion, helocSigners } })).toBe(
      verdict,
    );
  });

  test('[SIGNER-03] no one is one without an identity or an application', () => {
    expect(
      isAdditionalSigner({ application: { additionalSignerVersion: 'v1', helocSigners: [{ identityUuid: me }] } }),
    ).toBe(false);
    expect(isAdditionalSigner({ identityUuid: me })).toBe(false);
  });

  test('[SIGNER-04] [Q-83] the user type CO_DEEDER alone makes one, no matter who says so', () => {
    expect(isAdditionalSigner({ userTypes: [undefined, 'BORROWER', 'CO_DEEDER'] })).toBe(true);
    expect(isAdditionalSigner({ userTypes: ['BORROWER', undefined] })).toBe(false);
  });

  test('only a profile of that type is signed out of the main flow', () => {
    expect(mustSignOutOfMainFlow('CO_DEEDER')).toBe(true);
    expect(mustSignOutOfMainFlow('BORROWER')).toBe(false);
    expect(mustSignOutOfMainFlow(undefined)).toBe(false);
  });
});

describe('what a page shows', () => {
  test('a visitor is offered Login', () => {
    expect(accountMenu('visitor', true)).toEqual(['login']);
  });

  test('a borrower has Dashboard and Logout', () => {
    expect(accountMenu('borrower', false)).toEqual(['dashboard', 'logout']);
  });

  test('[Q-30] a signer has a dashboard only with the broker flag', () => {
    expect(accountMenu('signer', false)).toEqual(['logout']);
    expect(accountMenu('signer', true)).toEqual(['dashboard', 'logout']);
  });

  test('notifications are hidden from a visitor', () => {
    expect(seesNotifications('visitor')).toBe(false);
    expect(seesNotifications('borrower')).toBe(true);
  });

  test('the feedback link needs the main brand and a login', () => {
    const seen = [true, false].map((isMainBrand) => [
      seesFeedbackLink('borrower', isMainBrand),
      seesFeedbackLink('visitor', isMainBrand),
    ]);
    expect(seen).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  test('only signers ask for the co-deed status', () => {
    expect(roles.filter(queriesCoDeedStatus)).toEqual(['signer']);
  });

  test('a borrower always fetches conditions, a signer only with the flag', () => {
    expect([fetchesConditions('borrower', false), fetchesConditions('borrower', true)]).toEqual([true, true]);
    expect([fetchesConditions('signer', false), fetchesConditions('signer', true)]).toEqual([false, true]);
    expect(fetchesConditions('visitor', true)).toBe(false);
  });

  test('developer controls are not for production', () => {
    expect(seesDeveloperControls(true)).toBe(false);
    expect(seesDeveloperControls(false)).toBe(true);
  });
});

describe('logging in', () => {
  test.each([
    ['/account/heloc/x/identity', '/auth/login'],
    ['/account/heloc/heloc-signer/identity', '/account/heloc/heloc-signer/login'],
    ['/heloc-signer/sign', '/account/heloc/heloc-signer/login'],
    ['/account/heloc-signer', '/account/heloc/heloc-signer/login'],
    ['/account/heloc/heloc-signers', '/auth/login'],
    ['/', '/auth/login'],
  ])('[AUTH-11] %s leads to %s', (asked, login) => {
    expect(loginPathFor(asked)).toBe(login);
  });

  test.each(['/account', '/account/heloc/x?pop-webchat=1#top', '/a'])('[AUTH-10] %j is honored', (path) => {
    expect(redirectAfterLogin(path)).toBe(path);
  });

  test.each([
    '//evil',
    '/A',
    '/',
    '/1',
    'https://x',
    'account',
    '',
    '/\\evil',
    '/a\\evil',
    '/\tevil',
    ' /account',
    '/a\r\nLocation: x',
    '/%2fevil',
    'javascript:alert(1)',
    null,
    undefined,
  ])('[AUTH-10] %j is not', (path) => {
    expect(redirectAfterLogin(path)).toBeUndefined();
  });
});
