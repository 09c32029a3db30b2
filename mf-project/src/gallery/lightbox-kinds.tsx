import { Icon } from '@umbral/kit/media/icon.tsx';
import { externalIcon } from '@umbral/kit/media/icons.ts';
import { isOwnPanorama } from '../model/gallery-content.ts';
import { lightboxTexts as texts } from '../texts/lightbox-texts.ts';
import type { GallerySlide } from './gallery-slide.ts';
import css from './lightbox-kinds.module.css';

interface LightboxKindsProps {
  readonly slides: readonly GallerySlide[];
  readonly current: number;
  readonly tourHref?: string;
  readonly onPick: (index: number) => void;
}

/** The kinds there are with their numbers; each leads to its first slide. */
export function LightboxKinds({ slides, current, tourHref, onPick }: LightboxKindsProps) {
  const groups = [...Map.groupBy(slides, ({ kind }) => kind)];
  return (
    <nav aria-label={texts.kinds}>
      <ul className={css.kinds}>
        {groups.map(([kind, members]) => (
          <li key={kind}>
            <button
              type="button"
              className={css.kind}
              aria-current={slides[current]?.kind === kind || undefined}
              onClick={() => onPick(slides.findIndex((slide) => slide.kind === kind))}
            >
              {texts.kind[kind]} <span className={css.count}>{members.length}</span>
            </button>
          </li>
        ))}
        {tourHref && !isOwnPanorama(tourHref) && (
          <li>
            <a className={css.kind} href={tourHref} target="_blank" rel="noopener">
              {texts.kind.tour} <Icon of={externalIcon} />
              <span className="visually-hidden">{texts.tourElsewhere}</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
