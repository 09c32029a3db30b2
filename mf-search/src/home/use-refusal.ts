import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useLocation } from '@umbral/protocol/router/router.ts';
import { useEffect } from 'react';
import { homeTexts as texts } from '../texts/home-texts.ts';

/** Says why a guard has sent the visitor home, where the address tells that it has [B113]. */
export function useRefusal(): void {
  const { toast } = useRemote();
  const { search } = useLocation();
  useEffect(() => {
    const isRefused = new URLSearchParams(search).get('permissions') === 'insufficient';
    if (isRefused) toast({ tone: 'warning', text: texts.refused });
  }, [search, toast]);
}
