import { formatCount, formatDecimal } from '@umbral/domain/format/format.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { starIcon } from '@umbral/kit/media/icons.ts';
import { sharedTexts as texts } from '../texts/shared-texts.ts';
import css from './stars.module.css';

interface StarsProps {
  /** Mean of 1 to 5; none while too few have rated. */
  readonly rating?: number;
  readonly count: number;
}

/** The mean of the buyers' ratings in one line. */
export function Stars({ rating, count }: StarsProps) {
  const opinions = formatCount(count, texts.opinions.one, texts.opinions.many);
  if (!rating) return <span className={css.none}>{count > 0 ? texts.fewOpinions(opinions) : texts.notRated}</span>;
  const mean = formatDecimal(Math.round(rating * 10) / 10);
  return (
    <span className={css.stars}>
      <Icon of={starIcon} size="s" filled className={css.star} />
      <span className="visually-hidden">{texts.rating(mean, opinions)}</span>
      <span aria-hidden className="num">
        <strong>{mean}</strong> · {opinions}
      </span>
    </span>
  );
}
