import { useState } from 'react';
import { type FlagKey, flags } from '#core/flags.ts';
import { readFlagOverrides, saveFlagOverrides } from '#web/client/flag-overrides.ts';
import { start } from '#web/client/start.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './sections.module.css';

const keys = Object.keys(flags) as FlagKey[];

export function FlagSwitches() {
  const [overrides, setOverrides] = useState(readFlagOverrides);
  const keep = (next: Readonly<Record<string, unknown>>) => {
    saveFlagOverrides(next);
    setOverrides(next);
  };
  const force = (key: FlagKey, choice: string) => {
    const { [key]: _, ...others } = overrides;
    keep(choice === '' ? others : { ...others, [key]: choice === 'on' });
  };
  return (
    <>
      <p>
        What is forced here holds in this tab until it is closed. Pages that are open learn of it when they are loaded
        again; the server goes by its own settings.
      </p>
      <ul className={styles['plain']}>
        {keys.map((key) => (
          <li key={key}>
            <SelectField
              label={key}
              name={key}
              hint={flags[key].meaning}
              value={overrides[key] === undefined ? '' : choiceOf(overrides[key])}
              onChange={(choice) => force(key, choice)}
              emptyLabel={`As served: ${isOnAsServed(key) ? 'on' : 'off'}`}
              options={[
                { value: 'on', label: 'On' },
                { value: 'off', label: 'Off' },
              ]}
            />
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button kind="secondary" disabled={Object.keys(overrides).length === 0} onClick={() => keep({})}>
          Take all back
        </Button>
      </div>
    </>
  );
}

function choiceOf(override: unknown): 'on' | 'off' {
  const enabled =
    typeof override === 'object' && override !== null && 'enabled' in override ? override.enabled : override;
  return enabled === true ? 'on' : 'off';
}

/** The page was told with what was forced when it was loaded, so the table is asked where something was. */
function isOnAsServed(key: FlagKey): boolean {
  return loadedWith[key] === undefined ? start().flags[key].enabled : flags[key].isOnByDefault;
}
const loadedWith = readFlagOverrides();
