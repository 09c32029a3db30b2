import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ProjectCard } from './project-card.tsx';
import { CardDetails } from './project-card-details.tsx';
import type { ProjectCardModel } from './project-card-model.ts';
import { CardPhotos } from './project-card-photos.tsx';

afterEach(cleanup);

const image = (n: number) => ({ src: `/foto-${n}.webp`, alt: 'Fachada', width: 960, height: 640, color: '#cfe0ea' });

const project: ProjectCardModel = {
  id: 12,
  href: '/proyectos/alameda-170',
  title: 'Alameda 170',
  builderName: 'Ladera Verde',
  price: { amount: 245_000_000, currency: 'cop' },
  monthlyFee: { amount: 2_123_891, currency: 'cop' },
  rooms: { min: 2, max: 3 },
  baths: { min: 2, max: 2 },
  parking: { min: 0, max: 0 },
  areaM2: { min: 48.5, max: 58 },
  zone: 'Suba',
  city: 'Bogotá',
  status: 'off-plan',
  categories: ['vis'],
  benefit: 'Bono de escrituración y cocina integral',
  images: [image(1), { ...image(2), isRender: true }, image(3), image(4)],
  code: 'UM-1042',
  stratum: '4',
  deliveryLabel: '06/2028',
  updatedLabel: 'hace 3 d',
  isActive: true,
  has360: true,
};

type CardProps = Omit<ComponentProps<typeof ProjectCard>, 'photos' | 'details'> &
  Pick<ComponentProps<typeof CardPhotos>, 'priority'> &
  Pick<ComponentProps<typeof CardDetails>, 'editHref'>;

/** All of a card, as every list draws it. */
function Card({ editHref, priority, ...props }: CardProps) {
  const { project } = props;
  const { images, href, title } = project;
  return (
    <ProjectCard
      {...props}
      photos={<CardPhotos images={images} href={href} title={title} priority={priority} />}
      details={<CardDetails project={project} editHref={editHref} />}
    />
  );
}

const photos = (container: HTMLElement) => [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));

test('the photos behind the first are held back until somebody touches the card', () => {
  const { container } = render(<Card project={project} />);
  const carousel = container.querySelector('[data-untouched]');
  expect(carousel?.querySelectorAll('img')).toHaveLength(3);
  fireEvent.touchStart(screen.getByRole('list', { name: /Alameda 170/ }));
  expect(container.querySelector('[data-untouched]')).toBeNull();
});

test('[B045] the card opens the project, shows the first three photos and cuts the benefit to 30 characters', () => {
  const { container } = render(<Card project={project} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Alameda 170' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alameda 170' }).getAttribute('href')).toBe('/proyectos/alameda-170');
  expect(photos(container)).toEqual(['/foto-1.webp', '/foto-2.webp', '/foto-3.webp']);
  const benefit = screen.getByText(/^Bono de/).textContent ?? '';
  expect(Array.from(benefit)).toHaveLength(30);
  expect(benefit.endsWith('…')).toBe(true);
});

