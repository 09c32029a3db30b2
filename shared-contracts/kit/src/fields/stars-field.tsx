import { Icon } from '../media/icon.tsx';
import { starIcon } from '../media/icons.ts';
import { starTexts } from '../texts/star-texts.ts';
import { RadioGroup } from './choice-group.tsx';
import css from './stars-field.module.css';

interface StarsFieldProps {
  readonly legend: string;
  readonly name: string;
  readonly error?: string;
  /** The number of stars that is chosen at first. */
  readonly defaultValue?: string;
}

const counts = [5, 4, 3, 2, 1] as const;

/** One to five stars, each number with what it says, the best first [M087]. */
export function StarsField(props: StarsFieldProps) {
  return (
    <RadioGroup
      {...props}
      look="tiles"
      choices={counts.map((count) => ({
        value: String(count),
        label: (
          <span className={css.stars}>
            <Icon of={starIcon} size="s" filled />
            {starTexts.label(count)}
          </span>
        ),
      }))}
    />
  );
}
