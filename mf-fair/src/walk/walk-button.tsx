import { Button } from '@umbral/kit/actions/button.tsx';
import { checkIcon, plusIcon } from '@umbral/kit/media/icons.ts';
import { walkTexts as texts } from '../texts/walk-texts.ts';
import { useWalk } from './use-walk.ts';

interface WalkButtonProps {
  /** Slug of the fair. */
  readonly fair: string;
  /** Slug and name of the stand's builder. */
  readonly stand: string;
  readonly builder: string;
}

/** Puts a stand into the walk of this device, or takes it out; it needs script, and cannot be pressed until it has come. */
export function WalkButton({ fair, stand, builder }: WalkButtonProps) {
  const { stops, toggle } = useWalk(fair);
  const isIn = stops?.includes(stand) ?? false;
  const words = isIn ? texts.isIn : texts.add;
  return (
    <Button
      look="ghost"
      size="s"
      icon={isIn ? checkIcon : plusIcon}
      aria-label={texts.named(words, builder)}
      disabled={stops === undefined}
      onClick={() => toggle(stand)}
    >
      {words}
    </Button>
  );
}
