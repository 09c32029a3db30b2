import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { expect, test, vi } from 'vitest';
import { probeContext } from '../testing/probe-context.tsx';
import { MapPills } from './map-pills.tsx';
import { createPinBoard } from './pin-board.ts';
import { sitesOf } from './sites.ts';

const home = (id: number, project: number, lat: number, lng: number, price?: number) => ({
  ...{ id, project, lat, lng, price, city: 'Bogotá', zone: 'Suba', neighbourhood: 'Niza' },
});
const siteSet = sitesOf([
  home(1, 1, 4.7, -74.1, 245_000_000),
  home(2, 1, 4.7, -74.1, 310_000_000),
  home(3, 2, 4.7, -74, 180_000_000),
  home(4, 3, 4.6, -74.1),
  home(5, 4, 4.6, -74.1),
]);
const pills = [{ sites: [0] }, { sites: [1] }, { sites: [2] }];

function renderPills(shown = pills) {
  const onChoose = vi.fn();
  const onLeave = vi.fn();
  render(
    <RemoteReactContext value={probeContext().context}>
      <MapPills
        pills={shown}
        siteSet={siteSet}
        pins={createPinBoard()}
        pointed={undefined}
        chosen={1}
        onPoint={vi.fn()}
        onChoose={onChoose}
        onLeave={onLeave}
      />
    </RemoteReactContext>,
  );
  return { onChoose, onLeave };
}

test('[R064] a price says what it stands for: the lowest of its homes, how many, and where', () => {
  renderPills();
  expect(screen.getByRole('button', { name: /^\$ 245 M ?, ?2 ?tipos en Niza$/ }).tabIndex).toBe(0);
  expect(screen.getByRole('button', { name: /^\$ 180 M ?, 1 tipo en Niza$/, expanded: true }).tabIndex).toBe(-1);
  screen.getByRole('button', { name: /^Consultar ?, 1 tipo en Niza$/, expanded: false });
});

test('[R064] a cluster says how many projects and homes it holds', () => {
  renderPills([{ sites: [0, 1, 2] }]);
  screen.getByRole('button', { name: /^3 ?proyectos, desde ?\$ 180 M\. Acercar para separarlos$/ });
});

test('[R064] a cluster in which nobody tells a price says so', () => {
  renderPills([{ sites: [2, 3] }]);
  screen.getByRole('button', { name: /^2 ?proyectos sin precio publicado: ?Consultar\. Acercar/ });
});

test('[R064] one stop for the tab key; arrows go to the next price in their direction; Escape leaves', async () => {
  const { onChoose, onLeave } = renderPills();
  const user = userEvent.setup();
  const [first, east, south] = screen.getAllByRole('button');
  await user.tab();
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(east);
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(south);
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(pills[2], true);
  await user.keyboard('{Escape}');
  expect(onLeave).toHaveBeenCalled();
});
