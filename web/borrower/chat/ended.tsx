/** After the last word: why it is over, the survey where an agent has ended it, the transcript, and a new beginning. */
import { useState } from 'react';
import { chatEndedText } from '#core/chat/conversation.ts';
import * as words from '#core/words/en/chat/widget.ts';
import { Button } from '#web/ui/button.tsx';
import { TextButton } from '#web/ui/link-button.tsx';
import { emailTranscript, openSurvey, saveTranscript } from './acts.ts';
import { type ChatProps, resetChat } from './chat.ts';
import styles from './panel.module.css';
import { Survey } from './survey.tsx';

export function Ended({ chat, state: { standing } }: ChatProps) {
  const [contactId, setContactId] = useState<string>();
  const [isThanked, setThanked] = useState(false);
  const [isMailed, setMailed] = useState(false);
  const mail = async () => setMailed(await emailTranscript(chat));
  if (contactId !== undefined && !isThanked)
    return <Survey chat={chat} contactId={contactId} onSent={() => setThanked(true)} />;
  return (
    <div className={styles['ended']}>
      {/* Read aloud once, by the log above, whose last line says the same. */}
      <p className={styles['over']}>{standing?.endedText ?? chatEndedText(standing?.endedBy ?? null)}</p>
      {isThanked && <p role="status">{words.thankYouForSurvey}</p>}
      {standing?.offersSurvey && !isThanked && (
        <p>
          <TextButton onClick={() => void openSurvey(chat).then(setContactId)}>{words.takeOurSurvey}</TextButton>
        </p>
      )}
      <div className={styles['actions']}>
        <Button data-first="" onClick={() => resetChat(chat)}>
          {words.startANewChat}
        </Button>
        <Button kind="quiet" onClick={() => void saveTranscript(chat)}>
          {words.downloadTranscript}
        </Button>
        {isMailed ? (
          <p role="status">{words.transcriptIsOnItsWay}</p>
        ) : (
          <Button kind="quiet" onClick={() => void mail()}>
            {words.emailTranscript}
          </Button>
        )}
      </div>
    </div>
  );
}
