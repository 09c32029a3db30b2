import { panoramaTexts as texts } from '../texts/panorama-texts.ts';
import css from './flat-panorama.module.css';

interface FlatPanoramaProps {
  readonly src: string;
  readonly alt: string;
}

/** The picture as a strip that scrolls, where the browser cannot draw it from inside. */
export function FlatPanorama({ src, alt }: FlatPanoramaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.strip} tabIndex={0} aria-label={texts.view}>
      <img src={src} alt={alt} className={css.picture} />
      <p className={css.help}>{texts.flat}</p>
    </section>
  );
}
