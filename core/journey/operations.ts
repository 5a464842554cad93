/**
 * Everything that staff may do to an application, one row for each event that operations may send. The door reads who may
 * and what must be true; the console reads the words and the form. An event without a row does not compile.
 */
import type { Operation, StaffEvent } from './operation-row.ts';

const why = { kind: 'words', label: 'Why', hint: 'Kept in the history.' } as const;
const reasons = {
  kind: 'reason',
  label: 'Principal reason',
  hint: 'With a reason it is a decline, and the borrower gets the notice that names it. Without one it is canceled.',
  isOptional: true,
} as const;
const checked = {
  kind: 'choice',
  label: 'What did you find?',
  options: { VERIFIED: 'It is this person', FAILED_VERIFICATION: 'The photos do not prove it' },
} as const;

export const operations: { readonly [E in StaffEvent]: Operation<E> } = {
  // ---------------------------------------------------------------- Credit

  identityCorrected: {
    queue: 'credit',
    label: 'Details corrected: ask the bureau again',
    what: 'The credit bureau is asked again.',
    form: { why },
    permission: 'workFiles',
  },
  noCreditFileConfirmed: {
    queue: 'credit',
    label: 'Confirm that there is no credit file',
    what: 'The application is declined, and the borrower gets the notice.',
    form: {},
    permission: 'underwrite',
    isFinal: true,
  },
  creditFreezeLifted: {
    queue: 'credit',
    label: 'The borrower lifted the freeze',
    what: 'The credit bureau is asked again.',
    form: {},
    permission: 'workFiles',
  },
  creditRetried: {
    queue: 'credit',
    label: 'Ask the bureau again',
    what: 'The report that did not come is asked for again.',
    form: {},
    permission: 'workFiles',
  },
  birthDateCorrected: {
    queue: 'credit',
    label: 'Birth date corrected: ask the bureau again',
    what: 'The credit bureau is asked again.',
    form: { why },
    permission: 'workFiles',
  },
  minorConfirmed: {
    queue: 'credit',
    label: 'Confirm that the borrower is under age',
    what: 'The application is declined, and the borrower gets the notice.',
    form: {},
    permission: 'underwrite',
    isFinal: true,
  },
  identityReviewed: {
    queue: 'credit',
    label: 'Decide on the fraud alert',
    what: 'Call the number on the credit file before you answer.',
    form: {
      isConfirmed: {
        kind: 'yesNo',
        label: 'Is it the person on the file who applies?',
        yes: 'Yes, confirmed by phone',
        no: 'No: decline the application',
      },
    },
    permission: 'underwrite',
  },
  delinquencyReviewed: {
    queue: 'credit',
    label: 'Decide on the late payments',
    what: 'The application goes on, or is declined with this reason.',
    form: {
      isCured: {
        kind: 'yesNo',
        label: 'Are the late payments explained or made good?',
        yes: 'Yes, go on',
        no: 'No: decline the application',
      },
    },
    permission: 'underwrite',
  },

  // ---------------------------------------------------------------- Property and liens

  addressCorrected: {
    queue: 'property',
    label: 'Correct the address of the home',
    what: 'The home is looked up again under this address.',
    form: { address: { kind: 'address', label: 'Address of the home' } },
    permission: 'workFiles',
  },
  propertyNotFoundConfirmed: {
    queue: 'property',
    label: 'Confirm that the home cannot be found',
    what: 'The application is declined, and the borrower gets the notice.',
    form: {},
    permission: 'underwrite',
    isFinal: true,
  },
  propertyChosen: {
    queue: 'property',
    label: 'Say which home it is',
    what: 'The value of this home is looked up.',
    form: { parcelId: { kind: 'parcel', label: 'Home' } },
    permission: 'workFiles',
    needs: ['areThereHomes'],
  },
  liensAttested: {
    queue: 'property',
    label: 'Enter the loans on the home',
    what: 'The loan-to-value is worked out with these balances.',
    form: { liens: { kind: 'liens', label: 'Loans on the home' } },
    permission: 'workFiles',
  },

  // ---------------------------------------------------------------- Income and identity

  incomeVerified: {
    queue: 'verification',
    label: 'Decide on the income',
    what: 'Use this when you have checked the income yourself.',
    form: {
      outcome: {
        kind: 'choice',
        label: 'What did you find?',
        options: {
          matched: 'The income is as stated',
          higher: 'The income is higher',
          lower: 'The income is lower: offer new terms',
          unverifiable: 'It cannot be proved: decline the application',
        },
      },
      verifiedIncomeCents: { kind: 'money', label: 'Income a year', isOptional: true },
    },
    permission: 'underwrite',
  },
  employmentVerified: {
    queue: 'verification',
    label: 'Decide on the employment',
    what: 'Use this when you have asked the employer yourself.',
    form: {
      isEmployed: {
        kind: 'yesNo',
        label: 'Does the borrower work there?',
        yes: 'Yes, the employer says so',
        no: 'No: decline the application',
      },
    },
    permission: 'underwrite',
  },
  identityChecked: {
    queue: 'verification',
    label: 'Decide on the borrower’s identity',
    what: 'Look at the photos first. Conditions that ask for them are cleared when it is this person.',
    form: { verification: checked },
    permission: 'underwrite',
  },
  accountChangeAnswered: {
    queue: 'anytime',
    label: 'Confirmed by phone',
    what: 'Call the number we had before the change, and no other. Then say who answered.',
    form: { outcome: { kind: 'fixed', value: 'confirmed' }, why },
    permission: 'confirmAccounts',
    needs: ['isAccountChangeOpen'],
    otherHalves: { fundingApproved: 'You approved the funding. Someone else must confirm the account.' },
  },

  // ---------------------------------------------------------------- Value

  valueDecided: {
    queue: 'property',
    label: 'Decide on the value',
    what: 'The application goes on with this value, or ends.',
    form: {
      outcome: {
        kind: 'choice',
        label: 'Decision',
        options: {
          accepted: 'Accept the value',
          lower: 'Lend on a lower value',
          escalated: 'Send an appraiser',
          unacceptable: 'The home cannot secure the line: decline',
        },
      },
      valueCents: { kind: 'money', label: 'Value to lend on', hint: 'Only where it differs.', isOptional: true },
    },
    permission: 'underwrite',
  },
  appraisalPaid: {
    queue: 'property',
    label: 'The appraisal is paid',
    what: 'The appraisal is ordered.',
    form: { paymentUuid: { kind: 'text', label: 'Payment reference' } },
    permission: 'workFiles',
  },
  appraisalReviewed: {
    queue: 'property',
    label: 'Decide on the appraisal',
    what: 'An accepted appraisal gives the value; another one is ordered in place of a rejected one.',
    form: {
      isAccepted: { kind: 'yesNo', label: 'Is the appraisal sound?', yes: 'Accept it', no: 'Reject it' },
      why: { ...why, isOptional: true },
    },
    permission: 'underwrite',
  },

  // ---------------------------------------------------------------- Title and trust

  trustReviewed: {
    queue: 'title',
    label: 'Decide on trust and insurance',
    what: 'The application goes on, or is declined.',
    form: {
      isApproved: {
        kind: 'yesNo',
        label: 'Are the trust and the insurance in order?',
        yes: 'Approve',
        no: 'No: decline the application',
      },
      why: { ...why, isOptional: true },
    },
    permission: 'underwrite',
  },
  titleReviewed: {
    queue: 'title',
    label: 'Decide on the title',
    what: 'A clear title goes on to closing; anything else is looked into first.',
    form: {
      outcome: {
        kind: 'choice',
        label: 'What does the report show?',
        options: { clear: 'Clear', exceptions: 'Exceptions to cure', newLien: 'A loan that we did not know of' },
      },
      liens: { kind: 'newLien', label: 'The loan that was found', isOptional: true },
    },
    permission: 'underwrite',
  },
  titleCured: {
    queue: 'title',
    label: 'The title is cured',
    what: 'The application goes on to closing.',
    form: { why },
    permission: 'underwrite',
  },
  titleNotCurable: {
    queue: 'title',
    label: 'The title cannot be cured',
    what: 'The application is declined, and the borrower gets the notice.',
    form: { why },
    permission: 'underwrite',
    isFinal: true,
  },

  // ---------------------------------------------------------------- Closing

  correctedDisclosureDelivered: {
    queue: 'closing',
    label: 'The borrower has it on paper',
    what: 'The corrected closing disclosure counts as delivered.',
    form: {},
    permission: 'close',
    needs: ['isCorrectionOpen'],
  },
  notePapersReissued: {
    queue: 'closing',
    label: 'Re-issue the agreement',
    what: 'The borrower gets a new agreement and signs it again. What was signed before no longer counts.',
    form: { why },
    permission: 'close',
  },
  signerAdded: {
    queue: 'closing',
    label: 'Invite another owner',
    what: 'The owner gets an email with a link to log in and sign.',
    form: {
      firstName: { kind: 'text', label: 'First name' },
      lastName: { kind: 'text', label: 'Last name' },
      email: { kind: 'email', label: 'Email' },
      phoneNumber: { kind: 'phone', label: 'Mobile phone' },
    },
    permission: 'close',
  },
  signerReminded: {
    queue: 'closing',
    label: 'Remind an owner',
    what: 'The invitation is sent again.',
    form: { signerUuid: { kind: 'signer', label: 'Owner' } },
    permission: 'emailOwners',
    needs: ['hasInvitedOwner'],
  },
  signerRemoved: {
    queue: 'closing',
    label: 'Take back an invitation',
    what: 'This owner can no longer log in to sign. How many owners there are stays as the records have it.',
    form: { signerUuid: { kind: 'signer', label: 'Owner' } },
    permission: 'close',
    needs: ['hasInvitedOwner'],
  },
  signerIdentityChecked: {
    queue: 'closing',
    label: 'Decide on an owner’s identity',
    what: 'Look at the photos first.',
    form: { identityUuid: { kind: 'signer', label: 'Owner' }, verification: checked },
    permission: 'underwrite',
    needs: ['hasOtherOwner'],
  },
  signerRefused: {
    queue: 'closing',
    label: 'An owner refuses to sign',
    what: 'The line ends here, for every owner.',
    form: { identityUuid: { kind: 'signer', label: 'Owner' } },
    permission: 'close',
    needs: ['hasOtherOwner'],
    isFinal: true,
  },
  attorneyApproved: {
    queue: 'closing',
    label: 'Attorney approves',
    what: 'The closing goes on.',
    form: {
      mustAttend: {
        kind: 'yesNo',
        label: 'Must the attorney attend the signing?',
        yes: 'Yes, in the room',
        no: 'No',
      },
    },
    permission: 'close',
  },
  titleDefectFound: {
    queue: 'closing',
    label: 'Found a title defect',
    what: 'Title looks at it again; once it is cured, the papers are drawn up again.',
    form: { why },
    permission: 'close',
  },
  attorneyRejected: {
    queue: 'closing',
    label: 'Attorney refuses',
    what: 'The line ends here. Write what the attorney wrote.',
    form: { why, reasons },
    permission: 'close',
    isFinal: true,
  },
  deedSigned: {
    queue: 'closing',
    label: 'Signed papers are back',
    what: 'Add a scan of every page. Where there is a right to cancel, its days begin.',
    form: { signedAt: { kind: 'page' }, documentUuids: { kind: 'page' } },
    permission: 'close',
    needs: ['isCorrectionDelivered'],
  },
  deedReissued: {
    queue: 'closing',
    label: 'Re-issue the deed',
    what: 'Every owner signs the new deed before a notary, an appointment that was made is dropped, and where there is a right to cancel its days begin again.',
    form: { why },
    permission: 'close',
  },
  notaryReserved: {
    queue: 'closing',
    label: 'Make or move the appointment',
    what: 'The borrower is told of the time.',
    form: { startsAt: { kind: 'page' }, place: { kind: 'page' } },
    permission: 'close',
  },
  notaryCancelled: {
    queue: 'closing',
    label: 'Cancel the appointment',
    what: 'The time is given back to the notary, every owner gets an email, and the borrower chooses another time.',
    form: { startsAt: { kind: 'page' }, why },
    permission: 'close',
    needs: ['hasAppointment'],
  },
  rescissionNoticesReissued: {
    queue: 'closing',
    label: 'Re-issue the notices',
    what: 'Every owner gets new notices, the three business days begin again, and approvals of the funding start over.',
    form: { why },
    permission: 'close',
    needs: ['hasRightToCancel'],
  },
  rescinded: {
    queue: 'closing',
    label: 'An owner canceled by letter',
    what: 'A letter counts from the day it was mailed. The line ends for every owner, and cannot be opened again.',
    form: { identityUuid: { kind: 'owner', label: 'Owner' }, mailedOn: { kind: 'page' } },
    permission: 'close',
    needs: ['canBeCancelled'],
    isFinal: true,
  },
  rescissionWaived: {
    queue: 'closing',
    label: 'Record a waiver',
    what: 'Every owner’s own statement of a real emergency. The days of the right to cancel end.',
    form: { statements: { kind: 'page' } },
    permission: 'close',
    needs: ['canBeCancelled'],
  },
  recordingCorrected: {
    queue: 'closing',
    label: 'Corrected: send it to the county again',
    what: 'The deed is sent to the county again.',
    form: {},
    permission: 'close',
    needs: ['isDeedSentBack'],
  },

  // ---------------------------------------------------------------- Funding

  fundingFindingSettled: {
    queue: 'funding',
    label: 'Settle it',
    what: 'Say why it doesn’t block funding. Two other people must still approve, and both see this.',
    form: { check: { kind: 'page' }, why },
    permission: 'settleFindings',
    needs: ['hasFinding'],
    otherHalves: { fundingApproved: 'You approved the funding. Someone else must settle this.' },
  },
  fundingApproved: {
    queue: 'funding',
    label: 'Approve the funding',
    what: 'Two different people approve what stands on this page; then the money goes out.',
    form: { approver: { kind: 'page' }, release: { kind: 'page' } },
    permission: 'approveFunding',
    needs: ['isAccountProved', 'isAccountFree', 'isNotOnItsWay', 'isPastCancelling'],
    otherHalves: {
      fundingApproved: 'You approved it. A second person must approve.',
      accountChangeAnswered: 'You confirmed the account. Two other people must approve.',
      fundingFindingSettled: 'You settled a finding. Two other people must approve.',
    },
  },
  fundingStopped: {
    queue: 'funding',
    label: 'Stop the funding',
    what: 'No money goes out, the lien is released and fees are given back. It cannot be undone.',
    form: { why, reasons },
    permission: 'stopFunding',
    isFinal: true,
  },
  disbursementRetried: {
    queue: 'funding',
    label: 'Send it again',
    what: 'The money that came back is sent again, to the account that stands here.',
    form: {},
    permission: 'resendMoney',
    needs: ['isDisbursementFree'],
  },
  creditorPaymentRetried: {
    queue: 'funding',
    label: 'Pay the creditors again',
    what: 'The money that came back is paid to the creditors again.',
    form: {},
    permission: 'resendMoney',
    needs: ['areCreditorsFree'],
  },
  paymentQuestionSettled: {
    queue: 'funding',
    label: 'I have looked into it',
    what: 'Say what the payments company’s books show.',
    form: { why },
    permission: 'resendMoney',
    needs: ['isPaymentQuestioned'],
  },

  // ---------------------------------------------------------------- Faults, ends, and what may be said at any time

  resumed: {
    queue: 'faults',
    label: 'Mended: go on where it stopped',
    what: 'The step that failed is started again.',
    form: {},
    permission: 'workFiles',
    needs: ['hasStepToGoBackTo'],
  },
  reconsidered: {
    queue: 'declined',
    label: 'Reconsider the decline',
    what: 'The application is open again, and everything is proved again.',
    form: { why },
    permission: 'underwrite',
    needs: ['isDeclineOfThisYear'],
  },
  withdrawn: {
    queue: 'anytime',
    label: 'The borrower withdraws',
    what: 'The application is canceled because the borrower asked. It cannot be opened again.',
    form: { why },
    permission: 'workFiles',
    isFinal: true,
  },
  incompletenessNoticed: {
    queue: 'anytime',
    label: 'Send the notice of incompleteness',
    what: 'The borrower gets a notice that says what is missing and until when.',
    form: {},
    permission: 'workFiles',
    needs: ['isBorrowerMissingSomething'],
  },
  conditionRaised: {
    queue: 'anytime',
    label: 'Ask for something',
    what: 'The person who is asked gets an email, and answers on their page.',
    form: {
      categoryEnum: {
        kind: 'choice',
        label: 'What we need',
        options: {
          GENERIC_DOCUMENT_REQUEST: 'Another document',
          HELOC_MANUAL_PAYSTUB_UPLOAD: 'Pay stubs',
          ID_VERIFICATION_FAILURE: 'New photos of an ID',
          MISSING_PHONE_NUMBER: 'A phone number',
          BANK_ACCOUNT_FRAUD_REVIEW: 'Proof that the bank account is theirs',
          HARD_CREDIT_INQUIRY_REVIEW: 'An explanation of recent credit inquiries',
          FALSE_OWNERSHIP_TYPE_REVIEW: 'Proof of who owns the home',
          PROPERTY_LEGAL_DESCRIPTION: 'The legal description of the home',
          REVIEW_TRUST_REQUIREMENTS: 'Trust documents',
          IDENTITY_DOCUMENT_FRAUD_REVIEW: 'Proof of identity, after doubts about a document',
          PROPERTY_OWNERSHIP_FRAUD_REVIEW: 'Proof of ownership, after doubts about a document',
          ESCALATION_REVIEW: 'A second look by a colleague',
        },
      },
      signerUuid: { kind: 'signer', label: 'Another owner', hint: 'Empty: the borrower.', isOptional: true },
      commentsToBorrower: { kind: 'words', label: 'What they read', isOptional: true },
      notes: { kind: 'words', label: 'Note for the file', isOptional: true },
    },
    permission: 'askForMore',
    needs: ['hasRoomForConditions'],
  },
  conditionAskedAgain: {
    queue: 'anytime',
    label: 'Ask again',
    what: 'They read this sentence on their page, and get an email that leads there.',
    form: {
      conditionUuid: { kind: 'condition', label: 'Condition' },
      why: { kind: 'words', label: 'What we need' },
    },
    permission: 'askForMore',
    needs: ['hasOpenCondition'],
  },
  conditionCleared: {
    queue: 'anytime',
    label: 'Clear it',
    what: 'The application goes on without it.',
    form: { conditionUuid: { kind: 'condition', label: 'Condition' }, why },
    permission: 'clearConditions',
    needs: ['hasCondition'],
  },
  phoneSaved: {
    queue: 'anytime',
    label: 'Change a phone number',
    what: 'We call and text this number from now on.',
    form: {
      phoneNumber: { kind: 'phone', label: 'Mobile phone' },
      signerUuid: { kind: 'signer', label: 'Another owner', hint: 'Empty: the borrower.', isOptional: true },
    },
    permission: 'workFiles',
  },
  ownershipCorrected: {
    queue: 'anytime',
    label: 'Correct who owns the home',
    what: 'How many people must sign follows from it.',
    form: {
      ownership: {
        kind: 'choice',
        label: 'Who owns it',
        options: { SOLE: 'The borrower alone', JOINT: 'The borrower with others', TRUST: 'A trust' },
      },
      coOwners: { kind: 'count', label: 'Other owners' },
    },
    permission: 'workFiles',
  },
};

export const staffEvents = Object.keys(operations) as StaffEvent[];

export function isStaffEvent(event: string): event is StaffEvent {
  return Object.hasOwn(operations, event);
}
