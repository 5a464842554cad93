/**
 * Asks people who leave in the middle why, once for each application in this tab: on logging out, and on a link that leads
 * out of the application. What they wanted to do is done 750 ms after they confirm, whatever becomes of the answer.
 */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  LEAVE_DELAY_MS,
  type LeaveReason,
  leaveReasonNames,
  leaveReasons,
  leaveSurvey,
  SURVEY_COMMENT_MAX,
} from '#core/support/leave-survey.ts';
import { type SurveyScreen, surveyAt } from '#core/support/survey-screens.ts';
import * as words from '#core/words/en/support/leave-survey.ts';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { call } from '#web/client/client.ts';
import { sessionShelf } from '#web/client/storage.ts';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../feedback/feedback.module.css';

interface Leaving {
  readonly uuid: string;
  readonly screen: SurveyScreen;
  readonly leaving: 'logout' | 'page';
  readonly act: () => void;
}

const doneKey = (uuid: string) => `hearthline-leave-survey-${uuid}`;

let open: ((leaving: Leaving) => void) | undefined;

/** True when the survey took over: it does what was wanted once the person has confirmed. */
export function askBefore(pathname: string, leaving: Leaving['leaving'], act: () => void): boolean {
  const at = surveyAt(pathname);
  if (!at || !open || sessionShelf.get(doneKey(at.uuid)) !== undefined) return false;
  sessionShelf.set(doneKey(at.uuid), 'asked');
  open({ ...at, leaving, act });
  return true;
}

/** Stands on every page of someone who is logged in; shows nothing until someone leaves. */
export function LeaveSurvey() {
  const [leaving, setLeaving] = useState<Leaving>();
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    open = (what) => {
      setLeaving(what);
      setOpen(true);
    };
    return () => {
      open = undefined;
    };
  }, []);
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const to = leadsOut(event, pathname);
      if (to === undefined || !askBefore(pathname, 'page', () => navigate(to))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [pathname, navigate]);
  const close = () => setOpen(false);
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.beforeYouGo}>
      {leaving && <Questions leaving={leaving} onClose={close} />}
    </Dialog>
  );
}

/** Where a plain press on a link leads, if that is another page of this site outside of the application. */
function leadsOut({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, pathname: string) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const anchor = target.closest('a');
  if (!anchor || anchor.target === '_blank' || anchor.hasAttribute('download')) return undefined;
  const { origin, pathname: to, search, hash } = new URL(anchor.href, location.href);
  const application = pathname.split('/').slice(0, 4).join('/');
  if (origin !== location.origin || to.startsWith(`${application}/`)) return undefined;
  return to === pathname ? undefined : to + search + hash;
}

interface Values {
  readonly reason: LeaveReason | null;
  readonly comment: string;
}

/** No one has to say why. */
const form = v.object({ reason: v.nullable(leaveSurvey.entries.reason), comment: leaveSurvey.entries.comment });
const reasons = leaveReasonNames.map((value) => ({ value, label: leaveReasons[value] }));

function Questions({ leaving, onClose }: { readonly leaving: Leaving; readonly onClose: () => void }) {
  const { uuid: applicationUuid, screen, leaving: how, act } = leaving;
  const initial: Values = { reason: null, comment: '' };
  const survey = useForm({
    schema: form,
    initial,
    onSubmit: async ({ reason, comment }) => {
      onClose();
      setTimeout(act, LEAVE_DELAY_MS);
      if (reason === null && comment === '') return;
      // Someone who leaves is not held back by an answer that could not be kept.
      const body = { applicationUuid, screen, leaving: how, reason: reason ?? 'OTHER', comment } as const;
      await call('POST /service-profile/api/v1/feedback/leave-survey', { body, keepalive: true }).catch(() => {});
    },
  });
  return (
    <form className={styles['form']} {...survey.form}>
      <p>{words.yourApplicationIsSaved}</p>
      <RadioCards {...survey.field('reason')} label={words.whyAreYouLeaving} isOptional options={reasons} />
      <TextArea
        {...survey.field('comment')}
        label={words.anythingElse}
        hint={words.noNumbersPlease}
        isOptional
        rows={3}
        lengthMax={SURVEY_COMMENT_MAX}
      />
      <div className={styles['actions']}>
        <SubmitButton isBusy={survey.isSubmitting} busyLabel={words.leaving}>
          {how === 'logout' ? words.logOut : words.leave}
        </SubmitButton>
        <Button kind="secondary" onClick={onClose}>
          {words.stayHere}
        </Button>
      </div>
    </form>
  );
}
