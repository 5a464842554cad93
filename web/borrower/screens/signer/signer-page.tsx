/**
 * What every page of an additional signer stands in: where they are, read from the co-deed status and read again while
 * the page is open, and the frame with their two steps. A page that is not their place leads to the one that is.
 */
import { type ReactNode, useRef } from 'react';
import type { CommandName } from '#core/contract/commands.ts';
import type { SignerScreen } from '#core/journey/signer.ts';
import { queriesCoDeedStatus } from '#core/roles.ts';
import * as words from '#core/words/en/signer.ts';
import { failureText } from '#web/app/failure-text.ts';
import { Navigate, useLocation } from '#web/app/router.tsx';
import { CallError } from '#web/client/call-error.ts';
import type { Answer } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Refusal } from '#web/ui/use-form.ts';
import { inSameBrand } from '../../admit.ts';
import { type CommandInput, refused, useSend } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { lookEvery, useNews } from '../../live/use-news.ts';
import { useRole } from '../../role.ts';
import { ScreenFrame } from '../../shell/product-layout.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import screenStyles from '../application/screen.module.css';

const key = 'GET /service-application/api/v1/application/heloc/co-deed/status';
const READ_AGAIN_MS = 5000;
const home = '/account/heloc/heloc-signer';

export type SignerStatus = Answer<typeof key>;

export function readSignerAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [key] });
}

interface SignerPageProps {
  /** The place of the journey this page is; absent for a page that may be opened at any time. */
  readonly screen?: SignerScreen;
  /** Where the page's own words are better than the site map's. */
  readonly title?: string | ((status: SignerStatus) => string | undefined);
  readonly children: (status: SignerStatus) => ReactNode;
}

export function SignerPage({ screen, title, children }: SignerPageProps) {
  const { search } = useLocation();
  const { role, error: unknown, askAgain } = useRole();
  const isSigner = role !== undefined && queriesCoDeedStatus(role);
  const isLive = useRef(false);
  const { data, error, refetch } = useRead(key, [], {
    enabled: isSigner,
    refetchInterval: () => lookEvery(isLive.current, READ_AGAIN_MS),
  });
  isLive.current = useNews(data?.applicationUuid, refetch);
  if (role === 'borrower') return <NothingToSign />;
  if (data === undefined && (error ?? unknown)) {
    return <NotTheirs error={error ?? unknown} onTryAgain={isSigner ? refetch : askAgain} />;
  }
  if (data === undefined) return <Arriving />;
  if (screen !== undefined && data.screen !== screen)
    return <Navigate to={inSameBrand(`${home}/${data.screen}`, search)} replace />;
  const own = typeof title === 'function' ? title(data) : title;
  return (
    <ScreenFrame progress={{ steps: data.steps, text: aboutWhat(data) }} {...(own && { title: own })}>
      <div className={screenStyles['stack']}>{children(data)}</div>
    </ScreenFrame>
  );
}

/** Leads to wherever the signer is now. */
export function SignerResume() {
  const { search } = useLocation();
  return <SignerPage>{({ screen }) => <Navigate to={inSameBrand(`${home}/${screen}`, search)} replace />}</SignerPage>;
}

function aboutWhat({ property: { street1, city, state }, borrowerName }: SignerStatus): string {
  return words.youAreSigningForTogether(street1, city, state, borrowerName);
}

function Arriving() {
  return (
    <ScreenFrame progress={{ steps: [] }}>
      <Skeleton label={words.openingYourPage} kind="block" />
    </ScreenFrame>
  );
}

/** The server refuses who has nothing to sign; else it could not be reached, and another try may help. */
function NotTheirs({ error, onTryAgain }: { readonly error: unknown; readonly onTryAgain: () => void }) {
  if (error instanceof CallError && error.status >= 400 && error.status < 500) return <NothingToSign />;
  return (
    <Refused title={words.weCouldNotOpen} text={failureText(error)}>
      <Button onClick={() => void onTryAgain()}>{words.tryAgain}</Button>
    </Refused>
  );
}

function NothingToSign() {
  return (
    <Refused title={words.thereIsNothingToSign} text={words.youAreLoggedInWith}>
      <LinkAsButton to={`${home}/login`}>{words.logInAsASigner}</LinkAsButton>
    </Refused>
  );
}

interface RefusedProps {
  readonly title: string;
  readonly text: string;
  /** The way on. */
  readonly children: ReactNode;
}

function Refused({ title, text, children }: RefusedProps) {
  return (
    <ScreenFrame progress={{ steps: [] }}>
      <Card title={title}>
        <p>{text}</p>
        <div className={screenStyles['actions']}>{children}</div>
        <p>{rich(words.questionsCall(<SupportPhone />))}</p>
      </Card>
    </ScreenFrame>
  );
}

/** Sends a command of the signer's and reads their place again; a refusal is answered, to be shown. */
export function useSignerCommand<C extends CommandName>(command: C, applicationUuid: string) {
  const send = useSend(command, applicationUuid);
  return async (body: CommandInput<C>): Promise<Refusal | undefined> => {
    try {
      await send(body);
      await readSignerAgain();
      return undefined;
    } catch (error) {
      return refused(error, () => void readSignerAgain());
    }
  };
}
