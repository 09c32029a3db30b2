import { isStaff } from '@umbral/domain/people/user-roles.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { useEffect, useState } from 'react';

/** Whether a second contact of the day about a project would be refused: told before anything is sent [B061]. */
export function useWrittenToday(projectTitle: string, state: string): boolean {
  const { call } = useRemote();
  const session = useSession();
  const [isWritten, setWritten] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a contact may just have been sent
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      if (session === undefined || (session && isStaff(session.roles))) return false;
      const { hasWritten, hasWrittenHere } = await import(
        /* webpackChunkName: "contact-written" */ '../kept-forms/written-today.ts'
      );
      return hasWrittenHere(projectTitle) || (session !== null && hasWritten(call, projectTitle));
    };
    void ask().then(
      (known) => !isGone && setWritten(known),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [call, session, projectTitle, state]);
  return isWritten;
}
