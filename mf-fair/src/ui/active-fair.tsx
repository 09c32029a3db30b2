import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { onDensePhone } from '@umbral/kit/cards/photo-sizes.ts';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { useId } from 'react';
import { type FairCard, fairDoor } from '../model/fair-card.ts';
import { texts } from '../texts.ts';
import css from './active-fair.module.css';

interface ActiveFairProps {
  readonly fair: FairCard;
  readonly priority?: 'high' | 'lazy';
  readonly headingLevel?: 2 | 3;
}

const labels = texts.fair;

/** The band of the fair that is on: what, until when exactly, how much of it, and the way in. */
export function ActiveFair({ fair, priority = 'lazy', headingLevel = 2 }: ActiveFairProps) {
  const Heading = `h${headingLevel}` as const;
  const nameId = useId();
  return (
    <section className={css.band} aria-labelledby={nameId}>
      {fair.cover && (
        <Picture
          image={fair.cover}
          ratio="16:9"
          priority={priority}
          sizes={`${onDensePhone}, (min-width: 992px) 560px, 92vw`}
          className={css.cover}
        />
      )}
      <div className={css.body}>
        <p className={css.overline}>{texts.fairs.active}</p>
        <Heading id={nameId} className={css.name}>
          {fair.name}
        </Heading>
        <p>{fair.description}</p>
        <CotaRule className={css.rule} />
        <p className={css.facts}>
          <strong>{labels.daysLeft(fair.daysLeft, fair.ends)}</strong>
          <span>
            {labels.projects(fair.projects)} · {labels.builders(fair.builders)}
          </span>
        </p>
        <ButtonLink href={fairDoor(fair)}>{labels.seeProjects}</ButtonLink>
      </div>
    </section>
  );
}
