/** Everything that will be submitted, every answer correctable; then consent to the hard inquiry makes it an application in law. */
import { type ComponentType, type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { formatDate } from '#core/calendar/dates.ts';
import { takes } from '#core/journey/outline.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { formatAddress } from '#core/people/address.ts';
import { creditConsentVersions } from '#core/people/consents.ts';
import { type EmploymentType, employmentLabels } from '#core/people/income.ts';
import { fullName } from '#core/people/name.ts';
import { formatPhone } from '#core/people/phone.ts';
import * as loanWords from '#core/words/en/application/equity-loan.ts';
import { maritalWords, ownershipWords, purposeWords } from '#core/words/en/ownership.ts';
import * as startWords from '#core/words/en/start.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import { rich } from '#web/ui/rich.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { Link } from '../../link.tsx';
import { FormEnd } from '../application/form-end.tsx';
import { sayLate, useLate } from '../application/late.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import {
  AddressCorrection,
  IncomeCorrection,
  InformationCorrection,
  NameCorrection,
  OfferCorrection,
  PhoneCorrection,
} from './corrections.tsx';
import { DemographicsForm } from './hmda.tsx';

export function StartAppSummary() {
  const { application, turns } = useJourney();
  const isReady = takes(application.status.checklistStatus, 'applicationSubmitted');
  return (
    <Screen>
      <div className={styles['stack']}>
        {/* What was corrected is read again. */}
        <WithParticulars key={turns}>{(known) => <Summary known={known} isReady={isReady} />}</WithParticulars>
        {isReady ? <Submission /> : <Preparing />}
      </div>
    </Screen>
  );
}

function Preparing() {
  const late = useLate();
  return <p role="status">{startWords.weArePuttingYourApplication(late && sayLate(late))}</p>;
}

type Correction = ComponentType<{ readonly known: Particulars; readonly cancel: ReactNode }>;

const corrections = {
  name: NameCorrection,
  phone: PhoneCorrection,
  address: AddressCorrection,
  income: IncomeCorrection,
  information: InformationCorrection,
  offer: OfferCorrection,
  demographics: ({ cancel }) => <DemographicsForm beside={cancel} />,
} as const satisfies Record<string, Correction>;
type Topic = keyof typeof corrections;

function Summary({ known, isReady }: { readonly known: Particulars; readonly isReady: boolean }) {
  const [topic, setTopic] = useState<Topic>();
  const change = (about: Topic, words: string) =>
    isReady ? <TextButton onClick={() => setTopic(about)}>{startWords.change(words)}</TextButton> : undefined;
  const Form = topic && corrections[topic];
  const shown = (topics: readonly Topic[], title: string, rows: readonly Definition[]) => (
    <Card title={title}>
      {Form && topic && topics.includes(topic) ? (
        <Form
          known={known}
          cancel={
            <Button kind="quiet" onClick={() => setTopic(undefined)}>
              {startWords.keepItAsItIs}
            </Button>
          }
        />
      ) : (
        <DefinitionList rows={rows} />
      )}
    </Card>
  );
  return (
    <>
      {shown(['name', 'phone'], startWords.you, usRows(known, change))}
      {shown(['address'], startWords.yourHome, useHomeRows(change))}
      {shown(['information'], startWords.ownersMailingAddressAndPurpose, informationRows(known, change))}
      {shown(['income'], startWords.yourIncome, incomeRows(known, change))}
      {known.offer && shown(['offer'], startWords.yourLine, lineRows(known, change))}
      {known.product !== 'dscr' &&
        shown(['demographics'], startWords.demographicInformation, [
          {
            term: startWords.ethnicityRaceAndSex,
            value: startWords.storedSeparatelyFromYourApplication,
            action: change('demographics', startWords.yourDemographicAnswers),
          },
        ])}
    </>
  );
}

type Change = (about: Topic, words: string) => ReactNode;

const usRows = (known: Particulars, change: Change): Definition[] => [
  { term: startWords.legalName, value: fullName(known.name), action: change('name', startWords.yourName) },
  {
    term: startWords.mobilePhone,
    value: known.phoneNumber === null ? startWords.notGiven : formatPhone(known.phoneNumber),
    action: change('phone', startWords.yourPhoneNumber),
  },
  {
    term: startWords.email,
    value: known.email,
    action: <Link to="/dashboard/settings">{startWords.changeYourEmail}</Link>,
  },
];

