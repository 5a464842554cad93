/** A signer whose photos are sent: a machine looks at them, or our team does, and nothing is asked meanwhile. */
import * as words from '#core/words/en/signer.ts';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { LateNotice } from '../application/late.tsx';
import screenStyles from '../application/screen.module.css';
import { SignerConditionsNote } from './conditions.tsx';
import { RefuseToSign } from './refuse.tsx';
import type { SignerStatus } from './signer-page.tsx';

export function Waiting({ status }: { readonly status: SignerStatus }) {
  const { borrowerName, identity, isEarly, name } = status;
  const late = <LateNotice late={status.overdue ?? undefined} isSigner />;
  if (!identity.isWithUs)
    return (
      <>
        {late}
        <Card title={words.weAreCheckingWho}>
          {/* Ahead of their turn no row of the table stands for how long it takes. */}
          <p>{words.thankYouItUsually(name, !isEarly && status.overdue === null)}</p>
        </Card>
      </>
    );
  return (
    <>
      {late}
      <Card title={words.ourTeamIsLooking}>
        <p>{words.thankYouOurChecks(name)}</p>
        <ul className={screenStyles['points']}>
          <li>{words.ifThePhotosAreEnough}</li>
          <li>{words.ifWeNeedOther}</li>
          <li>{words.seesThatItTakes(borrowerName)}</li>
        </ul>
        <p>{rich(words.wouldYouRatherTalk(<SupportPhone />))}</p>
        <SupportHours />
      </Card>
      <SignerConditionsNote status={status} isAboutIdentity={false} />
      <div>
        <RefuseToSign status={status} />
      </div>
    </>
  );
}
