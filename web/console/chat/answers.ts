/** The calls of prepared answers, and what a change makes old. */
import { sentenceOf } from '#web/app/failure-text.ts';
import type { Answer } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';

const listKey = 'GET /service-chat/api/v1/desk/answers';
type Answers = Answer<typeof listKey>;
export type Canned = Answers['answers'][number];

export const useAnswers = () => useRead(listKey, [], { staleTime: 60_000 });

/** A refusal is answered as a sentence; what was kept is shown at once. */
export async function keepAnswers(asked: () => Promise<Answers>): Promise<string | undefined> {
  try {
    queryClient.setQueryData([listKey], await asked());
    return undefined;
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: [listKey] });
    return sentenceOf(error);
  }
}
