import { Alert } from '#web/ui/alert.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { Row, Specimen, useValue } from './specimen.tsx';

export function ErrorSummaries() {
  const first = useValue('');
  const last = useValue('B');
  return (
    <Specimen title="Above its form">
      <ErrorSummary
        mistakes={[
          { id: 'first', message: 'Please enter the first name' },
          { id: 'last', message: 'Last name must be at least 2 characters long' },
        ]}
      />
      <TextField {...first} id="first" name="first" label="First name" error="Please enter the first name" />
      <TextField
        {...last}
        id="last"
        name="last"
        label="Last name"
        error="Last name must be at least 2 characters long"
      />
    </Specimen>
  );
}

export function Alerts() {
  return (
    <>
      <Specimen title="The general error">
        <Alert />
      </Specimen>
      <Specimen title="With its own words">
        <Alert title="Payment not set up">
          Your bank did not answer. <a href="#again">Try again</a> or choose another account.
        </Alert>
      </Specimen>
    </>
  );
}

const text = 'Phone support is closed on Thursday for the holiday. You can still apply and upload documents.';

export function Banners() {
  return (
    <>
      <Specimen title="On public pages: marketing" isWide>
        <Banner variant="info" layout="marketing" onDismiss={() => undefined}>
          {text}
        </Banner>
        <Banner variant="warn" layout="marketing">
          {text}
        </Banner>
      </Specimen>
      <Specimen title="In the application: product" isWide>
        <Banner variant="info" layout="product">
          {text}
        </Banner>
        <Banner variant="warn" layout="product" onDismiss={() => undefined}>
          {text} <a href="#more">Read more</a>
        </Banner>
      </Specimen>
    </>
  );
}

export function Toasts() {
  return (
    <Specimen title="Raise some" isWide>
      <Row>
        <Button kind="secondary" onClick={() => showToast('We sent a new code to your phone.')}>
          Information
        </Button>
        <Button kind="secondary" onClick={() => showToast('Your documents have arrived.', 'success')}>
          Success
        </Button>
        <Button kind="secondary" onClick={() => showToast('The upload did not finish. Please try again.', 'error')}>
          Error
        </Button>
        <Button
          kind="secondary"
          onClick={() => {
            for (let number = 1; number <= 7; number += 1) showToast(`Message ${number} of 7`);
          }}
        >
          Seven at once
        </Button>
      </Row>
    </Specimen>
  );
}

export function LiveRegions() {
  return (
    <Specimen title="Only heard, cleared after 300 ms" isWide>
      <Row>
        <Button kind="secondary" onClick={() => announce('Your answers were saved')}>
          Say “Your answers were saved”
        </Button>
      </Row>
    </Specimen>
  );
}
