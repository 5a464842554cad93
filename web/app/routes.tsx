/** Chooses a page by its address, for sites that have no map in core: the first row whose pattern fits. */
import type { ReactNode } from 'react';
import { matchSegments, type PathParams } from '#core/match-path.ts';
import { useLocation } from './router.tsx';

export interface RouteRow {
  /** Whole, with places in braces: `/console/closings/{uuid}`. */
  readonly path: string;
  readonly show: (params: PathParams) => ReactNode;
}

interface RoutesProps {
  readonly rows: readonly RouteRow[];
  readonly otherwise: ReactNode;
}

export function Routes({ rows, otherwise }: RoutesProps) {
  const segments = useLocation().pathname.replace(/\/$/, '').split('/');
  for (const { path, show } of rows) {
    const params = matchSegments(path.split('/'), segments);
    if (params) return show(params);
  }
  return otherwise;
}
