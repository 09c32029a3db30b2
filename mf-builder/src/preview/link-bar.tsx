import type { PreviewLink } from '@umbral/domain/api/project-previews.ts';
import { formatDateShort } from '@umbral/domain/format/format-date.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { copyIcon, externalIcon, lockIcon } from '@umbral/kit/media/icons.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import css from './preview.module.css';
import { previewTexts as texts } from './preview-texts.ts';

interface LinkBarProps {
  readonly link: PreviewLink;
  readonly href: string;
  readonly onRevoke: () => Promise<void>;
}

/** Passes the preview on to a colleague, and takes that back. */
export function LinkBar({ link, href, onRevoke }: LinkBarProps) {
  const { toast } = useRemote();
  const [isAsking, setAsking] = useState(false);
  const copy = async () => (await import('@umbral/kit/sharing/share-link.ts')).copyLink(href, toast);
  const revoke = async () => {
    setAsking(false);
    await onRevoke();
  };
  return (
    <section className={css.share} aria-label={texts.shareTitle}>
      <p className={css.hint}>
        {texts.shareHint}{' '}
        <span className="num">
          {texts.until(formatDateShort(link.expires_at))}
          {link.opened > 0 && `, ${texts.opened(link.opened)}`}.
        </span>
      </p>
      <div className={css.actions}>
        <Button look="secondary" size="s" icon={copyIcon} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <a
          className={buttonClass({ look: 'secondary', size: 's' })}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon of={externalIcon} />
          {texts.inTab}
        </a>
        <Button look="ghost" size="s" icon={lockIcon} onClick={() => setAsking(true)}>
          {texts.revoke}
        </Button>
      </div>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} size="s" title={texts.revokeTitle}>
        <div className={css.question}>
          <p>{texts.revokeHint}</p>
          <div className={css.actions}>
            <Button look="danger" onClick={() => void revoke()}>
              {texts.revokeNow}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {texts.keep}
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}
