/** Says why we cannot go on with a property here, and links to who can: a partner lender, or our other site. */
import type { Finding } from '#core/eligibility/finding.ts';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
import { registrationSentence } from '#core/registration/words.ts';
import * as registrationWords from '#core/words/en/registration.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useCompany } from '../../site.ts';

interface PlaceDialogProps {
  readonly finding: Finding;
  readonly state: string;
  readonly onClose: () => void;
}

export function PlaceDialog({ finding, state, onClose }: PlaceDialogProps) {
  const { names } = useCompany();
  const words = wordsFor(finding, state);
  const say = (part: 'title' | 'text' | 'link') =>
    registrationSentence(`${words}.${part}`, {
      lender: names.display,
      partner: finding.link?.label ?? '',
      state: isStateCode(state) ? stateNames[state] : state,
    });
  const isPartner = words === 'referred';
  return (
    <Dialog
      isOpen
      size="small"
      title={say('title')}
      onClose={onClose}
      actions={
        <>
          {finding.link && (
            <LinkButton href={finding.link.url} {...(isPartner && { target: '_blank', rel: 'noopener' })}>
              {say('link')}
            </LinkButton>
          )}
          <Button kind="secondary" onClick={onClose}>
            {registrationWords.changeTheAddress}
          </Button>
        </>
      }
    >
      <p>{say('text')}</p>
    </Dialog>
  );
}

type Words = 'referred' | 'newYork' | 'outsideNewYork';

function wordsFor(finding: Finding, state: string): Words {
  if (finding.code === 'STATE_REFERRED_ELSEWHERE') return 'referred';
  return state === 'NY' ? 'newYork' : 'outsideNewYork';
}
