/** A sentence of core/words with a link or bold text in it, as React shows it: what stands still needs no keys. */
import { createElement, Fragment, type ReactNode } from 'react';

export const rich = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
