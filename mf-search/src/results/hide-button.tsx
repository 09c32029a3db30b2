import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { eyeOffIcon } from '@umbral/kit/media/icons.ts';
import { remoteTexts as texts } from '@umbral/kit/remote/remote-texts.ts';
import css from './densities.module.css';
import type { MarkedPlants } from './marked-plants.ts';

interface HideButtonProps {
  readonly id: number;
  readonly title: string;
  readonly marked: MarkedPlants;
}

/** "No me interesa" of a row; its place is there before it is. */
export function HideButton({ id, title, marked }: HideButtonProps) {
  return (
    <span className={css.hide}>
      {marked.isReady && <IconButton icon={eyeOffIcon} label={texts.hide(title)} onClick={() => marked.hide(id)} />}
    </span>
  );
}
