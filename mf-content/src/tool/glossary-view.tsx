import { toolTexts as texts } from '../texts/tools-texts.ts';
import css from './glossary.module.css';
import { glossaryOf } from './glossary.ts';
import type { ToolData } from './tool-data.ts';

/** The words of the trade by letter; each has an anchor that any page can link to. */
export function GlossaryView({ tool: { body } }: { readonly tool: ToolData }) {
  const letters = glossaryOf(body);
  return (
    <div className={css.glossary}>
      <nav aria-label={texts.letters}>
        <ul className={css.letters}>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letra-${letter.toLowerCase()}`} className={css.letter}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter} id={`letra-${letter.toLowerCase()}`} aria-label={letter} className={css.part}>
          <h2 className={css.heading}>{letter}</h2>
          <dl className={css.entries}>
            {entries.map(({ id, term, meaning }) => (
              <div key={id} id={id} className={css.entry}>
                <dt className={css.term}>{term}</dt>
                <dd className={css.meaning}>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
