/** The short answers of the help center on one page. */
import type { TopicList } from '#core/home/outside-page.ts';
import * as words from '#core/words/en/help.ts';
import { Link } from '../link.tsx';
import { Sign } from './icons.tsx';
import { StillStuck } from './still-stuck.tsx';

export function Faq({ topics }: { readonly topics: readonly TopicList[] }) {
  return (
    <>
      <div className="wrap reading">
        <h1>{words.questions}</h1>
        <p className="lead">{words.questionsLead}</p>
        {topics.map(({ topic, articles }) => (
          <section key={topic} aria-labelledby={`topic-${topic}`}>
            <h2 id={`topic-${topic}`}>{words.topics[topic]}</h2>
            <div className="faq">
              {articles.map(({ id, title, short }) => (
                <details key={id}>
                  <summary>
                    {title}
                    <Sign of="plus" />
                  </summary>
                  <p>
                    {short}{' '}
                    <Link to={`/help/${id}`} aria-label={words.readMoreOn(title)}>
                      {words.readMore}
                    </Link>
                  </p>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
      <StillStuck />
    </>
  );
}
