import { formatInteger } from '@umbral/domain/format/format.ts';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import type { ReactNode } from 'react';
import type { LinkWithCount } from '../view-model/seo-links.ts';
import css from './seo-link-row.module.css';

interface SeoLinksProps {
  readonly title: string;
  readonly links: readonly LinkWithCount[];
  /** Further chips after the links. */
  readonly children?: ReactNode;
}

/** Chips that lead to the next narrower listings; nothing where there are none [B042]. */
export function SeoLinks({ title, links, children }: SeoLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={css.row}>
      <span className={css.title} aria-hidden>
        {title}
      </span>
      <ChipRow flow="scroll">
        {links.map(({ label, href, count }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: another listing's links are written over these, not made anew
          <LinkChip key={place} href={href} count={formatInteger(count)}>
            {label}
          </LinkChip>
        ))}
        {children}
      </ChipRow>
    </nav>
  );
}
