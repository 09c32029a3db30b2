import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type AnchorProps, AnchorProvider } from '../actions/anchor.tsx';
import { Button } from '../actions/button.tsx';
import { ChipButton, FilterChip } from '../actions/chip.tsx';
import { StatusChip } from '../cards/status-chip.tsx';
import { NotFound } from '../states/not-found.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Pagination } from './pagination.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const RouterLink = (props: AnchorProps) => <a data-router {...props} />;

test('[B008] pages are links with their neighbours; the current one says so', () => {
  render(<Pagination current={2} total={9} hrefOf={(page) => `/suba?page=${page}`} />);
  const current = screen.getByRole('link', { name: 'Página 2' });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Anterior' }).getAttribute('href')).toBe('/suba?page=1');
  const next = screen.getByRole('link', { name: 'Siguiente' });
  expect([next.getAttribute('href'), next.getAttribute('rel')]).toEqual(['/suba?page=3', 'next']);
});

test('[B008] one page needs no pages', () => {
  const { container } = render(<Pagination current={1} total={1} hrefOf={String} />);
  expect(container.innerHTML).toBe('');
});

test("links become the router's where one is given", () => {
  render(
    <AnchorProvider value={RouterLink}>
      <Breadcrumbs crumbs={[{ label: 'Inicio', href: '/' }, { label: 'Suba' }]} />
      <Tabs label="Cuenta" tabs={[{ href: '#galeria', label: 'Galería', isCurrent: true }]} />
    </AnchorProvider>,
  );
  expect(screen.getByRole('link', { name: 'Inicio' }).hasAttribute('data-router')).toBe(true);
  expect(screen.getByText('Suba').getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Galería' }).getAttribute('aria-current')).toBe('location');
});

test('crumbs of the same name are followed one by one when the page changes', () => {
  const crumbs = [{ label: 'Inicio', href: '/' }, { label: 'Bocagrande', href: '/z' }, { label: 'Bocagrande' }];
  const { rerender } = render(<Breadcrumbs crumbs={crumbs} />);
  rerender(<Breadcrumbs crumbs={[{ label: 'Inicio', href: '/' }, { label: 'Suba' }]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Inicio', 'Suba']);
});

test('[B013] the 404 of a section has its texts, one heading that can take the focus, and the way back', () => {
  render(<NotFound back={{ href: '/constructoras', label: 'Ver constructoras' }} />);
  const heading = screen.getByRole('heading', { level: 1, name: '¡Oh no!' });
  expect(heading.tabIndex).toBe(-1);
  expect(screen.getByText('Lo sentimos, la página que intentas solicitar no está disponible.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver constructoras' }).getAttribute('href')).toBe('/constructoras');
});

test('[B058] a button that is busy refuses clicks and keeps the focus', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Enviar</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  rerender(
    <Button onClick={onClick} isLoading>
      Enviar
    </Button>,
  );
  const busy = screen.getByRole('button', { name: 'Enviar', busy: true });
  await userEvent.click(busy);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(busy);
});

test('a busy submit button sends nothing', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading>
        Enviar
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[B029] a filter chip says that it removes, as a link or as a button', async () => {
  const onRemove = vi.fn();
  render(
    <>
      <FilterChip href="/sin-suba">Suba</FilterChip>
      <FilterChip onRemove={onRemove}>Bogotá</FilterChip>
      <ChipButton isPressed>Mapa</ChipButton>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Quitar Suba' }).getAttribute('href')).toBe('/sin-suba');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Bogotá' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Mapa', pressed: true })).toBeTruthy();
});

test('every status has a glyph of its own', () => {
  const statuses = ['launch', 'presale', 'off-plan', 'under-construction', 'immediate-delivery', 'sold-out'] as const;
  const { container } = render(statuses.map((status) => <StatusChip key={status} status={status} />));
  const glyphs = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(glyphs).size).toBe(statuses.length);
});
