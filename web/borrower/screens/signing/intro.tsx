/** Before signing: first the final terms, to be accepted or not; then, once the papers are ready, the consent to sign here. */
import { takes } from '#core/journey/outline.ts';
import { closingDisclosureScreen } from '#core/journey/screens.ts';
import { closingCostNames } from '#core/offers/closing-cost-kinds.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { monthlyPaymentCents } from '#core/offers/payments.ts';
import * as words from '#core/words/en/signing.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useNavigate } from '#web/app/router.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { Asked } from '../application/asked.tsx';
import { CommandButton } from '../application/command-button.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { ConsentForm } from './consent-form.tsx';
import { Decline } from './decline.tsx';
import { useSigning } from './signing-calls.ts';

export function SigningIntro() {
  const { application } = useJourney();
  const isDeciding = takes(application.status.checklistStatus, 'termsAccepted');
  return (
    <Screen title={isDeciding ? words.yourFinalTerms : words.beforeYouSign}>
      <div className={styles['stack']}>{isDeciding ? <FinalTerms /> : <Consent />}</div>
    </Screen>
  );
}

function FinalTerms() {
  const pathTo = useScreenPath();
  return (
    <>
      <p className={styles['lead']}>{words.theseAreYourFinal}</p>
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
        <LinkAsButton to={pathTo(closingDisclosureScreen)} kind="secondary">
          {words.readTheClosingDisclosure}
        </LinkAsButton>
      </div>
      <div className={styles['actions']}>
        <CommandButton command="acceptTerms" body={{}}>
          {words.acceptTheseTerms}
        </CommandButton>
        <Decline command="refuseTerms" label={words.declineTheOffer}>
          {words.yourApplicationEndsAndNothing}
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
    <Card title={words.yourLine}>
      <DefinitionList
        rows={[
          { term: words.firstDraw, value: formatCents(drawCents) },
          { term: words.originationFee, value: formatCents(amountCents - drawCents) },
          { term: words.creditLimit, value: formatCents(amountCents) },
          { term: words.aprFixed, value: formatRate(rateOf(rateBps)) },
          { term: words.monthlyPayment, value: formatCents(payment) },
          { term: words.term, value: words.years(termYears) },
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
    <Card title={words.whereTheFirstDraw}>
      <DefinitionList
        isBill
        rows={[
          { term: words.firstDraw, value: formatCents(drawCents) },
          ...payoffs.map(({ creditor, amountCents }) => ({
            term: words.to(creditor),
            value: `−${formatCents(amountCents)}`,
          })),
          ...division.costs.map(({ kind, cents }) => ({
            term: closingCostNames[kind],
            value: `−${formatCents(cents)}`,
          })),
          { term: words.youReceive, value: formatCents(division.cashCents), isTotal: true },
        ]}
      />
    </Card>
  );
}

function Consent() {
  const query = useSigning();
  return (
    <Loaded query={query} label={words.lookingForYourPapers}>
      {({ papers, hasConsented }) => (
        <>
          <p className={styles['lead']}>{words.youHaveToSign(papers.length)}</p>
          <Card title={words.whatYouWillSign}>
            <ul>
              {papers.map(({ uuid, title, isSigned }) => (
                <li key={uuid}>
                  {title}
                  {isSigned && words.signedLabel}
                </li>
              ))}
            </ul>
          </Card>
          {hasConsented ? <GoOn /> : <ConsentForm />}
        </>
      )}
    </Loaded>
  );
}

function GoOn() {
  const navigate = useNavigate();
  const pathTo = useScreenPath();
  return (
    <div className={styles['actions']}>
      <Button onClick={() => navigate(pathTo('signing/sign'))}>{words.goOnSigning}</Button>
    </div>
  );
}
