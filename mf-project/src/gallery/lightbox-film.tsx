import type { FilmSlide } from '../model/gallery-content.ts';
import { lightboxTexts as texts } from '../texts/lightbox-texts.ts';
import css from './lightbox-film.module.css';

/** Keys move the film while it has the focus, not the gallery. */
const keepKeys = (event: React.KeyboardEvent) => event.stopPropagation();

/** A film with the browser's own controls. It starts when asked and, as it leaves with its slide, stops there. */
export function LightboxFilm({ film, still }: FilmSlide) {
  return (
    <video
      className={css.film}
      controls
      muted
      playsInline
      preload="none"
      poster={still?.src}
      width={still?.width}
      height={still?.height}
      aria-label={still?.alt ?? texts.film}
      onKeyDown={keepKeys}
    >
      {film.sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {film.sources[0] && <a href={film.sources[0].src}>{texts.film}</a>}
    </video>
  );
}
