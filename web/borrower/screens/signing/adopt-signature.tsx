/** How the person's signature looks: their name in letters, or drawn with a finger or mouse. */
import { useEffect, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { type AdoptedSignature, isOwnName } from '#core/documents/signing.ts';
import * as words from '#core/words/en/signing.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SignatureShown } from './signature-shown.tsx';
import styles from './signing.module.css';

interface AdoptProps {
  /** As it stands on the papers. */
  readonly name: string;
  readonly onAdopt: (signature: AdoptedSignature) => void;
}

export function AdoptSignature({ name, onAdopt }: AdoptProps) {
  const [way, setWay] = useState<'typed' | 'drawn'>('typed');
  return (
    <div className={styles['adopt']}>
      <p>{words.chooseHowYouSign}</p>
      <RadioCards
        name="way"
        label={words.iWantTo}
        isRow
        value={way}
        options={[
          { value: 'typed', label: words.typeMyName },
          { value: 'drawn', label: words.drawIt },
        ]}
        onChange={(value) => setWay(value ?? 'typed')}
      />
      {way === 'typed' ? <Typed name={name} onAdopt={onAdopt} /> : <Drawn name={name} onAdopt={onAdopt} />}
    </div>
  );
}

function Typed({ name, onAdopt }: AdoptProps) {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const isOwn = isOwnName(typed, name);
  const adopt = () => (isOwn ? onAdopt({ way: 'typed', name: typed.trim() }) : setTried(true));
  return (
    <>
      <TextField
        name="signature"
        label={words.yourFullName}
        hint={words.asItAppearsOnTheDocuments(name)}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={isTried && !isOwn ? words.pleaseTypeAsItAppears(name) : undefined}
        onChange={setTyped}
      />
      {typed.trim() !== '' && <SignatureShown signature={{ way: 'typed', name: typed }} isInitials={false} />}
      <div className={styles['row']}>
        <Button onClick={adopt}>{words.toUseThisSignature}</Button>
      </div>
    </>
  );
}

const box = { width: 600, height: 200 } as const;

function Drawn({ name, onAdopt }: AdoptProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isGone = false;
    void import('signature_pad').then(({ default: Pad }) => {
      if (!canvas.current || isGone) return;
      // The drawing is kept in the box of the paper, however large it is shown.
      canvas.current.width = canvas.current.clientWidth;
      canvas.current.height = canvas.current.clientHeight;
      pad.current = new Pad(canvas.current, { minWidth: 1.5, maxWidth: 3, penColor: '#12246b' });
    });
    return () => {
      isGone = true;
      pad.current?.off();
    };
  }, []);
  const adopt = () => {
    const path = canvas.current && pad.current ? pathOf(pad.current, canvas.current) : '';
    if (path === '') setMissing(true);
    else onAdopt({ way: 'drawn', name, path });
  };
  return (
    <>
      <canvas ref={canvas} className={styles['pad']} aria-label={words.drawYourSignatureHere} role="img" />
      {isMissing && <p role="alert">{words.pleaseDrawYourSignature}</p>}
      <div className={styles['row']}>
        <Button onClick={adopt}>{words.toUseThisSignature}</Button>
        <Button kind="secondary" onClick={() => pad.current?.clear()}>
          {words.clear}
        </Button>
      </div>
    </>
  );
}

/** Moves and lines in the box of the paper; a dot is a very short line. */
function pathOf(pad: SignaturePad, { clientWidth, clientHeight }: HTMLCanvasElement): string {
  const scale = Math.min(box.width / clientWidth, box.height / clientHeight);
  const inBox = (value: number, max: number) => Math.min(Math.max(value * scale, 0), max).toFixed(1);
  const at = ({ x, y }: { x: number; y: number }) => `${inBox(x, box.width)} ${inBox(y, box.height)}`;
  return pad
    .toData()
    .flatMap(({ points: [first, ...rest] }) => {
      if (!first) return [];
      const others = rest.length > 0 ? rest : [{ x: first.x + 1, y: first.y + 1 }];
      return [`M ${at(first)}`, ...others.map((point) => `L ${at(point)}`)];
    })
    .join(' ');
}
