import type { ProjectComment } from '@umbral/domain/api/project-comments.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useCallback, useEffect, useState } from 'react';
import { useFailure } from '../ui/use-failure.ts';
import type { CommentSubject } from './comments-calls.ts';
import { commentsTexts as texts } from './comments-texts.ts';

export interface Conversation {
  /** Undefined while they come; null where they could not be had. */
  readonly comments: readonly ProjectComment[] | undefined | null;
  readonly reload: () => void;
  /** Shows a comment as it is now: a new one, or one that was settled. */
  readonly put: (comment: ProjectComment) => void;
  readonly settle: (id: number, settled: boolean) => Promise<void>;
}

const load = () => import('./comments-calls.ts');

/** The conversation about a form, while its panel is open. */
export function useComments({ draftId, projectId }: CommentSubject): Conversation {
  const { call, toast } = useRemote();
  const failure = useFailure();
  const [comments, setComments] = useState<Conversation['comments']>();
  const read = useCallback(
    async (isWanted: () => boolean) => {
      setComments(undefined);
      const found = await load()
        .then(({ readComments }) => readComments(call, { draftId, projectId }))
        .catch(() => null);
      if (isWanted()) setComments(found);
    },
    [call, draftId, projectId],
  );
  useEffect(() => {
    let isHere = true;
    void read(() => isHere);
    return () => {
      isHere = false;
    };
  }, [read]);
  const put = (comment: ProjectComment) =>
    setComments((known) =>
      [...(known ?? []).filter(({ id }) => id !== comment.id), comment].toSorted((a, b) => a.id - b.id),
    );
  const settle = async (id: number, settled: boolean) => {
    try {
      put(await (await load()).settle(call, id, settled));
    } catch (error) {
      toast({ tone: 'error', text: (await failure(error, texts.settleFailed)).text });
    }
  };
  return { comments, reload: () => void read(() => true), put, settle };
}
