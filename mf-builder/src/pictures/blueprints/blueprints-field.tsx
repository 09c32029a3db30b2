import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { plusIcon } from '@umbral/kit/media/icons.ts';
import { useId, useRef } from 'react';
import { useLatest } from '../fields/use-latest.ts';
import { useRemoval } from '../fields/use-removal.ts';
import { moved } from '../list/order.ts';
import { useReorder } from '../list/use-reorder.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import { type BlueprintDraft, emptyBlueprint } from './blueprint-draft.ts';
import { BlueprintItem } from './blueprint-item.tsx';
import css from './blueprints.module.css';

interface BlueprintsFieldProps {
  readonly value: readonly BlueprintDraft[];
  readonly onChange: (value: BlueprintDraft[]) => void;
  /** Of the list (`''`), or of a part of it: `0.image`, `0.drop_points.2.name`. */
  readonly issueOf: (path: string) => string | undefined;
  /** Of the form's field, for the focus of its first wrong control. */
  readonly name?: string;
}

const { blueprints: max } = projectFormLimits;

/** The drawings of a typology, each with its picture and the points that open one [B098]. */
export function BlueprintsField({ value, onChange, issueOf, name }: BlueprintsFieldProps) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const removal = useRemoval();
  const latest = useLatest({ value, onChange });
  const reorder = useReorder({
    count: value.length,
    onMove: (from, to) => onChange(moved(value, from, to)),
    nameOf: (place) => value[place]?.name || texts.blueprints.unnamed(place + 1),
  });
  const remove = (place: number) => {
    const gone = value[place];
    if (!gone) return;
    onChange(value.toSpliced(place, 1));
    removal([gone.image, ...gone.drop_points.map(({ image }) => image)], () =>
      latest.current.onChange(latest.current.value.toSpliced(place, 0, gone)),
    );
    add.current?.focus();
  };
  return (
    <fieldset className={css.field} aria-describedby={`${id}-message`}>
      <legend className={css.label}>
        {texts.blueprints.title}
        <span className={css.count}> {texts.list.count(value.length, max)}</span>
      </legend>
      <FieldMessage id={`${id}-message`} error={issueOf('')} help={texts.blueprints.help} />
      <ol ref={reorder.list} className={css.blueprints}>
        {value.map((blueprint, place) => (
          <BlueprintItem
            // biome-ignore lint/suspicious/noArrayIndexKey: what it holds is the form's; a place is all it is known by
            key={place}
            {...{ blueprint, place, reorder }}
            count={value.length}
            name={name && `${name}.${place}`}
            issueOf={(path) => issueOf(`${place}.${path}`)}
            onChange={(changed) => onChange(value.with(place, changed))}
            onRemove={() => remove(place)}
          />
        ))}
      </ol>
      <div className={css.add}>
        <Button
          ref={add}
          look="secondary"
          icon={plusIcon}
          name={name}
          aria-disabled={value.length >= max}
          onClick={() => value.length < max && onChange([...value, emptyBlueprint])}
        >
          {texts.blueprints.add}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {reorder.news}
      </p>
    </fieldset>
  );
}
