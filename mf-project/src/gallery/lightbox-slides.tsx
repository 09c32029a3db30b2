import { Icon } from '@umbral/kit/media/icon.tsx';
import { imageIcon } from '@umbral/kit/media/icons.ts';
import { type ImageSource, Picture } from '@umbral/kit/media/picture.tsx';
import { type RefObject, useState } from 'react';
import { PlanMarks } from '../plans/plan-marks.tsx';
import { lightboxTexts as texts } from '../texts/lightbox-texts.ts';
import type { GallerySlide } from './gallery-slide.ts';
import css from './lightbox.module.css';
import { LightboxFilm } from './lightbox-film.tsx';
import { TourSlide } from './tour-slide.tsx';
import { ZoomStage } from './zoom-stage.tsx';
import type { ZoomView } from './zoom-view.ts';

interface LightboxSlidesProps {
  readonly slides: readonly GallerySlide[];
  readonly index: number;
  readonly title: string;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly view: ZoomView;
  readonly onView: (change: (view: ZoomView) => ZoomView) => void;
  readonly onSwipe: (direction: 1 | -1) => void;
  readonly onGo: (address: string) => void;
}

/** The current slide, and unseen the pictures before and after it: they are there when one moves on. */
export function LightboxSlides({ slides, index, title, stage, view, onView, onSwipe, onGo }: LightboxSlidesProps) {
  const slide = slides[index];
  if (!slide) return null;
  if (slide.kind === 'film') return <LightboxFilm {...slide} />;
  if (slide.kind === 'tour') return <TourSlide src={slide.address} alt={title} plantId={slide.plantId} />;
  const around = slides.slice(Math.max(index - 1, 0), index + 2);
  const picture = slide.kind === 'plan' ? slide.plan.image : slide.image;
  return (
    <ZoomStage {...{ stage, picture, view, onView, onSwipe }}>
      {around.map((near) => {
        if (near.kind === 'film' || near.kind === 'tour') return null;
        if (near.kind === 'plan' && near !== slide) return null;
        return (
          <div key={near.address} hidden={near !== slide} className={css.slide}>
            {near.kind === 'plan' ? <PlanSlide slide={near} onGo={onGo} /> : <StillPicture image={near.image} />}
          </div>
        );
      })}
    </ZoomStage>
  );
}

interface PlanSlideProps {
  readonly slide: Extract<GallerySlide, { kind: 'plan' }>;
  readonly onGo: (address: string) => void;
}

function PlanSlide({ slide: { plan, images }, onGo }: PlanSlideProps) {
  return (
    <>
      <StillPicture image={{ ...plan.image, alt: texts.planOf(plan.name) }} />
      <PlanMarks plan={plan} images={images} className={css.marks} onOpen={onGo} />
    </>
  );
}

/** A picture on its colour; one that does not come leaves a quiet empty place. */
function StillPicture({ image: { color, ...image } }: { readonly image: ImageSource }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p className={css.broken}>
        <Icon of={imageIcon} size="l" />
        {texts.broken}
      </p>
    );
  }
  const { width, height } = image;
  return (
    <div className={css.still} onErrorCapture={() => setBroken(true)}>
      <svg viewBox={`0 0 ${width} ${height}`} className={css.ground} aria-hidden>
        <rect width={width} height={height} fill={color} />
      </svg>
      <Picture image={image} ratio="natural" sizes="100vw" priority="eager" className={css.picture} />
    </div>
  );
}
