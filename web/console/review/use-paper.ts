/**
 * The bytes of the paper that is looked at. Each opening is written down by the server; the picture of an identity document
 * asks why first, and the answer serves for the others of this review.
 */
import { useEffect, useState } from 'react';
import type { LookReason } from '#core/audit.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { callForFile } from '#web/client/client.ts';
import type { Paper } from './reviewed.ts';

const paperKey = 'GET /service-document/api/v1/application/{uuid}/documents/{documentUuid}/content';

interface Opened {
  readonly uuid: string;
  readonly bytes?: Uint8Array;
  readonly failure?: string;
}

export function usePaper(applicationUuid: string, paper: Paper, reason: LookReason | undefined) {
  const [opened, setOpened] = useState<Opened>();
  const [tries, setTries] = useState(0);
  const { uuid, isIdentityPicture } = paper;
  const isReasonMissing = isIdentityPicture && reason === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` counts up to read again.
  useEffect(() => {
    if (isReasonMissing) return;
    const leaving = new AbortController();
    const query = isIdentityPicture && reason !== undefined ? { query: { reason } } : {};
    callForFile(paperKey, { params: { uuid: applicationUuid, documentUuid: uuid }, ...query }).then(
      (bytes) => !leaving.signal.aborted && setOpened({ uuid, bytes }),
      (error: unknown) => !leaving.signal.aborted && setOpened({ uuid, failure: sentenceOf(error) }),
    );
    return () => leaving.abort();
  }, [applicationUuid, uuid, isIdentityPicture, isReasonMissing, reason, tries]);
  const isOfThis = opened?.uuid === uuid;
  return {
    bytes: isOfThis ? opened?.bytes : undefined,
    failure: isOfThis ? opened?.failure : undefined,
    isReasonMissing,
    tryAgain: () => {
      setOpened(undefined);
      setTries((count) => count + 1);
    },
  };
}
