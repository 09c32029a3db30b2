import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { plusIcon } from '@umbral/kit/media/icons.ts';
import { useId } from 'react';
import { useReorder } from '../list/use-reorder.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import type { BlueprintDraft, PointDraft } from './blueprint-draft.ts';
import css from './blueprints.module.css';
import { DrawingStage } from './drawing-stage.tsx';
import { PointItem } from './point-item.tsx';
import list from './points.module.css';
import { usePoints } from './use-points.ts';

interface PointsEditorProps {
  readonly image: string;
  readonly blueprint: BlueprintDraft;
  readonly name: string | undefined;
  /** Of `drop_points`: `0.image`. */
  readonly issueOf: (path: string) => string | undefined;
  readonly onPoints: (points: readonly PointDraft[]) => void;
}

const { dropPoints: max } = projectFormLimits;
const middle = { x: 0.5, y: 0.5 };

/** A drawing beside the fields of its points: each does what the other does [B098]. */
export function PointsEditor({ image, blueprint, name, issueOf, onPoints }: PointsEditorProps) {
  const id = useId();
  const { drop_points: points } = blueprint;
  const edited = usePoints(points, onPoints, max);
  const titleOf = (place: number) => points[place]?.name || texts.points.unnamed(place + 1);
  const reorder = useReorder({ count: points.length, onMove: edited.reorder, nameOf: titleOf });
  return (
    <div ref={edited.root} className={css.editor}>
      <DrawingStage
        {...{ image, points }}
        name={blueprint.name}
        chosen={edited.chosen}
        onChoose={edited.choose}
        onAdd={edited.add}
        onMove={edited.moveTo}
        onRemove={edited.remove}
      />
      <div className={list.points}>
        <div className={css.add}>
          <Button
            look="secondary"
            icon={plusIcon}
            aria-describedby={`${id}-message`}
            aria-disabled={points.length >= max}
            onClick={() => edited.add(middle)}
          >
            {texts.points.add}
          </Button>
          <span className={css.count}>{texts.list.count(points.length, max)}</span>
        </div>
        <FieldMessage id={`${id}-message`} error={issueOf('')} help={texts.points.help} />
        <ol ref={reorder.list} className={list.points}>
          {points.map((point, place) => (
            <PointItem
              // biome-ignore lint/suspicious/noArrayIndexKey: its number is what a point is known by here
              key={place}
              {...{ point, place, reorder }}
              count={points.length}
              isChosen={edited.chosen === place}
              name={name && `${name}.drop_points.${place}`}
              issueOf={(part) => issueOf(`${place}.${part}`)}
              onChange={(changed) => edited.change(place, changed)}
              onChoose={() => edited.choose(place)}
              onRemove={() => edited.remove(place)}
            />
          ))}
        </ol>
        <p role="status" className="visually-hidden">
          {reorder.news || edited.news}
        </p>
      </div>
    </div>
  );
}
