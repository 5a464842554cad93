/** Whether one's visits are counted: by this browser, and, for someone who is signed in, on every browser. */
import { useEffect, useState } from 'react';
import * as words from '#core/words/en/privacy.ts';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { isCounted, isRefusedByBrowser, keepChoice } from '../../counted.ts';
import { useIsLoggedIn } from '../../site.ts';
import { dropAll } from '../../telemetry-queue.ts';
import { asWho, storedKey } from '../../telemetry-session.ts';

export function CountingChoice() {
  return (
    <section>
      <h2>{words.countingVisits}</h2>
      <p>{words.weCountWhichPages}</p>
      {isRefusedByBrowser() ? <p>{words.yourBrowserAsksUs}</p> : <Choice />}
    </section>
  );
}

function Choice() {
  const isLoggedIn = useIsLoggedIn();
  const [counted, setCounted] = useState(isCounted);
  const [said, setSaid] = useState('');
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isLoggedIn) return;
    const follow = ({ isCounted: chosen }: { readonly isCounted: boolean }) => {
      // Chosen on another browser: it holds here as well.
      if (!chosen) keepChoice(false);
      setCounted(isCounted());
    };
    call('GET /ft/{context}/choice', { params: { context: 'secure' }, staysHere: true }).then(follow, () => {});
  }, [isLoggedIn]);
  const choose = async (wanted: boolean) => {
    const sessionKey = storedKey() ?? null;
    setFailed(false);
    setCounted(wanted);
    keepChoice(wanted);
    if (!wanted) dropAll();
    try {
      await call('PUT /ft/{context}/choice', { ...asWho(), staysHere: true, body: { isCounted: wanted, sessionKey } });
      setSaid(wanted ? words.yourVisitsAreCounted : words.yourVisitsAreNotCounted);
    } catch {
      setFailed(true);
      setSaid('');
    }
  };
  return (
    <>
      {isFailed && <Alert>{words.weCouldNotSave}</Alert>}
      <Checkbox
        name="isCounted"
        label={words.countMyVisits}
        value={counted}
        onChange={(wanted) => void choose(wanted)}
      />
      <p role="status">{said}</p>
    </>
  );
}
