import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { comparisonsTexts as texts } from '../texts/comparisons-texts.ts';
import type { ComparedHome } from './compared-home.ts';
import css from './comparisons.module.css';

interface ComparedHomesProps {
  readonly homes: readonly ComparedHome[];
  readonly label: string;
}

/** The homes of a comparison side by side; one that cannot be had any more is grey and says so [M051]. */
export function ComparedHomes({ homes, label }: ComparedHomesProps) {
  return (
    <ul className={css.homes} aria-label={label}>
      {homes.map(({ id, title, href, image, isActive }) => (
        <li key={id}>
          <Anchor href={href} className={classNames(css.home, !isActive && css.isGone)}>
            <span className={css.photo}>{image && <Picture image={{ ...image, alt: '' }} sizes="240px" />}</span>
            <span className={css.homeTitle}>{title}</span>
            {!isActive && <span className={css.gone}>{texts.unavailable}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
