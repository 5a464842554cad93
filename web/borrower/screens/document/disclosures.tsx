/** The papers of an application as they exist, one open at a time; everything in one file; and the way back. */
import { useState } from 'react';
import * as words from '#core/words/en/documents.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useLocation } from '#web/app/router.tsx';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import screenStyles from '../application/screen.module.css';
import styles from './disclosures.module.css';
import { Everything } from './everything.tsx';
import { Paper } from './paper.tsx';

const key = 'GET /service-document/api/v1/application/{uuid}/documents';
type Document = Answer<typeof key>[number];

export function Disclosures() {
  const { application } = useJourney();
  const query = useRead(key, [{ params: { uuid: application.uuid } }], { gcTime: 0 });
  return (
    <Screen>
      <div className={screenStyles['stack']}>
        <p className={screenStyles['lead']}>{words.theseAreThePapers}</p>
        <Loaded query={query} label={words.lookingForYourPapers}>
          {(documents) => <Papers documents={documents.filter(({ mediaType }) => mediaType === 'application/pdf')} />}
        </Loaded>
      </div>
    </Screen>
  );
}

/** A link that names the closing disclosure opens it: the newest, should it have been corrected. */
function documentAt(search: string, documents: readonly Document[]): Document | undefined {
  const closing = documents.findLast(({ type }) => type.endsWith('CLOSING_DISCLOSURE'));
  return new URLSearchParams(search).get('open') === 'closing' && closing ? closing : documents[0];
}

function Papers({ documents }: { readonly documents: readonly Document[] }) {
  const { application, next } = useJourney();
  const [openUuid, setOpen] = useState(documentAt(useLocation().search, documents)?.uuid);
  const [isLarge, setLarge] = useState(false);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const open = documents.find(({ uuid }) => uuid === openUuid);
  if (!open) return <Card title={words.noPapersYet}>{words.asSoonAsThere}</Card>;
  const isLastRead = documents.every(({ uuid }) => read.has(uuid));
  const following = documents.find(({ uuid }) => uuid !== open.uuid && !read.has(uuid));
  const paper = (
    <Paper
      key={open.uuid}
      documentUuid={open.uuid}
      title={open.title}
      onEnd={() => setRead((before) => new Set([...before, open.uuid]))}
    />
  );
  return (
    <>
      <ul className={styles['list']} aria-label={words.yourPapers}>
        {documents.map(({ uuid, title }) => (
          <li key={uuid}>
            <button
              className={styles['paper']}
              type="button"
              aria-current={uuid === open.uuid}
              onClick={() => setOpen(uuid)}
            >
              <span>{title}</span>
              <span className={styles['state']}>{read.has(uuid) ? words.read : words.toRead}</span>
            </button>
          </li>
        ))}
      </ul>
      {isLarge ? null : paper}
      <Dialog size="large" title={words.review(open.title)} isOpen={isLarge} onClose={() => setLarge(false)}>
        {isLarge ? paper : null}
      </Dialog>
      <p className={screenStyles['lead']} role="status">
        {read.has(open.uuid) ? words.youHaveReachedTheEnd : words.scrollToTheEnd}
      </p>
      <div className={screenStyles['actions']}>
        {following && !isLastRead ? (
          <Button disabled={!read.has(open.uuid)} onClick={() => setOpen(following.uuid)}>
            {words.nextDocument}
          </Button>
        ) : (
          <Button disabled={!isLastRead} onClick={() => next()}>
            {words.doneClose}
          </Button>
        )}
        <Button kind="secondary" onClick={() => setLarge(true)}>
          {words.fullScreen}
        </Button>
        <Everything application={application} />
      </div>
    </>
  );
}
