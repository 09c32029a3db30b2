import type { Recommended } from '../data/recommend.ts';
import { exploreTexts as texts } from '../texts.ts';
import { Photo } from './photo.tsx';
import css from './recommendations.module.css';

/** Four of them, or nothing. */
export function Recommendations({ data }: { readonly data: readonly Recommended[] }) {
  if (data.length === 0) return null;
  return (
    <section className={css.recommendations} lang="en">
      <h2>{texts.recommendations}</h2>
      <ul className={css.list}>
        {data.map(({ sku, name, image, url }) => (
          <li key={sku}>
            <a href={url}>
              <Photo image={image} widths={[200, 400]} sizes="200px" isLater />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
