/** What we need from a signer before it can go on. */
import { categories } from '#core/conditions/categories.ts';
import { presentConditions } from '#core/conditions/present.ts';
import * as words from '#core/words/en/signer.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkAsButton } from '../../link.tsx';
import screenStyles from '../application/screen.module.css';
import { AnswerSoFar } from '../conditions/answer-so-far.tsx';
import { conditionsKey, useFetchesConditions } from '../conditions/use-conditions.ts';
import { SignerPage, type SignerStatus } from './signer-page.tsx';

const resume = '/account/heloc/heloc-signer/resume';

/** A signer's conditions are not asked for while the flag is off. */
export function useSignerConditions({ applicationUuid }: SignerStatus) {
  const enabled = useFetchesConditions();
  return useRead(conditionsKey, [{ params: { id: applicationUuid } }], { enabled, gcTime: 0 });
}

export function SignerConditions() {
  return <SignerPage>{(status) => <ConditionList status={status} />}</SignerPage>;
}

function ConditionList({ status }: { readonly status: SignerStatus }) {
  const isFetched = useFetchesConditions();
  const query = useSignerConditions(status);
  if (!isFetched) return <NothingNeeded />;
  return (
    <Loaded query={query} label={words.readingWhatWeNeed}>
      {(conditions) => {
        const shown = presentConditions(conditions, { as: 'signer', applicationUuid: status.applicationUuid });
        if (shown.length === 0) return <NothingNeeded />;
        return shown.map(({ uuid, header, description, button, href }) => (
          <Card key={uuid} title={header}>
            <p>{description}</p>
            <AnswerSoFar asked={conditions.find((one) => one.uuid === uuid)} />
            <div className={screenStyles['actions']}>
              <LinkAsButton to={href}>{button}</LinkAsButton>
            </div>
          </Card>
        ));
      }}
    </Loaded>
  );
}

export function NothingNeeded() {
  return (
    <Card title={words.nothingIsNeededFrom}>
      <p>{words.youHaveSentUs}</p>
      <div className={screenStyles['actions']}>
        <LinkAsButton to={resume}>{words.goOn}</LinkAsButton>
      </div>
    </Card>
  );
}

interface NoteProps {
  readonly status: SignerStatus;
  /** False on the page that asks for photos: it says itself what is wrong with them. */
  readonly isAboutIdentity?: boolean;
}

/** On the other pages: says that something is waiting, and nothing when nothing is. */
export function SignerConditionsNote({ status, isAboutIdentity = true }: NoteProps) {
  const { data = [] } = useSignerConditions(status);
  const [first] = presentConditions(data, { as: 'signer', applicationUuid: status.applicationUuid }).filter(
    ({ category }) => isAboutIdentity || categories[category].page !== 'identity',
  );
  if (!first) return null;
  return (
    <Card title={first.header}>
      <p>{first.description}</p>
      <div className={screenStyles['actions']}>
        <LinkAsButton to={first.href}>{first.button}</LinkAsButton>
      </div>
    </Card>
  );
}
