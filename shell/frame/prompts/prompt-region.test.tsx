import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { fixedCurrency } from '../../currency/currency-store.ts';
import { unknownSession } from '../../session/session-store.ts';
import { createStore } from '../../store.ts';
import { type FramePorts, FramePortsProvider } from '../frame-ports.ts';
import { inertPorts } from '../inert-ports.ts';
import type { ShownPrompt } from './prompt-plan.ts';
import { PromptRegion } from './prompt-region.tsx';

const currency = { code: 'cop', rates: { usd: 3750, eur: 4350 }, asOf: '2026-11-20' } as const;

afterEach(() => vi.useRealTimers());

function mount(draw: FramePorts['mountFragment']) {
  const store = createStore<ShownPrompt | undefined>(undefined);
  const end = vi.fn(() => store.set(undefined));
  const drawn = vi.fn();
  const mountFragment = vi.fn(draw);
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const toast = vi.fn();
  bus.handle('shell/show-toast', toast);
  const ports = {
    ...inertPorts(fixedCurrency(currency), unknownSession()),
    bus: ownedBus(bus, 'shell', 'test'),
    mountFragment,
  };
  render(
    <FramePortsProvider value={ports}>
      <PromptRegion prompts={{ ...store, open: () => true, drawn, end }} />
    </FramePortsProvider>,
  );
  return { show: (shown: ShownPrompt) => act(() => store.set(shown)), end, drawn, toast, mountFragment };
}

/** A fragment that draws a link, and can be told to draw nothing any more. */
function linkFragment() {
  const link = document.createElement('a');
  link.href = '#feria';
  link.textContent = 'Ver proyectos';
  const unmount = vi.fn(() => link.remove());
  const draw: FramePorts['mountFragment'] = (_of, _props, slot) => {
    slot.append(link);
    return unmount;
  };
  return { draw, link, unmount };
}

const fair = { name: 'fair-popup', isAskedFor: false } as const;

test('[B128] the view of a prompt stands in a named region that takes no focus, and goes with its cross', async () => {
  const { draw, unmount } = linkFragment();
  const { show, end, mountFragment } = mount(draw);
  expect(screen.queryByRole('region')).toBeNull();
  show(fair);
  expect(mountFragment).toHaveBeenCalledExactlyOnceWith(
    'mf-fair/popup',
    {},
    expect.any(HTMLElement),
    expect.any(Function),
  );
  expect(screen.getByRole('region', { name: 'Aviso de feria' })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(end).toHaveBeenCalledExactlyOnceWith('closed');
  expect(unmount).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region')).toBeNull();
});

test('[B082] who follows its link has seen it', async () => {
  const { draw } = linkFragment();
  const { show, end } = mount(draw);
  show(fair);
  await userEvent.click(screen.getByRole('link', { name: 'Ver proyectos' }));
  await waitFor(() => expect(end).toHaveBeenCalledExactlyOnceWith('closed'));
});

test('[B128] a view that draws nothing any more, or never, or cannot be had, ends its prompt', async () => {
  const { draw, link } = linkFragment();
  const first = mount(draw);
  first.show(fair);
  await waitFor(() => expect(link.isConnected).toBe(true));
  await Promise.resolve();
  link.remove();
  await waitFor(() => expect(first.end).toHaveBeenCalledExactlyOnceWith('gone'));
  expect(first.drawn).toHaveBeenCalledOnce();

  const failing = mount((_of, _props, _slot, onFailed) => {
    onFailed?.();
    return () => undefined;
  });
  failing.show(fair);
  await waitFor(() => expect(failing.end).toHaveBeenCalledWith('gone'));
  expect(failing.drawn).not.toHaveBeenCalled();
  expect(failing.toast).not.toHaveBeenCalled();

  vi.useFakeTimers();
  const silent = mount(() => () => undefined);
  silent.show(fair);
  act(() => void vi.advanceTimersByTime(8000));
  expect(silent.end).toHaveBeenCalledExactlyOnceWith('gone');
});

test('[M064] a survey that was asked for and cannot be had says so, and may be asked for again', async () => {
  const { show, end, toast } = mount((_of, _props, _slot, onFailed) => {
    onFailed?.();
    return () => undefined;
  });
  show({ name: 'survey', isAskedFor: true });
  await waitFor(() => expect(end).toHaveBeenCalledExactlyOnceWith('gone'));
  expect(toast.mock.lastCall?.[0]).toEqual({
    tone: 'error',
    text: 'No pudimos abrir la encuesta. Intenta de nuevo.',
  });
});

test('one that was asked for takes the focus, and Escape gives it back', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { draw } = linkFragment();
  const { show, end } = mount(draw);
  show({ name: 'newsletter', isAskedFor: true });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Boletín' }));
  await userEvent.keyboard('{Escape}');
  expect(end).toHaveBeenCalledExactlyOnceWith('closed');
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

test.each([
  [true, 'button'],
  [false, 'prompt'],
])('[B078] the survey draws itself, told what brings it: pressed %s', (isAskedFor, from) => {
  const { show, mountFragment } = mount(linkFragment().draw);
  show({ name: 'survey', isAskedFor });
  expect(mountFragment).toHaveBeenCalledExactlyOnceWith(
    'mf-content/portal-survey',
    { from },
    expect.any(HTMLElement),
    expect.any(Function),
  );
  expect(screen.queryByRole('button', { name: 'Cerrar aviso' })).toBeNull();
});
