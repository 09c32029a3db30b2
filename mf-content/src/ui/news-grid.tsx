import type { ArticleCard } from '../model/article-card.ts';
import { NewsCard } from './news-card.tsx';
import css from './news-grid.module.css';

interface NewsGridProps {
  readonly articles: readonly ArticleCard[];
  readonly headingLevel?: 2 | 3;
}

/** Articles side by side, three where there is room. */
export function NewsGrid({ articles, headingLevel }: NewsGridProps) {
  return (
    <ul className={css.grid}>
      {articles.map((article) => (
        <li key={article.slug} className={css.cell}>
          <NewsCard article={article} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
