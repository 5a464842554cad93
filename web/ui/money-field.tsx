import type { HundredthsFieldProps } from './hundredths-field.tsx';
import { HundredthsField } from './hundredths-field.tsx';

/** An amount of dollars; the value is whole cents, null while empty. */
export function MoneyField(props: HundredthsFieldProps) {
  return <HundredthsField {...props} prefix="$" />;
}
