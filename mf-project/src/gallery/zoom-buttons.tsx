import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { minusIcon, plusIcon } from '@umbral/kit/media/icons.ts';
import { lightboxTexts as texts } from '../texts/lightbox-texts.ts';
import css from './lightbox.module.css';
import { isZoomed, type ZoomView } from './zoom-view.ts';

interface ZoomButtonsProps {
  readonly view: ZoomView;
  readonly onZoom: (factor: number) => void;
}

const step = 1.5;

/** The zoom for whoever pinches nothing. */
export function ZoomButtons({ view, onZoom }: ZoomButtonsProps) {
  return (
    <div className={css.zoom}>
      <IconButton look="floating" icon={plusIcon} label={texts.closer} onClick={() => onZoom(step)} />
      <IconButton
        look="floating"
        icon={minusIcon}
        label={texts.farther}
        disabled={!isZoomed(view)}
        onClick={() => onZoom(1 / step)}
      />
    </div>
  );
}
