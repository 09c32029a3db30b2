import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import {
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  minusIcon,
  pauseIcon,
  playIcon,
  plusIcon,
} from '@umbral/kit/media/icons.ts';
import { panoramaTexts as texts } from '../texts/panorama-texts.ts';
import css from './panorama-controls.module.css';
import { moves, type ViewChange } from './sphere-moves.ts';

interface PanoramaControlsProps {
  readonly isTurning: boolean;
  readonly onTurning: (isTurning: boolean) => void;
  readonly onChange: (change: ViewChange) => void;
}

const buttons = [
  ['left', chevronLeftIcon],
  ['up', chevronUpIcon],
  ['down', chevronDownIcon],
  ['right', chevronRightIcon],
  ['closer', plusIcon],
  ['farther', minusIcon],
] as const;

/** All that fingers and keys can do, as buttons, and a switch that stops the turning. */
export function PanoramaControls({ isTurning, onTurning, onChange }: PanoramaControlsProps) {
  return (
    <div className={css.controls} role="toolbar" aria-label={texts.controls}>
      <IconButton
        icon={isTurning ? pauseIcon : playIcon}
        label={texts.turn}
        isPressed={isTurning}
        onClick={() => onTurning(!isTurning)}
      />
      {buttons.map(([move, icon]) => (
        <IconButton key={move} icon={icon} label={texts[move]} onClick={() => onChange(moves[move])} />
      ))}
    </div>
  );
}
