import { exploreTexts as texts } from '../texts.ts';
import css from './header.module.css';

/** Logo and navigation; whoever embeds it sets the mini cart beside it. */
export function Header() {
  return (
    <header className={css.header} lang="en">
      <a className={css.logo} href="/tractors">
        <img src="/cdn/img/logo.svg" alt={texts.logo} width="210" height="60" />
      </a>
      <nav className={css.navigation}>
        <a href="/products">{texts.machines}</a>
        <a href="/stores">{texts.stores}</a>
      </nav>
    </header>
  );
}
