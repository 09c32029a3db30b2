import { routes } from '@umbral/domain/routes/table.ts';
import { useIsAlive } from '@umbral/kit/form/use-is-alive.ts';
import { useLocation, useNavigate, useParams } from '@umbral/protocol/router/router.ts';
import { useEffect } from 'react';

/**
 * The token of the letter's link. It leaves the address as soon as the page is alive: it stays with the entry of the
 * history alone, so that a reload finds it and nothing that reads addresses does.
 */
export function useResetToken(): string | undefined {
  const { id } = useParams();
  const { state } = useLocation();
  const goInside = useNavigate();
  // The server knows nothing of the history: what it has drawn is what comes first in the browser, too.
  const kept = useIsAlive() ? tokenOf(state) : undefined;
  useEffect(() => {
    if (id === undefined) return;
    goInside(routes.passwordReset.href(), { replace: true, preventScrollReset: true, state: { token: id } });
  }, [id, goInside]);
  return id ?? kept;
}

function tokenOf(state: unknown): string | undefined {
  const isKept = typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string';
  return isKept ? String(state.token) : undefined;
}
