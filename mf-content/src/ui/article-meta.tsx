import { formatDateShort } from '@umbral/domain/format/format-date.ts';
import { sharedTexts as texts } from '../texts/shared-texts.ts';
import css from './article-meta.module.css';

interface ArticleMetaProps {
  /** Written out: "Por Natalia Duque". */
  readonly author?: string;
  /** ISO moment. */
  readonly publishedAt: string;
  readonly minutes: number;
}

/** Who wrote it, when, and how long it takes to read. */
export function ArticleMeta({ author, publishedAt, minutes }: ArticleMetaProps) {
  return (
    <p className={css.meta}>
      {author && <span>{author}</span>}
      <time dateTime={publishedAt} className="num">
        {formatDateShort(publishedAt)}
      </time>
      <span className="num">{texts.minutes(minutes)}</span>
    </p>
  );
}
