// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const page = { title: 'Nogal · Tipo A', href: '/proyectos-vivienda/bogota/suba/apartamento/nogal' };
const url = `${location.origin}${page.href}`;

afterEach(() => vi.unstubAllGlobals());

test('[M096] where the device shares, its own sheet opens and nothing more is said', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { share });
  const toast = vi.fn();
  await shareLink(page, toast);
  expect(share).toHaveBeenCalledWith({ title: page.title, url });
  expect(toast).not.toHaveBeenCalled();
});

test('[M096] elsewhere the address is copied and that is said', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const toast = vi.fn();
  await shareLink(page, toast);
  expect(writeText).toHaveBeenCalledWith(url);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
});

test('[M096] a failure is said, a change of mind is not', async () => {
  const toast = vi.fn();
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' })),
  });
  await shareLink(page, toast);
  expect(toast).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await shareLink(page, toast);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'warning' }));
});
