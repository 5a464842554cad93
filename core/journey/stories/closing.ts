/** What can go otherwise from closing to money. */
import { story } from './story.ts';

story(
  'a flood certificate that takes its time, and a flood zone',
  'employee',
  `
    ... approved
    flood       floodCertificateDelayed      GEN_CLOSING_DISCLOSURE                  error/flood-cert
    flood       floodDetermined zoneA        TRUST_AND_INSURANCE                     error/timeout
    operations  trustReviewed                GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    flood       floodDetermined zoneA        WAITING_FOR_CLOSING_DISCLOSURE          (waiting)
    documents   documentsDelivered           FINAL_OFFER                             signing/intro
`,
);

story(
  'owners in dispute hold the closing papers',
  'employee',
  `
    ... approved
    operations  conditionRaised owners       GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    flood       floodDetermined              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    operations  ownershipCorrected           GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    operations  conditionCleared             WAITING_FOR_CLOSING_DISCLOSURE          (waiting)
`,
);

story(
  'a credit report grown old is pulled again, and leads straight back to closing',
  'employee',
  `
    ... approved
    clock       hardCreditExpired            GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    flood       floodDetermined              WAITING_FOR_CLOSING_DISCLOSURE          (waiting)
    documents   documentsDelivered           HARD_CREDIT_PULL                        (waiting)
    credit      hardCreditReturned           GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... finalOffer
`,
);

story(
  'faults on the way to the signature',
  'employee',
  `
    ... approved
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    flood       floodDetermined              WAITING_FOR_CLOSING_DISCLOSURE          (waiting)
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      WAITING_FOR_CLOSING_DISCLOSURE          (waiting)
    documents   documentsDelivered           FINAL_OFFER                             signing/intro
    borrower    termsAccepted                GEN_NOTE_SIGNING                        review-app/signdocs
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      GEN_NOTE_SIGNING                        review-app/signdocs
    documents   signingPackageReady          NOTE_SIGNING                            signing/intro
    borrower    noteSigned                   GEN_NOTARY_DISCLOSURE                   notary/intro
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      GEN_NOTARY_DISCLOSURE                   notary/intro
    rules       documentsRequested           WAITING_FOR_NOTARY_DISCLOSURE           (waiting)
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      WAITING_FOR_NOTARY_DISCLOSURE           (waiting)
    notary      notaryPackageReady           DEED_SIGNING                            notary/intro
    notary      deedSigned                   GEN_RESCISSION                          complete
    system      systemFaulted                UNKNOWN                                 error/timeout
    operations  resumed                      GEN_RESCISSION                          complete
`,
);

story(
  'inquiries elsewhere must be explained before the terms are accepted',
  'employee',
  `
    ... offers
    ... submission
    credit      hardCreditReturned inquiries  INCOME_VERIFICATION                    income/review
    ... employment
    ... accounts
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... finalOffer
    borrower    termsAccepted                !held
    borrower    conditionAnswered            !unknownThing
    operations  conditionSent                FINAL_OFFER                             signing/intro
    borrower    termsAccepted                !held
    borrower    conditionAnswered            FINAL_OFFER                             signing/intro
    borrower    termsAccepted                !held
    operations  conditionCleared             FINAL_OFFER                             signing/intro
    borrower    termsAccepted                GEN_NOTE_SIGNING                        review-app/signdocs
`,
);

story(
  'inquiries that are nothing to explain are dropped, and were never asked about',
  'employee',
  `
    ... offers
    ... submission
    credit      hardCreditReturned inquiries  INCOME_VERIFICATION                    income/review
    operations  conditionDropped             INCOME_VERIFICATION                     income/review
    ... employment
    ... accounts
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... finalOffer
    borrower    termsAccepted                GEN_NOTE_SIGNING                        review-app/signdocs
`,
);

story(
  'papers that look false hold everything, until compliance has looked into them',
  'employee',
  `
    ... approved
    ... finalOffer
    operations  conditionRaised document     FINAL_OFFER                             signing/intro
    borrower    conditionAnswered one        FINAL_OFFER                             signing/intro
    operations  fraudSuspected               FINAL_OFFER                             signing/intro
    operations  conditionCleared             !held
    borrower    termsAccepted                !held
    operations  fraudDismissed               FINAL_OFFER                             signing/intro
    operations  conditionCleared             FINAL_OFFER                             signing/intro
    borrower    termsAccepted                GEN_NOTE_SIGNING                        review-app/signdocs
`,
);

