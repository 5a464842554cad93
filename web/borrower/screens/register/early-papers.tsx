/**
 * The terms of the plan and the brochure, whole, right before the button that sends the application (12 CFR 1026.40(b), (e)):
 * to read here, and to keep as a file. What was shown is sent with the application.
 */
import { useEffect, useState } from 'react';
import type { Block } from '#core/documents/blocks.ts';
import { hasEarlyPapers } from '#core/documents/early-for.ts';
import * as words from '#core/words/en/early-papers.ts';
import { failureText } from '#web/app/failure-text.ts';
import { type Answer, callForFile } from '#web/client/client.ts';
import { saveFile } from '#web/client/save-file.ts';
import { useSteady } from '#web/client/steady.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { BlockShown } from '../document/block-shown.tsx';
import styles from './early-papers.module.css';
import { keepEarlyPapersReceipt } from './early-receipt.ts';
import { useRegistration } from './registration.ts';

const key = 'GET /service-document/external/api/v1/early-papers';
const fileKey = 'GET /service-document/external/api/v1/early-papers/{type}/content';
type Paper = Answer<typeof key>['papers'][number];

interface Place {
  readonly state: string;
  readonly occupancyType: 'HOME' | 'SECONDARY' | 'INVESTMENT';
}

const queryOf = ({ state, occupancyType: occupancy }: Place) => ({ state, occupancy });

export function EarlyPapers() {
  const { data, product } = useRegistration();
  const { state, occupancyType } = data.propertyAddress;
  if (!hasEarlyPapers(product) || occupancyType === null) return null;
  return <Shown state={state} occupancyType={occupancyType} />;
}

function Shown(place: Place) {
  const { state, occupancyType } = place;
  const early = useSteady(key, { context: 'external', query: queryOf(place) });
  const receipt = early.state === 'loaded' ? early.answer.receipt : undefined;
  useEffect(() => {
    if (receipt !== undefined) keepEarlyPapersReceipt({ state, occupancyType }, receipt);
  }, [receipt, state, occupancyType]);
  if (early.state === 'error') return <Alert>{words.didNotLoad}</Alert>;
  return (
    <section className={styles['papers']} aria-label={words.title}>
      <h2 className={styles['title']}>{words.title}</h2>
      <p>{words.intro}</p>
      {early.state === 'loaded' ? (
        early.answer.papers.map((paper) => <EarlyPaper key={paper.type} paper={paper} place={place} />)
      ) : (
        <Coming />
      )}
      <h3>{words.identification}</h3>
      <p className={styles['small']}>{words.identificationNotice}</p>
    </section>
  );
}

/** As tall as the two papers: the button below them must not move away under a finger when they come. */
function Coming() {
  return (
    <>
      <p className={styles['coming']} role="status">
        {words.reading}
      </p>
      <div className={styles['coming']} />
    </>
  );
}

function EarlyPaper({ paper, place }: { readonly paper: Paper; readonly place: Place }) {
  const { type, title, blocks } = paper;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const bytes = await callForFile(fileKey, { context: 'external', params: { type }, query: queryOf(place) });
      saveFile(bytes, `${title}.pdf`, 'application/pdf');
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1). */}
      <section className={styles['paper']} aria-label={title} tabIndex={0}>
        {(blocks as readonly Block[]).map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a paper never change places.
          <BlockShown key={at} block={block} placeAt={undefined} />
        ))}
      </section>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Button kind="secondary" isBusy={isBusy} busyLabel={words.preparing} onClick={() => void save()}>
        {words.download(title)}
      </Button>
    </>
  );
}
