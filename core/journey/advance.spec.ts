import { describe, expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { newApplication } from '../application/new-application.ts';
import { viewFor } from '../application/view.ts';
import { type Advanced, advance, isAllowed, type Outcome } from './advance.ts';
import type { EventName, Sender } from './events.ts';
import type { Refusal } from './refusal.ts';
import { people } from './stories/samples.ts';
import { tell } from './stories/story.ts';
import { said, startedAt } from './stories/walk.ts';

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(startedAt.getTime() + days * DAY_MS);

function say(application: Application, event: EventName, by: Sender, word?: string, now = startedAt): Outcome {
  return advance(application, said({ event, by, word }, application, `said-${event}-${word}`), now);
}

function done(outcome: Outcome): Advanced {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

const offered = () => tell('employee', '... offers');
const approved = () => tell('employee', '... approved');
const rescinding = () => tell('employee', '... approved\n... note\n... enotary\n... rescission');

describe('what advancing answers', () => {
  test('the way taken, why, what to start and which clocks run', () => {
    const outcome = done(say(newApplication(people.employee, startedAt), 'eligibilityChecked', 'system'));
    expect(outcome).toMatchObject({
      from: 'IN_PROGRESS',
      to: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
      event: 'eligibilityChecked',
      because: 'otherwise',
      effects: ['listPreCreditDocuments'],
      timers: [],
      heldBy: [],
    });
    expect(outcome.application.statusSince).toBe(startedAt.toISOString());
  });

  test('the application it was given is left as it was', () => {
    const application = offered();
    const before = structuredClone(application);
    say(application, 'offerSelected', 'borrower');
    expect(application).toEqual(before);
  });

  test('everything it answers survives as JSON', () => {
    const { application } = done(say(offered(), 'offerSelected', 'borrower'));
    expect(JSON.parse(JSON.stringify(application))).toEqual(application);
  });

  test('staying starts only what the event itself starts', () => {
    const application = tell(
      'employee',
      '... offers\n... submission\n credit  hardCreditReturned  INCOME_VERIFICATION',
    );
    const outcome = done(say(application, 'incomeSourceProvided', 'borrower'));
    expect(outcome).toMatchObject({
      from: 'INCOME_VERIFICATION',
      to: 'INCOME_VERIFICATION',
      effects: ['verifyIncome'],
    });
    expect(outcome.application.statusSince).toBe(application.statusSince);
  });

  test('anyone who gives an account, the bank is asked whose it is', () => {
    const saving = tell('employee', '... offers\n... submission\n... income\n... employment');
    const saved = done(say(saving, 'disbursementAccountSaved', 'borrower', 'noRouting'));
    expect(saved.effects).toEqual(['verifyAccountOwner']);
    expect(done(say(saved.application, 'disbursementAccountSaved', 'borrower')).effects).toEqual([
      'verifyAccountOwner',
    ]);
  });

  test('a decline sends the notice, and carries its reasons, its decision and its HMDA action', () => {
    const intake = tell('employee', '... intake');
    const { application, effects } = done(say(intake, 'softCreditReturned', 'vendor', 'bankrupt'));
    expect(effects).toEqual(['sendAdverseActionNotice']);
    expect(application).toMatchObject({
      decision: 'DECLINE',
      declineReasons: ['DEROGATORY_BANKRUPTCY', 'DELINQUENCY'],
      outcome: { hmdaAction: 3 },
    });
  });

  test('before a credit decision it is ineligible rather than declined', () => {
    const first = newApplication(people.employee, startedAt);
    expect(done(say(first, 'eligibilityChecked', 'system', 'elsewhere')).application.decision).toBe('INELIGIBLE');
  });

  test('at most four reasons are kept, each once', () => {
    const application: Application = {
      ...tell('employee', '... intake'),
      declineReasons: ['INQUIRIES', 'THIN_FILE', 'DEROGATORY_BANKRUPTCY'],
    };
    const { declineReasons } = done(say(application, 'softCreditReturned', 'vendor', 'bankrupt')).application;
    expect(declineReasons).toEqual(['INQUIRIES', 'THIN_FILE', 'DEROGATORY_BANKRUPTCY', 'DELINQUENCY']);
  });
});

describe('what is refused, and changes nothing', () => {
  test.each(['borrower', 'signer', 'operations'] as const)(
    'a person (%s) reads no names of events and statuses',
    (by) => {
      const { reason } = say(offered(), 'creditFreezeLifted', by) as Refusal;
      expect(reason).toBe('The application is at another step now, so this can’t be done.');
    },
  );

  test('an event that cannot happen here', () => {
    expect(say(offered(), 'deedSigned', 'vendor')).toMatchObject({
      ok: false,
      code: 'notAllowedHere',
      reason: 'deedSigned cannot happen while the application is OFFER_SELECTION.',
    });
    expect(isAllowed('OFFER_SELECTION', 'deedSigned')).toBe(false);
    expect(isAllowed('OFFER_SELECTION', 'conditionRaised')).toBe(true);
    expect(isAllowed('COMPLETE', 'conditionRaised')).toBe(false);
  });

  test('an event from someone who may not say it', () => {
    expect(say(offered(), 'offerSelected', 'vendor')).toMatchObject({ ok: false, code: 'notTheirs' });
    expect(say(offered(), 'withdrawn', 'signer')).toMatchObject({ ok: false, code: 'notTheirs' });
  });

  test('a decline without a reason, however it comes about', () => {
    const application = tell(
      'employee',
      '... approved\n... note\n... notary\n notary  notaryPackageReady attorney  ATTORNEY_REVIEW',
    );
    expect(done(say(application, 'attorneyRejected', 'operations')).to).toBe('CANCELLED');
    expect(done(say(application, 'attorneyRejected', 'operations', 'forCause')).to).toBe('DECLINED');
  });

  test('money for oneself', () => {
    const told = tell(
      'employee',
      '... approved\n... note\n... enotary\n... recording\n recording  deedRecorded  FUNDING_DECISION',
    );
    const application: Application = {
      ...told,
      borrower: { ...people.employee.borrower, identityUuid: 'staff-1' },
      // No right to cancel is in the way.
      property: { ...told.property, occupancy: 'SECONDARY' },
    };
    expect(say(application, 'fundingApproved', 'operations', 'first')).toMatchObject({ ok: false, code: 'notTheirs' });
  });

  test('a word about a condition or a signer that does not exist', () => {
    expect(say(offered(), 'conditionCleared', 'operations')).toMatchObject({ code: 'unknownThing' });
    expect(say(offered(), 'conditionAnswered', 'borrower')).toMatchObject({ code: 'unknownThing' });
    const signing = tell('employee', '... approved\n... note\n... enotary');
    expect(say(signing, 'deedAccepted', 'signer', 'signer')).toMatchObject({ code: 'unknownThing' });
  });

  test('an attestation that leaves a loan out', () => {
    const application = tell('employee', '... value\n property  propertyReportReturned liens  LIEN_VERIFICATION');
    const outcome = advance(
      application,
      { uuid: 'x', name: 'liensAttested', by: 'borrower', payload: { liens: [], added: [] } },
      startedAt,
    );
    expect(outcome).toMatchObject({ ok: false, code: 'unknownThing' });
  });

  test('looking again at a decline of another year', () => {
    const application = tell('employee', '... intake\n credit  softCreditReturned bankrupt  DECLINED');
    expect(say(application, 'reconsidered', 'operations', undefined, later(400))).toMatchObject({
      code: 'notAllowedHere',
    });
    expect(done(say(application, 'reconsidered', 'operations')).application).toMatchObject({
      status: 'WAITING_FOR_INITIAL_OFFERS',
      declineReasons: [],
      outcome: null,
      decision: 'INITIAL',
    });
  });

  test('resuming where nothing failed', () => {
    const application: Application = { ...offered(), status: 'UNKNOWN', resumeTo: 'OFFER_SELECTION' };
    expect(say(application, 'resumed', 'operations')).toMatchObject({ ok: false, code: 'notAllowedHere' });
  });
});

describe('clocks', () => {
  test('offers run thirty days, and not a moment less', () => {
    const application = offered();
    expect(application.deadlines.offersExpired).toBe(later(30).toISOString());
    const early = new Date(later(30).getTime() - 1);
    expect(say(application, 'offersExpired', 'timer', undefined, early)).toMatchObject({ ok: false, code: 'tooEarly' });
    expect(done(say(application, 'offersExpired', 'timer', undefined, later(30))).to).toBe('CANCELLED');
  });

  test('a second visit sets the clock again, so the first one fires in vain', () => {
    const road = '... offers\n... submission\n... income\n income  incomeVerified higher  OFFER_SELECTION';
    const application: Application = {
      ...tell('employee', road),
      deadlines: { offersExpired: later(45).toISOString() },
    };
    expect(say(application, 'offersExpired', 'timer', undefined, later(30))).toMatchObject({ code: 'tooEarly' });
  });

  test('a lender may have its own times', () => {
    const policy = { offersDays: 10, counterOfferDays: 5, hardCreditDays: 20, silenceDays: 3, incompletenessDays: 7 };
    const pricing = tell('employee', '... value\n property  propertyReportReturned  WAITING_FOR_INITIAL_OFFERS');
    const priced = advance(pricing, said({ event: 'offersPriced', by: 'system' }, pricing, 'x'), startedAt, policy);
    expect(done(priced).timers).toEqual([{ event: 'offersExpired', at: later(10).toISOString() }]);
  });

  test('silence: first the notice, then thirty days', () => {
    const application = tell('employee', '... intake\n credit  softCreditReturned noFile  CREDIT_NO_MATCH');
    expect(application.deadlines).toEqual({ incompletenessNoticed: later(14).toISOString() });
    expect(say(application, 'incompletenessExpired', 'timer', undefined, later(99))).toMatchObject({
      code: 'tooEarly',
    });
    const noticed = done(say(application, 'incompletenessNoticed', 'timer', undefined, later(14)));
    expect(noticed.effects).toEqual(['sendIncompletenessNotice']);
    expect(noticed.timers).toEqual([{ event: 'incompletenessExpired', at: later(44).toISOString() }]);
    // A clock that has rung is over: the same notice is not sent again and again.
    expect(noticed.application.deadlines).toEqual({ incompletenessExpired: later(44).toISOString() });
    expect(say(noticed.application, 'incompletenessNoticed', 'timer', undefined, later(15))).toMatchObject({
      code: 'tooEarly',
    });
  });

  test('nothing is missing where the borrower is not the one to act', () => {
    const reviewed = tell('employee', '... intake\n credit  softCreditReturned late  DELINQUENCY_REVIEW');
    expect(say(reviewed, 'incompletenessNoticed', 'operations')).toMatchObject({ code: 'notAllowedHere' });
  });

  test('the age of the hard report runs on through all statuses', () => {
    const { deadlines } = approved();
    expect(deadlines.hardCreditExpired).toBe(later(30).toISOString());
    const { application, effects } = done(say(approved(), 'hardCreditExpired', 'timer', undefined, later(30)));
    expect([application.credit.isHardReportStale, effects]).toEqual([true, []]);
  });

  test('rescission ends when the caller said it would', () => {
    const application = rescinding();
    const { endsAt } = application.rescission;
    expect(application.deadlines.rescissionEnded).toBe(endsAt);
    const end = new Date(String(endsAt));
    expect(say(application, 'rescissionEnded', 'timer', undefined, new Date(end.getTime() - 1))).toMatchObject({
      code: 'tooEarly',
    });
    expect(done(say(application, 'rescissionEnded', 'timer', undefined, end)).to).toBe('RECORDING');
  });

  test('an end stops every clock', () => {
    expect(done(say(approved(), 'withdrawn', 'borrower')).application.deadlines).toEqual({});
  });
});

describe('how a cancelled application is reported', () => {
  const actionAfter = (application: Application, event: EventName, by: Sender, now?: Date) =>
    done(say(application, event, by, undefined, now)).application.outcome?.hmdaAction;

  test('withdrawn before a decision: 4', () => {
    expect(actionAfter(offered(), 'withdrawn', 'borrower')).toBe(4);
  });

  test('left incomplete after a notice: 5', () => {
    const silent = tell(
      'employee',
      '... intake\n credit  softCreditReturned noFile  CREDIT_NO_MATCH\n clock  incompletenessNoticed  CREDIT_NO_MATCH',
    );
    expect(actionAfter(silent, 'incompletenessExpired', 'timer', later(44))).toBe(5);
  });

  test('approved, and then not accepted, withdrawn, lapsed or rescinded: 2', () => {
    const final = tell('employee', '... approved\n... finalOffer');
    expect(actionAfter(final, 'termsRefused', 'borrower')).toBe(2);
    expect(actionAfter(final, 'withdrawn', 'borrower')).toBe(2);
    expect(actionAfter(final, 'offersExpired', 'timer', later(30))).toBe(2);
    expect(actionAfter(rescinding(), 'rescinded', 'signer')).toBe(2);
  });

  test('funded: 1', () => {
    const { outcome } = tell('employee', '... approved\n... note\n... enotary\n... theEnd');
    expect(outcome?.hmdaAction).toBe(1);
  });
});

describe('conditions', () => {
  const final = () =>
    done(say(tell('employee', '... approved\n... finalOffer'), 'conditionRaised', 'operations')).application;

  test('[COND-19] an open condition holds a person’s step back, and clearing it lets the step through', () => {
    expect(say(final(), 'termsAccepted', 'borrower')).toMatchObject({ ok: false, code: 'held' });
    const answered = done(say(final(), 'conditionAnswered', 'borrower')).application;
    expect(say(answered, 'termsAccepted', 'borrower')).toMatchObject({ ok: false, code: 'held' });
    const cleared = done(say(answered, 'conditionCleared', 'operations')).application;
    expect(done(say(cleared, 'termsAccepted', 'borrower')).to).toBe('GEN_NOTE_SIGNING');
  });

  test('[COND-19] a vendor’s answer is kept, and leads on by itself when the last condition is cleared', () => {
    const road = '... identity\n identity  identityChecked tampered  WAITING_FOR_ID_VERIFICATION';
    const held = tell('employee', road);
    expect(held.heldEvent).toBe('identityChecked');
    const released = done(say(held, 'conditionCleared', 'operations'));
    expect(released).toMatchObject({
      event: 'identityChecked',
      to: 'GEN_CLOSING_DISCLOSURE',
      effects: ['workOutClosingCosts', 'determineFloodZone'],
    });
    expect(released.application.heldEvent).toBeNull();
  });

  test('a held answer says what holds it', () => {
    const application = tell('employee', '... approved\n operations  conditionRaised owners  GEN_CLOSING_DISCLOSURE');
    const outcome = done(say(application, 'floodDetermined', 'vendor'));
    expect(outcome.because).toBe('held');
    expect(outcome.heldBy.map(({ categoryEnum }) => categoryEnum)).toEqual(['FALSE_OWNERSHIP_TYPE_REVIEW']);
  });

  test('a condition that matters elsewhere holds nothing here', () => {
    const application = done(say(approved(), 'conditionRaised', 'operations', 'phone')).application;
    expect(done(say(application, 'floodDetermined', 'vendor')).to).toBe('WAITING_FOR_CLOSING_DISCLOSURE');
  });

  test('no one is kept from leaving', () => {
    expect(done(say(final(), 'termsRefused', 'borrower')).to).toBe('CANCELLED');
    expect(done(say(final(), 'withdrawn', 'borrower')).to).toBe('CANCELLED');
  });

  test('raising tells the borrower; the same question is not asked twice, but two documents may be', () => {
    const raised = done(say(approved(), 'conditionRaised', 'operations', 'escalation'));
    expect(raised.effects).toEqual(['tellOfCondition']);
    const again = done(say(raised.application, 'conditionRaised', 'operations', 'escalation')).application;
    expect(again.conditions).toHaveLength(1);
    const first = done(say(again, 'conditionRaised', 'operations', 'document')).application;
    expect(done(say(first, 'conditionRaised', 'operations', 'document')).application.conditions).toHaveLength(3);
  });

  test('new inquiries become a question with the bureau’s words as notes', () => {
    const application = tell(
      'employee',
      '... offers\n... submission\n credit  hardCreditReturned inquiries  INCOME_VERIFICATION',
    );
    expect(application.conditions).toMatchObject([
      { categoryEnum: 'HARD_CREDIT_INQUIRY_REVIEW', notes: 'Auto loan, 2 March', clearedAt: null },
    ]);
  });

  test('owners declared otherwise than recorded are asked about, and the record stands', () => {
    const road =
      '... value\n property  propertyReportReturned trust  WAITING_FOR_INITIAL_OFFERS\n... pricing\n borrower  offerSelected  COLLECT_ADDITIONAL_INFO\n borrower  informationSubmitted sole  HMDA';
    const application = tell('employee', road);
    expect(application.ownership.type).toBe('TRUST');
    expect(application.conditions).toMatchObject([{ categoryEnum: 'FALSE_OWNERSHIP_TYPE_REVIEW' }]);
  });

  test('a telephone number answers the question for that person only', () => {
    const borrowerAsked = done(say(approved(), 'conditionRaised', 'operations', 'phone')).application;
    const saved = done(say(borrowerAsked, 'phoneSaved', 'borrower')).application;
    expect(saved.conditions.every(({ clearedAt }) => clearedAt !== null)).toBe(true);
    expect(saved.borrower.phoneNumber).toBe('5559876543');
  });
});

describe('what is written down on the way', () => {
  test('the decision at each stage is the specification’s', () => {
    const decisionAfter = (text: string) => {
      const { state } = viewFor('borrower', tell('retiree', text));
      return [state.decision, state.subDecision];
    };
    expect(decisionAfter('... intake')).toEqual(['INITIAL', 'UNKNOWN_SUBDECISION']);
    expect(decisionAfter('... intake\n credit  softCreditReturned frozen  SOFT_CREDIT_LOCKED_OR_FROZEN')).toEqual([
      'ERROR',
      'CREDIT_FROZEN',
    ]);
    expect(decisionAfter('... offers')).toEqual(['SELECT', 'UNVERIFIED_OFFER']);
    expect(decisionAfter('... offers\n... submission')).toEqual(['SELECT', 'UNVERIFIED_ONBOARDING_COMPLETE']);
    const proved = '... offers\n... submission\n... income\n income  incomeVerified  DISBURSEMENT_ACCOUNT';
    expect(decisionAfter(proved)).toEqual(['SELECT', 'VERIFIED_INCOME_MATCHED_OFFER']);
    const closing = `${proved}\n... accounts\n identity  identityChecked  GEN_CLOSING_DISCLOSURE`;
    expect(decisionAfter(closing)).toEqual(['APPROVED', 'VERIFIED_OFFER']);
    expect(decisionAfter(`${closing}\n... finalOffer`)).toEqual(['FINAL', 'FINAL_OFFER']);
  });

  test.each([
    ['noValue', 'NO_AVM_FOUND', 'BPO'],
    ['unsure', 'NAV_BPO_ESTIMATE', 'NAV_BPO_ORDER_REQUEST'],
    ['unsureEvaluation', 'NAV_RESI_EVAL_ESTIMATE', 'NAV_RESI_EVAL_ORDER_REQUEST'],
  ])('while a valuation is out (%s), the decision is under review', (word, estimate, order) => {
    const ordering = tell(
      'employee',
      `
        ... credit
        property  propertyValued ${word}  ${estimate}
        borrower  valueEstimated  PREQUAL_TITLE
        property  propertyReportReturned  WAITING_FOR_INITIAL_OFFERS
        ... pricing
        ... submission
        ... proofs
        identity  identityChecked  ${order}
      `,
    );
    expect(ordering).toMatchObject({ decision: 'REVIEW', subDecision: 'BPO_PENDING' });
  });

  test('signing changes who has signed', () => {
    const application = tell(
      'employee',
      '... approved\n... note\n... enotary\n notary  deedAccepted primary  DEED_SIGNING',
    );
    expect(viewFor('borrower', application).status.primaryParticipantAcceptComplete).toBe(true);
  });

  test('a consent is added once and never replaced', () => {
    const once = done(say(offered(), 'consentGiven', 'borrower')).application;
    expect(done(say(once, 'consentGiven', 'borrower')).application.consents).toEqual(once.consents);
    expect(once.consents).toHaveLength(1);
  });
});
