import { resultsTexts as texts } from '../texts/results-texts.ts';
import css from './listing-lead.module.css';

/** On a phone this many letters make more than two lines. */
const shortLead = 90;

/** The words under the heading: whole for everybody who reads the document; a phone shows two lines until asked. */
export function ListingLead({ children }: { readonly children: string }) {
  return (
    <div className={css.lead}>
      <p className={css.text}>{children}</p>
      {children.length > shortLead && (
        <details className={css.more}>
          <summary className={css.summary}>
            <span className={css.openIt}>{texts.readMore}</span>
            <span className={css.closeIt}>{texts.readLess}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
