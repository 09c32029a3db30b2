import { routes } from '@umbral/domain/routes/table.ts';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { closeIcon, menuIcon } from '@umbral/kit/media/icons.ts';
import { useCallback, useState } from 'react';
import { documentIds } from '../../document/boot.ts';
import type { FrameRequest } from '../../document/frame-contract.ts';
import { AccountMenu } from './account-menu.tsx';
import { CurrencySwitch } from './currency-switch.tsx';
import css from './header.module.css';
import { headerTexts } from './header-texts.ts';
import { ListingSearch, type Open, useListingSearch } from './listing-search.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchButton, SearchPanel, useSearchKey } from './search-panel.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const texts = headerTexts.header;

/** The portal's header; drawn the same for everybody, the session fills the account menu in the browser. */
export function Header({ request }: { readonly request: FrameRequest }) {
  const [open, setOpen] = useState<Open>();
  const toggle = (what: Open) => setOpen((now) => (now === what ? undefined : what));
  const openSearch = useCallback(() => setOpen('search'), []);
  useSearchKey(openSearch);
  const offersSearch = useListingSearch(request.pathname, open, setOpen);
  return (
    <header className={css.header} data-boundary="shell" data-offers-search={offersSearch || undefined}>
      <a className="skip-link" href={`#${documentIds.page}`}>
        {texts.skip}
      </a>
      <Container className={css.bar}>
        <IconButton
          className={css.menuButton}
          icon={open === 'menu' ? closeIcon : menuIcon}
          label={open === 'menu' ? texts.closeMenu : texts.openMenu}
          aria-expanded={open === 'menu'}
          aria-controls="main-menu"
          onClick={() => toggle('menu')}
        />
        <a className={css.home} href={routes.home.href()} aria-label={texts.home}>
          <Logo />
        </a>
        <MainMenu isOpen={open === 'menu'} pathname={request.pathname} onLeave={() => setOpen(undefined)} />
        <div className={css.tools}>
          <CurrencySwitch />
          <ThemeSwitch />
          <SearchButton isOpen={open === 'search'} onToggle={() => toggle('search')} />
          <AccountMenu />
        </div>
      </Container>
      {offersSearch && <ListingSearch onOpen={openSearch} />}
      {open === 'search' && <SearchPanel onClose={() => setOpen(undefined)} />}
    </header>
  );
}
