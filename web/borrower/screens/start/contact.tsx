/** A little more about the borrower: anyone who owns the home with them signs the deed later. */
import { Screen, useCommand } from '../../journey-screen.tsx';
import { WithParticulars } from '../application/particulars.tsx';
import { InformationForm } from './information-form.tsx';

export function StartContact() {
  const send = useCommand('submitInformation');
  return (
    <Screen>
      <WithParticulars>{(known) => <InformationForm known={known} send={send} />}</WithParticulars>
    </Screen>
  );
}
