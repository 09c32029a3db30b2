import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { lightboxTexts as texts } from '../texts/lightbox-texts.ts';
import css from './lightbox.module.css';

interface LightboxArrowsProps {
  readonly index: number;
  readonly last: number;
  readonly onGo: (index: number) => void;
}

/** No way back on the first slide, none on from the last [B049]. */
export function LightboxArrows({ index, last, onGo }: LightboxArrowsProps) {
  return (
    <>
      {index > 0 && (
        <IconButton
          look="floating"
          icon={chevronLeftIcon}
          label={texts.previous}
          className={classNames(css.arrow, css.previous)}
          onClick={() => onGo(index - 1)}
        />
      )}
      {index < last && (
        <IconButton
          look="floating"
          icon={chevronRightIcon}
          label={texts.next}
          className={classNames(css.arrow, css.next)}
          onClick={() => onGo(index + 1)}
        />
      )}
    </>
  );
}
