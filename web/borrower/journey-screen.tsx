/**
 * What every screen of the journey stands in: the application it is about, the frame around it, and the two things it
 * may do, send its command and ask to be led on. A screen is shown only while it is this application's place.
 */
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { BorrowerView } from '#core/application/view.ts';
import type { CommandName } from '#core/contract/commands.ts';
import type { BodyIn } from '#core/contract/contract.ts';
import type { Routes } from '#core/contract/routes.ts';
import { minutesToGo, progressOf } from '#core/journey/progress.ts';
import { originatorIdOf, REFERRER_PARAMETER } from '#core/registration/originator.ts';
import * as words from '#core/words/en/journey.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { useCallOnce } from '#web/app/use-call-once.ts';
import { CallError } from '#web/client/call-error.ts';
import type { CallArguments } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Refusal } from '#web/ui/use-form.ts';
import { lead, type View } from './journey.ts';
import type { LatePage } from './lazy-page.ts';
import { LinkAsButton } from './link.tsx';
import { ApplicationPanels } from './shell/application-panels.tsx';
import { useWaiting } from './shell/loader-host.tsx';
import { OriginatorContext } from './shell/originator.tsx';
import { type Back, OuterFrame, ScreenFrame } from './shell/product-layout.tsx';
import { SupportPhone } from './shell/support-lines.tsx';
import { useOriginator } from './shell/use-originator.ts';
import { usePage, useStart } from './site.ts';

interface Journey {
  readonly application: BorrowerView;
  /** How often something was done or asked for on this page; what it showed before may be out of date. */
  readonly turns: number;
  /** Leads on: with what a command answered, or by reading afresh. */
  readonly next: (view?: View) => void;
}

const ApplicationFlags = lazy(() =>
  import('./application-flags.tsx').then(({ ApplicationFlags }) => ({ default: ApplicationFlags })),
);

const JourneyContext = createContext<Journey | undefined>(undefined);

export function useJourney(): Journey {
  const journey = use(JourneyContext);
  if (!journey) throw new Error('A screen of the journey stands inside one.');
  return journey;
}

/** The page of a screen: its code and the application are fetched at the same time. */
export function JourneyPage({ screen: { Page, begin } }: { readonly screen: LatePage }) {
  const page = usePage();
  const { pathname } = useLocation();
  const name = page?.pattern.replace('/account/{product}/{uuid}/', '') ?? '';
  useEffect(begin, [begin]);
  const led = (
    <Led key={pathname} uuid={page?.params['uuid'] ?? ''} page={name}>
      <Suspense fallback={<Arriving />}>
        <Page />
      </Suspense>
    </Led>
  );
  if (!useStart().asksApplication) return led;
  return (
    <Suspense fallback={<Arriving />}>
      <ApplicationFlags waiting={<Arriving />}>{led}</ApplicationFlags>
    </Suspense>
  );
}

interface Turn {
  readonly count: number;
  readonly first?: View | undefined;
}

type State =
  | { readonly phase: 'reading' | 'broken' }
  | { readonly phase: 'here' | 'waiting'; readonly view: BorrowerView };

interface LedProps {
  readonly uuid: string;
  readonly page: string;
  readonly children: ReactNode;
}

function Led({ uuid, page, children }: LedProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [turn, setTurn] = useState<Turn>({ count: 0 });
  const [state, setState] = useState<State>({ phase: 'reading' });
  /** What was shown stays behind the loader, with everything that was typed. */
  const [shown, setShown] = useState<BorrowerView>();
  const onward = useRef({ navigate, search });
  onward.current = { navigate, search };

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // A screen is much to draw at once: as a transition it is drawn in pieces, between which the page answers.
    const show = (view: BorrowerView) =>
      startTransition(() => {
        if (signal.aborted) return;
        setShown(view);
        setState({ phase: 'here', view });
      });
    const wait = (view: BorrowerView) => !signal.aborted && setState({ phase: 'waiting', view });
    const { count, first } = turn;
    const { search } = onward.current;
    lead({ uuid, page, search, isAsked: count > 0, first, signal, onShow: show, onWait: wait }).then(
      (outcome) => {
        if (signal.aborted || outcome.kind === 'stay') return;
        onward.current.navigate(outcome.to, { replace: true });
      },
      () => !signal.aborted && setState({ phase: 'broken' }),
    );
    return () => stop.abort();
  }, [uuid, page, turn]);

  useWaiting(
    state.phase === 'waiting' || (state.phase === 'reading' && turn.count > 0),
    state.phase === 'waiting' ? state.view.status.checklistStatus : undefined,
  );
  const next = (first?: View) => {
    setState({ phase: 'reading' });
    setTurn(({ count }) => ({ count: count + 1, first }));
  };
  const isBroken = state.phase === 'broken';
  return (
    <OuterFrame progress={{ steps: shown && !isBroken ? progressOf(shown) : [] }}>
      {isBroken ? (
        <Broken onTryAgain={() => next()} />
      ) : shown ? (
        <Referred referrer={shown.referrer} search={search}>
          <JourneyContext value={{ application: shown, turns: turn.count, next }}>{children}</JourneyContext>
        </Referred>
      ) : (
        <Arriving />
      )}
    </OuterFrame>
  );
}

