import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Picture } from '@umbral/kit/media/picture.tsx';
import type { GuideCard } from '../model/guide-card.ts';
import css from './guide-grid.module.css';
import { guideSizes } from './guide-sizes.ts';

interface GuideGridProps {
  readonly guides: readonly GuideCard[];
  /** Of the first cover, where it is the largest picture of the first view. */
  readonly firstPriority?: 'high';
}

/** Guides side by side; each card is one link. */
export function GuideGrid({ guides, firstPriority }: GuideGridProps) {
  return (
    <ul className={css.grid}>
      {guides.map((guide, index) => (
        <li key={guide.slug} className={css.cell}>
          <Guide guide={guide} priority={index === 0 ? firstPriority : undefined} />
        </li>
      ))}
    </ul>
  );
}

function Guide({ guide, priority }: { readonly guide: GuideCard; readonly priority?: 'high' }) {
  const { slug, title, excerpt, cover } = guide;
  return (
    <article className={css.card}>
      {cover && (
        <Picture
          image={{ ...cover, alt: '' }}
          ratio="16:9"
          sizes={guideSizes.card}
          priority={priority}
          className={css.cover}
        />
      )}
      <h3 className={css.title}>
        <Anchor href={routes.guide.href({ id: slug })} className={css.link}>
          {title}
        </Anchor>
      </h3>
      <p className={css.excerpt}>{excerpt}</p>
    </article>
  );
}
