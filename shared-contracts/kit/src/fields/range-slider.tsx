import { type ChangeEvent, useRef } from 'react';
import css from './range-slider.module.css';
import { type Range, type RangeEnd, type Scale, stepped } from './slider-range.ts';
import { useRangeDrag } from './use-range-drag.ts';

interface RangeSliderProps extends Scale {
  readonly label: string;
  /** Read aloud for the two ends: "Precio mínimo". */
  readonly minLabel: string;
  readonly maxLabel: string;
  readonly value: Range;
  /** While it moves. */
  readonly onChange: (value: Range) => void;
  /** When it is let go: the moment to search. */
  readonly onCommit?: (value: Range) => void;
  /** "$ 180 M" */
  readonly format: (value: number) => string;
}

const ends: readonly RangeEnd[] = [0, 1];

/** A range on a dimension line, with two thumbs: inputs for keys and screen readers, and a line for pointers. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, minLabel, maxLabel, value, onChange, onCommit, format, ...scale } = props;
  const line = useRef<SVGSVGElement>(null);
  const inputs = useRef<HTMLDivElement>(null);
  const onTake = (end: RangeEnd) => inputs.current?.querySelectorAll('input')[end]?.focus({ preventScroll: true });
  const drag = useRangeDrag(line, { scale, value, onChange, onCommit, onTake });
  const step = (end: RangeEnd) => (event: ChangeEvent<HTMLInputElement>) => {
    const next = stepped(value, end, Number(event.target.value));
    onChange(next);
    onCommit?.(next);
  };
  const [from, to] = value.map((amount) => amount - scale.min);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fieldset around it holds the typed ends of the same range
    <div
      ref={inputs}
      role="group"
      aria-label={label}
      className={css.control}
      {...drag}
      // The press would take the focus back from the end that it moves.
      onMouseDown={(event) => event.preventDefault()}
    >
      <svg
        ref={line}
        viewBox={`0 0 ${scale.max - scale.min} 4`}
        preserveAspectRatio="none"
        className={css.line}
        aria-hidden
      >
        <path className={css.track} d={`M0 2H${scale.max - scale.min}`} />
        <path className={css.range} d={`M${from} 2H${to}`} />
      </svg>
      {ends.map((end) => (
        <input
          key={end}
          type="range"
          {...scale}
          value={value[end]}
          onChange={step(end)}
          aria-label={end === 0 ? minLabel : maxLabel}
          aria-valuetext={format(value[end])}
          className={css.end}
        />
      ))}
    </div>
  );
}