interface ReferredProps {
  readonly referrer: BorrowerView['referrer'];
  readonly search: string;
  readonly children: ReactNode;
}

/** The person who sent the borrower stays in sight: the application says who it was, else the address. */
function Referred({ referrer, search, children }: ReferredProps) {
  const given = new URLSearchParams(search).getAll(REFERRER_PARAMETER).at(-1);
  const uuid = originatorIdOf(given, { referrer });
  return <OriginatorContext value={useOriginator(uuid)}>{children}</OriginatorContext>;
}

interface ScreenProps {
  /** Where the screen's own words are better than the site map's. */
  readonly title?: ReactNode;
  readonly hasLead?: boolean;
  readonly back?: Back | undefined;
  /** Where the screen has something of its own to keep in sight; narrow screens have a bar of theirs for it. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of an application around a screen's own content. */
export function Screen({ title, hasLead = true, back, summary, children }: ScreenProps) {
  const { application } = useJourney();
  const steps = progressOf(application);
  const minutes = minutesToGo(steps);
  const { loanNumber } = application;
  return (
    <ScreenFrame
      progress={{ steps }}
      about={[
        ...(loanNumber === null ? [] : [words.applicationNumber(loanNumber)]),
        ...(minutes > 0 ? [words.minutesToGo(minutes)] : []),
      ]}
      summary={summary}
      beside={<ApplicationPanels application={application} />}
      title={title}
      hasLead={hasLead}
      back={back}
    >
      {children}
    </ScreenFrame>
  );
}

/** As long as what will stand over the title, which keeps its place by it. */
const COMING = [words.applicationNumber('0000000000'), words.minutesToGo(30)];

function Arriving() {
  return (
    <ScreenFrame progress={{ steps: [], isComing: true }} about={COMING}>
      <Skeleton label={words.openingYourApplication} kind="block" />
    </ScreenFrame>
  );
}

function Broken({ onTryAgain }: { readonly onTryAgain: () => void }) {
  // A network that comes back is reason enough.
  useEffect(() => {
    window.addEventListener('online', onTryAgain, { once: true });
    return () => window.removeEventListener('online', onTryAgain);
  });
  return (
    <ScreenFrame progress={{ steps: [] }} title={words.weCouldNotOpen}>
      <Card title={words.nothingIsLost}>
        <p>{rich(words.weCouldNotReach(<SupportPhone />))}</p>
        <div>
          <Button onClick={onTryAgain}>{words.tryAgain}</Button>
        </div>
        <div>
          <LinkAsButton to="/dashboard" kind="secondary">
            {words.goToDashboard}
          </LinkAsButton>
        </div>
      </Card>
    </ScreenFrame>
  );
}

type CommandKey<C extends CommandName> = `POST /service-application/api/v2/application/heloc/{uuid}/${C}`;
export type CommandInput<C extends CommandName> = BodyIn<Routes[CommandKey<C>]>;

export function useSend<C extends CommandName>(command: C, uuid: string) {
  const key: CommandKey<CommandName> = `POST /service-application/api/v2/application/heloc/{uuid}/${command}`;
  const send = useCallOnce(key);
  return (body: CommandInput<C>): Promise<View> =>
    send(...([{ params: { uuid }, body }] as unknown as CallArguments<typeof key>));
}

/** Sends a command, then leads on; a refusal is answered, to be shown. */
export function useCommand<C extends CommandName>(command: C) {
  const { application, next } = useJourney();
  const send = useSend(command, application.uuid);
  return async (body: CommandInput<C>): Promise<Refusal | undefined> => {
    try {
      next(await send(body));
      return undefined;
    } catch (error) {
      return refused(error, next);
    }
  };
}

/** `onMoved`: the application has moved on without this page, in another tab or by itself. */
export function refused(error: unknown, onMoved: () => void): Refusal {
  if (error instanceof CallError && error.status === 409) onMoved();
  return refusalOf(error);
}
