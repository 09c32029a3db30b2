import { formatDate } from '@umbral/domain/format/format-date.ts';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { useRef } from 'react';
import { headingsOf } from '../model/headings.ts';
import { articleHref, newsHref } from '../model/news-address.ts';
import { articleTexts as texts } from '../texts/article-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { ContentsList } from '../ui/contents-list.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { ShareRow } from '../ui/share-row.tsx';
import css from './article.module.css';
import type { ArticleData } from './article-data.ts';
import { useArticleRead } from './use-article-read.ts';

/** The text beside its contents, then its tags and ways to share it. */
export function ArticleBody({ article }: { readonly article: ArticleData }) {
  const { title, slug, category, body, tags, updatedAt, publishedAt } = article;
  const end = useRef<HTMLElement>(null);
  useArticleRead(slug, end);
  return (
    <div className={css.columns}>
      <aside className={css.aside}>
        <ContentsList title={sharedTexts.contents} entries={headingsOf(body)} />
      </aside>
      <div className={css.text}>
        <RichText body={body} />
        <footer ref={end} className={css.footer}>
          {updatedAt !== publishedAt && <p className={css.updated}>{texts.updated(formatDate(updatedAt))}</p>}
          {tags.length > 0 && (
            <nav aria-label={texts.tags}>
              <ChipRow>
                {tags.map((tag) => (
                  <LinkChip key={tag.slug} href={newsHref({ tag: tag.slug })}>
                    {tag.name}
                  </LinkChip>
                ))}
              </ChipRow>
            </nav>
          )}
          <ShareRow title={title} href={articleHref({ category: category.slug, slug })} />
        </footer>
      </div>
    </div>
  );
}
