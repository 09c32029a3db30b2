import { Icon } from '@umbral/kit/media/icon.tsx';
import { chevronDownIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { headerTexts } from './header-texts.ts';
import css from './main-menu.module.css';
import { type Menu, mainMenus } from './menu-links.ts';

interface MainMenuProps {
  readonly isOpen: boolean;
  readonly pathname: string;
  /** A link was followed or Escape pressed. */
  readonly onLeave: () => void;
}

/** Menus as disclosures: they work without JavaScript, one at a time, and close on Escape or a click elsewhere. */
export function MainMenu({ isOpen, pathname, onLeave }: MainMenuProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => closeOnLeave(nav.current, onLeave), [onLeave]);
  return (
    <nav
      ref={nav}
      id="main-menu"
      className={classNames(css.nav, isOpen && css.open)}
      aria-label={headerTexts.header.mainMenu}
    >
      {mainMenus.map((menu) => (
        <MenuItem key={menu.text} menu={menu} pathname={pathname} />
      ))}
    </nav>
  );
}

function MenuItem({ menu, pathname }: { readonly menu: Menu; readonly pathname: string }) {
  const [only] = menu.links;
  if (only && menu.links.length === 1) {
    return (
      <a className={css.single} href={only.href} aria-current={only.href === pathname ? 'page' : undefined}>
        {menu.text}
      </a>
    );
  }
  return (
    <details name="main-menu" className={css.menu}>
      <summary className={css.summary}>
        {menu.text}
        <Icon of={chevronDownIcon} size="s" className={css.chevron} />
      </summary>
      <ul className={css.links}>
        {menu.links.map((link) => (
          <li key={link.href}>
            <a className={css.link} href={link.href} aria-current={link.href === pathname ? 'page' : undefined}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function closeOnLeave(nav: HTMLElement | null, onLeave: () => void): (() => void) | undefined {
  if (!nav) return undefined;
  const close = () => {
    for (const open of nav.querySelectorAll('details[open]')) open.removeAttribute('open');
  };
  const onPointer = (event: Event) => {
    if (!(event.target instanceof Node) || !nav.contains(event.target)) close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    nav.querySelector<HTMLElement>('details[open] > summary')?.focus();
    close();
    onLeave();
  };
  const onFollow = (event: Event | SyntheticEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    close();
    onLeave();
  };
  document.addEventListener('pointerdown', onPointer);
  document.addEventListener('keydown', onKey);
  nav.addEventListener('click', onFollow);
  return () => {
    document.removeEventListener('pointerdown', onPointer);
    document.removeEventListener('keydown', onKey);
    nav.removeEventListener('click', onFollow);
  };
}
