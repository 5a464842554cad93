/** A button that asks why before it says anything; and, where it can end an application, for the principal reason. */
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { type RuleCode, ruleCodes } from '#core/eligibility/principal-reasons.ts';
import type { PayloadIn } from '#core/journey/events.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/closings.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { reasonOptions } from '../ask/reason-options.ts';
import { PageAct, usePageAct } from '../page-act.tsx';
import { type ClosingProps, whyNot } from './closing.ts';

interface Said {
  readonly why: string;
  /** None: it ends at the borrower's wish, and no notice of adverse action is owed. */
  readonly reasons: RuleCode[];
}

interface WithReasonProps<E extends StaffEvent> extends ClosingProps {
  /** Its row gives the label, what it leads to, and why it is off. */
  readonly event: E;
  readonly kind?: 'secondary' | 'quiet' | 'danger';
  readonly title: string;
  readonly submit: string;
  readonly hasPrincipalReason?: boolean;
  /** What it is about, where there may be several of a kind. */
  readonly about?: string;
  /** Instead of what the row says it leads to, where the page knows more. */
  readonly children?: ReactNode;
  readonly payloadOf: (said: Said) => PayloadIn<E>;
}

const answers = v.object({
  why: v.pipe(v.string(), v.trim(), v.nonEmpty(words.pleaseSayWhyItStays), v.maxLength(500, words.atMost500Characters)),
  reason: v.string(),
});

export function WithReason<E extends StaffEvent>(props: WithReasonProps<E>) {
  const { closing, event, onDone, kind = 'secondary', title, submit, about, hasPrincipalReason } = props;
  const { form, act } = usePageAct({
    ...{ on: closing, event, onDone },
    schema: answers,
    initial: { why: '', reason: '' },
    payloadOf: ({ why, reason }) => {
      const code = ruleCodes.find((one) => one === reason);
      return props.payloadOf({ why, reasons: code === undefined ? [] : [code] });
    },
    reasonOf: ({ why }) => why,
  });
  return (
    <PageAct {...{ act, kind, title, submit, about }} whyNot={whyNot(closing, event)}>
      {props.children ?? <p>{operations[event].what}</p>}
      <TextArea {...form.field('why')} label={words.why} hint={words.keptInTheHistory} rows={3} />
      {hasPrincipalReason && (
        <SelectField
          {...form.field('reason')}
          label={words.principalReason}
          hint={words.withAReasonItIs}
          emptyLabel={words.noneTheOwnersAsked}
          options={reasonOptions}
        />
      )}
    </PageAct>
  );
}
