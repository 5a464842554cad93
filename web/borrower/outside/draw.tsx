/**
 * Draws a page outside the application for the server: whole, static, and without React in the browser. What moves in it
 * (calculator, the field that begins an application, chat) is woken by main.ts when it is touched.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { measuredTagline } from '#core/home/home-facts.ts';
import type { OutsideFrame, OutsidePage } from '#core/home/outside-page.ts';
import { findPage } from '#core/pages.ts';
import { type Place, RouterContext } from '#web/app/router.tsx';
import type { Start } from '#web/client/start.ts';
import { ContactPage } from '../screens/site/contact-page.tsx';
import { PageContext, StartContext } from '../site.ts';
import { ArticlePage } from './article.tsx';
import { Faq } from './faq.tsx';
import { Frame } from './frame.tsx';
import { Help } from './help.tsx';
import { Home } from './home.tsx';

const stay = () => {};

export function drawOutside(start: Start, place: Place, page: OutsidePage, frame: OutsideFrame): string {
  return renderToStaticMarkup(
    <StartContext value={page.kind === 'home' ? measured(start, measuredTagline(page.facts)) : start}>
      <RouterContext value={{ place, movement: 'POP', navigate: stay }}>
        <Frame frame={frame} isHome={page.kind === 'home'}>
          <Page page={page} />
        </Frame>
      </RouterContext>
    </StartContext>,
  );
}

/** The promise and the record never stand on one page. */
function measured(start: Start, tagline: string | undefined): Start {
  if (tagline === undefined) return start;
  const { orgMetaData, ...organization } = start.organization;
  const { companyInfo } = orgMetaData;
  const sentences = { ...companyInfo.sentences, tagline };
  return {
    ...start,
    organization: { ...organization, orgMetaData: { ...orgMetaData, companyInfo: { ...companyInfo, sentences } } },
  };
}

function Page({ page }: { readonly page: OutsidePage }) {
  if (page.kind === 'home') return <Home facts={page.facts} />;
  if (page.kind === 'help') return <Help {...page} />;
  if (page.kind === 'contact') return <Contact />;
  if (page.kind === 'faq') return <Faq topics={page.topics} />;
  return <ArticlePage {...page} />;
}

/** The site's own page in this frame. */
function Contact() {
  return (
    <PageContext value={findPage('/contact')}>
      <div className="wrap reading">
        <ContactPage />
      </div>
    </PageContext>
  );
}
