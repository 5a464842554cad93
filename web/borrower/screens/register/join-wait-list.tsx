/** The wait list from the step that found the place unserved: a name and an email, and nothing that is not needed yet. */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import * as v from 'valibot';
import { isStateCode, stateNames } from '#core/eligibility/states.ts';
import { email } from '#core/people/email.ts';
import { firstName, lastName } from '#core/people/name.ts';
import type { RegistrationAnswers } from '#core/registration/data.ts';
import * as words from '#core/words/en/knock-outs.ts';
import * as registration from '#core/words/en/registration.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { call } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useStart } from '../../site.ts';
import { nameRulesOf } from './registration.ts';

export function JoinWaitList({ answers }: { readonly answers: RegistrationAnswers }) {
  const { street1, street2, city, state, zip } = answers.propertyAddress;
  const [joinedAs, setJoinedAs] = useState<string>();
  const { form, open, dialog } = useQuestion({
    schema: v.object({ firstName, lastName: lastName(nameRulesOf(useStart())), email }),
    initial: { firstName: answers.name.firstName, lastName: answers.name.lastName, email: answers.email },
    onAnswer: async (person) => {
      const body = { ...person, street1, street2, city, state, zip, consent: true };
      await call('POST /service-wait-list/api/v1/home-equity-loan-plus', { context: 'external', body });
      setJoinedAs(person.email);
      announce(words.youAreOnTheList(person.email));
      return undefined;
    },
  });
  if (joinedAs !== undefined) return <p>{words.youAreOnTheList(joinedAs)}</p>;
  return (
    <>
      <Button kind="secondary" onClick={open}>
        {words.joinTheWaitList}
      </Button>
      {createPortal(
        // The step is a form itself: this one stands outside it, and what is sent here is not the step's.
        <div onSubmit={(event) => event.stopPropagation()}>
          <FormDialog {...dialog} title={words.joinTheWaitList} submit={words.joinTheWaitList}>
            <p>{words.joinText(isStateCode(state) ? stateNames[state] : state)}</p>
            <TextField {...form.field('firstName')} label={registration.firstName} autoComplete="given-name" />
            <TextField {...form.field('lastName')} label={registration.lastName} autoComplete="family-name" />
            <TextField {...form.field('email')} label={registration.email} type="email" autoComplete="email" />
          </FormDialog>
        </div>,
        document.body,
      )}
    </>
  );
}
