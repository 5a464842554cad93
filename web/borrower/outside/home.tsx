/** The home page: what the line is, what it costs, how it goes, where we lend, and the field that begins it. */
import type { HomeFacts } from '#core/home/home-facts.ts';
import { limits } from '#core/offers/limits.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as words from '#core/words/en/home.ts';
import { useLocation } from '#web/app/router.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Link } from '../link.tsx';
import { useSentences } from '../site.ts';
import { Calculator } from './calculator-card.tsx';
import { Questions, States, Trust } from './home-trust.tsx';
import { Sign } from './icons.tsx';
import { Rates } from './rates.tsx';

const dollars = (cents: number) => formatCents(cents, 0);
const percent = (bps: number) => formatRate(rateOf(bps));

export function Home({ facts }: { readonly facts: HomeFacts }) {
  return (
    <>
      <Hero facts={facts} />
      <Standing facts={facts} />
      <Calculator facts={facts} />
      <HowItWorks facts={facts} />
      <Rates facts={facts} />
      <States {...facts} />
      <Trust hours={facts.hours} />
      <Questions questions={facts.questions} />
      <Band startPath={facts.startPath} />
    </>
  );
}

/** A line that is long is set smaller. */
const LONG_LINE = 40;

function Hero({ facts: { character, startPath } }: { readonly facts: HomeFacts }) {
  const { welcome, tagline } = useSentences();
  const isFrieze = character.layout === 'frieze';
  return (
    <section className="hero">
      <div className="wrap hero__in">
        <div>
          <h1 className={welcome.length > LONG_LINE ? 'is-long' : undefined}>{welcome}</h1>
          <p className="hero__sub">{tagline}</p>
          <StartForm to={startPath} />
        </div>
        {!isFrieze && (
          <div className="hero__art">
            <Picture scene="home" crop="cover" house={character.house} hasHatches={character.art === 'print'} />
          </div>
        )}
      </div>
      {isFrieze && (
        <div className="frieze">
          <Picture scene="home" crop="wide" house={character.house} hasHatches={character.art === 'print'} />
        </div>
      )}
    </section>
  );
}

/** The field has no name: sent without a script, the address stays out of the address bar. main.ts carries it along. */
function StartForm({ to }: { readonly to: string }) {
  const org = new URLSearchParams(useLocation().search).get('org');
  return (
    <form className="hero__form" action={to} data-start>
      <label className="label" htmlFor="address">
        {words.whatIsTheAddress}
      </label>
      <div className="start">
        <div className="input">
          <Sign of="pin" />
          <input
            id="address"
            type="text"
            placeholder={words.startTyping}
            autoComplete="street-address"
            maxLength={200}
          />
        </div>
        {org && <input type="hidden" name="org" value={org} />}
        <button className="button" type="submit">
          {words.checkMyRate}
        </button>
      </div>
      <ul className="ticks">
        {[words.noEffectOnScore, words.noSsnNeeded].map((text) => (
          <li key={text}>
            <Sign of="check" /> {text}
          </li>
        ))}
      </ul>
    </form>
  );
}

function Standing({ facts: { times } }: { readonly facts: HomeFacts }) {
  const { lineCentsMin, lineCentsMax, aprBpsMin, aprBpsMax, approvalMinutes } = limits;
  const rows = [
    [words.amounts(dollars(lineCentsMin), dollars(lineCentsMax)), words.lineAmounts],
    [words.amounts(percent(aprBpsMin), percent(aprBpsMax)), words.aprFixed],
    times
      ? [words.days(times.medianDays), words.medianOf(times.fundings.toLocaleString('en-US'))]
      : [words.minutes(approvalMinutes), words.toApply],
  ];
  return (
    <div className="facts">
      <ul className="wrap">
        {rows.map(([figure, text]) => (
          <li key={text}>
            <strong className="fig">{figure}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const scenes = ['equity', 'link', 'sign', 'done'] as const;

function HowItWorks({ facts: { times } }: { readonly facts: HomeFacts }) {
  return (
    <section className="section section--alt" id="how" aria-labelledby="how-title">
      <div className="wrap">
        <div className="section__head">
          <h2 id="how-title">{words.fromCouch}</h2>
          <p className="lead">{words.oneApplication}</p>
        </div>
        <ol className="steps">
          {scenes.map((scene) => {
            const { when, title, text } = words.steps[scene];
            return (
              <li key={scene}>
                <div className="steps__art">
                  <Picture scene={scene} hasHatches={false} />
                </div>
                <div>
                  <p className="when">{when(limits.approvalMinutes, times?.medianDays)}</p>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function Band({ startPath }: { readonly startPath: string }) {
  return (
    <section className="section section--last">
      <div className="wrap">
        <div className="band">
          <h2>{words.startsWithAddress(limits.approvalMinutes)}</h2>
          <Link to={startPath} className="button" data-start>
            {words.checkMyRate}
          </Link>
        </div>
      </div>
    </section>
  );
}
