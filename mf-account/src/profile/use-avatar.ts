import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useRef, useState } from 'react';
import { profileTexts } from '../texts/profile-texts.ts';
import { avatarIssue } from './avatar-file.ts';
import { useTellProfile } from './use-tell-profile.ts';

const texts = profileTexts.avatar;

/** Where the picture of a person stands. */
export type AvatarState =
  | { readonly status: 'ready' }
  /** On its way, or arrived and being prepared. */
  | { readonly status: 'sending' | 'waiting' | 'removing' }
  | { readonly status: 'refused'; readonly reason: string };

interface Avatar {
  readonly image: ImageSource | null;
  readonly state: AvatarState;
  readonly choose: (file: Blob) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The picture of the person: checked, sent, waited for and taken into use, or taken away. */
export function useAvatar(first: ImageSource | null): Avatar {
  const { call } = useRemote();
  const tell = useTellProfile();
  const [image, setImage] = useState(first);
  const [state, setState] = useState<AvatarState>({ status: 'ready' });
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const refuse = (reason: string) => setState({ status: 'refused', reason });

  const save = async (avatar: string | null, message: string) => {
    try {
      const { sendProfile } = await import('./profile-calls.ts');
      const outcome = await sendProfile(call, { avatar });
      if (outcome.kind !== 'sent') return refuse(texts.failed);
      setImage(outcome.result.avatar && { ...outcome.result.avatar, alt: texts.alt });
      setState({ status: 'ready' });
      tell({ ...outcome.result, message });
    } catch {
      refuse(texts.failed);
    }
  };
  const choose = async (file: Blob) => {
    const issue = await avatarIssue(file);
    if (issue !== undefined) return refuse(issue);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setState({ status: 'sending' });
    const { uploadAvatar } = await import('./avatar-calls.ts');
    const onArrived = () => setState({ status: 'waiting' });
    const answer = await uploadAvatar(call, file, { signal, onArrived });
    if (signal.aborted) return;
    if ('reason' in answer) refuse(answer.reason);
    else await save(answer.key, texts.saved);
  };
  const remove = async () => {
    setState({ status: 'removing' });
    await save(null, texts.removed);
  };
  return { image, state, choose, remove };
}
