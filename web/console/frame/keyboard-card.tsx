/** Where a person turns the desk's single keys off, and on again. */
import * as words from '#core/words/en/console/keys.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { turnKeys, useAreKeysOn } from './use-key.ts';

export function KeyboardCard() {
  const isOn = useAreKeysOn();
  return (
    <div id="keyboard">
      <Card title={words.keyboard}>
        <p>{words.aSingleKeyActs}</p>
        <Checkbox name="keys" label={words.singleKeysAct} value={isOn} onChange={turnKeys} />
      </Card>
    </div>
  );
}
