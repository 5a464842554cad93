/** A title company of our own making. It finds what the county has, and what the street adds. */
import { addDays, type CalendarDate } from '#core/calendar/dates.ts';
import type { Address } from '#core/people/address.ts';
import { accepted, understand } from '../answers.ts';
import { type PersonaAnswer, personasFor } from '../personas.ts';
import { type House, type HouseLoan, houseAt, ownersOf } from '../sandbox/house.ts';
import { longWork } from '../sandbox/long-work.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { seedOf } from '../sandbox/seed.ts';
import {
  type FullTitleRequest,
  type PayoffRequest,
  type Title,
  type TitleReport,
  type TitleRequest,
  type TitleResult,
  titleResult,
} from './port.ts';

export function createSandboxTitle(sandbox: Sandbox): Title {
  const take = async (action: string, request: TitleRequest, result: () => TitleResult) => {
    const { key, applicationUuid, address } = request;
    const shown = { applicationUuid, street: address.street1, zip: address.zip };
    const message = () => ({ kind: 'titleWorkDone', content: result() });
    return understand('title', accepted, await sandbox.promise('title', action, key, shown, message));
  };
  return {
    ...longWork(sandbox, 'title', titleResult),
    orderPayoffLetters: (request) =>
      take('order payoff letters', request, () => ({
        outcome: 'payoffLetters',
        letters: lettersFor(request, sandbox.today()),
      })),
    orderFullTitle: (request) =>
      take('order full title', request, () => ({ outcome: 'titleReport', report: reportOn(request, sandbox.today()) })),
    bringDown: (request) =>
      take('bring title down', request, () => {
        const today = sandbox.today();
        const house = houseAt(request.address, today);
        const marks = marksOn(request.address);
        const late = marks.has('lateLien') ? [lienOfCopperline(house, 'late lien', addDays(today, -1))] : [];
        return { outcome: 'broughtDown', effectiveOn: today, liens: [...liensOn(house, marks, today), ...late] };
      }),
  };
}

type Mark = PersonaAnswer<'title'>;

function marksOn({ street1, street2 }: Address): ReadonlySet<Mark> {
  return new Set(personasFor('street', `${street1} ${street2}`, 'title').map(({ answer }) => answer));
}

function lettersFor({ address, liens }: PayoffRequest, today: CalendarDate) {
  const times = marksOn(address).has('payoffHigh') ? 3 : 1;
  return liens.map(({ uuid, holder, balanceCents }) => {
    const perDiemCents = Math.round((balanceCents * 0.055) / 365);
    return {
      lienUuid: uuid,
      holder,
      accountMask: seedOf('loan', uuid).digits('number', 4),
      payoffCents: balanceCents * times + perDiemCents * 12,
      perDiemCents,
      goodThrough: addDays(today, 30),
    };
  });
}

function reportOn({ address, applicant, key }: FullTitleRequest, today: CalendarDate): TitleReport {
  const house = houseAt(address, today);
  const marks = marksOn(address);
  const owners = ownersOf(house, applicant);
  return {
    orderNumber: `T-${house.seed.digits(key, 8)}`,
    effectiveOn: addDays(today, -1),
    vesting: house.vesting,
    owners,
    legalDescription: house.legalDescription,
    exceptions: exceptionsFor(house, marks),
    liens: liensOn(house, marks, today),
    judgments: marks.has('judgment')
      ? [
          {
            creditor: 'Granite State Finance',
            court: `District Court of ${house.county.name} County`,
            amountCents: 1_840_000,
            recordedOn: addDays(today, -400),
          },
        ]
      : [],
    texasEquityLoan: marks.has('equityLoan')
      ? { closedOn: addDays(today, -200), lienUuid: house.seed.uuid('equity') }
      : null,
  };
}

function exceptionsFor(
  { legalDescription, lastTransferOn }: House,
  marks: ReadonlySet<Mark>,
): TitleReport['exceptions'] {
  const found: TitleReport['exceptions'] = [
    { kind: 'STANDARD', text: 'Taxes for the current year, a lien not yet due and payable.' },
    { kind: 'STANDARD', text: 'Easements for utilities as shown on the recorded plat.' },
  ];
  if (marks.has('exception'))
    found.push({ kind: 'EASEMENT', text: 'A right of way of 1911 that runs through the house.' });
  if (marks.has('legalDescription'))
    found.push({
      kind: 'LEGAL_DESCRIPTION',
      text: `The description in the last deed does not close: ${legalDescription}.`,
    });
  if (marks.has('quitclaim'))
    found.push({
      kind: 'OWNERSHIP',
      text: `A quitclaim deed recorded after ${lastTransferOn}, given by a person not in the chain of title.`,
    });
  return found;
}

function liensOn(house: House, marks: ReadonlySet<Mark>, today: CalendarDate): HouseLoan[] {
  return [...house.loans, ...(marks.has('newLien') ? [lienOfCopperline(house, 'new lien', addDays(today, -12))] : [])];
}

function lienOfCopperline({ seed, loans, valueCents }: House, what: string, recordedOn: CalendarDate): HouseLoan {
  const balanceCents = Math.round(valueCents * 0.1);
  return {
    uuid: seed.uuid(what),
    kind: 'LINE',
    holder: 'Copperline Lending',
    position: loans.length + 1,
    balanceCents,
    limitCents: balanceCents,
    monthlyPaymentCents: Math.round(balanceCents * 0.008),
    recordedOn,
  };
}
