import { panoramaTexts as texts } from '../texts/panorama-texts.ts';
import type { PanoramaRoom } from './panorama-room.ts';
import css from './room-menu.module.css';

interface RoomMenuProps {
  readonly rooms: readonly PanoramaRoom[];
  readonly current: number;
  readonly onPick: (room: number) => void;
}

/** All rooms of a home; the one where one stands is said. */
export function RoomMenu({ rooms, current, onPick }: RoomMenuProps) {
  return (
    <nav aria-label={texts.rooms} className={css.menu}>
      <ul className={css.rooms}>
        {rooms.map(({ name }, index) => (
          <li key={name}>
            <button
              type="button"
              className={css.room}
              aria-current={index === current || undefined}
              onClick={() => onPick(index)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
