import { routes } from '@umbral/domain/routes/table.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { useEffect, useMemo } from 'react';
import { favouritesOf } from '../../favourite-marks/favourite-marks.ts';
import type { SignForm } from '../../sign/sign-ways.ts';
import { deviceTexts } from '../../texts/device-texts.ts';
import { signTexts } from '../../texts/sign-texts.ts';
import type { topics } from '../../topics.ts';

/** What the modal shows. */
export type SignView = AccountView | AlertView;

export interface AccountView {
  readonly name: SignForm | 'exclusive';
  readonly email?: string;
  /** Why it opened by itself. */
  readonly hint?: string;
  /** What was asked for is kept on the device: one can go on without an account. */
  readonly isOptional?: boolean;
  /** Whose session has ended while the page was open. */
  readonly personId?: number;
}

interface AlertView {
  readonly name: 'alert';
  /** The listing whose search is to be watched. */
  readonly path: string;
}

/** Handles every intent of the account and keeps the page's favourites those of the session. */
export function useSignIntents(show: (view: SignView) => void): void {
  const context = useRemote();
  const session = useSession();
  const favourites = useMemo(() => favouritesOf(context), [context]);
  useEffect(() => {
    if (session === undefined) return;
    const follow = () => void favourites.follow(session);
    follow();
    // Hearts that could not be brought to the account wait for a connection.
    addEventListener('online', follow);
    return () => removeEventListener('online', follow);
  }, [favourites, session]);

  useEffect(() => {
    const { call, toast, navigate } = context;
    const bus = topicsOf<typeof topics>(context);
    const stops = [
      bus.handle('account/sign-in', ({ view, email, personId }) => {
        const isAgain = personId !== undefined;
        show({ name: view, email, ...(isAgain && { personId, hint: signTexts.sessionEnded }) });
      }),
      bus.handle('account/sign-out', async () => {
        const isOut = await leave(call).catch(() => false);
        toast(isOut ? { tone: 'info', text: signTexts.goodbye } : { tone: 'error', text: signTexts.signOutFailed });
        if (!isOut) return;
        bus.publish('account/signed-out', {});
        // The page that was left may show what only its owner may see [B112].
        navigate(routes.home.href());
      }),
      bus.handle('account/toggle-favourite', async (wanted) => {
        const { needs } = await favourites.toggle(wanted);
        if (needs === 'sign-in') show({ name: 'login', hint: signTexts.registeredOnly, isOptional: true });
        if (needs === 'exclusive') show({ name: 'exclusive' });
      }),
      bus.handle('account/keep-comparison', async ({ plantIds }) => {
        const { keepComparison } = await import('../../device/keep-comparison.ts');
        const { comparison } = deviceTexts;
        const isKept = keepComparison(plantIds);
        toast({ tone: isKept ? 'success' : 'warning', text: isKept ? comparison.kept : comparison.full });
      }),
      bus.handle('account/create-alert', ({ path }) => show({ name: 'alert', path })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [context, favourites, show]);
}

async function leave(call: CallApi): Promise<boolean> {
  const { signOut } = await import('../../sign/sign-calls.ts');
  return signOut(call);
}
