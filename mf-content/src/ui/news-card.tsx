import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import card from '@umbral/kit/cards/linked-card.module.css';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import type { ArticleCard } from '../model/article-card.ts';
import { articleHref, newsHref } from '../model/news-address.ts';
import { ArticleMeta } from './article-meta.tsx';
import css from './news-card.module.css';
import { newsSizes } from './news-sizes.ts';

interface NewsCardProps {
  readonly article: ArticleCard;
  /** `lead` is the large one over a list, `card` a cell of its grid. */
  readonly look?: 'lead' | 'card';
  readonly headingLevel?: 2 | 3;
  readonly priority?: 'high' | 'eager' | 'lazy';
}

/** An article in a list: one stretched link, and the link of its category above it. */
export function NewsCard({ article, look = 'card', headingLevel = 3, priority }: NewsCardProps) {
  const { title, slug, excerpt, category, cover } = article;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(card.card, look === 'lead' && css.lead)}>
      {cover && (
        <Picture
          image={{ ...cover, alt: '' }}
          ratio="16:9"
          sizes={newsSizes[look]}
          priority={priority}
          className={css.cover}
        />
      )}
      <div className={classNames(card.words, css.words)}>
        <Anchor href={newsHref({ category: category.slug })} className={card.category}>
          {category.name}
        </Anchor>
        <Heading className={classNames(card.title, css.title)}>
          <Anchor href={articleHref({ category: category.slug, slug })} className={card.link}>
            {title}
          </Anchor>
        </Heading>
        <p className={classNames(card.excerpt, css.excerpt)}>{excerpt}</p>
        <ArticleMeta {...article} />
      </div>
    </article>
  );
}
