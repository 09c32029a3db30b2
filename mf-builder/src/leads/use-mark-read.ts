import type { LeadDetail } from '@umbral/domain/api/builder-contacts.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useEffect } from 'react';

/** Marks a contact as read once it is on the screen: a page that is fetched ahead has not been read. */
export function useMarkRead({ id, is_read: isRead }: Pick<LeadDetail, 'id' | 'is_read'>): void {
  const { call } = useRemote();
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each contact that is opened
  useEffect(() => {
    if (isRead) return;
    let isGone = false;
    const mark = async () => {
      const { markRead } = await import('./lead-calls.ts');
      await markRead(call, id);
      if (!isGone) await revalidate();
    };
    // It stays unread then, and is marked when it is opened again.
    void mark().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [id]);
}
