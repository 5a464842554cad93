/** A page of the console that shows what a call answers: named while it opens, and with a sentence where it does not. */
import { Loaded, type LoadedProps } from '#web/app/loaded.tsx';
import { Opening } from './opening.tsx';
import { Problem } from './problem.tsx';

export function LoadedPage<T>(props: Omit<LoadedProps<T>, 'waiting' | 'failed'>) {
  return (
    <Loaded
      {...props}
      waiting={<Opening label={props.label} />}
      failed={(error, tryAgain) => <Problem error={error} onTryAgain={tryAgain} />}
    />
  );
}
