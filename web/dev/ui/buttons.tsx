import { useState } from 'react';
import type { ButtonKind } from '#web/ui/button.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { LinkButton, TextButton } from '#web/ui/link-button.tsx';
import { Row, Specimen } from './specimen.tsx';

const kinds: readonly ButtonKind[] = ['primary', 'secondary', 'quiet', 'danger'];
const words: Readonly<Record<ButtonKind, string>> = {
  primary: 'Continue',
  secondary: 'Save for later',
  quiet: 'Skip for now',
  danger: 'Withdraw application',
};

export function Buttons() {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <Specimen title="Kinds" isWide>
        <Row>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind}>
              {words[kind]}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Disabled" isWide>
        <Row>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} disabled>
              {words[kind]}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Busy" isWide>
        <Row>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} isBusy>
              {words[kind]}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Press it: the width stays" isWide>
        <Row>
          <SubmitButton
            isBusy={isBusy}
            onClick={() => {
              setBusy(true);
              setTimeout(() => setBusy(false), 2500);
            }}
          />
        </Row>
      </Specimen>
      <Specimen title="A long label">
        <Button>Agree, sign electronically and continue to the final disclosures</Button>
      </Specimen>
    </>
  );
}

export function LinkButtons() {
  return (
    <>
      <Specimen title="Links that look like buttons" isWide>
        <Row>
          {kinds.map((kind) => (
            <LinkButton key={kind} kind={kind} href="#somewhere">
              {words[kind]}
            </LinkButton>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Buttons that look like links">
        <Row>
          <TextButton>Enter address manually</TextButton>
          <TextButton disabled>Send the code again</TextButton>
        </Row>
      </Specimen>
    </>
  );
}
