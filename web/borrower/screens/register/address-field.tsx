/**
 * An address in one line that completes itself, or, for anyone who prefers, in its five fields (the specification's
 * extra-fields mode). Picking a suggestion fills all five; typing on takes them away again.
 */
import { lazy, Suspense, useState } from 'react';
import type { Address } from '#core/people/address.ts';
import * as words from '#core/words/en/registration.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAfterPress } from '#web/ui/use-after-press.ts';
import type { FieldBinding } from '#web/ui/use-form.ts';
import styles from './register-page.module.css';
import { findTyped, type SuggestedAddress, useTypeahead } from './use-typeahead.ts';

const AddressLines = lazy(() => import('./address-lines.tsx').then(({ AddressLines }) => ({ default: AddressLines })));

export interface AddressBinding {
  readonly address: Address;
  readonly bind: (part: keyof Address) => FieldBinding<string>;
  readonly set: (parts: Partial<Address>) => void;
}

export interface AddressMode {
  readonly hasExtraFields: boolean;
  readonly setExtraFields: (isShown: boolean) => void;
}

/** Some fields without the others can only have been typed one by one, so they are shown that way again. */
export function useAddressMode({ city, state, zip }: Address): AddressMode {
  const filled = [city, state, zip].filter((part) => part !== '').length;
  const [hasExtraFields, setExtraFields] = useState(filled > 0 && filled < 3);
  return { hasExtraFields, setExtraFields };
}

function isPicked({ city, state, zip }: Address): boolean {
  return city !== '' && state !== '' && zip !== '';
}

/** Makes a whole address that was only typed one that was picked. */
export async function pickTyped({ address, set }: Pick<AddressBinding, 'address' | 'set'>): Promise<void> {
  if (isPicked(address) || address.street1.trim() === '') return;
  const found = await findTyped(address.street1);
  if (found) set(partsOf(found));
}

interface AddressFieldProps extends AddressBinding, AddressMode {
  /** How the address reads in one line; undefined while no one knows yet. */
  readonly lineOf: (address: Address) => string | undefined;
  readonly label: string;
  readonly hint?: string;
}

export function AddressField(props: AddressFieldProps) {
  const { hasExtraFields, setExtraFields } = props;
  const [wasLine] = useState(!hasExtraFields);
  if (!hasExtraFields) return <AddressLine {...props} />;
  return (
    <Suspense fallback={<div className={styles['linesComing']} aria-busy="true" />}>
      <AddressLines {...props} takesFocus={wasLine} onBack={() => setExtraFields(false)} />
    </Suspense>
  );
}

function AddressLine({ address, bind, set, setExtraFields, lineOf, label, hint }: AddressFieldProps) {
  const { onBlur, onChange, ...line } = bind('street1');
  const picked = isPicked(address);
  const { state, suggestions } = useTypeahead(address.street1, !picked);
  const afterPress = useAfterPress();
  const isTyping = () => document.activeElement?.id === line.id;
  const leave = async () => {
    // Someone who has come back meanwhile is typing something else. And what is pressed to leave must not move away.
    await pickTyped({ address, set: (parts) => afterPress(() => isTyping() || set(parts)) });
    if (!isTyping()) onBlur();
  };
  const toLines = () => setExtraFields(true);
  return (
    <div className={styles['address']}>
      <Combobox
        {...line}
        label={label}
        hint={hint}
        placeholder={words.startTypingYourAddress}
        value={(picked ? lineOf(address) : undefined) ?? address.street1}
        onChange={(text) => {
          onChange(text);
          set({ street2: '', city: '', state: '', zip: '' });
        }}
        onBlur={leave}
        state={state}
        suggestions={suggestions.map((each) => ({ ...each, id: each.fullAddress, ...linesOf(each) }))}
        onPick={(each) => set(partsOf(each))}
        emptyText={words.weFoundNoSuch}
        failedText={words.suggestionsAreNotAvailable}
        footer={<TextButton onClick={toLines}>{words.notListedEnterItByHand}</TextButton>}
      />
      {picked ? (
        <TextField {...bind('street2')} label={words.apartmentOrUnit} isOptional autoComplete="address-line2" />
      ) : (
        <div>
          <TextButton onClick={toLines}>{words.enterAddressManually}</TextButton>
        </div>
      )}
    </div>
  );
}

const partsOf = ({ street1, street2, city, state, zip }: SuggestedAddress): Address => ({
  street1,
  street2,
  city,
  state,
  zip,
});

function linesOf({ street1, street2, city, state, zip }: SuggestedAddress) {
  return { label: street2 === '' ? street1 : `${street1} ${street2}`, detail: `${city}, ${state} ${zip}` };
}