story(
  'final terms refused, even with a condition open',
  'employee',
  `
    ... approved
    ... finalOffer
    operations  conditionRaised              FINAL_OFFER                             signing/intro
    borrower    termsRefused                 CANCELLED                               site-root
`,
);

story(
  'final terms left lying',
  'employee',
  `
    ... approved
    ... finalOffer
    clock       offersExpired                CANCELLED                               site-root
`,
);

const coOwned = `
    ... value
    property    propertyReportReturned joint  WAITING_FOR_INITIAL_OFFERS             (waiting)
    ... pricing
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted joint   HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    ... proofs
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... signing
    borrower    noteSigned                   CO_DEED_REQ                             signing/additional
`;

story(
  'an owner without a telephone, and a second owner',
  'employee',
  `
    ${coOwned}
    borrower    signerAdded noPhone          CO_DEED_REQ                             signing/additional
    borrower    signerAdded first            !notTwice
    borrower    signerAdded second           CO_DEED_REQ                             signing/additional
    identity    signerIdentityChecked failed  CO_DEED_REQ                            signing/additional
    identity    signerIdentityChecked verified  CO_DEED_REQ                          signing/additional
    identity    signerIdentityChecked lastVerified  CO_DEED_REQ                      signing/additional
    signer      phoneSaved signer            GEN_NOTARY_DISCLOSURE                   notary/intro
`,
);

const jointFromTheStart = `
    ... value
    property    propertyReportReturned joint  WAITING_FOR_INITIAL_OFFERS             (waiting)
    ... pricing
`;

story(
  'an owner who was invited with the offers and showed who they are by then keeps no one waiting at the end',
  'employee',
  `
    ${jointFromTheStart}
    borrower    signerAdded first            OFFER_SELECTION                         product/select
    borrower    signerAdded first            !notTwice
    borrower    signerReminded               OFFER_SELECTION                         product/select
    borrower    signerRemoved                OFFER_SELECTION                         product/select
    borrower    signerAdded first            OFFER_SELECTION                         product/select
    signer      signerIdentitySubmitted      OFFER_SELECTION                         product/select
    borrower    signerRemoved                !notAllowedHere
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    identity    signerIdentityChecked verified  COLLECT_ADDITIONAL_INFO              start/contact
    borrower    informationSubmitted joint   HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    ... proofs
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... signing
    borrower    noteSigned                   GEN_NOTARY_DISCLOSURE                   notary/intro
`,
);

story(
  'an owner who was invited early and has shown nothing yet is waited for where they always were',
  'employee',
  `
    ${jointFromTheStart}
    borrower    signerAdded first            OFFER_SELECTION                         product/select
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted joint   HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    ... proofs
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... signing
    borrower    noteSigned                   CO_DEED_REQ                             signing/additional
    identity    signerIdentityChecked verified  GEN_NOTARY_DISCLOSURE                notary/intro
    ... enotary
    borrower    signerAdded second           !notAllowedHere
`,
);

story(
  'an owner who refuses ahead of their turn ends nothing: they are taken back, and another is asked',
  'employee',
  `
    ${jointFromTheStart}
    borrower    signerAdded first            OFFER_SELECTION                         product/select
    signer      signerRefused                OFFER_SELECTION                         product/select
    operations  signerIdentityChecked verified  !notAllowedHere
    borrower    signerReminded               !notAllowedHere
    borrower    signerRemoved                OFFER_SELECTION                         product/select
    borrower    signerAdded second           OFFER_SELECTION                         product/select
    borrower    withdrawn                    CANCELLED                               site-root
    borrower    signerAdded first            !notAllowedHere
    signer      signerIdentitySubmitted      !notAllowedHere
`,
);

