import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { tvIcon } from '@umbral/kit/media/icons.ts';
import type { PlantStanding } from '../model/plant-data.ts';
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
