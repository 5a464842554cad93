/** Q and its letter go to a list of work from every page, for everyone who may see the lists. */
import { type DeskQueue, deskQueues } from '#core/desk/queues.ts';
import { useNavigate } from '#web/app/router.tsx';
import { queueRow } from '../frame/key-table.ts';
import { useKeyRow } from '../frame/use-key.ts';
import { searchOf } from './use-shown.ts';

export function QueueKeys() {
  return deskQueues.map((queue) => <QueueKey key={queue.id} queue={queue} />);
}

function QueueKey({ queue: { id, name, letter } }: { readonly queue: DeskQueue }) {
  const navigate = useNavigate();
  useKeyRow(queueRow(letter, name), () => navigate(`/console/work${searchOf({ queue: id })}`));
  return null;
}
