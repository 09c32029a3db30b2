import { Button } from '@umbral/kit/actions/button.tsx';
import type { AppPicture } from '../../src/console/picture-schema.ts';
import type { Wish } from '../change/wish.ts';
import css from './channels.module.css';
import { remoteTexts } from './remote-texts.ts';

interface ChannelActionsProps extends Pick<AppPicture, 'channels'> {
  readonly onWish: (wish: Wish) => void;
}

/** What ends a channel: back from stable, the end of canary and preview, the pin taken away. */
export function ChannelActions({ channels: { pin, stable, canary, preview }, onWish }: ChannelActionsProps) {
  const texts = remoteTexts.actions;
  return (
    <div className={css.actions}>
      {pin && (
        <Button look="secondary" size="s" onClick={() => onWish({ kind: 'unpin', version: pin.version })}>
          {texts.unpin}
        </Button>
      )}
      {!pin && canary && (
        <Button
          look="secondary"
          size="s"
          onClick={() => onWish({ kind: 'rollback', channel: 'canary', version: canary.version })}
        >
          {texts.endCanary}
        </Button>
      )}
      {preview && (
        <Button
          look="secondary"
          size="s"
          onClick={() => onWish({ kind: 'rollback', channel: 'preview', version: preview.version })}
        >
          {texts.endPreview}
        </Button>
      )}
      {!pin && stable && (
        <Button
          look="danger"
          size="s"
          onClick={() => onWish({ kind: 'rollback', channel: 'stable', version: stable.version })}
        >
          {texts.rollback}
        </Button>
      )}
    </div>
  );
}
