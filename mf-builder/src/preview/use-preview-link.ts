import type { PreviewLink } from '@umbral/domain/api/project-previews.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useCallback, useEffect, useState } from 'react';
import type { PreviewSubject } from './preview-subject.ts';
import { previewTexts as texts } from './preview-texts.ts';

export type LinkState =
  | { readonly status: 'loading' | 'failed' | 'revoked' }
  | { readonly status: 'ready'; readonly link: PreviewLink; readonly token: string };

export interface LinkUse {
  readonly state: LinkState;
  /** Asks for the link: at first, after a failure, and for another after the last was taken back. */
  readonly make: () => void;
  /** Takes it back; tells whether that worked. */
  readonly revoke: () => Promise<void>;
}

/** The link of a preview, while its panel is open. */
export function usePreviewLink({ draftId, projectId }: PreviewSubject): LinkUse {
  const { call, toast } = useRemote();
  const [state, setState] = useState<LinkState>({ status: 'loading' });
  const ask = useCallback(
    async (isWanted: () => boolean) => {
      setState({ status: 'loading' });
      try {
        const { linkOf } = await import('./preview-calls.ts');
        const link = await linkOf(call, { draftId, projectId });
        const { token } = link;
        if (isWanted()) setState(token === null ? { status: 'revoked' } : { status: 'ready', link, token });
      } catch {
        if (isWanted()) setState({ status: 'failed' });
      }
    },
    [call, draftId, projectId],
  );
  useEffect(() => {
    let isHere = true;
    void ask(() => isHere);
    return () => {
      isHere = false;
    };
  }, [ask]);
  const revoke = async () => {
    if (state.status !== 'ready') return;
    try {
      const { endLink } = await import('./preview-calls.ts');
      await endLink(call, state.link.id);
      setState({ status: 'revoked' });
      toast({ tone: 'success', text: texts.revoked });
    } catch {
      toast({ tone: 'error', text: texts.revokeFailed });
    }
  };
  return { state, make: () => void ask(() => true), revoke };
}
