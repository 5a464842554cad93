/** The calls about who works on which application as the desk's parts read them, and what a change makes old. */
import type { BodyIn } from '#core/contract/contract.ts';
import type { Routes } from '#core/contract/routes.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { type Answer, call } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';

const claimKey = 'GET /service-console/api/v1/applications/{uuid}/claim';
const actKey = 'POST /service-console/api/v1/applications/{uuid}/claim';
const wordsKey = 'GET /service-console/api/v1/claims/words';
const seenKey = 'POST /service-console/api/v1/claims/words/{uuid}/seen';

export type Holding = NonNullable<Answer<typeof claimKey>['holder']>;

/** Someone else may take it or leave it at any moment. */
const READ_AGAIN_MS = 5000;

export const useClaim = (uuid: string) => useRead(claimKey, [{ params: { uuid } }], { refetchInterval: READ_AGAIN_MS });

type Claim = Answer<typeof claimKey>;

/**
 * Taking and giving back are shown at once. A refusal is answered as a sentence, and then what was there before is shown;
 * either way what is shown becomes what is so.
 */
export async function actOnClaim(
  uuid: string,
  body: BodyIn<Routes[typeof actKey]>,
  me?: Pick<NonNullable<Claim['holder']>, 'identityUuid' | 'name'>,
): Promise<string | undefined> {
  const shown = [claimKey, { params: { uuid } }] as const;
  const known = queryClient.getQueryData<Claim>(shown);
  const isShownAhead = body.do === 'release' || (body.do === 'claim' && me !== undefined && known?.holder === null);
  if (isShownAhead && known !== undefined) {
    const mine = me && { ...me, since: new Date().toISOString(), isMe: true, givenBy: null };
    queryClient.setQueryData<Claim>(shown, { holder: body.do === 'claim' ? (mine ?? null) : null });
    // What was on its way has no idea of it.
    await queryClient.cancelQueries({ queryKey: shown });
  }
  try {
    queryClient.setQueryData(shown, await call(actKey, { params: { uuid }, body }));
    return undefined;
  } catch (error) {
    if (isShownAhead) queryClient.setQueryData(shown, known);
    void queryClient.invalidateQueries({ queryKey: shown });
    return sentenceOf(error);
  }
}

export const useClaimWords = () => useRead(wordsKey, [], { refetchInterval: READ_AGAIN_MS });

export async function seeClaimWord(uuid: string): Promise<void> {
  queryClient.setQueryData<Answer<typeof wordsKey>>([wordsKey], (known) => known?.filter((one) => one.uuid !== uuid));
  await call(seenKey, { params: { uuid } }).catch(() => undefined);
  void queryClient.invalidateQueries({ queryKey: [wordsKey] });
}
