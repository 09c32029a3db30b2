import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import type { FairCard } from '../model/fair-card.ts';
import { ownHomeHref } from '../model/own-home.ts';
import { ownHomeTexts as texts } from '../texts/own-home-texts.ts';
import css from './own-home.module.css';

interface EditionsProps {
  readonly editions: readonly FairCard[];
  readonly current: FairCard;
}

/** Every edition of the fair. */
export function Editions({ editions, current }: EditionsProps) {
  return (
    <nav aria-labelledby="ediciones" className={css.section}>
      <SectionHeading id="ediciones">{texts.editions}</SectionHeading>
      <ChipRow>
        {editions.map((edition) => (
          <LinkChip key={edition.id} href={ownHomeHref(edition, editions)} isSelected={edition.id === current.id}>
            {edition.name}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}
