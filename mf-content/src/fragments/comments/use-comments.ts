import type { Comment } from '@umbral/domain/editorial/comment.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useCallback, useEffect, useState } from 'react';
import { deviceMarks } from '../../model/device-marks.ts';
import { commentsTexts as texts } from '../../texts/comments-texts.ts';

const commented = deviceMarks('commentedArticles', () => sessionStorage);

/**
 * The comments of an article and the way to read them again after one was sent. A page may come from a cache that
 * does not know of the visitor's own comment: where one was written in this session, they are read again at once.
 */
export function useComments(slug: string, data: readonly Comment[]) {
  const { call, toast } = useRemote();
  const [comments, setComments] = useState(data);
  const read = useCallback(async () => {
    const { loadComments } = await import('./comments-queries.ts');
    setComments(await loadComments(call, slug));
  }, [call, slug]);
  useEffect(() => {
    // The older list stays where the newer cannot be had.
    if (commented.has(slug)) void read().catch(() => undefined);
  }, [read, slug]);
  const refresh = () => {
    commented.add(slug);
    void read().catch(() => toast({ tone: 'info', text: texts.refreshFailed }));
  };
  return [comments, refresh] as const;
}
