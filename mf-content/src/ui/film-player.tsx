import type { Film } from '@umbral/domain/media/film.ts';
import css from './film-player.module.css';

interface FilmPlayerProps {
  readonly film: Film;
  readonly label: string;
  /** What it shows, in words: it has no sound that could be told in captions. */
  readonly caption: string;
}

/** A film with the browser's own controls; nothing of it is loaded before somebody plays it. Nobody speaks in it. */
export function FilmPlayer({ film: { sources, poster }, label, caption }: FilmPlayerProps) {
  return (
    <figure className={css.figure}>
      <video
        className={css.film}
        controls
        muted
        playsInline
        preload="none"
        poster={poster?.src}
        width={poster?.width}
        height={poster?.height}
        aria-label={label}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {sources[0] && <a href={sources[0].src}>{label}</a>}
      </video>
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
