import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { trashIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { PictureField } from '../fields/picture-field.tsx';
import { MoveControls } from '../list/move-controls.tsx';
import type { Reorder } from '../list/use-reorder.ts';
import { PercentField } from '../marking/percent-field.tsx';
import { picturesTexts as texts } from '../pictures-texts.ts';
import type { PointDraft } from './blueprint-draft.ts';
import css from './points.module.css';

interface PointItemProps {
  readonly point: PointDraft;
  readonly place: number;
  readonly count: number;
  readonly isChosen: boolean;
  /** Of the form's field. */
  readonly name: string | undefined;
  readonly reorder: Reorder;
  readonly issueOf: (path: string) => string | undefined;
  readonly onChange: (point: PointDraft) => void;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** A point of a drawing as fields: what is there, where it is, and its picture, which it cannot be without [B098]. */
export function PointItem(props: PointItemProps) {
  const { point, place, count, isChosen, name, reorder, issueOf, onChange, onChoose, onRemove } = props;
  const title = point.name || texts.points.unnamed(place + 1);
  const nameOf = (part: string) => name && `${name}.${part}`;
  const isTarget = reorder.target === place && reorder.dragged !== place;
  return (
    <li className={classNames(css.point, isChosen && css.chosen, isTarget && css.target)} onFocusCapture={onChoose}>
      <div className={css.head}>
        <span className={css.number} aria-hidden>
          {place + 1}
        </span>
        <span className={css.title}>{title}</span>
        <MoveControls {...{ reorder, place, count }} name={title} />
        <IconButton icon={trashIcon} label={texts.list.remove(title)} onClick={onRemove} />
      </div>
      <TextField
        label={texts.points.name}
        name={nameOf('name')}
        value={point.name}
        maxLength={80}
        autoComplete="off"
        required
        help={texts.points.nameHelp}
        error={issueOf('name')}
        onChange={({ currentTarget }) => onChange({ ...point, name: currentTarget.value })}
      />
      <div className={css.place}>
        <PercentField
          label={texts.points.x}
          name={nameOf('x')}
          value={point.x}
          error={issueOf('x')}
          onChange={(x) => onChange({ ...point, x })}
        />
        <PercentField
          label={texts.points.y}
          name={nameOf('y')}
          value={point.y}
          error={issueOf('y')}
          onChange={(y) => onChange({ ...point, y })}
        />
      </div>
      <PictureField
        purpose="blueprint-point"
        label={texts.points.image(place + 1)}
        name={nameOf('image')}
        alt={point.name}
        value={point.image}
        error={issueOf('image')}
        onChange={(image) => onChange({ ...point, image })}
      />
    </li>
  );
}
