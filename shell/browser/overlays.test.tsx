import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MountFragment } from './fragment-slot.tsx';
import { createOverlays } from './overlays.ts';

const mountFragment = vi.fn<MountFragment>(() => () => {});
const toast = vi.fn();
let root: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  mountFragment.mockClear();
  toast.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  root = document.createElement('div');
});

afterEach(() => vi.useRealTimers());

const awake = () => [...root.querySelectorAll<HTMLElement>('[data-fragment]')].map((slot) => slot.dataset.fragment);

test('[B050] the comparator comes where something is compared, or when it is asked for, once', () => {
  const overlays = createOverlays(root, mountFragment, toast);
  localStorage.setItem('projectsInComparator', '[]');
  overlays.wakeForPage();
  expect(awake()).toEqual([]);
  overlays.wakeFor('comparator/add');
  localStorage.setItem('projectsInComparator', '[{"plantId":1}]');
  overlays.wakeForPage();
  expect(awake()).toEqual(['mf-comparator/comparator']);
  expect(mountFragment).toHaveBeenCalledWith(expect.objectContaining({ props: '{}', isEager: true }));
});

test('an intent brings the overlay of its owner', () => {
  const overlays = createOverlays(root, mountFragment, toast);
  overlays.wakeFor('account/sign-in');
  overlays.wakeFor('account/toggle-favourite');
  overlays.wakeFor('project/open-contact');
  overlays.wakeFor('shell/change-currency');
  expect(awake()).toEqual(['mf-account/sign', 'mf-project/contact']);
});

test('forms that wait on the device bring who sends them to whatever page is opened', () => {
  const overlays = createOverlays(root, mountFragment, toast);
  overlays.wakeForPage();
  expect(awake()).toEqual([]);
  localStorage.setItem(localKeys.keptForms, '[{}]');
  overlays.wakeForPage();
  expect(awake()).toEqual(['mf-project/contact']);
});

test("[B082] the fair's pop-up comes after 3 s, not where it was seen, not on a fair's or a plant's page", () => {
  createOverlays(root, mountFragment, toast).wakeForPage();
  vi.advanceTimersByTime(2999);
  expect(awake()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(awake()).toEqual(['mf-fair/popup']);
  const elsewhere = document.createElement('div');
  for (const path of ['/feria', '/feria-virtual/bogota']) {
    history.replaceState(null, '', path);
    createOverlays(elsewhere, mountFragment, toast).wakeForPage();
    vi.advanceTimersByTime(3000);
  }
  history.replaceState(null, '', '/');
  sessionStorage.setItem('FairPopUpSeen', '1');
  createOverlays(elsewhere, mountFragment, toast).wakeForPage();
  vi.advanceTimersByTime(3000);
  expect(elsewhere.childNodes).toHaveLength(0);
});

test('an overlay that could not be had says so to whoever asked, and the next one to ask brings it', () => {
  const overlays = createOverlays(root, mountFragment, toast);
  const fail = () => mountFragment.mock.lastCall?.[0].onFailed?.();
  overlays.wakeForSession();
  fail();
  expect(awake()).toEqual([]);
  expect(toast).not.toHaveBeenCalled();
  overlays.wakeForSession();
  overlays.wakeFor('account/sign-in');
  fail();
  expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'error', text: expect.stringContaining('inténtalo de nuevo') });
  overlays.wakeFor('account/sign-in');
  expect(awake()).toEqual(['mf-account/sign']);
  expect(mountFragment).toHaveBeenCalledTimes(3);
});
