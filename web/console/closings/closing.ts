/** One closing as the console knows it, and what every piece of its page is given. */
import type { Answer } from '#web/client/client.ts';

export const closingKey = 'GET /service-console/api/v1/closings/{uuid}';
export type Closing = Answer<typeof closingKey>;

export interface ClosingProps {
  readonly closing: Closing;
  /** Something was said: everything is read again. */
  readonly onDone: () => void;
}

/** Whether the journey takes this word of operations here. */
export function takes({ takes: names }: Closing, event: string): boolean {
  return names.includes(event);
}
