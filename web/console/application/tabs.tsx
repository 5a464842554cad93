/** The parts of a case: one table of tabs. The address holds the one that is shown; T and a number lead there. */
import type { ComponentType } from 'react';
import * as words from '#core/words/en/console/case.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import type { Closing } from '../closings/closing.ts';
import { Papers } from '../closings/papers.tsx';
import { Reissue } from '../closings/reissue.tsx';
import { useKey } from '../frame/use-key.ts';
import styles from './application.module.css';
import type { TabProps } from './case.ts';
import { ConditionsTab } from './conditions-tab.tsx';
import { CreditTab } from './credit-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { IncomeTab } from './income-tab.tsx';
import { MessagesTab } from './messages-tab.tsx';
import { MoneyTab } from './money-tab.tsx';
import { NotesTab } from './notes-tab.tsx';
import { PropertyTab } from './property-tab.tsx';
import { SigningTab } from './signing-tab.tsx';
import { SummaryTab } from './summary-tab.tsx';
import { TermsTab } from './terms-tab.tsx';

interface Tab {
  readonly page: ComponentType<TabProps>;
  /** How much is there, where that says something. */
  readonly count?: (closing: Closing) => number;
}

type TabName = keyof typeof words.tabs;

const tabs: Readonly<Record<TabName, Tab>> = {
  summary: { page: SummaryTab },
  conditions: {
    page: ConditionsTab,
    count: ({ file }) => file.conditions.filter(({ clearedAt }) => clearedAt === null).length,
  },
  documents: { page: DocumentsTab },
  income: { page: IncomeTab },
  credit: { page: CreditTab },
  property: { page: PropertyTab },
  terms: { page: TermsTab },
  signing: { page: SigningTab },
  money: { page: MoneyTab },
  messages: { page: MessagesTab },
  notes: { page: NotesTab },
  history: { page: HistoryTab, count: ({ history }) => history.length },
};
export const tabNames = Object.keys(tabs) as TabName[];

function DocumentsTab({ closing, onDone }: TabProps) {
  return <Papers uuid={closing.uuid} action={<Reissue closing={closing} onDone={onDone} />} />;
}

/** Which is shown, and going to another: what else the address holds stays. */
export function useTab() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('tab');
  const addressOf = (tab: TabName) => (tab === 'summary' ? pathname : `${pathname}?tab=${tab}`);
  return {
    tab: tabNames.find((name) => name === asked) ?? ('summary' as const),
    addressOf,
    /** `write` puts one in the field of the tab. */
    show: (tab: TabName, then?: 'write') => navigate(then ? `${addressOf(tab)}&${then}` : addressOf(tab)),
  };
}

export function Tabs(props: TabProps) {
  const { tab, addressOf, show } = useTab();
  const Page = tabs[tab].page;
  const link = (name: TabName) => {
    const count = tabs[name].count?.(props.closing) ?? 0;
    return (
      <PageLink
        className={styles['tab']}
        to={addressOf(name)}
        {...(name === tab && { 'aria-current': 'page' as const })}
      >
        {words.tabs[name]} {count > 0 && <span className={styles['muted']}>{count}</span>}
      </PageLink>
    );
  };
  return (
    <>
      <TabKeys show={show} />
      <nav className={styles['tabs']} aria-label={words.parts}>
        <ul className={styles['tabList']}>
          {tabNames.map((name) => (
            <li key={name} data-here={name === tab || undefined}>
              {link(name)}
            </li>
          ))}
        </ul>
        <details className={styles['more']} name="tabs">
          <summary>{words.more}</summary>
          <ul className={styles['moreList']}>
            {tabNames.map((name) => (
              <li key={name}>{link(name)}</li>
            ))}
          </ul>
        </details>
      </nav>
      {/* Its parts are places of their own, and one of them may bear the name of the tab. */}
      <div className={styles['tabPage']}>
        <h2 className={styles['hidden']}>{words.tabs[tab]}</h2>
        <Page {...props} />
      </div>
    </>
  );
}

function TabKeys({ show }: { readonly show: (tab: TabName) => void }) {
  const to = (place: number) => () => {
    const name = tabNames[place - 1];
    if (name !== undefined) show(name);
  };
  useKey('tab1', to(1));
  useKey('tab2', to(2));
  useKey('tab3', to(3));
  useKey('tab4', to(4));
  useKey('tab5', to(5));
  useKey('tab6', to(6));
  useKey('tab7', to(7));
  useKey('tab8', to(8));
  useKey('tab9', to(9));
  return null;
}
