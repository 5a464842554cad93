/** A legal text in plain words, in the lender's name. Until counsel has approved it, it says so. */
import type { ReactNode } from 'react';
import * as siteWords from '#core/words/en/site.ts';
import { rich } from '#web/ui/rich.tsx';
import { Link } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { type Company, useCompany } from '../../site.ts';
import styles from './legal-page.module.css';

export interface LegalSection {
  readonly title: string;
  /** A paragraph, or a list of points. `{lender}`, `{legal}`, `{phone}`, `{email}` and `{address}` are filled in. */
  readonly text: readonly (string | readonly string[])[];
}

interface LegalPageProps {
  /** Where the brand has its own name for the text. */
  readonly title?: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
  /** What can be done about it on the page itself. */
  readonly children?: ReactNode;
}

export function LegalPage({ title, intro, sections, children }: LegalPageProps) {
  const company = useCompany();
  return (
    <article className={styles['legal']}>
      <PageHeading>{title}</PageHeading>
      <p className={styles['mark']}>{siteWords.sampleTextToBeApproved}</p>
      <p className={styles['intro']}>{fill(intro, company)}</p>
      {sections.map(({ title: heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {text.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{fill(part, company)}</p>
            ) : (
              <ul key={part[0]}>
                {part.map((point) => (
                  <li key={point}>{fill(point, company)}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
      {children}
      <p>{rich(siteWords.questionsAboutThisText((text) => <Link to="/contact">{text}</Link>))}</p>
    </article>
  );
}

function fill(text: string, { names, phone, email, mailingAddress }: Company): string {
  const { street, city, state, zip } = mailingAddress;
  const words: Readonly<Record<string, string>> = {
    lender: names.display,
    legal: names.legal,
    phone,
    email,
    address: `${street}, ${city}, ${state} ${zip}`,
  };
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => words[name] ?? hole);
}
