/** A little more about the borrower: anyone who owns the home with them signs the deed later. */
import type { Address } from '#core/people/address.ts';
import * as words from '#core/words/en/application.ts';
import { useRead } from '#web/client/queries.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { WithParticulars } from '../application/particulars.tsx';
import { InformationForm } from './information-form.tsx';

export function StartContact() {
  const send = useCommand('submitInformation');
  const { home, isReading } = useOwnHome();
  return (
    <Screen>
      <WithParticulars>
        {(known) =>
          isReading ? (
            <Skeleton label={words.readingYourApplication} kind="block" />
          ) : (
            <InformationForm known={known} home={known.purpose === null ? home : undefined} send={send} />
          )
        }
      </WithParticulars>
    </Screen>
  );
}

/** Where they live, as registration asked where that is not the property: letters most likely go there. */
function useOwnHome(): { readonly home: Address | undefined; readonly isReading: boolean } {
  const { property } = useJourney().application;
  const lives = property.occupancyType === 'HOME';
  const { data, isPending } = useRead('GET /service-profile/api/v1/profile', [], { enabled: !lives });
  const told = data?.addresses.find(({ type }) => type === 'HOME');
  const isElsewhere = told !== undefined && (told.street1 !== property.street1 || told.zip !== property.zip);
  return { home: isElsewhere && !lives ? told : undefined, isReading: !lives && isPending };
}
