import { act, renderHook } from '@testing-library/react';
import type { DrawnArea } from '@umbral/domain/filters/filter-values.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useAreas } from './use-areas.ts';

const areaAt = (lat: number, kind: DrawnArea['kind'] = 'include'): DrawnArea => ({
  kind,
  points: [
    { lat, lng: -74.1 },
    { lat, lng: -74 },
    { lat: Math.round(lat * 10 + 1) / 10, lng: -74 },
  ],
});

/** The tools with an address that follows every change. */
function renderTools() {
  return renderHook(() => {
    const [areas, setAreas] = useState<readonly DrawnArea[]>([]);
    return useAreas(areas, setAreas);
  });
}

test('[R064] what was drawn, changed or taken away comes back, and goes again', () => {
  const { result } = renderTools();
  expect(result.current.undo).toBeUndefined();
  act(() => result.current.add(areaAt(4.6)));
  act(() => result.current.add(areaAt(4.7, 'exclude')));
  act(() => result.current.remove(0));
  expect(result.current.areas).toEqual([areaAt(4.7, 'exclude')]);
  act(() => result.current.undo?.());
  expect(result.current.areas).toHaveLength(2);
  act(() => result.current.undo?.());
  expect(result.current.areas).toEqual([areaAt(4.6)]);
  act(() => result.current.redo?.());
  expect(result.current.areas).toHaveLength(2);
  act(() => result.current.replace(0, areaAt(5)));
  expect(result.current.redo).toBeUndefined();
});

test('[R064] five areas at most, points as the address keeps them', () => {
  const { result } = renderTools();
  for (let index = 0; index < 6; index++) act(() => result.current.add(areaAt(4.600012 + index)));
  expect(result.current.areas).toHaveLength(5);
  expect(result.current.isFull).toBe(true);
  expect(result.current.areas[0]?.points[0]?.lat).toBe(4.6);
});
