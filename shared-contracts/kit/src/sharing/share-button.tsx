import { useSyncExternalStore } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { shareIcon } from '../media/icons.ts';
import { remoteTexts as texts } from '../remote/remote-texts.ts';
import { useRemote } from '../remote/use-remote.ts';

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

interface ShareButtonProps {
  readonly title: string;
  /** Path on the portal. */
  readonly href: string;
}

/** Passes a page of the portal on: there once the page is alive, and what it does comes with the first press. */
export function ShareButton({ title, href }: ShareButtonProps) {
  const { toast } = useRemote();
  const isAlive = useSyncExternalStore(neverChanges, isTrue, isFalse);
  const share = async () => {
    try {
      const { shareLink } = await import(/* webpackChunkName: "share-link" */ './share-link.ts');
      await shareLink({ title, href }, toast);
    } catch {
      toast({ tone: 'error', text: texts.shareFailed });
    }
  };
  return isAlive && <IconButton icon={shareIcon} label={texts.share(title)} onClick={share} />;
}