story(
  'an owner whose photos fail ahead of their turn keeps the borrower waiting at no step; a person lets them through',
  'employee',
  `
    ${jointFromTheStart}
    borrower    signerAdded first            OFFER_SELECTION                         product/select
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted joint   HMDA                                    start/hmda
    signer      signerIdentitySubmitted      HMDA                                    start/hmda
    identity    signerIdentityChecked failed  HMDA                                   start/hmda
    signer      signerIdentitySubmitted      HMDA                                    start/hmda
    identity    signerIdentityChecked failed  HMDA                                   start/hmda
    signer      signerIdentitySubmitted      HMDA                                    start/hmda
    identity    signerIdentityChecked failed  HMDA                                   start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    ... proofs
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... finalOffer
    operations  conditionCleared             FINAL_OFFER                             signing/intro
    borrower    termsAccepted                GEN_NOTE_SIGNING                        review-app/signdocs
    documents   signingPackageReady          NOTE_SIGNING                            signing/intro
    borrower    noteSigned                   GEN_NOTARY_DISCLOSURE                   notary/intro
`,
);

story(
  'a home of one owner: no one else is written to',
  'employee',
  `
    ... offers
    borrower    signerAdded                  !notAllowedHere
    operations  signerAdded                  !notAllowedHere
`,
);

story(
  'Texas with another owner: no one signs at home, and papers made again lead no one there',
  'texan',
  `
    ... credit
    property    propertyValued unsure        NAV_RESI_EVAL_ESTIMATE                  bpo/estimate-value
    borrower    valueEstimated               PREQUAL_TITLE                           (waiting)
    property    propertyReportReturned joint  WAITING_FOR_INITIAL_OFFERS             (waiting)
    ... pricing
    borrower    offerSelected                COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted joint   HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    ... proofs
    identity    identityChecked              NAV_RESI_EVAL_ORDER_REQUEST             bpo/condition
    borrower    valuationOrdered             NAV_RESI_EVAL_PROCESSING                bpo/hold
    valuation   valuationReported            NAV_RESI_EVAL_REVIEW                    bpo/hold
    operations  valueDecided                 GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... finalOffer
    borrower    termsAccepted                CO_DEED_REQ                             signing/additional
    operations  notePapersReissued           CO_DEED_REQ                             signing/additional
  `,
);

story(
  'an owner whose photos fail three times: a person asks again, and then lets them through',
  'employee',
  `
    ${coOwned}
    borrower    signerAdded                  CO_DEED_REQ                             signing/additional
    signer      signerIdentitySubmitted      CO_DEED_REQ                             signing/additional
    signer      signerIdentitySubmitted      !notAllowedHere
    identity    signerIdentityChecked failed  CO_DEED_REQ                            signing/additional
    signer      signerIdentitySubmitted      CO_DEED_REQ                             signing/additional
    identity    signerIdentityChecked failed  CO_DEED_REQ                            signing/additional
    signer      signerIdentitySubmitted      CO_DEED_REQ                             signing/additional
    identity    signerIdentityChecked failed  CO_DEED_REQ                            signing/additional
    signer      signerIdentitySubmitted      !notAllowedHere
    operations  conditionAskedAgain          CO_DEED_REQ                             signing/additional
    signer      signerIdentitySubmitted      CO_DEED_REQ                             signing/additional
    identity    signerIdentityChecked verified  CO_DEED_REQ                          signing/additional
    operations  conditionCleared             GEN_NOTARY_DISCLOSURE                   notary/intro
`,
);

story(
  'an owner with someone else’s document does not end the borrower’s application',
  'employee',
  `
    ${coOwned}
    borrower    signerAdded                  CO_DEED_REQ                             signing/additional
    signer      signerIdentitySubmitted      CO_DEED_REQ                             signing/additional
    identity    signerIdentityChecked fraud  CO_DEED_REQ                             signing/additional
    operations  signerIdentityChecked verified  GEN_NOTARY_DISCLOSURE                notary/intro
`,
);

story(
  'five owners are one too many',
  'employee',
  `
    ${coOwned}
    borrower    signerAdded first            CO_DEED_REQ                             signing/additional
    borrower    signerAdded second           CO_DEED_REQ                             signing/additional
    borrower    signerAdded third            CO_DEED_REQ                             signing/additional
    borrower    signerAdded fourth           CO_DEED_REQ                             signing/additional
    borrower    signerAdded fifth            !tooMany
`,
);

