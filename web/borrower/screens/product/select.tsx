/** Choosing an offer: the questions at the left, what they come to always in sight, and all there is to weigh beneath. */
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { takes } from '#core/journey/outline.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers.ts';
import { useInPieces } from '#web/app/in-pieces.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useLocation } from '#web/app/router.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { inSameBrand } from '../../admit.ts';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { useFlag } from '../../site.ts';
import { useSeen } from '../../use-seen.ts';
import { AmountPart } from './amount-part.tsx';
import { type Choice, firstChoice, fitted, fromQuery, mostCentsShown, mostOf, termsOf, toQuery } from './choice.ts';
import { earlierChoice } from './earlier-choice.ts';
import styles from './offers.module.css';
import type { Part } from './part.ts';
import { keepChoice, lastChoice, type Saved, useSaved } from './saved-choices.ts';
import { Foot, Summary } from './summary.tsx';
import { TermsPart } from './terms-part.tsx';
import { type Offered, useOffers, useShown } from './use-offers.ts';

const FeeChoice = lazy(() => import('./price-part.tsx').then(({ FeeChoice }) => ({ default: FeeChoice })));
const DiscountsPart = lazy(() => import('./price-part.tsx').then(({ DiscountsPart }) => ({ default: DiscountsPart })));
const Details = lazy(() => import('./details.tsx').then(({ Details }) => ({ default: Details })));
const Pages = lazy(() => import('./pages.tsx').then(({ Pages }) => ({ default: Pages })));
const ChangedTerms = lazy(() => import('./changed-terms.tsx').then(({ ChangedTerms }) => ({ default: ChangedTerms })));

export function ProductSelect() {
  const offers = useInPieces(useOffers());
  const offered = offers.data;
  const isRevised = takes(useJourney().application.status.checklistStatus, 'revisedOfferAccepted');
  const { part, saved } = useChoosing(offered);
  const isMultiPage = useFlag('fe-heloc-multi-page-product-select').enabled;
  const { pathname, search } = useLocation();
  const doing = part && {
    ...part,
    confirm: inSameBrand(`${pathname}/confirm?${toQuery(part.choice)}`, search),
    onSave: () => saved.save(part.choice),
  };
  const before = beforePage(search);
  return (
    <Screen
      back={isMultiPage && before !== undefined ? { to: `${pathname}?${before}` } : undefined}
      // Terms that got worse are no success.
      title={offered && !isRevised ? titleOf(offered) : undefined}
      hasLead={!offered || doing !== undefined}
      summary={doing && <Summary {...doing} />}
    >
      <Loaded query={offers} label={words.readingYourOffers}>
        {() =>
          doing ? (
            <div className={styles['page']}>
              <Changed offered={doing.offered} isRevised={isRevised} />
              <Questions part={doing} saved={saved} isMultiPage={isMultiPage} />
              <Foot {...doing} />
            </div>
          ) : (
            <p>{words.thereIsNoOffer}</p>
          )
        }
      </Loaded>
    </Screen>
  );
}

/** The parts of the offer, where each is a page of its own. */
const partKeys = ['amount', 'terms', 'discounts', 'offer'] as const;

/** What the address says one page earlier; on the first there is none. */
function beforePage(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const keys: readonly string[] = partKeys;
  const before = keys[keys.indexOf(query.get('page') ?? '') - 1];
  if (before === undefined) return undefined;
  query.set('page', before);
  return query.toString();
}

function titleOf({ offers }: Offered) {
  if (offers.length === 0) return undefined;
  const most = mostCentsShown(mostOf(offers));
  return rich(
    words.prequalifiedForUpTo(formatCents(most, 0), (amount) => <span className={styles['success']}>{amount}</span>),
  );
}

/** What is chosen among the offers, once they are there, and what was saved of them. */
function useChoosing(offered: Offered | undefined): { readonly part: Part | undefined; readonly saved: Saved } {
  useSeen('fe-heloc-multi-page-product-select');
  useSeen('fe-heloc-rate-buy-down', offered?.offers.some(({ type }) => type === 'BUY_DOWN') ?? false);
  const set = useShown(offered);
  const [choice, setChoice] = useChoice(set);
  const saved = useSaved(useJourney().application.uuid, set);
  const part = set &&
    choice && {
      offered: set,
      choice,
      terms: termsOf(set, choice),
      choose: (changes: Partial<Choice>) => setChoice(fitted(set, { ...choice, ...changes })),
    };
  return { part, saved };
}

/** Begins with what the address says, what was chosen before or what this device remembers, and remembers it. */
function useChoice(set: Offered | undefined) {
  const { uuid } = useJourney().application;
  const { search } = useLocation();
  const [chosen, setChosen] = useState<Choice>();
  const begin = () => {
    const wish = set && (fromQuery(search) ?? earlierChoice(set));
    if (!set || wish) return set && wish && fitted(set, wish);
    const last = lastChoice(uuid);
    const still = last && fitted(set, last);
    return still && termsOf(set, still) ? still : firstChoice(set);
  };
  const [first, setFirst] = useState(begin);
  if (set && !first) {
    const now = begin();
    if (now) setFirst(now);
  }
  useEffect(() => {
    if (chosen) keepChoice(uuid, chosen);
  }, [uuid, chosen]);
  return [chosen ?? first, setChosen] as const;
}

interface QuestionsProps {
  readonly part: Part;
  readonly saved: Saved;
  readonly isMultiPage: boolean;
}

function Questions({ part, saved, isMultiPage }: QuestionsProps) {
  const parts = {
    amount: { title: words.howMuch, content: <AmountPart {...part} /> },
    terms: { title: words.howLong, content: <Terms {...part} /> },
    discounts: {
      title: words.discounts,
      content: (
        <Later>
          <DiscountsPart {...part} />
        </Later>
      ),
    },
    offer: { title: words.yourOffer, content: <Beneath {...part} saved={saved} /> },
  };
  const sections = partKeys.map((key) => ({ key, ...parts[key] }));
  if (!isMultiPage) return sections.map(({ key, content }) => <Fragment key={key}>{content}</Fragment>);
  return (
    <Later>
      <Pages pages={sections} />
    </Later>
  );
}

interface OffersProps {
  readonly offered: Offered;
  readonly isRevised: boolean;
}

/** When offers come a second time: after a report, a proof of income, a valuation, a lien. */
function Changed({ offered, isRevised }: OffersProps) {
  const { uwSubDecision } = useJourney().application.status;
  if (!isRevised && !uwSubDecision.startsWith('VERIFIED')) return null;
  return (
    <Later>
      <ChangedTerms offered={offered} isRevised={isRevised} subDecision={uwSubDecision} />
    </Later>
  );
}

function Terms(part: Part) {
  return (
    <>
      <TermsPart {...part} />
      <Later>
        <FeeChoice {...part} />
      </Later>
    </>
  );
}

function Beneath({ terms, ...part }: Part & { readonly saved: Saved }) {
  if (!terms) return null;
  return (
    <Later>
      <Details {...part} terms={terms} />
    </Later>
  );
}

/** What arrives after the questions, in the shape of a card meanwhile. */
function Later({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<Skeleton label={words.loadingTheDetails} kind="block" />}>{children}</Suspense>;
}
