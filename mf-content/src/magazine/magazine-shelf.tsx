import { formatDate } from '@umbral/domain/format/format-date.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { magazineTexts as texts } from '../texts/magazine-texts.ts';
import type { IssueCard } from './magazine-data.ts';
import css from './magazine-shelf.module.css';

interface MagazineShelfProps {
  readonly issues: readonly IssueCard[];
  /** Slug of the issue that is open. */
  readonly open?: string;
}

/** Every issue by its cover. */
export function MagazineShelf({ issues, open }: MagazineShelfProps) {
  return (
    <section aria-labelledby="shelf">
      <SectionHeading id="shelf">{texts.shelf}</SectionHeading>
      <ul className={css.shelf}>
        {issues.map((issue) => (
          <li key={issue.slug} className={css.issue}>
            {issue.cover && (
              <Picture image={{ ...issue.cover, alt: '' }} ratio="4:3" sizes="(min-width: 992px) 240px, 46vw" />
            )}
            <h3 className={css.title}>
              <Anchor href={issue.href} className={css.link} aria-current={issue.slug === open ? 'page' : undefined}>
                {issue.title}
              </Anchor>
            </h3>
            <p className={css.excerpt}>{issue.excerpt}</p>
            <p className={css.date}>{issue.slug === open ? texts.current : formatDate(issue.publishedAt)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
