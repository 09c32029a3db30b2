import { guideTexts as texts } from '../texts/guide-texts.ts';
import { RichText } from '../ui/rich-text.tsx';
import css from './guide.module.css';
import type { GuideData } from './guide-data.ts';

interface GuideSectionProps {
  readonly section: GuideData['sections'][number];
  /** One-based place in the guide. */
  readonly number: number;
}

/** A step of a guide under its number. */
export function GuideSection({ section: { title, slug, body }, number }: GuideSectionProps) {
  return (
    <section aria-labelledby={slug} className={css.section}>
      <h2 id={slug} className={css.sectionTitle}>
        <span className={css.number} aria-hidden>
          {texts.section(number)}
        </span>
        {title}
      </h2>
      <RichText body={body} deeper={1} />
    </section>
  );
}