story(
  'an owner who will not sign',
  'employee',
  `
    ${coOwned}
    borrower    signerAdded                  CO_DEED_REQ                             signing/additional
    signer      signerRefused                CANCELLED                               site-root
`,
);

story(
  'an owner named by mistake is taken back, and the one who is ready goes on',
  'employee',
  `
    ${coOwned}
    borrower    signerAdded first            CO_DEED_REQ                             signing/additional
    borrower    signerReminded               CO_DEED_REQ                             signing/additional
    signer      signerIdentitySubmitted      CO_DEED_REQ                             signing/additional
    borrower    signerRemoved                !notAllowedHere
    borrower    signerAdded second           CO_DEED_REQ                             signing/additional
    identity    signerIdentityChecked verified  CO_DEED_REQ                          signing/additional
    borrower    signerRemoved                GEN_NOTARY_DISCLOSURE                   notary/intro
    ... enotary
    signer      signerRefused                CANCELLED                               site-root
`,
);

story(
  'an owner who will not sign before a notary in person either',
  'employee',
  `
    ${coOwned}
    borrower    signerAdded first            CO_DEED_REQ                             signing/additional
    borrower    signerAdded second           CO_DEED_REQ                             signing/additional
    borrower    signerRemoved                CO_DEED_REQ                             signing/additional
    identity    signerIdentityChecked verified  GEN_NOTARY_DISCLOSURE                notary/intro
    ... enotary
    notary      enotaryFailed                MANUAL_DEED_SIGNING                     notary/reserve-manual
    signer      signerRefused                CANCELLED                               site-root
`,
);

story(
  'no telephone, no notary',
  'employee',
  `
    ... approved
    ... note
    operations  conditionRaised phone        GEN_NOTARY_DISCLOSURE                   notary/intro
    rules       documentsRequested           GEN_NOTARY_DISCLOSURE                   notary/intro
    borrower    phoneSaved                   WAITING_FOR_NOTARY_DISCLOSURE           (waiting)
`,
);

story(
  'an attorney, then a wait, then a notary on video',
  'newYorker',
  `
    ... approved
    ... note
    ... notary
    notary      notaryPackageReady attorneyAndWait  ATTORNEY_REVIEW                  notary/intro
    operations  attorneyApproved             NOTARY_WAITING_PERIOD                   notary/intro
    clock       waitingPeriodElapsed         DEED_SIGNING                            notary/intro
    notary      enotaryFailed                MANUAL_DEED_SIGNING                     notary/reserve-manual
`,
);

story(
  'an attorney who finds a defect, and one who finds none',
  'newYorker',
  `
    ... approved
    ... note
    ... notary
    notary      notaryPackageReady attorney  ATTORNEY_REVIEW                         notary/intro
    operations  titleDefectFound             FINAL_TITLE_EXCEPTION                   bpo/hold
    operations  titleCured                   FINAL_TITLE_COMPLETE                    bpo/hold
    rules       titlePassed                  GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... note
    ... notary
    notary      notaryPackageReady attorney  ATTORNEY_REVIEW                         notary/intro
    operations  attorneyApproved             DEED_SIGNING                            notary/intro
`,
);

story(
  'an attorney who refuses for cause',
  'newYorker',
  `
    ... approved
    ... note
    ... notary
    notary      notaryPackageReady attorney  ATTORNEY_REVIEW                         notary/intro
    operations  attorneyRejected forCause    DECLINED                                error/decline
`,
);

story(
  'an attorney who refuses and says no more',
  'newYorker',
  `
    ... approved
    ... note
    ... notary
    notary      notaryPackageReady attorney  ATTORNEY_REVIEW                         notary/intro
    operations  attorneyRejected             CANCELLED                               site-root
`,
);

story(
  'a second home has no right to rescind',
  'vacationer',
  `
    ... approved
    ... note
    ... notary
    notary      notaryPackageReady manual    MANUAL_DEED_SIGNING                     notary/reserve-manual
    notary      deedSigned                   RECORDING                               complete
    borrower    rescinded                    !notAllowedHere
    operations  rescinded mailed             !notAllowedHere
`,
);

