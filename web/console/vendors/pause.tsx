/** Pauses a vendor, with the reason and for whom; and has it asked again. */
import { useState } from 'react';
import * as v from 'valibot';
import { type PauseReach, pauseReaches, pauseWhy } from '#core/desk/vendors.ts';
import * as words from '#core/words/en/console/vendors.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import { nameOf, type Vendor } from './state.ts';
import styles from './vendors.module.css';

interface PauseProps {
  readonly vendor: Vendor;
  readonly reaches: readonly PauseReach[];
  readonly onDone: (sentence: string) => void;
}

/** One button for each pause that this person may end, and one to pause where it is not paused yet. */
export function PauseButtons({ vendor, reaches, onDone }: PauseProps) {
  const open = reaches.filter((reach) => vendor.pauses.every((pause) => pause.reach !== reach));
  const ended = vendor.pauses.filter(({ reach }) => reaches.includes(reach));
  if (!vendor.isPausable) return null;
  return (
    <div className={styles['acts']}>
      {ended.map(({ reach }) => (
        <Resume key={reach} vendor={vendor.vendor} reach={reach} onDone={onDone} />
      ))}
      {open.length > 0 && vendor.pauses.length === 0 && <Pause vendor={vendor.vendor} reaches={open} onDone={onDone} />}
    </div>
  );
}

const answers = v.object({ reach: v.picklist(pauseReaches), why: pauseWhy });

interface OneProps {
  readonly vendor: string;
  readonly onDone: (sentence: string) => void;
}

function Pause({ vendor, reaches, onDone }: OneProps & { readonly reaches: readonly PauseReach[] }) {
  const name = nameOf(vendor);
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial: { reach: 'organization' as string, why: '' },
    onAnswer: async (body) => {
      try {
        await call('POST /service-console/api/v1/vendors/{vendor}/pause', { params: { vendor }, body });
        onDone(words.isPausedNow(name));
        return undefined;
      } catch (error) {
        return sentenceOf(error);
      }
    },
  });
  return (
    <>
      <OfferedButton kind="secondary" aria-label={words.pauseNamed(name)} onClick={open}>
        {words.pause}
      </OfferedButton>
      <FormDialog {...dialog} title={words.pauseTitle(name)} submit={words.pause}>
        <p>{words.whatPausingDoes}</p>
        <SelectField
          {...form.field('reach')}
          label={words.forWhom}
          options={reaches.map((reach) => ({ value: reach, label: words.reaches[reach] }))}
        />
        <TextArea {...form.field('why')} label={words.why} hint={words.whyHint} rows={3} />
      </FormDialog>
    </>
  );
}

function Resume({ vendor, reach, onDone }: OneProps & { readonly reach: PauseReach }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const name = nameOf(vendor);
  const press = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('POST /service-console/api/v1/vendors/{vendor}/resume', { params: { vendor }, body: { reach } });
      onDone(words.isResumedNow(name));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <OfferedButton
        aria-label={words.resumeNamed(name)}
        hint={words.reaches[reach]}
        isBusy={isBusy}
        onClick={() => void press()}
      >
        {words.resume}
      </OfferedButton>
      {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
    </>
  );
}
