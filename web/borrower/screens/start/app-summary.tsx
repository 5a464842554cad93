/** Everything that will be submitted, every answer correctable; then consent to the hard inquiry makes it an application in law. */
import { type ComponentType, type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { takes } from '#core/journey/outline.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { formatAddress } from '#core/people/address.ts';
import { creditConsentVersions } from '#core/people/consents.ts';
import { type EmploymentType, employmentLabels } from '#core/people/income.ts';
import { fullName } from '#core/people/name.ts';
import { formatPhone } from '#core/people/phone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { Link } from '../../link.tsx';
import { FormEnd } from '../application/form-end.tsx';
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
import { maritalWords, ownershipWords, purposeWords } from './words.ts';

export function StartAppSummary() {
  const { application, turns } = useJourney();
  const isReady = takes(application.status.checklistStatus, 'applicationSubmitted');
  return (
    <Screen>
      <div className={styles['stack']}>
        {/* What was corrected is read again. */}
        <WithParticulars key={turns}>{(known) => <Summary known={known} isReady={isReady} />}</WithParticulars>
        {isReady ? <Submission /> : <p role="status">We are putting your application on paper. One moment.</p>}
      </div>
    </Screen>
  );
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
    isReady ? <TextButton onClick={() => setTopic(about)}>{`Change ${words}`}</TextButton> : undefined;
  const Form = topic && corrections[topic];
  const shown = (topics: readonly Topic[], title: string, rows: readonly Definition[]) => (
    <Card title={title}>
      {Form && topic && topics.includes(topic) ? (
        <Form
          known={known}
          cancel={
            <Button kind="quiet" onClick={() => setTopic(undefined)}>
              Keep it as it is
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
      {shown(['name', 'phone'], 'You', usRows(known, change))}
      {shown(['address'], 'Your home', useHomeRows(change))}
      {shown(['information'], 'Owners, mailing address and purpose', informationRows(known, change))}
      {shown(['income'], 'Your income', incomeRows(known, change))}
      {known.offer && shown(['offer'], 'Your line', lineRows(known, change))}
      {known.product !== 'dscr' &&
        shown(['demographics'], 'Demographic information', [
          {
            term: 'Ethnicity, race and sex',
            value: 'Stored separately from your application.',
            action: change('demographics', 'your demographic answers'),
          },
        ])}
    </>
  );
}

type Change = (about: Topic, words: string) => ReactNode;

const usRows = (known: Particulars, change: Change): Definition[] => [
  { term: 'Legal name', value: fullName(known.name), action: change('name', 'your name') },
  {
    term: 'Mobile phone',
    value: known.phoneNumber === null ? 'Not given' : formatPhone(known.phoneNumber),
    action: change('phone', 'your phone number'),
  },
  { term: 'Email', value: known.email, action: <Link to="/dashboard/settings">Change your email</Link> },
];

function useHomeRows(change: Change): Definition[] {
  const { property, adjustedHomeAmount } = useJourney().application;
  return [
    { term: 'Property', value: formatAddress(property), action: change('address', 'the address') },
    ...(adjustedHomeAmount === null ? [] : [{ term: 'Value', value: formatCents(adjustedHomeAmount * 100, 0) }]),
  ];
}

function informationRows(known: Particulars, change: Change): Definition[] {
  const { ownership, coOwnerNames, trustName, maritalStatus, mailingAddress, purpose } = known;
  const others = coOwnerNames.length > 0 ? coOwnerNames.join(', ') : String(ownership.coOwners);
  return [
    {
      term: 'Who owns the home',
      value: ownership.type === null ? 'Not known yet' : ownershipWords[ownership.type].label,
      action: change('information', 'these answers'),
    },
    ...(trustName === null ? [] : [{ term: 'Trust', value: trustName }]),
    ...(ownership.coOwners > 0 ? [{ term: 'Other owners', value: others }] : []),
    { term: 'Marital status', value: maritalStatus === null ? 'Not given' : maritalWords[maritalStatus].label },
    { term: 'Mailing address', value: mailingAddress === null ? 'The property' : formatAddress(mailingAddress) },
    { term: 'Purpose', value: purpose === null ? 'Not given' : purposeWords[purpose] },
  ];
}

const incomeRows = (known: Particulars, change: Change): Definition[] => [
  {
    term: 'Source of income',
    value: employmentLabels[known.employmentType as EmploymentType],
    action: change('income', 'your income'),
  },
  { term: 'Annual income', value: formatCents(known.annualIncomeCents, 0) },
  ...(known.otherIncomeCents > 0 ? [{ term: 'Other income', value: formatCents(known.otherIncomeCents, 0) }] : []),
];

function lineRows({ offer, payoffs }: Particulars, change: Change): Definition[] {
  if (!offer) return [];
  const paidCents = payoffs.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    { term: 'Initial draw', value: formatCents(offer.drawCents), action: change('offer', 'your offer') },
    ...payoffs.map(({ creditor, amountCents }) => ({ term: `Pays off ${creditor}`, value: formatCents(amountCents) })),
    ...(paidCents > 0
      ? [{ term: 'Cash to you, before closing costs', value: formatCents(offer.drawCents - paidCents) }]
      : []),
    { term: 'Line, with the origination fee', value: formatCents(offer.amountCents) },
    { term: 'APR', value: `${formatRate(rateOf(offer.rateBps))}, fixed` },
    { term: 'Term', value: `${offer.termYears} years` },
  ];
}

const consent = v.object({ hasConsented: v.literal(true, 'Please agree before you submit') });

function Submission() {
  const send = useCommand('submitApplication');
  const form = useForm({
    schema: consent,
    initial: { hasConsented: false },
    onSubmit: () => send({ consentVersion: creditConsentVersions.HARD_CREDIT }),
  });
  return (
    <form className={styles['form']} {...form.form}>
      <Card title="Before you submit">
        <p>
          <strong>The next step may affect your credit score.</strong> Submitting asks the credit bureaus for your full
          report. This is a hard inquiry, and other lenders can see it.
        </p>
        <Checkbox
          {...form.field('hasConsented')}
          isCard
          label="I agree to the hard credit inquiry, and everything above is true to the best of my knowledge."
        />
      </Card>
      <FormEnd form={form}>Submit my application</FormEnd>
    </form>
  );
}
