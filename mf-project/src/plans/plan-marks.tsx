import { planMark } from '@umbral/domain/media/plan-mark.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import type { MouseEvent } from 'react';
import type { PlanDrawing, PlanSpace } from '../model/project-data.ts';
import { planTexts as texts } from '../texts/plan-texts.ts';
import css from './plan-drawing.module.css';
import { markPlace, pointsOf } from './space-box.ts';

interface PlanMarksProps {
  readonly plan: PlanDrawing;
  /** Of the gallery: spaces know their place in it. */
  readonly images: readonly ImageSource[];
  readonly className?: string;
  /** Shows the picture of an address; without script it is followed. */
  readonly onOpen: (address: string) => void;
  readonly onChoose?: (space: PlanSpace | undefined) => void;
}

/** The numbers of the spaces, each a way to its picture. */
export function PlanMarks({ plan, images, className, onOpen, onChoose }: PlanMarksProps) {
  const { width, height } = plan.image;
  const open = (event: MouseEvent, address: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(address);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing
    <svg viewBox={`0 0 ${width} ${height}`} className={className} role="group" aria-label={texts.marks(plan.name)}>
      {plan.spaces.map((space, index) => {
        const photo = space.photo === undefined ? undefined : images[space.photo];
        const { x, y } = markPlace(plan, space);
        const mark = (
          <g transform={`translate(${x} ${y}) scale(${pointsOf(plan)})`}>
            <circle r="20" className={css.reach} />
            <circle r={planMark.radius} className={css.mark} />
            <text className={css.number} textAnchor="middle" dominantBaseline="central" aria-hidden>
              {index + 1}
            </text>
          </g>
        );
        if (!photo) return <g key={`${space.x} ${space.y}`}>{mark}</g>;
        return (
          <a
            key={`${space.x} ${space.y}`}
            href={photo.src}
            className={css.hotspot}
            aria-label={texts.seePhotoAt(space.name, index + 1)}
            onClick={(event) => open(event, photo.src)}
            onPointerEnter={() => onChoose?.(space)}
            onPointerLeave={() => onChoose?.(undefined)}
            onFocus={() => onChoose?.(space)}
            onBlur={() => onChoose?.(undefined)}
          >
            {mark}
          </a>
        );
      })}
    </svg>
  );
}
