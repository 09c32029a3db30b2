import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from '@umbral/kit/media/icons.ts';
import type { ReactNode } from 'react';
import { articleHref } from '../model/news-address.ts';
import { articleTexts as texts } from '../texts/article-texts.ts';
import type { ArticleData, Neighbour } from './article-data.ts';
import css from './neighbours.module.css';

/** The articles before and after this one in time. */
export function Neighbours({ previous, next }: Pick<ArticleData, 'previous' | 'next'>) {
  return (
    <nav aria-label={texts.neighbours} className={css.neighbours}>
      {previous && (
        <NeighbourLink article={previous} rel="prev" label={texts.previous} className={css.link}>
          <Icon of={arrowLeftIcon} />
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink article={next} rel="next" label={texts.next} className={css.next}>
          <Icon of={arrowRightIcon} />
        </NeighbourLink>
      )}
    </nav>
  );
}

interface NeighbourLinkProps {
  readonly article: Neighbour;
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function NeighbourLink({ article, rel, label, className, children }: NeighbourLinkProps) {
  return (
    <Anchor href={articleHref(article)} rel={rel} className={className}>
      {children}
      <span>
        <span className={css.label}>{label}</span>
        <span className={css.title}>{article.title}</span>
      </span>
    </Anchor>
  );
}
