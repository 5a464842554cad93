/** The lower half of the home page: where we lend, why to trust us, what people ask first. */
import type { HomeFacts } from '#core/home/home-facts.ts';
import * as words from '#core/words/en/home.ts';
import { rich } from '#web/ui/rich.tsx';
import { Link } from '../link.tsx';
import { SupportPhone } from '../shell/support-lines.tsx';
import { useCompany, useSentences } from '../site.ts';
import { Sign } from './icons.tsx';

const DISTRICT = 'District of Columbia';

export function States({ states }: Pick<HomeFacts, 'states'>) {
  return (
    <section className="section section--alt" aria-labelledby="states-title">
      <div className="wrap two">
        <div className="section__head">
          <h2 id="states-title">{words.whereWeLend}</h2>
          <p className="lead">{words.inStates(states.length)}</p>
          <p className="small">
            {states.includes(DISTRICT) && `${words.statesCountDistrict} `}
            {words.notYours}
          </p>
        </div>
        <ul className="states">
          {states.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Trust({ hours }: Pick<HomeFacts, 'hours'>) {
  const { kind, names, nmlsId, legalLinks } = useCompany();
  const { security } = useSentences();
  const points = [
    { sign: 'lock', title: words.yourDataStaysYours, text: security },
    { sign: 'shield', title: words.threeDays, text: words.threeDaysText },
    {
      sign: 'people',
      title: words.peopleWhoPickUp,
      text: (
        <>
          <SupportPhone />
          <br />
          {hours[0]}
          <br />
          {hours[1]}
        </>
      ),
    },
    {
      sign: 'house',
      title: words.licensed,
      text: (
        <>
          {words.licensedText(kind === 'broker', names.legal, nmlsId)}{' '}
          <Link to={legalLinks.licenses.href}>{words.seeLicenses}</Link>
        </>
      ),
    },
  ] as const;
  return (
    <section className="section" aria-labelledby="trust-title">
      <div className="wrap">
        <div className="section__head">
          <h2 id="trust-title">{words.builtToBeTrusted}</h2>
        </div>
        <ul className="trust">
          {points.map(({ sign, title, text }) => (
            <li key={sign}>
              <Sign of={sign} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Questions({ questions }: Pick<HomeFacts, 'questions'>) {
  const { phone } = useCompany();
  return (
    <section className="section section--alt" id="questions" aria-labelledby="questions-title">
      <div className="wrap two">
        <div className="section__head">
          <h2 id="questions-title">{words.questionsFirst}</h2>
          <p className="lead">
            {rich(
              words.notHere(
                (text) => <Link to="/help">{text}</Link>,
                () => <SupportPhone />,
                phone,
              ),
            )}
          </p>
        </div>
        <div className="faq">
          {questions.map(({ id, title, short }) => (
            <details key={id}>
              <summary>
                {words.questionOf[id] ?? title}
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
      </div>
    </section>
  );
}
