/** Back from the company that knows the income: what came of it is asked of our server, never read from the address. */
import { useEffect, useRef, useState } from 'react';
import type { IncomeSource } from '#core/application/enums.ts';
import * as words from '#core/words/en/income.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { door, type Link, useLink } from '../../link-window.ts';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { titleOf } from './ways.ts';

export function PointservCallback() {
  const query = useLink('income');
  return (
    <Screen>
      <Loaded query={query} label={words.askingWhatYouShared}>
        {({ link }) => (link?.state === 'finished' ? <Finished link={link} /> : <NotFinished link={link} />)}
      </Loaded>
    </Screen>
  );
}

/** The proof is sent without another click: the borrower has agreed to it at the company's own page. */
function Finished({ link }: { readonly link: Link }) {
  const send = useCommand('provideIncomeSource');
  const [failure, setFailure] = useState<string>();
  const sent = useRef('');
  const provide = async () => {
    setFailure(undefined);
    const refusal = await send({ source: (link.source ?? 'UNKNOWN') as IncomeSource, linkToken: link.uuid });
    setFailure(refusal?.message);
  };
  const first = useRef(provide);
  useEffect(() => {
    // Once a link, however often the page is drawn.
    if (sent.current === link.uuid) return;
    sent.current = link.uuid;
    void first.current();
  }, [link.uuid]);
  if (failure === undefined) return <Skeleton label={words.handingOverWhatYouShared} kind="block" />;
  return (
    <div className={styles['stack']}>
      <Alert>{failure}</Alert>
      <div className={styles['actions']}>
        <Button onClick={() => void provide()}>{words.tryAgain}</Button>
        <OtherWay />
      </div>
    </div>
  );
}

function NotFinished({ link }: { readonly link: Link | null }) {
  const url = link?.state === 'open' ? link.url : null;
  return (
    <Card title={url === null ? words.nothingWasShared : words.youHaveNotFinished}>
      <p>{url === null ? words.theWindowIsClosed : words.theWindowOfIsStill(titleOf(link?.source ?? ''))}</p>
      <div className={styles['actions']}>
        {url !== null && <Button onClick={() => door.leaveFor(url)}>{words.goOnWhereI}</Button>}
        <OtherWay />
      </div>
    </Card>
  );
}

function OtherWay() {
  const pathTo = useScreenPath();
  return (
    <LinkAsButton to={pathTo('income/review')} kind="secondary">
      {words.chooseAnotherWay}
    </LinkAsButton>
  );
}
