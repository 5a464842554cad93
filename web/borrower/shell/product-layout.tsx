/**
 * The frame of an application: how far it is, the originator, the steps in a rail, what is known of it in a column that
 * stays in sight, and over the screen its title and the loan's number. A screen puts only its own content inside and needs
 * no h1 of its own.
 */
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import * as words from '#core/words/en/journey.ts';
import { useNavigationType } from '#web/app/router.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '../link.tsx';
import { usePage } from '../site.ts';
import { Frame, PageBanners } from './layout.tsx';
import { OriginatorBar, OriginatorCard, OriginatorContext } from './originator.tsx';
import { PageHeading } from './page-heading.tsx';
import styles from './product-layout.module.css';
import { FixedProgressBar, type Progress, ProgressSidebar, ProgressStrip } from './progress.tsx';

const SiteNav = lazy(() => import('./site-nav.tsx').then(({ SiteNav }) => ({ default: SiteNav })));

/** The way back; where a screen has its own words for it, those. */
export interface Back {
  readonly to: string;
  readonly label?: string;
}

export interface ScreenFrameProps {
  readonly progress: Progress;
  /** Where the screen's own words are better than the site map's. */
  readonly title?: ReactNode;
  /** False where there is nothing to do of what the site map says under the title. */
  readonly hasLead?: boolean;
  /** Where one came from within the journey: always at the same place, over everything else. */
  readonly back?: Back | undefined;
  /** Over the title: the loan's number and how much is left to do. */
  readonly about?: readonly string[];
  /** What is known of the application, beside the screen; where there is no room for that, beneath it. */
  readonly beside?: ReactNode;
  /** Over it, and only there. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

const OuterContext = createContext(false);

interface OuterFrameProps {
  readonly progress: Progress;
  readonly children: ReactNode;
}

/** Bar and foot alone: they stand through all that a page shows one after the other, and are made once. */
export function OuterFrame({ progress, children }: OuterFrameProps) {
  return (
    <Frame over={<FixedProgressBar {...progress} />}>
      <OuterContext value={true}>{children}</OuterContext>
    </Frame>
  );
}

/** With bar and foot, unless it stands between them. */
export function ScreenFrame(props: ScreenFrameProps) {
  const inner = <InnerFrame {...props} />;
  return use(OuterContext) ? inner : <OuterFrame progress={props.progress}>{inner}</OuterFrame>;
}

function InnerFrame({
  progress,
  title,
  hasLead = true,
  back,
  about = [],
  beside,
  summary,
  children,
}: ScreenFrameProps) {
  const lead = usePage()?.page.lead;
  const isReferred = use(OriginatorContext) !== undefined;
  // What someone moves on to comes up from below; what they open stands.
  const isMoving = useNavigationType() !== 'POP';
  return (
    <>
      <OriginatorBar />
      <ProgressStrip {...progress} />
      <div className={classNames(styles['columns'], beside !== undefined && styles['three'])}>
        <aside className={styles['rail']}>
          <ProgressSidebar {...progress} />
          <Services />
        </aside>
        <main className={styles['main']} id="main" tabIndex={-1} data-moving={isMoving || undefined}>
          <PageBanners layout="product" />
          <header className={styles['head']}>
            {back && (
              <Link className={styles['back']} to={back.to}>
                <span aria-hidden="true">←</span> {back.label ?? words.back}
              </Link>
            )}
            <p className={classNames(styles['about'], progress.isComing && styles['coming'])}>
              {about.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </p>
            <PageHeading>{title}</PageHeading>
          </header>
          {hasLead && lead && <p className={styles['lead']}>{lead}</p>}
          {children}
          {beside && (
            <div className={styles['narrow']}>
              <Disclosure summary={words.yourHomeAndYourLine}>{beside}</Disclosure>
            </div>
          )}
        </main>
        {(summary || beside || isReferred) && (
          <aside className={styles['beside']} aria-label={words.yourHomeAndYourLine}>
            {summary}
            {beside}
            <OriginatorCard />
          </aside>
        )}
      </div>
    </>
  );
}

/** Other places of the site, folded: applying should lead nowhere but on. */
function Services() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles['services']} onToggle={() => setOpened(true)}>
      <summary>{words.services}</summary>
      {wasOpened && (
        <Suspense>
          <SiteNav />
        </Suspense>
      )}
    </details>
  );
}
