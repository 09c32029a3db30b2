import { exploreTexts as texts } from '../texts.ts';
import css from './footer.module.css';

/** Whose idea the shop is, and what this one is made with. */
export function Footer() {
  return (
    <footer className={css.footer} lang="en">
      <p>
        {texts.basedOn} <a href="https://micro-frontends.org/tractor-store/">{texts.reference}</a>
        <br />
        {texts.project}
      </p>
      <p>
        {texts.stack}
        <br />
        {texts.techniques}
      </p>
    </footer>
  );
}
