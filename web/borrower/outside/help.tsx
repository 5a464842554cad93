/** The help center: one field, and every article under its topic. The search is the address's, so no script is needed. */
import type { ArticleLink, OutsidePage, TopicList } from '#core/home/outside-page.ts';
import * as words from '#core/words/en/help.ts';
import { useLocation } from '#web/app/router.tsx';
import { Link } from '../link.tsx';
import { Sign } from './icons.tsx';
import { StillStuck } from './still-stuck.tsx';

type HelpProps = Extract<OutsidePage, { kind: 'help' }>;

export function Help({ query, found, topics }: HelpProps) {
  return (
    <>
      <section className="asking">
        <div className="wrap">
          <h1>{words.howCanWeHelp}</h1>
          <Search query={query} />
        </div>
      </section>
      {found && <Found query={query} found={found} />}
      <section className="section" aria-labelledby="topics-title">
        <div className="wrap">
          <h2 id="topics-title" className="sr">
            {words.allTopics}
          </h2>
          <div className="topics">
            {topics.map((each) => (
              <TopicCard key={each.topic} {...each} />
            ))}
          </div>
        </div>
      </section>
      <StillStuck />
    </>
  );
}

function Search({ query }: { readonly query: string }) {
  const org = new URLSearchParams(useLocation().search).get('org');
  return (
    <search>
      <form className="asking__form" action="/help">
        <label className="label" htmlFor="q">
          {words.searchHelp}
        </label>
        <div className="start">
          <div className="input">
            <Sign of="search" />
            <input
              id="q"
              name="q"
              type="search"
              defaultValue={query}
              placeholder={words.searchExample}
              maxLength={200}
            />
          </div>
          {org && <input type="hidden" name="org" value={org} />}
          <button className="button" type="submit">
            {words.search}
          </button>
        </div>
      </form>
    </search>
  );
}

function Found({ query, found }: { readonly query: string; readonly found: readonly ArticleLink[] }) {
  return (
    <section className="section section--alt" aria-labelledby="found-title">
      <div className="wrap">
        <h2 id="found-title" className="found__title">
          {words.foundFor(found.length, query)}
        </h2>
        <ul className="found">
          {found.map(({ id, title, short }) => (
            <li key={id}>
              <h3>
                <Link to={`/help/${id}`}>{title}</Link>
              </h3>
              <p>{short}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function TopicCard({ topic, articles }: TopicList) {
  return (
    <section className="card topic" aria-labelledby={`topic-${topic}`}>
      <h3 id={`topic-${topic}`}>{words.topics[topic]}</h3>
      <ul>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/help/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
