import { Icon } from '../media/icon.tsx';
import css from './segmented-control.module.css';

export interface Segment {
  readonly value: string;
  readonly label: string;
  /** With an icon the label is read aloud only. */
  readonly icon?: string;
}

interface SegmentedControlProps {
  readonly legend: string;
  readonly name: string;
  readonly segments: readonly Segment[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of two to four views of the same thing: price or quote, list or map. */
export function SegmentedControl({ legend, name, segments, value, onChange }: SegmentedControlProps) {
  return (
    <fieldset className={css.control}>
      <legend className="visually-hidden">{legend}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={css.segment} title={segment.icon ? segment.label : undefined}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className={css.input}
          />
          {segment.icon && <Icon of={segment.icon} />}
          <span className={segment.icon ? 'visually-hidden' : undefined}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
