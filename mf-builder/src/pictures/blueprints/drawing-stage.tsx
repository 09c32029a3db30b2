import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { minusIcon, plusIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { type MouseEvent, useRef, useState } from 'react';
import { PlaceMark } from '../marking/place-mark.tsx';
import { type Position, positionAt } from '../marking/position.ts';
import { PictureTile } from '../parts/picture-tile.tsx';
import { picturesTexts as texts } from '../pictures-texts.ts';
import type { PointDraft } from './blueprint-draft.ts';
import css from './drawing-stage.module.css';

interface DrawingStageProps {
  readonly image: string;
  readonly name: string;
  readonly points: readonly PointDraft[];
  readonly chosen: number | undefined;
  readonly onChoose: (place: number) => void;
  /** Somebody pressed where no point is. */
  readonly onAdd: (position: Position) => void;
  readonly onMove: (place: number, position: Position) => void;
  readonly onRemove: (place: number) => void;
}

const zooms = [css.zoom1, css.zoom2, css.zoom3];

/** A drawing with its points: a press puts one there, a drag or the arrow keys move it; it is larger on demand. */
export function DrawingStage({ image, name, points, chosen, onChoose, onAdd, onMove, onRemove }: DrawingStageProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0);
  const add = (event: MouseEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (box) onAdd(positionAt(box, event));
  };
  return (
    <div className={css.stage}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className={css.window} role="group" aria-label={texts.points.drawing(name)} tabIndex={0}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it adds a point too, and keys move it */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
        <div ref={drawing} className={classNames(css.drawing, zooms[zoom])} onClick={add}>
          <PictureTile pictureKey={image} alt={texts.points.drawing(name)} fit="natural" />
          {points.map(({ name: pointName, x, y }, place) => (
            <PlaceMark
              // biome-ignore lint/suspicious/noArrayIndexKey: its number is what a point is known by here
              key={place}
              drawing={drawing}
              label={texts.points.mark(place + 1, pointName)}
              position={{ x, y }}
              isChosen={chosen === place}
              onChoose={() => onChoose(place)}
              onMove={(position) => onMove(place, position)}
              onRemove={() => onRemove(place)}
            >
              {place + 1}
            </PlaceMark>
          ))}
        </div>
      </div>
      <div className={css.zoom}>
        <IconButton
          icon={minusIcon}
          label={texts.points.smaller}
          aria-disabled={zoom === 0}
          onClick={() => setZoom(Math.max(0, zoom - 1))}
        />
        <span className={css.scale}>{texts.points.zoom(zoom + 1)}</span>
        <IconButton
          icon={plusIcon}
          label={texts.points.larger}
          aria-disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
        />
      </div>
    </div>
  );
}
