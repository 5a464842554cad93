/**
 * `kill -9` of the worker and of the API, real processes on one database, in the middle of a whole journey: before an
 * effect, after it but before anything is written, after the commit. It still ends complete, and no vendor did anything twice.
 */
import { expect, test } from 'vitest';
import { commands } from '#core/contract/commands.ts';
import { type EffectName, effects } from '#core/journey/effects.ts';
import { becomesQuiet, brokenPromises } from './test-invariants.ts';
import { startProcesses } from './test-processes.ts';
import { tally } from './test-tally.ts';
import { journeysOn } from './test-traveler.ts';

const isFull = process.env['FULL'] !== undefined;

/** The effects of an ordinary journey that pays debts too, in its order. */
const effectsOnTheWay: readonly EffectName[] = [
  'deliverPreCreditDocuments',
  'pullSoftCredit',
  'valueProperty',
  'pullPropertyReport',
  'deliverSummaryDocuments',
  'deliverApplicationDocuments',
  'pullHardCredit',
  'verifyIncome',
  'verifyEmployment',
  'verifyAccountOwner',
  'verifyIdentity',
  'determineFloodZone',
  'deliverClosingDocuments',
  'drawUpSigningPackage',
  'openSigningSession',
  'deliverNotaryPackage',
  'openNotarySession',
  'deliverRescissionNotices',
  'recordDeed',
  'checkWatchLists',
  'checkAccountAgain',
  'checkEmploymentAgain',
  'searchForNewLiens',
  'disburseFunds',
  'payCreditors',
  'sendWelcome',
];

/** What a long piece of work ends in, by the effect that began it; the worker writes it when the vendor calls back. */
const answers: { readonly [E in EffectName]?: string } = {
  verifyIncome: 'incomeVerified',
  verifyEmployment: 'employmentVerified',
  verifyIdentity: 'identityChecked',
  drawUpSigningPackage: 'signingPackageReady',
  deliverNotaryPackage: 'notaryPackageReady',
  openNotarySession: 'deedSigned',
  deliverRescissionNotices: 'rescissionNoticesDelivered',
  recordDeed: 'deedRecorded',
  searchForNewLiens: 'fundingChecked',
  disburseFunds: 'fundsDisbursed',
  payCreditors: 'creditorsPaid',
};

const commandsOnTheWay = [
  'selectOffer',
  'submitInformation',
  'answerDemographics',
  'submitApplication',
  'provideIncomeSource',
  'nameEmployer',
  'saveDisbursementAccount',
  'choosePaymentMethod',
  'confirmAccount',
  'submitIdentity',
  'acceptTerms',
  'signNote',
] as const;

const everyWorkerPoint = effectsOnTheWay.flatMap((effect) => [
  `before ${effect}`,
  `after ${effect}`,
  `concluded ${effect}`,
  ...(answers[effect] ? [`written ${answers[effect]}`, `committed ${answers[effect]}`] : []),
  ...(effects[effect].need === 'messages' ? [`before sending ${effect}`, `handed over ${effect}`] : []),
]);
const everyApiPoint = [
  'written created',
  'committed created',
  ...commandsOnTheWay.flatMap((name) =>
    ['before', 'written', 'committed'].map((when) => `${when} ${commands[name].event}`),
  ),
  'written message from notary',
  'committed message from notary',
  'before fundingApproved',
  'written fundingApproved',
  'committed fundingApproved',
];

interface Journey {
  readonly worker: readonly string[];
  readonly api: readonly string[];
}

/** Each death costs some ten seconds until another takes the work over: a few in every run, all of them with FULL. */
const sample: Journey = {
  worker: ['concluded verifyIncome', 'after disburseFunds'],
  api: ['committed fundingApproved'],
};

/** A session lasts a quarter of an hour, so a journey dies at most so often. */
const deathsMax = 16;
const chunks = (points: readonly string[]) =>
  Array.from({ length: Math.ceil(points.length / deathsMax) }, (_, at) =>
    points.slice(at * deathsMax, (at + 1) * deathsMax),
  );
const journeys: readonly Journey[] = isFull
  ? [
      ...chunks(everyWorkerPoint).map((worker) => ({ worker, api: [] })),
      ...chunks(everyApiPoint).map((api) => ({ worker: [], api })),
    ]
  : [sample];

const { processes, ready, calls, db, orgCode, ...parts } = await startProcesses();
const road = journeysOn({ ...parts, db, orgCode }, calls);

test.each(journeys)(
  'killed at $worker.length places of the worker and $api.length of the API',
  async (journey) => {
    await Promise.all([processes.worker.sendTo(journey.worker), processes.api.sendTo(journey.api)]);
    await ready();
    const { uuid, application } = await road.travel({ debtsToPay: 1 });
    expect(application.status).toBe('COMPLETE');
    // Anyone who dies with the last email in hand leaves it to others, three times over.
    await becomesQuiet(db, uuid, 180_000);
    expect({ worker: processes.worker.left(), api: processes.api.left() }).toEqual({ worker: [], api: [] });
    expect(await brokenPromises({ db, origination: parts.origination }, orgCode, uuid)).toEqual([]);
    tally({ fault: 'F1', cases: journey.api.length });
    tally({ fault: 'F2', cases: journey.worker.length });
  },
  600_000,
);

test('the sample is drawn from all there are', () => {
  const every = new Set([...everyWorkerPoint, ...everyApiPoint]);
  expect([...sample.worker, ...sample.api].filter((point) => !every.has(point))).toEqual([]);
  const [ran, all] = [journeys.flatMap(({ worker, api }) => [...worker, ...api]).length, every.size];
  console.log(`${ran} of ${all} places to die were tried${isFull ? '' : '; FULL=1 tries all'}`);
});
