import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/probe-context.tsx';
import { LightboxSlides } from './lightbox-slides.tsx';
import { wholeView } from './zoom-view.ts';

const connection = vi.hoisted(() => ({ isUp: false }));

vi.mock('./lightbox-tour.tsx', () => ({
  get LightboxTour() {
    if (!connection.isUp) throw new Error('no connection');
    return () => <div role="application" />;
  },
}));

test('[B049] a panorama whose code cannot be had says so and can be asked for again', async () => {
  const nothing = () => undefined;
  renderPart(
    <LightboxSlides
      slides={[{ kind: 'tour', address: '/media/panorama.webp' }]}
      index={0}
      title="Alameda 170"
      stage={{ current: null }}
      view={wholeView}
      onView={nothing}
      onSwipe={nothing}
      onGo={nothing}
    />,
  );
  expect(await screen.findByText(/No pudimos abrir el recorrido/)).toBeTruthy();
  connection.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('application')).toBeTruthy();
});
