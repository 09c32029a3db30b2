import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollToTop } from './scroll-to-top.tsx';

afterEach(() => vi.unstubAllGlobals());

const button = () => screen.queryByRole('button', { name: 'Volver arriba' });

function scrollBy(points: number): void {
  vi.stubGlobal('scrollY', points);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

test('[B021] the way back to the top shows after 100 points, and leads there', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  render(<ScrollToTop />);
  scrollBy(100);
  expect(button()).toBeNull();
  scrollBy(101);
  button()?.click();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  scrollBy(0);
  expect(button()).toBeNull();
});
