/** The attorney's word on the papers: approved, approved and present, refused, or a defect in the title. */
import * as words from '#core/words/en/console/closings.ts';
import styles from '../console.module.css';
import type { ClosingProps } from './closing.ts';
import { SayButton } from './say-button.tsx';
import { WithReason } from './with-reason.tsx';

export function AttorneyReview({ closing, onDone }: ClosingProps) {
  const props = { closing, onDone };
  return (
    <div className={styles['actions']}>
      <SayButton {...props} event="attorneyApproved" payload={{ mustAttend: false }} />
      <SayButton
        {...props}
        event="attorneyApproved"
        payload={{ mustAttend: true }}
        kind="secondary"
        label={words.approvesAndMustAttend}
      />
      <WithReason
        closing={closing}
        event="attorneyRejected"
        title={words.whatDoesTheAttorney}
        submit={words.recordTheRefusal}
        hasPrincipalReason
        onDone={onDone}
        payloadOf={(said) => said}
      />
      <WithReason
        closing={closing}
        event="titleDefectFound"
        kind="quiet"
        title={words.whatIsWrongWithTheTitle}
        submit={words.sendItBackToTitle}
        onDone={onDone}
        payloadOf={({ why }) => ({ why })}
      />
    </div>
  );
}
