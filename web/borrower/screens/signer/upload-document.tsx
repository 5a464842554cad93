/** A signer sends the papers that a condition of theirs asks for. */
import * as words from '#core/words/en/signer.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { inSameBrand } from '../../admit.ts';
import { useFlag } from '../../site.ts';
import { AnswerWithPapers } from '../conditions/answer-with-papers.tsx';
import { readConditionsAgain } from '../conditions/use-conditions.ts';
import { NothingNeeded, useSignerConditions } from './conditions.tsx';
import { SignerPage, type SignerStatus, useSignerCommand } from './signer-page.tsx';

export function SignerUploadDocument() {
  return <SignerPage>{(status) => <Papers status={status} />}</SignerPage>;
}

function Papers({ status }: { readonly status: SignerStatus }) {
  const { applicationUuid } = status;
  const { enabled } = useFlag('fe-heloc-additional-signer-conditions');
  const query = useSignerConditions(status);
  const send = useSignerCommand('answerCondition', applicationUuid);
  const navigate = useNavigate();
  const list = inSameBrand('/account/heloc/heloc-signer/conditions', useLocation().search);
  if (!enabled) return <NothingNeeded />;
  return (
    <Loaded query={query} label={words.readingWhatWeNeed}>
      {(conditions) => (
        <AnswerWithPapers
          conditions={conditions}
          answerer={{ as: 'signer', applicationUuid }}
          list={list}
          send={async (answer) => {
            const refusal = await send(answer);
            if (refusal) return refusal;
            await readConditionsAgain();
            navigate(list);
            return undefined;
          }}
        />
      )}
    </Loaded>
  );
}
