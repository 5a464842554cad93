/** What is asked before a conversation begins. What the login knows is filled in. */
import { useEffect, useRef, useState } from 'react';
import type { Product } from '#core/brand/brand.ts';
import { preChatForm } from '#core/chat/pre-chat.ts';
import { findPage } from '#core/pages.ts';
import { hoursText } from '#core/support/hours.ts';
import * as words from '#core/words/en/chat/widget.ts';
import { useLocation } from '#web/app/router.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Form, useForm } from '#web/ui/use-form.ts';
import { useDecided } from '../decided.ts';
import { readProfile } from '../profile.ts';
import { useIsLoggedIn, useStart } from '../site.ts';
import { begin } from './begin.ts';
import { chatCall } from './calls.ts';
import type { ChatProps } from './chat.ts';
import styles from './panel.module.css';

export function PreChat({ chat, state, agent }: ChatProps & { readonly agent: string | undefined }) {
  const { environment, organization } = useStart();
  const { pathname, search } = useLocation();
  const skill = organization.orgMetaData.products[productHere(pathname)]?.chatSkill;
  const isStreamOn = useDecided('fe-heloc-stream-chat');
  const week = useWeek();
  const form = useForm({
    schema: preChatForm,
    initial: { name: '', email: '' },
    onSubmit: async (answers) => {
      const isProduction = environment === 'production';
      const wish = { isProduction, isStreamOn, search, skill, welcome: week?.welcome ?? null, agent };
      const refused = await begin(chat, answers, wish);
      return refused && { message: refused.message, param: refused.param };
    },
  });
  useKnown(form);
  return (
    <form className={styles['form']} {...form.form}>
      {week && <p>{week.welcome}</p>}
      <HoursNote isOpen={state.isOpen} week={week} />
      <TextField {...form.field('name')} label={words.yourName} autoComplete="name" />
      <TextField
        {...form.field('email')}
        label={words.yourEmail}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton isBusy={form.isSubmitting} busyLabel={words.starting}>
        {words.startTheChat}
      </SubmitButton>
    </form>
  );
}

type Week = Awaited<ReturnType<typeof readWeek>>;

function readWeek() {
  const key = 'GET /service-operating-hours/external/api/v1/hours/OPS_CHAT/week';
  return chatCall(key, { context: 'external', query: { display: 'true' } });
}

/** Without them the form is none the worse. */
function useWeek(): Week | undefined {
  const [week, setWeek] = useState<Week>();
  useEffect(() => {
    readWeek().then(setWeek, () => {});
  }, []);
  return week;
}

function HoursNote({ isOpen, week }: { readonly isOpen: boolean | undefined; readonly week: Week | undefined }) {
  if (isOpen === undefined) return null;
  if (isOpen) return <p className={styles['note']}>{words.agentsAreIn}</p>;
  const { weekdays, weekend } = week ? hoursText(week.weekdays) : {};
  return (
    <div className={styles['note']}>
      <p>{words.agentsAreOut}</p>
      {weekdays && <p>{weekdays}</p>}
      {weekend && <p>{weekend}</p>}
    </div>
  );
}

/** The window stands beside the pages, so it reads the address itself. */
const productHere = (pathname: string) => (findPage(pathname)?.params['product'] ?? 'heloc') as Product;

/** Only into fields that are still empty. */
function useKnown(form: Pick<Form<{ name: string; email: string }>, 'values' | 'set'>): void {
  const latest = useRef(form);
  latest.current = form;
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    if (!isLoggedIn) return;
    readProfile(true).then(
      (profile) => {
        if (!profile) return;
        const { values, set } = latest.current;
        const { firstName, lastName } = profile.name;
        set({ name: values.name || `${firstName} ${lastName}`.trim(), email: values.email || profile.email });
      },
      () => {},
    );
  }, [isLoggedIn]);
}
