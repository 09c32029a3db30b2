import { routes } from '@umbral/domain/routes/table.ts';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { closeIcon, searchIcon } from '@umbral/kit/media/icons.ts';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useFrame } from '../frame-ports.ts';
import { headerTexts } from './header-texts.ts';
import css from './search-panel.module.css';

const texts = headerTexts.header;

/** Opens the search under the header; without JavaScript it is a link to the listing. */
export function SearchButton({ isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    onToggle();
  };
  return (
    <a
      href={routes.housing.href()}
      className={buttonClass({ look: 'ghost', size: 's' }, css.button)}
      aria-current={isOpen ? 'true' : undefined}
      onClick={open}
    >
      <Icon of={searchIcon} />
      <span className={css.label}>{texts.search}</span>
    </a>
  );
}

/** "/" leads to the search bar in sight; where there is none it opens the header's. */
export function useSearchKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isShortcut || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const bar = document.querySelector<HTMLElement>('search input[type="search"]');
      if (bar?.checkVisibility()) bar.focus();
      else open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** The search bar of mf-search, mounted when it is first asked for. */
export function SearchPanel({ onClose }: { readonly onClose: () => void }) {
  const { mountFragment, bus } = useFrame();
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  // What was searched is on the screen: the panel has done its work. The last page before it comes at once.
  useEffect(() => {
    let isLater = false;
    const subscription = bus.on('shell/navigated').subscribe(() => isLater && onClose());
    isLater = true;
    return () => subscription.unsubscribe();
  }, [bus, onClose]);
  useEffect(
    () => (slot.current ? mountFragment('mf-search/search-bar', { place: 'header' }, slot.current) : undefined),
    [mountFragment],
  );
  return (
    <div className={css.panel}>
      <Container className={css.inner}>
        <div ref={slot} className={css.slot} data-boundary="mf-search" />
        <IconButton icon={closeIcon} label={texts.closeSearch} onClick={onClose} />
      </Container>
    </div>
  );
}
