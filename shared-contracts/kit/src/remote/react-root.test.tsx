import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hydrateInSlices } from './react-root.tsx';

const parts = Array.from({ length: 12 }, (_, place) => place);
/** Longer than React draws before it looks whether anybody waits. */
const partMs = 8;

interface ListProps {
  readonly onDrawn?: () => void;
  readonly onAlive?: () => void;
  readonly onPress?: (place: number) => void;
}

/** A page whose parts each take their time. */
function List({ onDrawn, onAlive, onPress }: ListProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return parts.map((place) => <Part key={place} onDrawn={onDrawn} place={place} onPress={onPress} />);
}

function Part({ place, onDrawn, onPress }: Omit<ListProps, 'onAlive'> & { readonly place: number }) {
  if (onDrawn) {
    onDrawn();
    for (const start = performance.now(); performance.now() - start < partMs; );
  }
  return (
    <button type="button" onClick={() => onPress?.(place)}>
      Parte {place}
    </button>
  );
}

const lastPart = () => screen.getByRole('button', { name: 'Parte 11' });

/** The server's markup, and what takes it over. */
function drawnByServer() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<List />);
  return (props: ListProps) => {
    const root = hydrateInSlices(container, <List {...props} />);
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
  };
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

test('others get their turn while a page is taken over, and nothing of its markup is made anew', async () => {
  const takeOver = drawnByServer();
  const last = lastPart();
  let drawn = 0;
  const seenByOthers: number[] = [];
  const turn = setInterval(() => seenByOthers.push(drawn));
  await new Promise<void>((onAlive) => {
    takeOver({
      onAlive,
      onDrawn: () => {
        drawn += 1;
      },
    });
  });
  clearInterval(turn);
  expect(seenByOthers.some((count) => count > 0 && count < parts.length)).toBe(true);
  expect(lastPart()).toBe(last);
});

test('what is pressed between two slices is taken over at once', async () => {
  const takeOver = drawnByServer();
  const onPress = vi.fn();
  let drawn = 0;
  takeOver({
    onPress,
    onDrawn: () => {
      drawn += 1;
    },
  });
  await new Promise<void>((resolve) => {
    const turn = setInterval(() => {
      if (drawn === 0) return;
      clearInterval(turn);
      resolve();
    });
  });
  expect(drawn).toBeLessThan(parts.length);
  lastPart().click();
  expect(onPress).toHaveBeenCalledExactlyOnceWith(11);
});
