import { focusMark, type ImageFocus } from '@umbral/domain/media/image-focus.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { type MouseEvent, useRef } from 'react';
import { usePicture } from '../desk/use-picture.ts';
import { PercentField } from '../marking/percent-field.tsx';
import { PlaceMark } from '../marking/place-mark.tsx';
import { positionAt } from '../marking/position.ts';
import { PictureTile, sourceOf } from '../parts/picture-tile.tsx';
import { picturesTexts as texts } from '../pictures-texts.ts';
import css from './focus.module.css';

interface FocusStageProps {
  readonly pictureKey: string;
  readonly name: string;
  readonly focus: ImageFocus | null;
  readonly onFocus: (focus: ImageFocus) => void;
}

const middle: ImageFocus = { x: 0.5, y: 0.5 };

/** A picture with its focus, and the crops that come of it. */
export function FocusStage({ pictureKey, name, focus, onFocus }: FocusStageProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const source = sourceOf(usePicture(pictureKey), '');
  const at = focus ?? middle;
  const place = (event: MouseEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (box) onFocus(positionAt(box, event));
  };
  return (
    <div className={css.stage}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the mark inside is moved by keys, the numbers are typed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div ref={drawing} className={css.picture} onClick={place}>
        <PictureTile pictureKey={pictureKey} alt={name} fit="natural" />
        <PlaceMark drawing={drawing} label={texts.focus.mark} position={at} onMove={onFocus}>
          +
        </PlaceMark>
      </div>
      <div className={css.side}>
        <div className={css.numbers}>
          <PercentField label={texts.points.x} value={at.x} onChange={(x) => onFocus({ ...at, x })} />
          <PercentField label={texts.points.y} value={at.y} onChange={(y) => onFocus({ ...at, y })} />
        </div>
        {source && (
          <>
            <p className={css.lead}>{texts.focus.crops}</p>
            <div className={css.crops} aria-hidden>
              <Picture
                image={{ ...source, focus: focusMark(at, source) }}
                ratio="3:2"
                sizes="240px"
                className={css.card}
              />
              <Picture
                image={{ ...source, focus: focusMark(at, source) }}
                ratio="1:1"
                sizes="120px"
                className={css.square}
              />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
