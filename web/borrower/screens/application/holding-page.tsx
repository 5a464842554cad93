/** The place of a screen that is not built yet: the whole frame of an application, and an honest word in the middle. */
import { Card } from '#web/ui/card.tsx';
import { Screen } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { ScreenFrame } from '../../shell/product-layout.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';

export function NotBuilt() {
  return (
    <Screen>
      <NotHereYet />
    </Screen>
  );
}

/** A signer's own steps come with the application they sign, which is not read yet. */
export function SignerHoldingPage() {
  return (
    <ScreenFrame progress={{ steps: [] }}>
      <NotHereYet />
    </ScreenFrame>
  );
}

function NotHereYet() {
  return (
    <Card title="This step is not online yet">
      <p>
        Your application is safe and nothing is asked of you on this page. If you were sent here to do something, call{' '}
        <SupportPhone /> and we will do it with you.
      </p>
      <div>
        <LinkAsButton to="/dashboard">Go to dashboard</LinkAsButton>
      </div>
    </Card>
  );
}
