/** What was written to the owners, and writing to them. */
import { Emails } from '../closings/emails.tsx';
import type { TabProps } from './case.ts';

export function MessagesTab(props: TabProps) {
  return <Emails {...props} />;
}
