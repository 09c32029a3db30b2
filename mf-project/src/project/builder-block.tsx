import { formatCount } from 'shared-contracts/domain/format.ts';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { builderTexts } from '../texts/builder-texts.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { BuilderLogo } from '../ui/builder-logo.tsx';
import { Stars } from '../ui/stars.tsx';
import css from './builder-block.module.css';
import type { ProjectBuilder } from './project-data.ts';
import { sectionIds } from './section-ids.ts';

/** Who builds it, what buyers think of them, and the way to all they build. */
export function BuilderBlock({ builder }: { readonly builder: ProjectBuilder }) {
  const { one, many } = builderTexts.projects;
  return (
    <section id={sectionIds.builder}>
      <SectionHeading>{texts.builderTitle}</SectionHeading>
      <div className={css.block}>
        <BuilderLogo logo={builder.logo} />
        <div className={css.words}>
          <p className={css.name}>{builder.name}</p>
          <p className={css.facts}>
            <Stars rating={builder.rating} count={builder.ratingCount} />
            {builder.projectCount !== undefined && <span>{formatCount(builder.projectCount, one, many)}</span>}
          </p>
        </div>
        <ButtonLink look="secondary" href={builder.href} data-print="no">
          {texts.seeBuilder}
        </ButtonLink>
      </div>
    </section>
  );
}
