import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { Icon } from 'shared-contracts/ui/icon.tsx';
import { tvIcon } from 'shared-contracts/ui/icons.ts';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import type { PlantStanding } from '../project/plant-data.ts';
import { sheetTexts as texts } from '../texts/sheet-texts.ts';
import css from './television-section.module.css';

/** The programmes that tell of the project. */
export function TelevisionSection({ programmes }: Pick<PlantStanding, 'programmes'>) {
  if (programmes.length === 0) return null;
  return (
    <section data-print="no">
      <SectionHeading>{texts.tvTitle}</SectionHeading>
      <ul className={css.programmes}>
        {programmes.map(({ href, title, excerpt }) => (
          <li key={href} className={css.programme}>
            <Icon of={tvIcon} size="l" className={css.icon} />
            <div>
              <p className={css.excerpt}>{excerpt}</p>
              <Anchor href={href}>{texts.tvSee(title)}</Anchor>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
