/**
 * What the choice comes to, always in sight: a column beside the questions, and on narrow screens a bar at the foot that
 * opens the same as a sheet. The payment is the page's one chief figure.
 */
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { allInCost } from '#core/offers/apr.ts';
import { closingCostNames } from '#core/offers/closing-cost-kinds.ts';
import { totalInterestCents } from '#core/offers/fee-value.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers.ts';
import { showMonthDay } from '#web/app/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { LinkAsButton } from '../../link.tsx';
import { type ChosenTerms, costedOf } from './choice.ts';
import styles from './offers.module.css';
import type { Part } from './part.ts';

const Derivation = lazy(() => import('./derivation.tsx').then(({ Derivation }) => ({ default: Derivation })));

const AllInContents = lazy(() => import('./all-in.tsx').then(({ AllInContents }) => ({ default: AllInContents })));

const ANNOUNCED_AFTER_MS = 600;

interface SummaryProps extends Part {
  /** Where the choice is confirmed. */
  readonly confirm: string;
  readonly onSave: () => void;
}

/** In the column beside the page. */
export function Summary(props: SummaryProps) {
  useSpoken(props.terms);
  return (
    <section className={styles['summary']} aria-label={words.yourLine}>
      <Whole {...props} />
    </section>
  );
}

/** At the foot of a narrow screen. */
export function Foot(props: SummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const { terms, confirm } = props;
  return (
    <>
      <div className={styles['foot']}>
        {terms ? <FootFigures terms={terms} onOpen={() => setOpen(true)} /> : <p>{words.noOfferHolds}</p>}
        {terms && <LinkAsButton to={confirm}>{words.reviewThisOffer}</LinkAsButton>}
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.yourLine}>
        <Whole {...props} />
      </Dialog>
    </>
  );
}

/** The figures, what can be done with them, and where they come from. */
function Whole({ confirm, onSave, terms, offered, choice }: SummaryProps) {
  const [isWhy, setWhy] = useState(false);
  if (!terms) return <p>{words.noOfferHolds}</p>;
  const save = () => {
    onSave();
    announce(words.savedToCompare);
  };
  return (
    <>
      <Figures terms={terms} isHome={offered.closing.occupancy === 'HOME'} money={offered.money}>
        <LinkAsButton to={confirm}>{words.reviewThisOffer}</LinkAsButton>
        <Button kind="secondary" onClick={save}>
          {words.saveToCompare}
        </Button>
        <Button kind="quiet" onClick={() => setWhy(true)}>
          {words.whyTheseNumbers}
        </Button>
      </Figures>
      <Dialog isOpen={isWhy} onClose={() => setWhy(false)} title={words.whyTheseNumbers} size="large">
        <Suspense>
          <Derivation terms={terms} discounts={choice.discounts} why={offered.why} />
        </Suspense>
      </Dialog>
    </>
  );
}

function FootFigures({ terms, onOpen }: { readonly terms: ChosenTerms; readonly onOpen: () => void }) {
  const [payment, rate] = [formatCents(terms.paymentCents), formatRate(rateOf(terms.rateBps))];
  return (
    <button type="button" className={styles['open']} onClick={onOpen}>
      <b className={styles['footPayment']}>{payment}</b>
      <span className={styles['footRate']}>
        {words.aMonthAt(rate)} <ChevronDownIcon />
      </span>
      <VisuallyHidden>{words.seeYourLine}</VisuallyHidden>
    </button>
  );
}

type Money = SummaryProps['offered']['money'];

interface FiguresProps {
  readonly terms: ChosenTerms;
  readonly isHome: boolean;
  readonly money: Money;
  readonly children: ReactNode;
}

function Figures({ terms, isHome, money, children }: FiguresProps) {
  const { termYears } = terms;
  const worked = useWorkedOut(terms);
  return (
    <>
      <div>
        <h2 className={styles['small']}>{words.monthlyPayment}</h2>
        <p className={styles['chief']}>{formatCents(terms.paymentCents)}</p>
        <p className={styles['small']}>
          {terms.plan === 'INTEREST_ONLY' ? words.interestOnlyFor(termYears) : words.principalAndInterestFor(termYears)}
        </p>
      </div>
      <Rows terms={terms} worked={worked} money={money} />
      <div className={styles['doing']}>{children}</div>
      <p className={styles['tiny']}>{isHome ? words.weSendYourMoneyAfterThree : words.weSendYourMoneyAfter}</p>
      {/* Last, so that opening it moves nothing that is pressed. */}
      <Suspense>{worked.allIn && <AllInContents terms={worked.later} allIn={worked.allIn} />}</Suspense>
    </>
  );
}

/** Every month of the term and the yield of all of them: worked out after what the slider shows. */
function useWorkedOut(terms: ChosenTerms) {
  const later = useDeferredValue(terms);
  return useMemo(
    () => ({ later, interestCents: totalInterestCents(later), allIn: allInCost(costedOf(later)) }),
    [later],
  );
}

interface RowsProps {
  readonly terms: ChosenTerms;
  readonly worked: ReturnType<typeof useWorkedOut>;
  readonly money: Money;
}

function Rows({ terms, worked: { later, interestCents, allIn }, money }: RowsProps) {
  const share = formatRate(later.totalCents / (later.totalCents + interestCents), 0);
  const minus = (cents: number) => `−${formatCents(cents)}`;
  return (
    <div>
      <div className={styles['split']} role="img" aria-label={words.ofWhatYouPay(share)}>
        <i style={{ flexGrow: later.totalCents }} />
        <i style={{ flexGrow: interestCents }} />
      </div>
      <ul className={styles['key']} aria-hidden="true">
        <li>{words.principal}</li>
        <li>{words.interest}</li>
      </ul>
      <dl className={styles['rows']}>
        <Row name={words.apr}>{words.fixed(formatRate(rateOf(terms.rateBps)))}</Row>
        {allIn !== undefined && (
          <Row name={words.allInCost} note={words.aYearWithFees}>
            {formatRate(allIn.rate)}
          </Row>
        )}
        <Row name={words.totalInterest}>{formatCents(interestCents)}</Row>
        {terms.feeCents > 0 && <Row name={words.originationFee}>{formatCents(terms.feeCents)}</Row>}
        <Row name={words.initialDraw}>{formatCents(terms.drawCents)}</Row>
        {terms.payoffCents > 0 && <Row name={words.paysOffDebts}>{minus(terms.payoffCents)}</Row>}
        {terms.costs.map(({ kind, cents }) => (
          <Row key={kind} name={closingCostNames[kind]}>
            {minus(cents)}
          </Row>
        ))}
        <Row name={words.youReceive} note={words.aroundIfYouSign(showMonthDay(money.on), showMonthDay(money.signBy))}>
          {formatCents(terms.cashCents)}
        </Row>
      </dl>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Row({ name, note, children }: RowProps) {
  return (
    <div>
      <dt>
        {name}
        {note && <small> {note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Said once the hand rests, so that sliding does not talk without end. */
function useSpoken(terms: ChosenTerms | undefined): void {
  const sentence =
    terms &&
    words.nowAMonth(formatCents(terms.paymentCents), formatRate(rateOf(terms.rateBps)), formatCents(terms.cashCents));
  const said = useRef(sentence);
  useEffect(() => {
    if (sentence === undefined || sentence === said.current) return;
    const timer = setTimeout(() => {
      said.current = sentence;
      announce(sentence);
    }, ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
}
