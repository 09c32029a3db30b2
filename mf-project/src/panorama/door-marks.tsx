import { Icon } from '@umbral/kit/media/icon.tsx';
import { chevronUpIcon } from '@umbral/kit/media/icons.ts';
import { panoramaTexts as texts } from '../texts/panorama-texts.ts';
import css from './door-marks.module.css';
import type { PanoramaRoom } from './panorama-room.ts';
import { doorDirections, placeOnStage, type StagePlace } from './sphere-place.ts';
import type { SphereView } from './sphere-view.ts';

interface DoorMarksProps {
  readonly room: PanoramaRoom;
  readonly rooms: readonly PanoramaRoom[];
  readonly view: SphereView;
  /** Width of the stage to its height. */
  readonly aspect: number;
  /** Goes through a door, in the direction in which it is. */
  readonly onGo: (to: number, bearing: number) => void;
}

/** The doors of a room that are in view, each a way to the next room. */
export function DoorMarks({ room, rooms, view, aspect, onGo }: DoorMarksProps) {
  const directions = doorDirections(
    room.doors.map(({ bearing }) => bearing),
    room.heading,
  );
  return room.doors.map(({ to, bearing }, index) => {
    const name = rooms[to]?.name;
    const direction = directions[index];
    const place = direction && placeOnStage(direction, view, aspect);
    if (name === undefined || !place) return null;
    return (
      <button
        key={to}
        ref={(mark) => stand(mark, place)}
        type="button"
        className={css.mark}
        aria-label={texts.goTo(name)}
        onClick={() => onGo(to, bearing)}
      >
        <Icon of={chevronUpIcon} /> {name}
      </button>
    );
  });
}

function stand(mark: HTMLElement | null, { x, y }: StagePlace): void {
  mark?.style.setProperty('--x', `${x * 100}%`);
  mark?.style.setProperty('--y', `${y * 100}%`);
}