story(
  'signed in ink: operations shows the scans, and not before the time has come',
  'employee',
  `
    ... approved
    ... note
    ... notary
    notary      notaryPackageReady manual    MANUAL_DEED_SIGNING                     notary/reserve-manual
    operations  deedSigned                   !unknownThing
    operations  deedSigned tomorrow          !tooEarly
    operations  deedSigned scanned           GEN_RESCISSION                          complete
`,
);

story(
  'papers that were wrong are drawn up, signed and noticed again',
  'employee',
  `
    ... approved
    ... note
    ... notary
    notary      notaryPackageReady           DEED_SIGNING                            notary/intro
    borrower    deedReissued                 !notTheirs
    operations  deedReissued                 GEN_NOTARY_DISCLOSURE                   notary/intro
    rules       documentsRequested           WAITING_FOR_NOTARY_DISCLOSURE           (waiting)
    notary      notaryPackageReady           DEED_SIGNING                            notary/intro
    ... rescission
    operations  rescissionNoticesReissued    GEN_RESCISSION                          complete
    documents   rescissionNoticesDelivered   RESCISSION                              complete
`,
);

story(
  'the agreement was wrong, and is drawn up again before anyone has sworn to it',
  'employee',
  `
    ... approved
    ... finalOffer
    borrower    termsAccepted                GEN_NOTE_SIGNING                        review-app/signdocs
    documents   signingPackageReady          NOTE_SIGNING                            signing/intro
    operations  notePapersReissued           GEN_NOTE_SIGNING                        review-app/signdocs
    documents   signingPackageReady          NOTE_SIGNING                            signing/intro
`,
);

story(
  'rescinded in time, and never a minute early',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... rescission
    borrower    rescissionEnded              !notTheirs
    signer      rescinded stranger           !unknownThing
    signer      rescinded                    CANCELLED                               site-root
`,
);

story(
  'cancelled before the notices are out',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    notary      deedSigned                   GEN_RESCISSION                          complete
    borrower    rescinded                    CANCELLED                               site-root
`,
);

story(
  'a letter that was mailed in time counts until the money moves; the page is closed at midnight',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    borrower    rescinded                    !tooLate
    operations  rescinded                    !notAllowedHere
    operations  rescinded tomorrow           !notAllowedHere
    operations  rescinded mailedLate         !tooLate
    operations  rescinded mailed             CANCELLED                               site-root
`,
);

story(
  'the letter comes on the last day before the money is released',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    recording   deedRecorded                 FUNDING_DECISION                        complete
    operations  fundingApproved first        FUNDING_DECISION                        complete
    operations  rescinded mailed             CANCELLED                               site-root
`,
);

story(
  'and too late once it is released',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    ... funding
    operations  rescinded mailed             !notAllowedHere
`,
);

story(
  'an emergency, in writing',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... rescission
    operations  rescissionWaived stranger    !unknownThing
    operations  rescissionWaived             RECORDING                               complete
    operations  rescinded mailed             !notAllowedHere
`,
);

story(
  'a county that sends the deed back, then a slow one',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    recording   recordingRejected            RECORDING                               complete
    operations  recordingCorrected           RECORDING                               complete
    recording   deedSubmitted                FUNDING_DECISION                        complete
`,
);

story(
  'a county that no one knows until the deed waits for it',
  'employee',
  `
    ... credit
    property    propertyValued noCounty      PREQUAL_TITLE                           (waiting)
    property    propertyReportReturned       WAITING_FOR_INITIAL_OFFERS              (waiting)
    ... pricing
    ... submission
    ... proofs
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... note
    ... enotary
    ... recording
    property    propertyValued noCounty      !notAllowedHere
    operations  countyNamed otherState       !unknownThing
    operations  countyNamed                  RECORDING                               complete
    property    propertyValued               RECORDING                               complete
    property    propertyValued               !notAllowedHere
    recording   deedRecorded                 FUNDING_DECISION                        complete
`,
);

story(
  'one person alone releases no money, and none while anything is open',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    recording   deedRecorded                 FUNDING_DECISION                        complete
    operations  fundingApproved first        FUNDING_DECISION                        complete
    operations  fundingApproved first        !notTwice
    operations  fundingApproved second       FUNDING_DECISION                        complete
    operations  conditionRaised escalation   FUNDING_DECISION                        complete
    ... lastChecks
    operations  conditionCleared             FUNDABLE                                complete
`,
);

