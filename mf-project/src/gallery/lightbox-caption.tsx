import { Icon } from '@umbral/kit/media/icon.tsx';
import { planIcon } from '@umbral/kit/media/icons.ts';
import { lightboxTexts as texts } from '../texts/lightbox-texts.ts';
import type { GallerySlide } from './gallery-slide.ts';
import css from './lightbox.module.css';

interface LightboxCaptionProps {
  readonly slide: GallerySlide;
  readonly position: number;
  readonly total: number;
  /** Shows what has an address. */
  readonly onGo: (address: string) => void;
}

/** What a slide is: only works in progress are shown as they are. */
function wordsOf(slide: GallerySlide): string {
  if (slide.kind === 'plan') return [slide.plan.floor, slide.plan.name].filter(Boolean).join(' · ');
  if (slide.kind === 'progress') return texts.kind.progress;
  const note = 'image' in slide ? slide.image.note : undefined;
  return note ? texts.representativeBut(note) : texts.representative;
}

/** Place and nature of a slide, and the way from a room to its place on the plan. */
export function LightboxCaption({ slide, position, total, onGo }: LightboxCaptionProps) {
  const spot = 'spot' in slide ? slide.spot : undefined;
  return (
    <figcaption className={css.caption}>
      <span aria-live="polite">
        <span className="num">{texts.positionOf(position, total)}</span> · {wordsOf(slide)}
      </span>
      {spot && (
        <button type="button" className={css.spot} onClick={() => onGo(spot.plan)}>
          <Icon of={planIcon} /> {texts.onPlan(spot.name)}
        </button>
      )}
    </figcaption>
  );
}
