/** The owners as the signing page has them, on the dashboard; read when someone opens them. */
import * as words from '#core/words/en/dashboard.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useRead } from '#web/client/queries.ts';
import { particularsKey } from '../application/particulars.tsx';
import screenStyles from '../application/screen.module.css';
import { Owners } from '../signing/owners.tsx';

const READ_AGAIN_MS = 30_000;

interface OwnersAheadProps {
  readonly uuid: string;
  readonly onChange: () => void;
}

export function OwnersAhead({ uuid, onChange }: OwnersAheadProps) {
  const query = useRead(particularsKey, [{ params: { uuid } }], { gcTime: 0, refetchInterval: READ_AGAIN_MS });
  return (
    <Loaded query={query} label={words.readingTheOwners}>
      {(known) => (
        <div className={screenStyles['stack']}>
          <Owners uuid={uuid} known={known} onChange={() => void query.refetch()} onAnswer={onChange} />
        </div>
      )}
    </Loaded>
  );
}
