/** Before signing: first the final terms, to be accepted or not; then, once the papers are ready, the consent to sign here. */
import { useState } from 'react';
import { electronicConsent, type SigningLocation } from '#core/documents/signing.ts';
import { takes } from '#core/journey/outline.ts';
import { closingCostNames } from '#core/offers/closing-costs.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useNavigate } from '#web/app/router.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { Asked } from '../application/asked.tsx';
import { CommandButton } from '../application/command-button.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { Decline } from './decline.tsx';
import { LocationConsent } from './location-consent.tsx';
import { useSigning, useSigningStep } from './signing-calls.ts';

export function SigningIntro() {
  const { application } = useJourney();
  const isDeciding = takes(application.status.checklistStatus, 'termsAccepted');
  return (
    <Screen title={isDeciding ? 'Your final terms' : 'Before you sign'}>
      <div className={styles['stack']}>{isDeciding ? <FinalTerms /> : <Consent />}</div>
    </Screen>
  );
}

function FinalTerms() {
  const pathTo = useScreenPath();
  return (
    <>
      <p className={styles['lead']}>
        These are your final terms. If you accept them, we’ll prepare your documents and you sign them next.
      </p>
      <WithParticulars>
        {({ offer, payoffs, division }) =>
          offer && (
            <>
              <Terms offer={offer} />
              {division && <DrawGoes drawCents={offer.drawCents} payoffs={payoffs} division={division} />}
            </>
          )
        }
      </WithParticulars>
      <Asked />
      <div>
        <LinkAsButton to={pathTo('document/disclosures')} kind="secondary">
          Read the closing disclosure
        </LinkAsButton>
      </div>
      <div className={styles['actions']}>
        <CommandButton command="acceptTerms" body={{}}>
          Accept these terms
        </CommandButton>
        <Decline command="refuseTerms" label="Decline the offer">
          Your application ends and nothing is owed. You cannot come back to these terms.
        </Decline>
      </div>
    </>
  );
}

interface Offer {
  readonly amountCents: number;
  readonly drawCents: number;
  readonly rateBps: number;
  readonly termYears: number;
  readonly type: string;
}

function Terms({ offer }: { readonly offer: Offer }) {
  const { amountCents, drawCents, rateBps, termYears, type } = offer;
  const plan = type === 'INTEREST_ONLY' ? 'INTEREST_ONLY' : 'ANNUITY';
  const payment = monthlyPaymentCents({ totalCents: amountCents, rateBps, termYears, plan }) ?? 0;
  return (
    <Card title="Your line">
      <DefinitionList
        rows={[
          { term: 'First draw', value: formatCents(drawCents) },
          { term: 'Origination fee', value: formatCents(amountCents - drawCents) },
          { term: 'Credit limit', value: formatCents(amountCents) },
          { term: 'APR, fixed', value: formatRate(rateOf(rateBps)) },
          { term: 'Monthly payment', value: formatCents(payment) },
          { term: 'Term', value: `${termYears} years` },
        ]}
      />
    </Card>
  );
}

interface DrawGoesProps extends Pick<Particulars, 'payoffs'> {
  readonly drawCents: number;
  readonly division: NonNullable<Particulars['division']>;
}

/** As the closing disclosure has it, line by line. */
function DrawGoes({ drawCents, payoffs, division }: DrawGoesProps) {
  return (
    <Card title="Where the first draw goes">
      <DefinitionList
        isBill
        rows={[
          { term: 'First draw', value: formatCents(drawCents) },
          ...payoffs.map(({ creditor, amountCents }) => ({
            term: `To ${creditor}`,
            value: `−${formatCents(amountCents)}`,
          })),
          ...division.costs.map(({ kind, cents }) => ({
            term: closingCostNames[kind],
            value: `−${formatCents(cents)}`,
          })),
          { term: 'You receive', value: formatCents(division.cashCents), isTotal: true },
        ]}
      />
    </Card>
  );
}

function Consent() {
  const query = useSigning();
  return (
    <Loaded query={query} label="Looking for your papers">
      {({ papers, hasConsented }) => (
        <>
          <p className={styles['lead']}>
            You have {papers.length === 1 ? 'one paper' : `${papers.length} papers`} to sign. It takes about ten
            minutes; you can stop at any time and go on later.
          </p>
          <Card title="What you will sign">
            <ul>
              {papers.map(({ uuid, title, isSigned }) => (
                <li key={uuid}>
                  {title}
                  {isSigned && ' (signed)'}
                </li>
              ))}
            </ul>
          </Card>
          <ConsentForm hasConsented={hasConsented} />
        </>
      )}
    </Loaded>
  );
}

function ConsentForm({ hasConsented }: { readonly hasConsented: boolean }) {
  const navigate = useNavigate();
  const pathTo = useScreenPath();
  const { send, isBusy, failure } = useSigningStep('consent');
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const go = () => navigate(pathTo('signing/sign'));
  const agree = async (location?: SigningLocation) => {
    setAsking(false);
    if (await send({ version: electronicConsent.version, ...(location && { location }) })) go();
  };
  if (hasConsented)
    return (
      <div className={styles['actions']}>
        <Button onClick={go}>Go on signing</Button>
      </div>
    );
  return (
    <>
      <Card title="Signing electronically">
        <ul className={styles['points']}>
          {electronicConsent.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Card>
      <Checkbox
        name="consent"
        isCard
        label="I agree to receive and sign these papers electronically"
        value={isAgreed}
        error={isMissing && !isAgreed ? 'Please agree, or ask us for paper' : undefined}
        onChange={setAgreed}
      />
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={styles['actions']}>
        <Button isBusy={isBusy} onClick={() => (isAgreed ? setAsking(true) : setMissing(true))}>
          Begin
        </Button>
        <LinkAsButton to={pathTo('signing/support')} kind="secondary">
          I would rather sign on paper
        </LinkAsButton>
      </div>
      <LocationConsent isOpen={isAsking} onClose={() => setAsking(false)} onAnswer={(place) => void agree(place)} />
    </>
  );
}
