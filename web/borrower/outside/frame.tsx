/** What stands around every page outside the application: the brand's bar with the ways on, the page, the foot. */
import type { ReactNode } from 'react';
import type { OutsideFrame } from '#core/home/outside-page.ts';
import * as words from '#core/words/en/home.ts';
import { skipToMainContent } from '#core/words/en/shell.ts';
import { Button as LauncherButton } from '../chat/launcher.tsx';
import { Link } from '../link.tsx';
import { Footer } from '../shell/footer.tsx';
import layout from '../shell/layout.module.css';
import bar from '../shell/top-bar.module.css';
import { LoginLink, Logo } from '../shell/top-bar.tsx';
import { useFlag } from '../site.ts';
import { Announced } from './announced.tsx';
import { Seeds } from './steady-drawn.ts';

/** The page is drawn once and for all: nothing holds its parts. */
const noButton = { current: null };

interface FrameProps {
  readonly frame: OutsideFrame;
  readonly isHome: boolean;
  readonly children: ReactNode;
}

export function Frame({ frame, isHome, children }: FrameProps) {
  const { character, week, states } = frame;
  const hasChat = useFlag('fe-webchat').enabled;
  const seeds = {
    'GET /service-operating-hours/external/api/v1/hours/{department}': week,
    'GET /service-application/external/api/v1/heloc/state-licenses': states,
  };
  return (
    <Seeds value={seeds}>
      <div
        className="outside"
        data-hero={character.hero}
        data-layout={character.layout}
        data-art={character.art}
        data-top-bar={character.topBar}
        data-page={isHome ? 'home' : 'help'}
      >
        <a className={layout['skip']} href="#main">
          {skipToMainContent}
        </a>
        <header className={bar['bar']}>
          <div className={bar['inner']}>
            <Logo isLoggedIn={false} />
            <div className={bar['actions']}>
              <Ways isHome={isHome} />
              {frame.isKnown ? (
                <Link to="/dashboard" className={bar['login']}>
                  {words.dashboard}
                </Link>
              ) : (
                <LoginLink />
              )}
            </div>
          </div>
        </header>
        <Announced banners={frame.banners} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        {hasChat && (
          <div data-chat>
            <LauncherButton button={noButton} isOpen={false} unread={0} onPress={() => {}} />
          </div>
        )}
      </div>
    </Seeds>
  );
}

/** On a phone there is room for the login only; all of these are further down or in the foot. */
function Ways({ isHome }: { readonly isHome: boolean }) {
  const home = isHome ? '' : '/dashboard';
  return (
    <nav className="ways" aria-label={words.siteNav}>
      <Link to={`${home}#how`}>{words.howItWorks}</Link>
      <Link to={`${home}#rates`}>{words.ratesAndFees}</Link>
      <Link to="/help">{words.help}</Link>
    </nav>
  );
}
