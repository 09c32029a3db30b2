import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { guideTexts as texts } from '../texts/guide-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { guideSizes } from '../ui/guide-sizes.ts';
import { ShareRow } from '../ui/share-row.tsx';
import css from './guide.module.css';
import type { GuideData } from './guide-data.ts';

/** Title and summary beside the cover; who buys from abroad finds the projects there. */
export function GuideHeader({ guide }: { readonly guide: GuideData }) {
  const { title, slug, excerpt, cover, audience, sections, minutes } = guide;
  const isAbroad = audience === 'abroad';
  return (
    <header className={css.header}>
      <div className={css.words}>
        <p className={css.overline}>{isAbroad ? texts.overlineAbroad : texts.overline}</p>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.lead}>{excerpt}</p>
        <p className={css.measure}>
          {texts.sections(sections.length)} · {sharedTexts.minutes(minutes)}
        </p>
        {isAbroad && (
          <ButtonLink look="secondary" href={routes.abroad.href()} className={css.projectsLink}>
            {texts.abroadProjects}
          </ButtonLink>
        )}
        <ShareRow title={title} href={routes.guide.href({ id: slug })} />
      </div>
      {cover && <Picture image={cover} ratio="4:3" sizes={guideSizes.cover} priority="high" className={css.cover} />}
    </header>
  );
}