story(
  'the approval that would send the money waits until nothing is asked',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    recording   deedRecorded                 FUNDING_DECISION                        complete
    ... lastChecks
    operations  conditionRaised escalation   FUNDING_DECISION                        complete
    operations  fundingApproved first        FUNDING_DECISION                        complete
    operations  fundingApproved second       !held
    operations  conditionCleared             FUNDING_DECISION                        complete
    operations  fundingApproved second       FUNDABLE                                complete
`,
);

story(
  'a name on a list when the application is submitted: nothing is agreed before compliance has settled it',
  'employee',
  `
    ... approved
    watchlists  applicantsScreened hit       GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... finalOffer
    borrower    termsAccepted                !held
    watchlists  applicantsScreened clear     FINAL_OFFER                             signing/intro
    borrower    termsAccepted                !held
    operations  likenessSettled              FINAL_OFFER                             signing/intro
    operations  likenessSettled              !unknownThing
    borrower    termsAccepted                GEN_NOTE_SIGNING                        review-app/signdocs
`,
);

story(
  'a name on a list that is the person: compliance declines for cause, and what comes again is held again',
  'employee',
  `
    ... approved
    operations  declinedForCause             !unknownThing
    watchlists  applicantsScreened hit       GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... finalOffer
    operations  declinedForCause             DECLINED                                error/decline
    operations  likenessSettled              !notAllowedHere
`,
);

story(
  'an owner who is named later is like someone on a list: it is signed and not paid',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    watchlists  applicantsScreened hit       RECORDING                               complete
    recording   deedRecorded                 FUNDING_DECISION                        complete
    operations  likenessSettled              FUNDING_DECISION                        complete
    watchlists  applicantsScreened hit       FUNDING_DECISION                        complete
    ... lastChecks
    operations  fundingApproved first        !held
    operations  likenessSettled              FUNDING_DECISION                        complete
    operations  fundingApproved first        FUNDING_DECISION                        complete
    operations  fundingApproved second       FUNDABLE                                complete
`,
);

story(
  'a name on a list, and then a reason to stop',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    recording   deedRecorded                 FUNDING_DECISION                        complete
    watchlists  fundingChecked hit           FUNDING_DECISION                        complete
    operations  fundingApproved first        !held
    operations  fundingStopped forCause      DECLINED                                error/decline
`,
);

story(
  'what a last check finds undoes approvals that did not know of it, until someone has looked into it',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    recording   deedRecorded                 FUNDING_DECISION                        complete
    operations  fundingApproved first        FUNDING_DECISION                        complete
    watchlists  fundingChecked hit           FUNDING_DECISION                        complete
    bank        fundingChecked account       FUNDING_DECISION                        complete
    operations  fundingApproved second       !held
    operations  fundingFindingSettled        FUNDING_DECISION                        complete
    operations  fundingFindingSettled liens  !unknownThing
    operations  fundingApproved second       FUNDING_DECISION                        complete
    title       fundingChecked lien          FUNDING_DECISION                        complete
    employer    fundingChecked employment    FUNDING_DECISION                        complete
    operations  fundingApproved first        !held
    operations  fundingFindingSettled liens  FUNDING_DECISION                        complete
    operations  fundingApproved first        FUNDING_DECISION                        complete
    operations  fundingApproved second       FUNDABLE                                complete
`,
);

story(
  'stopped at the borrower’s wish',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    recording   deedRecorded                 FUNDING_DECISION                        complete
    operations  fundingStopped               CANCELLED                               site-root
`,
);

story(
  'money that comes back is not sent again before the question is answered',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    ... funding
    borrower    disbursementAccountSaved     !tooLate
    payments    disbursementReturned         FUNDABLE                                complete
    payments    disbursementReturned         !notTwice
    payments    fundsDisbursed               !notAllowedHere
    operations  disbursementRetried          !held
    operations  conditionCleared             FUNDABLE                                complete
    operations  disbursementRetried          FUNDABLE                                complete
    operations  disbursementRetried          !notAllowedHere
    payments    fundsDisbursed               COMPLETE                                site-root
    borrower    withdrawn                    !notAllowedHere
`,
);

