import { render, screen } from '@testing-library/react';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBrowserRouter, RouterProvider, useLocation } from '@umbral/protocol/router/router.ts';
import { vi } from 'vitest';
import { ListedMap } from '../map/listed-map.tsx';
import type { PlantQuery } from '../model/plant-query.ts';
import { fakeIndex } from './index-answers.ts';
import { probeContext } from './probe-context.tsx';
import { SeesNothing } from './sees-nothing.ts';

/** A home as the index answers it to the map: its place is `[lat, lng]`. */
export function pointHit(id: number, [lat, lng]: readonly [number, number], place: object = {}) {
  return {
    objectID: String(id),
    price: { kind: 'told', cop: id * 1_000_000 },
    _geoloc: { lat, lng },
    project: { id, localization: { city: 'Bogotá', zone: 'Suba', neighborhood: 'Niza', ...place } },
  };
}

/** A browser for the map where nothing is painted and every movement is over at once. */
export function standInForCanvas(size = { width: 800, height: 600 }): void {
  vi.stubGlobal('ResizeObserver', SeesNothing);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(size.width);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(size.height);
}

/** The map of the listing at an address, which follows every navigation; `gate` holds each of them up. */
export function renderMap(href: string, hitsOf: (query: PlantQuery) => readonly unknown[], gate?: () => Promise<void>) {
  const index = fakeIndex((query) => {
    const hits = hitsOf(query);
    return { hits, nbHits: hits.length };
  });
  vi.stubGlobal('fetch', index.fetch);
  window.history.replaceState(null, '', href);
  const Page = () => {
    const { pathname, search } = useLocation();
    return <ListedMap href={pathname + search} />;
  };
  const loader = async () => {
    await gate?.();
    return null;
  };
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: Page, loader }], {
    hydrationData: { loaderData: { page: null } },
  });
  render(
    <RemoteReactContext value={probeContext().context}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  return { router, index, board: screen.getByRole('application', { name: 'Mapa' }) };
}
