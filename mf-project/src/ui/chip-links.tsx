import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import css from './chip-links.module.css';

export interface ChipChoice {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly isChosen: boolean;
  readonly count?: number;
}

interface ChipLinksProps {
  /** What is chosen, read aloud. */
  readonly label: string;
  readonly choices: readonly ChipChoice[];
}

/** The choices of one kind as links; a single one is no choice. */
export function ChipLinks({ label, choices }: ChipLinksProps) {
  if (choices.length < 2) return null;
  return (
    <nav aria-label={label} className={css.nav}>
      <ChipRow>
        {choices.map(({ key, name, href, isChosen, count }) => (
          <LinkChip key={key} href={href} isSelected={isChosen} count={count === undefined ? undefined : String(count)}>
            {name}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}
