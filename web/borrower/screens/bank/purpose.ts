/** What an account is being chosen for: until the money has somewhere to go, for the money; afterwards for payments. */
import { useJourney } from '../../journey-screen.tsx';

export function useIsForMoney(): boolean {
  const { disburseAccount, isCrypto } = useJourney().application;
  return !isCrypto && (disburseAccount?.routingNumber ?? null) === null;
}
