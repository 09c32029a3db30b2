import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { trashIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { PictureField } from '../fields/picture-field.tsx';
import { MoveControls } from '../list/move-controls.tsx';
import type { Reorder } from '../list/use-reorder.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import type { BlueprintDraft } from './blueprint-draft.ts';
import css from './blueprints.module.css';
import { PointsEditor } from './points-editor.tsx';

interface BlueprintItemProps {
  readonly blueprint: BlueprintDraft;
  readonly place: number;
  readonly count: number;
  readonly name: string | undefined;
  readonly reorder: Reorder;
  readonly issueOf: (path: string) => string | undefined;
  readonly onChange: (blueprint: BlueprintDraft) => void;
  readonly onRemove: () => void;
}

/** One drawing of a typology with what it is of, its picture and its points. */
export function BlueprintItem(props: BlueprintItemProps) {
  const { blueprint, place, count, name, reorder, issueOf, onChange, onRemove } = props;
  const title = blueprint.name || texts.blueprints.unnamed(place + 1);
  const text = (part: 'floor' | 'name', label: string, help: string, maxLength: number) => (
    <TextField
      {...{ label, help, maxLength }}
      name={name && `${name}.${part}`}
      value={blueprint[part]}
      autoComplete="off"
      required
      error={issueOf(part)}
      onChange={({ currentTarget }) => onChange({ ...blueprint, [part]: currentTarget.value })}
    />
  );
  return (
    <li className={classNames(css.blueprint, reorder.target === place && reorder.dragged !== place && css.target)}>
      <div className={css.head}>
        <h4 className={css.title}>{title}</h4>
        <MoveControls {...{ reorder, place, count }} name={title} />
        <IconButton icon={trashIcon} label={texts.list.remove(title)} onClick={onRemove} />
      </div>
      <div className={css.texts}>
        {text('floor', texts.blueprints.floor, texts.blueprints.floorHelp, 40)}
        {text('name', texts.blueprints.name, texts.blueprints.nameHelp, 80)}
      </div>
      <PictureField
        purpose="blueprint"
        label={texts.blueprints.image}
        name={name && `${name}.image`}
        alt={blueprint.name}
        value={blueprint.image}
        error={issueOf('image')}
        onChange={(image) => onChange({ ...blueprint, image })}
      />
      {blueprint.image !== null && (
        <PointsEditor
          image={blueprint.image}
          {...{ blueprint, name }}
          issueOf={(path) => issueOf(path === '' ? 'drop_points' : `drop_points.${path}`)}
          onPoints={(drop_points) => onChange({ ...blueprint, drop_points })}
        />
      )}
    </li>
  );
}
