import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Toast, type ToastModel } from './toast.tsx';
import { ToastRegion } from './toast-region.tsx';

// jsdom has no popovers.
beforeAll(() => {
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const toast = (more: Partial<ToastModel>): ToastModel => ({ id: 1, tone: 'info', text: 'Listo', ...more });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test.each([
  ['info', 2000],
  ['success', 3000],
  ['warning', 4000],
  ['error', 4000],
] as const)('[B087] a toast of tone %s lasts %i ms', (tone, durationMs) => {
  const onEnd = vi.fn();
  render(<Toast toast={toast({ tone })} onEnd={onEnd} />);
  wait(durationMs - 1);
  expect(onEnd).not.toHaveBeenCalled();
  wait(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('[B087] its time stands still under the mouse and goes on afterwards', () => {
  const onEnd = vi.fn();
  render(<Toast toast={toast({ tone: 'success' })} onEnd={onEnd} />);
  wait(1000);
  const element = screen.getByText('Listo').parentElement;
  if (!element) throw new Error('no toast');
  fireEvent.pointerEnter(element);
  wait(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.pointerLeave(element);
  wait(1999);
  expect(onEnd).not.toHaveBeenCalled();
  wait(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('[B087] toasts stand in a status that was there before them; their action runs and ends them', () => {
  const onEnd = vi.fn();
  const run = vi.fn();
  const { rerender } = render(<ToastRegion toasts={[]} onEnd={onEnd} />);
  const status = screen.getByRole('status');
  rerender(<ToastRegion toasts={[toast({ id: 7, action: { label: 'Deshacer', run } })]} onEnd={onEnd} />);
  expect(status.contains(screen.getByText('Listo'))).toBe(true);
  fireEvent.click(screen.getByText('Deshacer'));
  expect(run).toHaveBeenCalledTimes(1);
  expect(onEnd).toHaveBeenCalledWith(7);
});
