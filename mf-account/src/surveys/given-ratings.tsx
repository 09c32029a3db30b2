import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { starTexts } from '@umbral/kit/texts/star-texts.ts';
import type { Ref } from 'react';
import { surveysTexts } from '../texts/surveys-texts.ts';
import css from './surveys.module.css';
import type { GivenRating } from './surveys-queries.ts';

const texts = surveysTexts.given;

interface GivenRatingsProps {
  readonly given: readonly GivenRating[];
  readonly ref: Ref<HTMLElement>;
}

/** What the person said of builders; said once, it stays. */
export function GivenRatings({ given, ref }: GivenRatingsProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="surveys-given" className={css.part}>
      <SectionHeading id="surveys-given">{texts.title}</SectionHeading>
      {given.length === 0 ? (
        <p className={css.quiet}>{texts.empty}</p>
      ) : (
        <ul className={css.list}>
          {given.map(({ builderId, builder, href, service, content, comments, at }) => (
            <li key={builderId} className={css.row}>
              <Anchor href={href} className={css.builder}>
                {builder}
              </Anchor>
              <span className={css.quiet}>{texts.at(at)}</span>
              <span>
                {texts.service}: {starsOf(service)}
              </span>
              <span>
                {texts.content}: {starsOf(content)}
              </span>
              {comments && <p className={css.comments}>{comments}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function starsOf(count: number): string {
  return isStars(count) ? starTexts.label(count) : String(count);
}

function isStars(count: number): count is 1 | 2 | 3 | 4 | 5 {
  return [1, 2, 3, 4, 5].includes(count);
}
