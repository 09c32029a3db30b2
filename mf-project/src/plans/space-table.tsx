import { formatArea } from '@umbral/domain/format/format.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import type { PlanDrawing, PlanSpace } from '../model/project-data.ts';
import { planTexts as texts } from '../texts/plan-texts.ts';
import { sidesLabel } from './metres-label.ts';
import css from './plan-drawing.module.css';

interface SpaceTableProps {
  readonly plan: PlanDrawing;
  /** Of the gallery: spaces know their place in it. */
  readonly images: readonly ImageSource[];
  readonly onOpen: (address: string) => void;
  readonly onChoose: (space: PlanSpace | undefined) => void;
}

/** The drawing in words: every space with its sides, its area and its picture. */
export function SpaceTable({ plan, images, onOpen, onChoose }: SpaceTableProps) {
  const hasSides = plan.spaces.some(({ widthM, depthM }) => widthM && depthM);
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{texts.spacesCaption(plan.floor ?? plan.name)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.space}</th>
          {hasSides && <th scope="col">{texts.size}</th>}
          <th scope="col">{texts.area}</th>
        </tr>
      </thead>
      <tbody>
        {plan.spaces.map((space, index) => (
          <tr
            key={`${space.x} ${space.y}`}
            onPointerEnter={() => onChoose(space)}
            onPointerLeave={() => onChoose(undefined)}
          >
            <th scope="row">
              <span className={css.key}>{index + 1}</span>{' '}
              <SpaceName {...{ space, onOpen, onChoose }} photo={images[space.photo ?? -1]} />
            </th>
            {hasSides && <td className={css.sides}>{sidesOf(space)}</td>}
            <td>{space.areaM2 === undefined ? texts.none : formatArea(space.areaM2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sidesOf({ widthM, depthM }: PlanSpace): string {
  return widthM && depthM ? sidesLabel(widthM, depthM) : texts.none;
}

interface SpaceNameProps extends Pick<SpaceTableProps, 'onOpen' | 'onChoose'> {
  readonly space: PlanSpace;
  readonly photo?: ImageSource;
}

function SpaceName({ space, photo, onOpen, onChoose }: SpaceNameProps) {
  if (!photo) return space.name;
  return (
    <a
      href={photo.src}
      className={css.spaceLink}
      title={texts.seePhotoOf(space.name)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(photo.src);
      }}
      onFocus={() => onChoose(space)}
      onBlur={() => onChoose(undefined)}
    >
      {space.name}
    </a>
  );
}
