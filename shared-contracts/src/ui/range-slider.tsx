import { Slider } from '@base-ui/react/slider';
import css from './range-slider.module.css';

interface RangeSliderProps {
  readonly label: string;
  /** Read aloud for the two ends: "Precio mínimo". */
  readonly minLabel: string;
  readonly maxLabel: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: readonly [number, number];
  /** While it moves. */
  readonly onChange: (value: readonly [number, number]) => void;
  /** When it is let go: the moment to search. */
  readonly onCommit?: (value: readonly [number, number]) => void;
  /** "$ 180 M" */
  readonly format: (value: number) => string;
}

const pair = (value: number | readonly number[]): readonly [number, number] => {
  const [low = 0, high = low] = typeof value === 'number' ? [value] : value;
  return [low, high];
};

/** A range on a dimension line, with two thumbs. Brings @base-ui/react with it: import it lazily only. */
export function RangeSlider({
  label,
  minLabel,
  maxLabel,
  value,
  onChange,
  onCommit,
  format,
  ...scale
}: RangeSliderProps) {
  const nameOf = (index: number) => (index === 0 ? minLabel : maxLabel);
  return (
    <Slider.Root
      {...scale}
      value={value}
      aria-label={label}
      onValueChange={(next) => onChange(pair(next))}
      onValueCommitted={(next) => onCommit?.(pair(next))}
    >
      <Slider.Control className={css.control}>
        <Slider.Track className={css.track}>
          <Slider.Indicator className={css.range} />
          {value.map((_, index) => (
            <Slider.Thumb
              // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its end
              key={index}
              index={index}
              className={css.thumb}
              getAriaLabel={nameOf}
              getAriaValueText={(_text, amount) => format(amount)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
