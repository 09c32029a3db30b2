import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useEffect } from 'react';

/** While somebody looks the list is read again this often, and when they come back to it. */
const refreshMs = 45_000;

/** Shows what others do without a reload. */
export function useFreshBoard(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(refresh, refreshMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [revalidate]);
}
