import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { areaIcon, imageIcon } from '@umbral/kit/media/icons.ts';
import { type ImageSource, Picture } from '@umbral/kit/media/picture.tsx';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { PlanDrawing, PlanSpace } from '../model/project-data.ts';
import { planTexts as texts } from '../texts/plan-texts.ts';
import css from './plan-drawing.module.css';
import { PlanMarks } from './plan-marks.tsx';
import { PlanMeasures } from './plan-measures.tsx';
import { PlanScale } from './plan-scale.tsx';
import { SpaceTable } from './space-table.tsx';

interface PlanProps {
  readonly plan: PlanDrawing;
  /** Of the gallery: spaces know their place in it. */
  readonly images: readonly ImageSource[];
  /** Shows what has an address in the gallery in full. */
  readonly onOpen: (address: string) => void;
  /** Lays furniture over the drawing. */
  readonly onFit: (plan: PlanDrawing) => void;
  /** Beside the drawing, under its spaces. */
  readonly children: ReactNode;
}

/** A drawing with its numbered spaces, their measures, and the same in a table. */
export function Plan({ plan, images, onOpen, onFit, children }: PlanProps) {
  const [chosen, setChosen] = useState<PlanSpace>();
  const { floor, name, image, widthM, spaces } = plan;
  const canFit = spaces.some((space) => widthM && space.widthM && space.depthM);
  const openPlan = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(image.src);
  };
  return (
    <div className={css.plan}>
      <figure className={css.figure}>
        <div className={css.drawing}>
          <Picture
            image={{ ...image, alt: texts.planOf(name) }}
            ratio="natural"
            sizes="(min-width: 992px) 480px, 92vw"
          />
          {spaces.length > 0 && (
            <PlanMarks {...{ plan, images, onOpen }} className={css.overlay} onChoose={setChosen} />
          )}
          {chosen && <PlanMeasures plan={plan} space={chosen} />}
        </div>
        {widthM !== undefined && <PlanScale widthM={widthM} />}
        <figcaption className={css.caption}>{[floor, name].filter(Boolean).join(' · ')}</figcaption>
        <div className={css.tools}>
          <ButtonLink look="secondary" size="s" icon={imageIcon} href={image.src} onClick={openPlan}>
            {texts.seeLarge}
          </ButtonLink>
          {canFit && (
            <Button look="secondary" size="s" icon={areaIcon} className={css.withScript} onClick={() => onFit(plan)}>
              {texts.fit}
            </Button>
          )}
        </div>
      </figure>
      <div className={css.tables}>
        {spaces.length > 0 && <SpaceTable {...{ plan, images, onOpen }} onChoose={setChosen} />}
        {children}
      </div>
    </div>
  );
}
