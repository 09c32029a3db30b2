import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { useEffect, useState } from 'react';
import { wasSent } from './survey-marks.ts';

/** Whether the portal survey can still be answered; `unknown` where nobody could tell. */
type Answered = 'open' | 'answered' | 'unknown';

/**
 * Whether this browser, or the account that is signed in, has answered the portal survey [B078]; undefined until that
 * is known. A stranger is known by what the browser remembers, a person by the server alone.
 */
export function useAnswered(): Answered | undefined {
  const { call } = useRemote();
  const session = useSession();
  const userId = session === undefined ? undefined : (session?.id ?? 0);
  const [known, setKnown] = useState<{ readonly userId: number; readonly answered: Answered }>();
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    const tell = (answered: Answered) => isCurrent && setKnown({ userId, answered });
    if (userId === 0) tell(wasSent() ? 'answered' : 'open');
    else {
      import('./portal-calls.ts')
        .then(({ hasAnswered }) => hasAnswered(call, userId))
        .then(
          (has) => tell(has ? 'answered' : 'open'),
          () => tell('unknown'),
        );
    }
    return () => {
      isCurrent = false;
    };
  }, [call, userId]);
  return known?.userId === userId ? known?.answered : undefined;
}