story(
  'another account waits three days, is confirmed where we knew the borrower before, and is approved by two again',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    ... funding
    borrower    accountChangeAnswered right  !notAllowedHere
    payments    disbursementReturned         FUNDABLE                                complete
    borrower    disbursementAccountSaved another  FUNDABLE                                complete
    operations  disbursementRetried          !held
    operations  conditionCleared             FUNDABLE                                complete
    operations  disbursementRetried          !held
    operations  fundingApproved first        !held
    borrower    accountChangeAnswered wrong  FUNDABLE                                complete
    operations  accountChangeAnswered right  !noReasons
    borrower    accountChangeAnswered right  FUNDABLE                                complete
    operations  accountChangeAnswered called  !notTwice
    operations  fundingApproved first        !held
    clock       accountHoldEnded             FUNDABLE                                complete
    operations  disbursementRetried          !held
    operations  fundingApproved first        FUNDABLE                                complete
    operations  fundingApproved first        !notTwice
    operations  disbursementRetried          !held
    operations  fundingApproved second       FUNDABLE                                complete
    operations  disbursementRetried          FUNDABLE                                complete
    payments    fundsDisbursed               COMPLETE                                site-root
`,
);

story(
  'what the payments company says it has paid already is looked at by a person, and never taken for returned',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    ... funding
    operations  disbursementRetried          !notAllowedHere
    operations  fundingApproved first        !notAllowedHere
    payments    paymentQuestioned draw       FUNDABLE                                complete
    operations  disbursementRetried          !held
    operations  paymentQuestionSettled       FUNDABLE                                complete
    operations  paymentQuestionSettled       !unknownThing
    operations  disbursementRetried          !notAllowedHere
    payments    fundsDisbursed               COMPLETE                                site-root
`,
);

story(
  'what is not as it was approved stays with us until two people have approved it as it is',
  'employee',
  `
    ... approved
    ... note
    ... enotary
    ... recording
    ... funding
    payments    paymentWithheld draw         FUNDABLE                                complete
    operations  fundingApproved ofAnother    FUNDABLE                                complete
    operations  disbursementRetried          !held
    operations  fundingApproved ofAnotherToo  FUNDABLE                                complete
    operations  disbursementRetried          FUNDABLE                                complete
    payments    fundsDisbursed               COMPLETE                                site-root
`,
);

story(
  'a creditor who sends the money back',
  'employee',
  `
    ... offers
    borrower    offerSelected withDebts      COLLECT_ADDITIONAL_INFO                 start/contact
    borrower    informationSubmitted         HMDA                                    start/hmda
    borrower    demographicsAnswered         GEN_SUMMARY_DISCLOSURE                  start/app-summary
    ... summary
    ... proofs
    identity    identityChecked              GEN_CLOSING_DISCLOSURE                  review-app/signdocs
    ... note
    ... enotary
    ... recording
    ... funding
    payments    fundsDisbursed               DIRECT_DEBT_PAYOFF                      complete
    operations  creditorPaymentRetried       !notAllowedHere
    payments    creditorPaymentReturned      DIRECT_DEBT_PAYOFF                      complete
    payments    creditorsPaid                !notAllowedHere
    operations  creditorPaymentRetried       DIRECT_DEBT_PAYOFF                      complete
    operations  creditorPaymentRetried       !notAllowedHere
    payments    paymentQuestioned payoffs    DIRECT_DEBT_PAYOFF                      complete
    operations  creditorPaymentRetried       !held
    operations  paymentQuestionSettled       DIRECT_DEBT_PAYOFF                      complete
    payments    paymentWithheld payoffs      DIRECT_DEBT_PAYOFF                      complete
    operations  fundingApproved ofAnother    DIRECT_DEBT_PAYOFF                      complete
    operations  creditorPaymentRetried       !held
    operations  fundingApproved ofAnotherToo  DIRECT_DEBT_PAYOFF                      complete
    operations  creditorPaymentRetried       DIRECT_DEBT_PAYOFF                      complete
    payments    creditorsPaid                COMPLETE                                site-root
`,
);
