/** Someone's complaints: a new one, those they sent, and what we answered. */
import { answerDay } from '#core/law/complaints.ts';
import { COMPLAINT_MAX, complaintForm, complaintKinds } from '#core/support/complaints.ts';
import * as words from '#core/words/en/support/complaints.ts';
import { sayDay, showMoment } from '#web/app/dates.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useCallOnce } from '#web/app/use-call-once.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import styles from '../site/site-page.module.css';
import { SettingForm, useSetting } from './setting.tsx';

const key = 'GET /service-profile/api/v1/complaints';

export function ComplaintsPage() {
  const query = useRead(key, []);
  return (
    <div className={styles['page']}>
      <PageHeading />
      <NewComplaint onSent={() => void query.refetch()} />
      <Card title={words.yours}>
        <Loaded query={query} label={words.readingYours}>
          {(complaints) =>
            complaints.length === 0 ? (
              <p>{words.noneYet}</p>
            ) : (
              complaints.map(({ uuid, kind, message, receivedAt, dueAt, answeredAt, answer }) => (
                <article key={uuid}>
                  <h3>
                    {words.kinds[kind]}, {showMoment(receivedAt)}
                  </h3>
                  <p>{message}</p>
                  <p>
                    <strong>
                      {answeredAt === null
                        ? words.answerBy(sayDay(answerDay(dueAt)))
                        : words.answeredOn(showMoment(answeredAt))}
                    </strong>
                  </p>
                  {answer !== null && (
                    <>
                      <h4>{words.ourAnswer}</h4>
                      <p>{answer}</p>
                    </>
                  )}
                </article>
              ))
            )
          }
        </Loaded>
      </Card>
    </div>
  );
}

interface Values {
  readonly kind: string;
  readonly message: string;
}

const noComplaint: Values = { kind: '', message: '' };

function NewComplaint({ onSent }: { readonly onSent: () => void }) {
  const send = useCallOnce('POST /service-profile/api/v1/complaints');
  const setting = useSetting({
    schema: complaintForm,
    initial: noComplaint,
    cleared: { kind: '', message: '' },
    save: async (body) => {
      const { dueAt } = await send({ body });
      onSent();
      return words.sent(sayDay(answerDay(dueAt)));
    },
  });
  const { form } = setting;
  return (
    <Card title={words.makeOne}>
      <p>{words.intro}</p>
      <SettingForm setting={setting} submit={words.send} busyLabel={words.sending}>
        <SelectField
          {...form.field('kind')}
          label={words.kind}
          options={[
            { value: '', label: words.chooseOne },
            ...complaintKinds.map((kind) => ({ value: kind, label: words.kinds[kind] })),
          ]}
        />
        <TextArea {...form.field('message')} label={words.message} hint={words.messageHint} lengthMax={COMPLAINT_MAX} />
      </SettingForm>
    </Card>
  );
}
