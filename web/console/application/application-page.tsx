/**
 * One page for an application: over it who and where, at the left what is asked now, in the middle its parts, at the right
 * what happened. Everything that changes appears without a reload, and what is typed is never lost by it.
 */
import { useCallback, useState } from 'react';
import { needsSpecificHandling, stateNames } from '#core/eligibility/states.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import * as askWords from '#core/words/en/console/ask.ts';
import * as words from '#core/words/en/console/case.ts';
import * as closingWords from '#core/words/en/console/closings.ts';
import * as noteWords from '#core/words/en/console/notes.ts';
import * as reviewWords from '#core/words/en/console/review.ts';
import { useNavigate } from '#web/app/router.tsx';
import { queryClient, useRead } from '#web/client/queries.ts';
import { Ask } from '../ask/ask.tsx';
import { Wanted } from '../ask/placed-acts.ts';
import type { Elsewhere } from '../ask/places.ts';
import { aboutCase, type Closing, closingKey } from '../closings/closing.ts';
import { KeyButton } from '../frame/caps.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { AboutCase, usePaletteActs } from '../palette/acts.ts';
import { reviewPath } from '../paths.ts';
import { Holder } from '../work/holder.tsx';
import { NextCase } from '../work/next-case.tsx';
import styles from './application.module.css';
import { HandOff } from './hand-off.tsx';
import { Header } from './header.tsx';
import { useCaseLine, useIsLive } from './live.ts';
import { News } from './news.tsx';
import { PinnedNotes } from './notes-tab.tsx';
import { Tabs, tabNames, useTab } from './tabs.tsx';
import { Timeline } from './timeline.tsx';

/** While the line is open it says when to read; a slow look finds what it lost. */
const READ_AGAIN_MS = { live: 60_000, alone: 5000 } as const;

const readAll = () => void queryClient.invalidateQueries();

export function ApplicationPage({ uuid }: { readonly uuid: string }) {
  const onNews = useCallback(readAll, []);
  useCaseLine(uuid, onNews);
  const refetchInterval = useIsLive() ? READ_AGAIN_MS.live : READ_AGAIN_MS.alone;
  const query = useRead(closingKey, [{ params: { uuid } }], { refetchInterval, gcTime: 0 });
  return (
    <LoadedPage query={query} label={words.openingTheApplication}>
      {(closing) => (
        <AboutCase value={aboutCase(closing)}>
          <Case closing={closing} />
        </AboutCase>
      )}
    </LoadedPage>
  );
}

function Case({ closing }: { readonly closing: Closing }) {
  const [hasTimeline, setTimeline] = useState(false);
  const { show } = useTab();
  const [wanted, setWanted] = useState<StaffEvent>();
  const navigate = useNavigate();
  const toReview = () => navigate(reviewPath(closing.uuid));
  useTabsInPalette();
  const props = { closing, onDone: readAll };
  const goTo = (place: Elsewhere, event: StaffEvent) => {
    if (place === 'review') return toReview();
    show(place);
    setWanted(event);
  };
  return (
    <div className={styles['case']}>
      <Header closing={closing}>
        <HeadActs closing={closing} toReview={toReview} hasTimeline={hasTimeline} onTimeline={setTimeline} />
      </Header>
      <div className={styles['body']}>
        <div className={styles['ask']}>
          <News closing={closing} />
          <StateNote state={closing.property.state} />
          <Ask {...props} onGo={goTo} />
        </div>
        <div className={styles['middle']}>
          <PinnedNotes uuid={closing.uuid} timeZone={closing.timeZone} />
          <Wanted value={{ event: wanted, onFound: () => setWanted(undefined) }}>
            <Tabs {...props} />
          </Wanted>
        </div>
        <aside className={styles['timeline']} aria-label={words.timeline} data-open={hasTimeline || undefined}>
          <Timeline closing={closing} onClose={() => setTimeline(false)} />
        </aside>
      </div>
    </div>
  );
}

interface HeadActsProps {
  readonly closing: Closing;
  readonly toReview: () => void;
  readonly hasTimeline: boolean;
  readonly onTimeline: (isShown: boolean) => void;
}

function HeadActs({ closing: { uuid }, toReview, hasTimeline, onTimeline }: HeadActsProps) {
  const { show } = useTab();
  return (
    <>
      <KeyButton
        hotkey="caseNote"
        kind="secondary"
        offeredAs={noteWords.writeANote}
        onClick={() => show('notes', 'write')}
      >
        {noteWords.note}
      </KeyButton>
      <KeyButton
        hotkey="caseMessage"
        kind="secondary"
        offeredAs={closingWords.writeAnEmail}
        hint={askWords.goesToItsButton}
        onClick={() => show('messages')}
      >
        {closingWords.message}
      </KeyButton>
      <KeyButton hotkey="review" kind="secondary" offeredAs={reviewWords.reviewDocuments} onClick={toReview}>
        {reviewWords.review}
      </KeyButton>
      <Holder applicationUuid={uuid} />
      <HandOff uuid={uuid} />
      <AboutCase value={undefined}>
        <NextCase kind="secondary" />
      </AboutCase>
      <span className={styles['timelineButton']}>
        <KeyButton
          hotkey="timeline"
          kind="secondary"
          aria-expanded={hasTimeline}
          onClick={() => onTimeline(!hasTimeline)}
        >
          {words.timeline}
        </KeyButton>
      </span>
    </>
  );
}

function useTabsInPalette(): void {
  const { show } = useTab();
  usePaletteActs(tabNames.map((tab) => ({ key: tab, label: words.tabs[tab], run: () => show(tab) })));
}

/** The specification names these states without saying what is specific about them: a person looks. */
function StateNote({ state }: { readonly state: string }) {
  if (!needsSpecificHandling(state)) return null;
  return <p>{closingWords.needsSpecificHandling(stateNames[state])}</p>;
}
