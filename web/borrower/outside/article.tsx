/** One help article, as the chat knows it, with what stands beside it. */
import type { OutsidePage } from '#core/home/outside-page.ts';
import * as words from '#core/words/en/help.ts';
import { Link } from '../link.tsx';
import { StillStuck } from './still-stuck.tsx';

type ArticleProps = Extract<OutsidePage, { kind: 'article' }>;

export function ArticlePage({ article, leadsTo, related }: ArticleProps) {
  const { title, short, body, topic } = article;
  return (
    <>
      <div className="wrap article">
        <article className="reading">
          <nav className="trail" aria-label={words.whereYouAre}>
            <Link to="/help">{words.helpCenter}</Link>
            <span aria-hidden="true">›</span>
            <span>{words.topics[topic]}</span>
          </nav>
          <h1>{title}</h1>
          <p className="lead">{short}</p>
          {body.map((block) =>
            typeof block === 'string' ? (
              <p key={block}>{block}</p>
            ) : (
              <ul key={block[0]}>
                {block.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ),
          )}
          {leadsTo && (
            <p>
              <Link to={leadsTo} className="button button--second">
                {words.goThere}
              </Link>
            </p>
          )}
        </article>
        {related.length > 0 && (
          <aside className="card topic" aria-labelledby="related-title">
            <h2 id="related-title">{words.related}</h2>
            <ul>
              {related.map((each) => (
                <li key={each.id}>
                  <Link to={`/help/${each.id}`}>{each.title}</Link>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
      <StillStuck />
    </>
  );
}
