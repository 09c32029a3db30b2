import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { newsHref } from '../model/news-address.ts';
import { articleTexts as texts } from '../texts/article-texts.ts';
import { ArticleMeta } from '../ui/article-meta.tsx';
import { newsSizes } from '../ui/news-sizes.ts';
import css from './article.module.css';
import type { ArticleData } from './article-data.ts';

/** Title, summary, author and cover: the cover is the largest picture of the first view. */
export function ArticleHeader({ article }: { readonly article: ArticleData }) {
  const { title, excerpt, category, author, cover } = article;
  return (
    <header className={css.header}>
      <div className={css.words}>
        <p className={css.category}>
          <Anchor href={newsHref({ category: category.slug })}>{category.name}</Anchor>
        </p>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.lead}>{excerpt}</p>
        <ArticleMeta {...article} author={texts.by(author)} />
      </div>
      {cover && <Picture image={cover} ratio="16:9" sizes={newsSizes.cover} priority="high" className={css.cover} />}
    </header>
  );
}
