import type { HundredthsFieldProps } from './hundredths-field.tsx';
import { HundredthsField } from './hundredths-field.tsx';

/** A percentage; the value is whole basis points, null while empty. */
export function PercentField(props: HundredthsFieldProps) {
  return <HundredthsField {...props} suffix="%" />;
}
