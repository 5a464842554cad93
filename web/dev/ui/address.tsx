import { useEffect, useState } from 'react';
import type { Suggestion } from '#web/ui/combobox.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import { Specimen, useValue } from './specimen.tsx';

const homes: readonly Suggestion[] = [
  'Main St',
  'Maple Ave',
  'Market St',
  'Meadow Lark Ln',
  'Mission Blvd',
  'Mountain View Rd',
].map((street, index) => ({ id: street, label: `${12 + index * 7} ${street}`, detail: `Reno, NV 895${10 + index}` }));

/** Answers late, as an address service does. */
function useSuggestions(text: string) {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly found: readonly Suggestion[] }>();
  useEffect(() => {
    const timer = setTimeout(
      () => setAnswer({ text, found: homes.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())) }),
      600,
    );
    return () => clearTimeout(timer);
  }, [text]);
  if (text.length < 2) return { state: 'idle', suggestions: [] } as const;
  return answer?.text === text
    ? ({ state: 'ready', suggestions: answer.found } as const)
    : ({ state: 'loading', suggestions: [] } as const);
}

export function Comboboxes() {
  const street = useValue('');
  const still = useValue('12 Main St');
  const live = useSuggestions(street.value);
  const nothing = { suggestions: [], onPick: () => undefined } as const;
  return (
    <>
      <Specimen title="Type “m”, two letters or more">
        <Combobox
          {...street}
          {...live}
          name="a"
          label="What is the address of the property?"
          hint="Start with the house number."
          isQuestion
          onPick={(home) => street.onChange(home.label)}
          emptyText="No address found. Check the spelling, or enter it by hand."
          footer={<TextButton>Enter address manually</TextButton>}
        />
      </Specimen>
      <Specimen title="Type to see: looking">
        <Combobox {...still} {...nothing} state="loading" name="b" label="Address" />
      </Specimen>
      <Specimen title="Type to see: nothing found">
        <Combobox {...still} {...nothing} state="ready" name="c" label="Address" emptyText="No address found" />
      </Specimen>
      <Specimen title="Type to see: not available">
        <Combobox {...still} {...nothing} state="failed" name="d" label="Address" />
      </Specimen>
      <Specimen title="With an error">
        <Combobox
          {...still}
          {...nothing}
          state="idle"
          name="e"
          label="Address"
          error="Please enter a valid property address"
        />
      </Specimen>
      <Specimen title="Read-only and disabled">
        <Combobox {...still} {...nothing} state="idle" name="f" label="Address" readOnly />
        <Combobox {...still} {...nothing} state="idle" name="g" label="Address" disabled />
      </Specimen>
    </>
  );
}
