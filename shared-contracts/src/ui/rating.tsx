import { useId } from 'react';
import { FieldMessage } from './field.tsx';
import { Icon } from './icon.tsx';
import { starIcon } from './icons.ts';
import css from './rating.module.css';
import { uiTexts } from './ui-texts.ts';

interface RatingProps {
  readonly legend: string;
  readonly name: string;
  readonly value?: number;
  readonly onChange?: (stars: number) => void;
  readonly error?: string;
  readonly isDisabled?: boolean;
}

const scale = [1, 2, 3, 4, 5] as const;

/** One to five stars, each with its word [M087]. */
export function Rating({ legend, name, value, onChange, error, isDisabled }: RatingProps) {
  const messageId = useId();
  return (
    <fieldset className={css.rating} disabled={isDisabled} aria-describedby={error ? messageId : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.line}>
        <div className={css.stars}>
          {scale.map((stars) => (
            <label key={stars} className={css.star} title={uiTexts.starLabels[stars - 1]}>
              <input
                type="radio"
                className={css.input}
                name={name}
                value={stars}
                aria-label={`${uiTexts.stars(stars)}, ${uiTexts.starLabels[stars - 1]}`}
                {...(onChange
                  ? { checked: value === stars, onChange: () => onChange(stars) }
                  : { defaultChecked: value === stars })}
              />
              <Icon of={starIcon} size="l" />
            </label>
          ))}
        </div>
        <span className={css.word} aria-hidden>
          {value ? uiTexts.starLabels[value - 1] : ''}
        </span>
      </div>
      <FieldMessage id={messageId} error={error} />
    </fieldset>
  );
}
