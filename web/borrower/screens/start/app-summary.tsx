/** Everything that will be submitted, read once more; then consent to the hard inquiry makes it an application in law. */

import * as v from 'valibot';
import { takes } from '#core/journey/statuses.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { formatAddress } from '#core/people/address.ts';
import { type EmploymentType, employmentLabels } from '#core/people/income.ts';
import { formatPhone } from '#core/people/phone.ts';
import { useSteady } from '#web/client/steady.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { FormEnd } from '../application/form-end.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';

export function StartAppSummary() {
  const { application } = useJourney();
  const isReady = takes(application.status.checklistStatus, 'applicationSubmitted');
  return (
    <Screen>
      <div className={styles['stack']}>
        <WithParticulars>{(known) => <Summary known={known} />}</WithParticulars>
        {isReady ? <Submission /> : <p role="status">We are putting your application on paper. One moment.</p>}
      </div>
    </Screen>
  );
}

const owners = { SOLE: 'Alone', JOINT: 'With others', TRUST: 'In a trust' } as const;

function Summary({ known }: { readonly known: Particulars }) {
  const { property } = useJourney().application;
  const { offer, ownership } = known;
  return (
    <>
      <Card title="You and your home">
        <DefinitionList
          rows={[
            { term: 'Legal name', value: known.name },
            { term: 'Email', value: known.email },
            { term: 'Mobile phone', value: known.phoneNumber === null ? 'Not given' : formatPhone(known.phoneNumber) },
            { term: 'Property', value: formatAddress(property) },
            { term: 'Owned', value: ownership.type === null ? 'Not known yet' : owners[ownership.type] },
            ...(ownership.coOwners > 0 ? [{ term: 'Other owners', value: String(ownership.coOwners) }] : []),
            { term: 'Source of income', value: employmentLabels[known.employmentType as EmploymentType] },
            { term: 'Annual income', value: formatCents(known.annualIncomeCents, 0) },
            ...(known.otherIncomeCents > 0
              ? [{ term: 'Other income', value: formatCents(known.otherIncomeCents, 0) }]
              : []),
          ]}
        />
      </Card>
      {offer && (
        <Card title="Your line">
          <DefinitionList
            rows={[
              { term: 'Initial draw', value: formatCents(offer.drawCents) },
              { term: 'Line, with the origination fee', value: formatCents(offer.amountCents) },
              { term: 'APR', value: `${formatRate(rateOf(offer.rateBps))}, fixed` },
              { term: 'Term', value: `${offer.termYears} years` },
            ]}
          />
        </Card>
      )}
      <p className={styles['lead']}>
        Is something not right? Call <SupportPhone /> before you submit and we will correct it with you.
      </p>
    </>
  );
}

const consent = v.object({ hasConsented: v.literal(true, 'Please agree before you submit') });

function Submission() {
  const send = useCommand('submitApplication');
  const types = useSteady('GET /service-application/api/v1/application/heloc/consent-types');
  const version =
    types.state === 'loaded' ? types.answer.find(({ type }) => type === 'HARD_CREDIT')?.version : undefined;
  const form = useForm({
    schema: consent,
    initial: { hasConsented: false },
    onSubmit: () => send(version === undefined ? {} : { consentVersion: version }),
  });
  return (
    <form className={styles['form']} {...form.form}>
      <Card title="Before you submit">
        <p>
          Submitting asks the credit bureaus for your full report. This is a hard inquiry: it may affect your credit
          score, and other lenders can see it.
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