function useHomeRows(change: Change): Definition[] {
  const { property, adjustedHomeAmount } = useJourney().application;
  return [
    { term: startWords.property, value: formatAddress(property), action: change('address', startWords.theAddress) },
    ...(adjustedHomeAmount === null
      ? []
      : [{ term: startWords.value, value: formatCents(adjustedHomeAmount * 100, 0) }]),
  ];
}

function informationRows(known: Particulars, change: Change): Definition[] {
  const { ownership, coOwnerNames, trustName, maritalStatus, mailingAddress, purpose } = known;
  const others = coOwnerNames.length > 0 ? coOwnerNames.join(', ') : String(ownership.coOwners);
  return [
    {
      term: startWords.whoOwnsTheHome,
      value: ownership.type === null ? startWords.notKnownYet : ownershipWords[ownership.type].label,
      action: change('information', startWords.theseAnswers),
    },
    ...(trustName === null ? [] : [{ term: startWords.trust, value: trustName }]),
    ...(ownership.coOwners > 0 ? [{ term: startWords.otherOwners, value: others }] : []),
    {
      term: startWords.maritalStatus,
      value: maritalStatus === null ? startWords.notGiven : maritalWords[maritalStatus].label,
    },
    {
      term: startWords.mailingAddress,
      value: mailingAddress === null ? startWords.theProperty : formatAddress(mailingAddress),
    },
    { term: startWords.purpose, value: purpose === null ? startWords.notGiven : purposeWords[purpose] },
    ...equityLoanRows(known.equityLoan),
  ];
}

/** Asked in Texas alone. */
function equityLoanRows(told: Particulars['equityLoan']): Definition[] {
  if (told === undefined) return [];
  const value =
    told === null ? loanWords.noOtherLoan : loanWords.otherLoanClosedOn(formatDate(told.closedOn), told.isPaidOff);
  return [{ term: loanWords.anotherHomeEquityLoan, value }];
}

const incomeRows = (known: Particulars, change: Change): Definition[] => [
  {
    term: startWords.sourceOfIncome,
    value: employmentLabels[known.employmentType as EmploymentType],
    action: change('income', startWords.yourIncomeInline),
  },
  { term: startWords.annualIncome, value: formatCents(known.annualIncomeCents, 0) },
  ...(known.otherIncomeCents > 0
    ? [{ term: startWords.otherIncome, value: formatCents(known.otherIncomeCents, 0) }]
    : []),
];

function lineRows({ offer, payoffs }: Particulars, change: Change): Definition[] {
  if (!offer) return [];
  const paidCents = payoffs.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    {
      term: startWords.initialDraw,
      value: formatCents(offer.drawCents),
      action: change('offer', startWords.yourOffer),
    },
    ...payoffs.map(({ creditor, amountCents }) => ({
      term: startWords.paysOff(creditor),
      value: formatCents(amountCents),
    })),
    ...(paidCents > 0 ? [{ term: startWords.cashToYouBefore, value: formatCents(offer.drawCents - paidCents) }] : []),
    { term: startWords.lineWithTheOrigination, value: formatCents(offer.amountCents) },
    { term: startWords.apr, value: startWords.fixed(formatRate(rateOf(offer.rateBps))) },
    { term: startWords.term, value: startWords.years(offer.termYears) },
  ];
}

const consent = v.object({ hasConsented: v.literal(true, startWords.pleaseAgreeBeforeYouSubmit) });

function Submission() {
  const send = useCommand('submitApplication');
  const form = useForm({
    schema: consent,
    initial: { hasConsented: false },
    onSubmit: () => send({ consentVersion: creditConsentVersions.HARD_CREDIT }),
  });
  return (
    <form className={styles['form']} {...form.form}>
      <Card title={startWords.beforeYouSubmit}>
        <p>{rich(startWords.theNextStepMay((text) => <strong>{text}</strong>))}</p>
        <Checkbox {...form.field('hasConsented')} isCard label={startWords.iAgreeToTheHard} />
      </Card>
      <FormEnd form={form}>{startWords.submitMyApplication}</FormEnd>
    </form>
  );
}
