import type { OwnSession } from '@umbral/domain/api/sessions.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { securityTexts } from '../texts/security-texts.ts';

const texts = securityTexts.sessions;

/** Ends one session at a time; the list is read again, also where the session had ended by itself meanwhile. */
export function useEndSession(onGone: () => void) {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const end = async ({ id, device }: OwnSession) => {
    if (busy !== undefined) return;
    setBusy(id);
    try {
      const { closeSession } = await import('./security-calls.ts');
      await closeSession(call, id);
      toast({ tone: 'success', text: texts.ended(device) });
      await revalidate();
      onGone();
    } catch {
      toast({ tone: 'error', text: texts.failed });
      await revalidate();
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, end };
}
