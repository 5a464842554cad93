/** Five questions that only this person should be able to answer, within the time the platform gives. */
import { type FormEvent, useEffect, useState } from 'react';
import * as notarySessionWords from '#core/words/en/notary-session.ts';
import { failureText } from '#web/app/failure-text.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import screenStyles from '../application/screen.module.css';
import styles from './notary.module.css';

const askKey = 'POST /service-notary/api/v1/sessions/{uuid}/questions';
type Quiz = Answer<typeof askKey>;

interface QuestionsProps {
  readonly sessionUuid: string;
  readonly onAnswered: () => void;
}

export function Questions({ sessionUuid, onAnswered }: QuestionsProps) {
  const [quiz, setQuiz] = useState<Quiz>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const params = { uuid: sessionUuid };
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    await work().catch((error: unknown) => setProblem(failureText(error)));
    setBusy(false);
    onAnswered();
  };
  const begin = () => run(async () => setQuiz(await call(askKey, { params })));
  const answer = (choices: number[]) =>
    run(async () => {
      const check = await call('POST /service-notary/api/v1/sessions/{uuid}/answers', { params, body: { choices } });
      setQuiz(undefined);
      if (check.outcome !== 'passed') setProblem(againWords(check));
    });
  return (
    <Card title={notarySessionWords.firstFiveQuestions}>
      {problem !== undefined && <Alert title={notarySessionWords.notConfirmed}>{problem}</Alert>}
      {quiz ? (
        <Quiz quiz={quiz} isBusy={isBusy} onAnswer={(choices) => void answer(choices)} />
      ) : (
        <>
          <p>{notarySessionWords.theyComeFromPublic}</p>
          <div>
            <Button isBusy={isBusy} busyLabel={notarySessionWords.asking} onClick={() => void begin()}>
              {notarySessionWords.begin}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function againWords({ outcome, triesLeft }: { readonly outcome: string; readonly triesLeft: number }): string {
  const what = outcome === 'expired' ? notarySessionWords.theTimeWasOver : notarySessionWords.notEnoughAnswersWere;
  return triesLeft > 0 ? notarySessionWords.youHaveOneMore(what) : notarySessionWords.youWillMeetANotary(what);
}

interface QuizProps {
  readonly quiz: Quiz;
  readonly isBusy: boolean;
  readonly onAnswer: (choices: number[]) => void;
}

function Quiz({ quiz, isBusy, onAnswer }: QuizProps) {
  const [choices, setChoices] = useState<Readonly<Record<number, string | null>>>({});
  const [isTried, setTried] = useState(false);
  const secondsLeft = useSecondsLeft(quiz.expiresAt);
  const isWhole = quiz.questions.every((_, index) => choices[index] != null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWhole) onAnswer(quiz.questions.map((_, index) => Number(choices[index])));
  };
  return (
    <form className={screenStyles['form']} onSubmit={submit} noValidate>
      <p className={styles['timer']} role="timer" data-short={secondsLeft <= SHORT_S}>
        {secondsLeft > 0 ? notarySessionWords.timeLeft(clock(secondsLeft)) : notarySessionWords.timeRanOutSend}
      </p>
      {/* Said aloud only where it matters: every second would drown the questions. */}
      <VisuallyHidden>
        <span role="status">{spoken.has(secondsLeft) ? notarySessionWords.secondsLeft(secondsLeft) : ''}</span>
      </VisuallyHidden>
      {quiz.questions.map(({ words, choices: options }, index) => (
        <RadioCards
          key={words}
          name={`question-${index}`}
          label={words}
          value={choices[index] ?? null}
          error={isTried && choices[index] == null ? notarySessionWords.pleaseChooseOne : undefined}
          onChange={(value) => setChoices((known) => ({ ...known, [index]: value }))}
          options={options.map((label, at) => ({ value: String(at), label }))}
        />
      ))}
      <div>
        <SubmitButton isBusy={isBusy}>{notarySessionWords.sendMyAnswers}</SubmitButton>
      </div>
    </form>
  );
}

const SHORT_S = 20;
const spoken: ReadonlySet<number> = new Set([60, 30, 10]);

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function useSecondsLeft(until: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts down to one moment
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
