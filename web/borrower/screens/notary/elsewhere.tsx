/** A screen of the notary's that was opened by its address at a time that is not its own. */
import * as words from '#core/words/en/notary.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useJourney } from '../../journey-screen.tsx';
import screenStyles from '../application/screen.module.css';

export function Elsewhere({ title }: { readonly title: string }) {
  const { next } = useJourney();
  return (
    <Card title={title}>
      <p>{words.yourApplicationIsAtAnother}</p>
      <div className={screenStyles['actions']}>
        <Button onClick={() => next()}>{words.goThere}</Button>
      </div>
    </Card>
  );
}
