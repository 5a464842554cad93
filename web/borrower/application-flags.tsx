/**
 * Flags as they hold for one application: by its state, and by its own side of a share (CALL-56). A page is served before
 * anyone knows which application it is about, so it asks; where it cannot, what it was served with holds.
 */
import { type ReactNode, useEffect, useState } from 'react';
import type { Flags } from '#core/flags.ts';
import { readFlagOverrides, withFlagOverrides } from '#web/client/flag-overrides.ts';
import { watched } from '#web/client/start.ts';
import { features } from './optimize.ts';
import { StartContext, usePage, useProduct, useStart } from './site.ts';

interface ApplicationFlagsProps {
  /** What stands until they are known. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

export function ApplicationFlags({ waiting, children }: ApplicationFlagsProps) {
  const applicationUuid = usePage()?.params['uuid'];
  const start = useStart();
  const product = useProduct();
  const [flags, setFlags] = useState<Flags>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, for as long as the page is open (TELE-09)
  useEffect(() => {
    let isLeft = false;
    const take = (all: Flags) => !isLeft && setFlags(all);
    features({ applicationUuid, product }).then(
      (list) => {
        const told = Object.fromEntries(list.map((one) => [one.key, one])) as unknown as Flags;
        const shown = start.environment === 'production' ? told : withFlagOverrides(told, readFlagOverrides());
        // One that an older server does not name is as the page was served.
        take(watched(Object.assign(Object.create(start.flags), shown)));
      },
      () => take(start.flags),
    );
    return () => {
      isLeft = true;
    };
  }, [applicationUuid]);
  if (!flags) return waiting;
  return <StartContext value={{ ...start, flags }}>{children}</StartContext>;
}