test('[B045, M049, M050] Ver Proyecto opens in a new tab; Editar is there for administrators only', () => {
  const { rerender } = render(<Card project={project} />);
  const more = screen.getByRole('link', { name: /^Ver Proyecto Alameda 170/ });
  expect(more.getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
  rerender(<Card project={project} editHref="/editar/12" />);
  expect(screen.getByRole('link', { name: 'Editar' }).getAttribute('href')).toBe('/editar/12');
});

test('[B045] a photo of what is not built yet says so, and only that one', () => {
  render(<Card project={project} />);
  expect(screen.getAllByText('Imagen representativa')).toHaveLength(1);
});

test('[B046] the price is in whole units with its fee; a hidden one gives way to what the zone costs', () => {
  const { rerender } = render(<Card project={project} />);
  expect(screen.getByText(/245\.000\.000/).textContent).toBe('$ 245.000.000');
  expect(screen.getByText(/cuota del crédito aprox/).textContent).toBe('cuota del crédito aprox. $ 2.123.891');
  const zonePrices = {
    min: { amount: 180_000_000, currency: 'cop' as const },
    max: { amount: 320_000_000, currency: 'cop' as const },
  };
  rerender(<Card project={{ ...project, price: undefined, zonePrices }} />);
  expect(screen.queryByText(/245/)).toBeNull();
  expect(screen.queryByText(/cuota del crédito aprox/)).toBeNull();
  expect(screen.getByText('Precio por confirmar')).toBeTruthy();
  expect(screen.getByText('en la zona $ 180–320 M')).toBeTruthy();
});

test('[B046] areas of the project are links to their homes; with script they are shown on the card', () => {
  const areas = [
    { id: 12, href: '/proyectos/tipo-a', areaM2: 48.5, isCurrent: true },
    { id: 13, href: '/proyectos/tipo-b', areaM2: 58, isCurrent: false },
  ];
  const choose = vi.fn();
  const { rerender } = render(<Card project={{ ...project, areas }} />);
  const chooser = () => within(screen.getByRole('list', { name: 'Otras áreas del proyecto, en m²' }));
  expect(
    chooser()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['48,5', '/proyectos/tipo-a', 'true'],
    ['58', '/proyectos/tipo-b', null],
  ]);
  rerender(<Card project={{ ...project, areas }} onChooseArea={choose} />);
  const other = chooser().getByRole('link', { name: '58' });
  expect(fireEvent.click(other)).toBe(false);
  expect(choose).toHaveBeenCalledWith(13);
  choose.mockClear();
  fireEvent.click(other, { ctrlKey: true });
  expect(choose).not.toHaveBeenCalled();
});

test('both payments stand on the card where a monthly limit was searched for', () => {
  render(<Card project={{ ...project, monthlyDuring: { amount: 1_120_000, currency: 'cop' } }} />);
  expect(screen.getByText('$ 1.120.000 en obra')).toBeTruthy();
});

test('a plant whose page was opened says so', () => {
  const { rerender } = render(<Card project={project} />);
  expect(screen.queryByText('Visto')).toBeNull();
  rerender(<Card project={project} isSeen />);
  expect(screen.getByText('Visto')).toBeTruthy();
});

test('[B045] [B108] a project that is not active says it in place of its status and still leads to its page', () => {
  render(<Card project={{ ...project, isActive: false }} />);
  expect(screen.getByText('Proyecto no disponible')).toBeTruthy();
  expect(screen.queryByText('Sobre planos')).toBeNull();
  expect(screen.getByRole('link', { name: 'Alameda 170' })).toBeTruthy();
});

test('measures that a project does not have are left out, the others are read in full', () => {
  render(<Card project={project} />);
  const facts = within(screen.getByRole('list', { name: 'Datos principales' })).getAllByRole('listitem');
  expect(facts.map((fact) => fact.textContent)).toEqual([
    '2–3habhabitaciones',
    '2bañosbaños',
    '48,5–58m²metros cuadrados',
  ]);
});

test('the heart stands outside the links', () => {
  render(<Card project={project} actions={<button type="button">Guardar</button>} />);
  expect(screen.getByRole('button', { name: 'Guardar' }).closest('a')).toBeNull();
});

test('[B045, B049] there is no way back on the first photo and none on after the last', () => {
  render(<Card project={project} />);
  const track = screen.getByRole('list', { name: 'Fotos de Alameda 170' });
  const arrow = (name: string) => screen.getByLabelText(name);
  expect(arrow('Imagen anterior').hidden).toBe(true);
  expect(arrow('Imagen siguiente').hidden).toBe(false);
  Object.defineProperties(track, { clientWidth: { value: 300 } });
  const scrollBy = vi.fn();
  track.scrollBy = scrollBy;
  fireEvent.click(arrow('Imagen siguiente'));
  expect(scrollBy).toHaveBeenCalledWith({ left: 300 });
  track.scrollLeft = 600;
  fireEvent.scroll(track);
  expect(arrow('Imagen anterior').hidden).toBe(false);
  expect(arrow('Imagen siguiente').hidden).toBe(true);
  expect(screen.getByText('3/3')).toBeTruthy();
});

test('the server writes no inline style, and the first photo only is fetched first', () => {
  const html = renderToString(<Card project={project} priority="high" />);
  expect(html).not.toContain(' style=');
  expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});
