import { routes } from '@umbral/domain/routes/table.ts';
import { CheckInput } from '../fields/inputs.tsx';
import css from './section.module.css';
import { sectionTexts as texts } from './section-texts.ts';

/** What one agrees to before a project is published [M016]. */
export function TermsSection() {
  return (
    <div className={css.part}>
      <CheckInput of="agree_terms" label={texts.termsSentence} />
      <p>
        <a href={routes.terms.href()} target="_blank" rel="noreferrer">
          {texts.termsLink}
        </a>
      </p>
    </div>
  );
}
