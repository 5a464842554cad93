/** The borrower sends the papers that a condition asks for, and is led back to the list, which says that they came. */
import * as words from '#core/words/en/conditions.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useNavigate } from '#web/app/router.tsx';
import { refused, Screen, useJourney, useSend } from '../../journey-screen.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { AnswerWithPapers } from './answer-with-papers.tsx';
import { readConditionsAgain, useConditions } from './use-conditions.ts';

export function UploadDocument() {
  const { application, next } = useJourney();
  const { uuid, disburseAccount } = application;
  const send = useSend('answerCondition', uuid);
  const navigate = useNavigate();
  const list = useScreenPath()('conditions');
  return (
    <Screen back={{ to: list }}>
      <div className={styles['stack']}>
        <Loaded query={useConditions(uuid)} label={words.readingWhatWeNeed}>
          {(conditions) => (
            <AnswerWithPapers
              conditions={conditions}
              answerer={{ as: 'borrower', applicationUuid: uuid, accountNumber: disburseAccount?.accountNumber }}
              list={list}
              send={async (answer) => {
                try {
                  await send(answer);
                  await readConditionsAgain();
                  navigate(list);
                  return undefined;
                } catch (error) {
                  return refused(error, next);
                }
              }}
            />
          )}
        </Loaded>
      </div>
    </Screen>
  );
}
