/** A line after funding, as our own records know it: what it was opened with, when and how it is paid, how to draw again. */
import type { BorrowerView } from '#core/application/view.ts';
import { formatCents, formatRate } from '#core/offers/money.ts';
import * as words from '#core/words/en/dashboard.ts';
import { sayDay } from '#web/app/dates.ts';
import { useLocation } from '#web/app/router.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { LazyPicture } from '#web/ui/lazy-picture.tsx';
import { rich } from '#web/ui/rich.tsx';
import { inSameBrand } from '../../admit.ts';
import { Link } from '../../link.tsx';
import { PhoneLink, SupportHours } from '../../shell/support-lines.tsx';
import { useCompany } from '../../site.ts';
import { useClosingDays } from '../complete/closing-days.ts';
import styles from './dashboard.module.css';
import { titleOf } from './title-of.ts';

export function LineCard({ application }: { readonly application: BorrowerView }) {
  const { uuid, loanNumber, property, rate } = application;
  const { search } = useLocation();
  const { servicer } = useCompany();
  const { data } = useClosingDays(uuid);
  const money = data?.money;
  const firstDue = data?.days.find(({ what }) => what === 'firstPayment')?.on;
  return (
    <>
      <Card
        title={titleOf(property)}
        action={<span className={classNames(styles['badge'], styles['badgeDone'])}>{words.open}</span>}
      >
        <div className={styles['pictured']}>
          {money && (
            <div>
              <p className={styles['muted']}>{words.creditLimit}</p>
              <p className={styles['figure']}>{formatCents(money.lineCents)}</p>
            </div>
          )}
          <LazyPicture scene="equity" />
        </div>
        <DefinitionList
          isBill
          rows={[
            ...(money ? [{ term: words.firstDraw, value: formatCents(money.drawCents) }] : []),
            ...(rate === null ? [] : [{ term: words.aprOfFirstDraw, value: formatRate(rate) }]),
            ...(loanNumber === null ? [] : [{ term: words.loanNumber, value: loanNumber }]),
            { term: words.servicer, value: servicer.name },
            { term: words.servicersPhone, value: <PhoneLink phone={servicer.phone} /> },
            { term: words.servicersEmail, value: <Link to={`mailto:${servicer.email}`}>{servicer.email}</Link> },
            ...(money?.servicerNumber ? [{ term: words.servicersNumber, value: money.servicerNumber }] : []),
          ]}
        />
        <p>
          <Link to={inSameBrand(`/account/heloc/${uuid}/complete`, search)}>{words.seeHowTheMoneyWent}</Link>
        </p>
      </Card>
      {money && (
        <Card title={words.yourPayments}>
          <DefinitionList
            rows={[
              ...(money.paymentCents === null
                ? []
                : [{ term: words.monthlyPayment, value: formatCents(money.paymentCents) }]),
              ...(firstDue ? [{ term: words.firstPaymentDue, value: sayDay(firstDue) }] : []),
              { term: words.autopay, value: money.paysAutomatically ? words.autopayIsOn : words.autopayIsOff },
            ]}
          />
          <p className={styles['muted']}>{words.statementsShowBalance}</p>
        </Card>
      )}
      <DrawAgain />
    </>
  );
}

function DrawAgain() {
  const { servicer, phone } = useCompany();
  return (
    <Card title={words.drawAgain}>
      <p>{words.howToDrawAgain}</p>
      <p>
        {rich(
          words.toAskForADraw(
            <PhoneLink phone={servicer.phone} />,
            <Link to={`mailto:${servicer.email}`}>{servicer.email}</Link>,
          ),
        )}
      </p>
      {/* The hours are the lender's own. */}
      {servicer.phone === phone && <SupportHours />}
    </Card>
  );
}
