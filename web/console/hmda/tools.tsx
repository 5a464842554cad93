/** Tools of the register that need no server: the edits, the check digits and the rate spread are core's own. */
import { type FormEvent, useState } from 'react';
import { checkFile, checkLine, type EditFinding } from '#core/hmda/check.ts';
import { checkDigitsOf, hasRightCheckDigits } from '#core/hmda/check-digits.ts';
import { rateSpread } from '#core/hmda/rate-spread.ts';
import * as words from '#core/words/en/console/hmda.ts';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';
import { Findings } from './findings.tsx';

const shownMax = 100;

/** A file begins with its transmittal sheet; anything else is taken for one row. */
function checked(text: string): EditFinding[] {
  const pasted = text.trim();
  return pasted.startsWith('1|') || pasted.includes('\n') ? checkFile(pasted) : checkLine(pasted);
}

export function CheckText() {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly EditFinding[]>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFound(checked(text));
  };
  return (
    <Card title={words.checkTitle}>
      <form className={styles['form']} onSubmit={submit}>
        <TextArea
          label={words.checkLabel}
          hint={words.checkHint}
          name="rows"
          value={text}
          onChange={(value) => {
            setText(value);
            setFound(undefined);
          }}
        />
        <OfferedButton type="submit" hint={words.checkTitle}>
          {words.check}
        </OfferedButton>
      </form>
      <div role="status">
        {found !== undefined && (
          <>
            {found.length > 0 && <p>{words.found(found.length)}</p>}
            {found.length > shownMax && <p>{words.shownOf(shownMax, found.length)}</p>}
            <Findings findings={found.slice(0, shownMax)} />
          </>
        )}
      </div>
    </Card>
  );
}

function digitsLine(text: string): string {
  const given = text.replace(/\s+/g, '');
  if (hasRightCheckDigits(given)) return words.digitsRight;
  const digits = checkDigitsOf(given);
  return digits === undefined ? words.onlyLettersAndDigits : words.digitsAre(digits, `${given.toUpperCase()}${digits}`);
}

export function CheckDigits() {
  const [text, setText] = useState('');
  return (
    <Card title={words.digitsTitle}>
      <TextField label={words.digitsLabel} name="digits" value={text} onChange={setText} spellCheck={false} />
      <p role="status">{text.trim() === '' ? '' : digitsLine(text)}</p>
    </Card>
  );
}

function spreadLine(apr: string, apor: string): string {
  const [aprBps, aporBps] = [apr, apor].map((value) => Math.round(Number(value) * 100));
  const isGiven = apr.trim() !== '' && apor.trim() !== '';
  return isGiven && aprBps !== undefined && aporBps !== undefined && Number.isFinite(aprBps + aporBps)
    ? words.spreadIs(rateSpread(aprBps, aporBps))
    : words.spreadNeedsNumbers;
}

export function RateSpread() {
  const [apr, setApr] = useState('');
  const [apor, setApor] = useState('');
  const [answer, setAnswer] = useState('');
  return (
    <Card title={words.spreadTitle}>
      <TextField label={words.aprLabel} name="apr" inputMode="decimal" value={apr} onChange={setApr} />
      <TextField label={words.aporLabel} name="apor" inputMode="decimal" value={apor} onChange={setApor} />
      <OfferedButton kind="secondary" hint={words.spreadTitle} onClick={() => setAnswer(spreadLine(apr, apor))}>
        {words.check}
      </OfferedButton>
      <p role="status">{answer}</p>
    </Card>
  );
}
