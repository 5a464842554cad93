/** Showing who one is: a document and a face, here or with a phone, with a limit to how often it may fail. */
import * as words from '#core/words/en/identity.ts';
import { rich } from '#web/ui/rich.tsx';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { useStatusWatch } from '../application/status-watch.ts';
import { HandOver } from './hand-over.tsx';
import { IdentityForm } from './identity-form.tsx';
import { TriesLeft } from './tries-left.tsx';

export function Identity() {
  return (
    <Screen>
      <WithParticulars>{(known) => <Showing known={known} />}</WithParticulars>
    </Screen>
  );
}

function Showing({ known: { identity, name } }: { readonly known: Particulars }) {
  const { application, next } = useJourney();
  const { uuid } = application;
  const send = useCommand('submitIdentity');
  // The photos may come from a phone: then this page is led on too.
  useStatusWatch(true);
  return (
    <div className={styles['stack']}>
      <p className={styles['lead']}>{words.letsConfirmItsYouItTakes(name.firstName)}</p>
      <TriesLeft tries={identity}>{rich(words.questionsCall(<SupportPhone />))}</TriesLeft>
      <IdentityForm
        key={identity.failedTries}
        applicationUuid={uuid}
        onSend={(documentType, documentUuids) => send({ documentType, documentUuids })}
      />
      <HandOver applicationUuid={uuid} onDone={() => next()} />
    </div>
  );
}
