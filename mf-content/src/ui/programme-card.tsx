import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import card from '@umbral/kit/cards/linked-card.module.css';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { playIcon } from '@umbral/kit/media/icons.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import type { ProgrammeCard as ProgrammeCardData } from '../model/programme-card.ts';
import { tvTexts as texts } from '../texts/tv-texts.ts';
import { newsSizes } from './news-sizes.ts';
import css from './programme-card.module.css';

interface ProgrammeCardProps {
  readonly programme: ProgrammeCardData;
  readonly priority?: 'eager' | 'lazy';
}

/** A programme in a list: one stretched link; a sign says that it has a film. */
export function ProgrammeCard({ programme, priority }: ProgrammeCardProps) {
  const { title, excerpt, href, host, city, episodes, hasFilm, cover } = programme;
  return (
    <article className={card.card}>
      {cover && (
        <div className={css.still}>
          <Picture image={{ ...cover, alt: '' }} ratio="16:9" sizes={newsSizes.card} priority={priority} />
          {hasFilm && (
            <span className={css.film}>
              <Icon of={playIcon} size="s" filled />
              {texts.hasFilm}
            </span>
          )}
        </div>
      )}
      <div className={card.words}>
        <h3 className={card.title}>
          <Anchor href={href} className={card.link}>
            {title}
          </Anchor>
        </h3>
        <p className={card.excerpt}>{excerpt}</p>
        <p className={css.facts}>
          {[city, texts.episodes(episodes), host && texts.host(host)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </article>
  );
}
