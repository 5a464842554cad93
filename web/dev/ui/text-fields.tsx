import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Specimen, useValue } from './specimen.tsx';

export function TextFields() {
  const plain = useValue('');
  const filled = useValue('Jane');
  const wrong = useValue('J@ne');
  const rate = useValue('25');
  return (
    <>
      <Specimen title="Empty, with a hint">
        <TextField {...plain} name="a" label="Legal first name" hint="As it appears on your government ID." />
      </Specimen>
      <Specimen title="The question of a page">
        <TextField
          {...plain}
          name="b"
          label="What is your legal name?"
          hint="We check it against public records."
          isQuestion
        />
      </Specimen>
      <Specimen title="Filled">
        <TextField {...filled} name="c" label="Legal first name" />
      </Specimen>
      <Specimen title="Optional">
        <TextField {...plain} name="d" label="Middle name" isOptional />
      </Specimen>
      <Specimen title="With an error">
        <TextField
          {...wrong}
          name="e"
          label="Legal first name"
          hint="As it appears on your government ID."
          error="Some of the characters entered are not supported."
        />
      </Specimen>
      <Specimen title="With a unit">
        <TextField {...rate} name="f" label="Share you own, in percent" suffix="%" inputMode="numeric" />
      </Specimen>
      <Specimen title="Read-only and disabled">
        <TextField {...filled} name="g" label="Email from your profile" readOnly value="jane.doe@example.com" />
        <TextField {...filled} name="h" label="Not to be changed now" disabled />
      </Specimen>
      <Specimen title="A label that takes its room">
        <TextField
          {...plain}
          name="i"
          label="Name of the trust, limited liability company or other entity that holds title to the property, exactly as recorded"
        />
      </Specimen>
    </>
  );
}

export function TextAreas() {
  const short = useValue('');
  const long = useValue(
    'The appraiser was kind and quick, and every question I had was answered the same day.'.repeat(2),
  );
  return (
    <>
      <Specimen title="Five rows unless told">
        <TextArea {...short} name="a" label="What should our CEO know?" hint="At least 10 characters." />
      </Specimen>
      <Specimen title="Counting down, and over">
        <TextArea {...short} name="b" label="Additional information" lengthMax={140} rows={3} />
        <TextArea
          {...long}
          name="c"
          label="Additional information"
          lengthMax={140}
          rows={3}
          error="Please restrict your response to 140 characters."
        />
      </Specimen>
      <Specimen title="Read-only and disabled">
        <TextArea {...long} name="d" label="What you told us" rows={3} readOnly />
        <TextArea {...long} name="e" label="Not now" rows={3} disabled />
      </Specimen>
    </>
  );
}
