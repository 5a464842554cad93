/** The other owners, when it is their turn: who must still be named, who was invited, and how far each of them is. */
import { Screen, useJourney } from '../../journey-screen.tsx';
import { WatchedParticulars } from '../application/particulars.tsx';
import screenStyles from '../application/screen.module.css';
import { Owners } from './owners.tsx';

export function SigningAdditional() {
  const { application, next } = useJourney();
  return (
    <Screen>
      <div className={screenStyles['stack']}>
        <WatchedParticulars>
          {(known, readAgain) => (
            <Owners uuid={application.uuid} known={known} onChange={readAgain} onAnswer={(view) => next(view)} />
          )}
        </WatchedParticulars>
      </div>
    </Screen>
  );
}
