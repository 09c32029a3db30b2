import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { formerTopics } from '@umbral/protocol/events/former-topics.ts';
import type { OwnedTopicData } from '@umbral/protocol/events/topic-data.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MountFragment } from './fragment-slot.ts';
import { createOverlays } from './overlays.ts';

const mountFragment = vi.fn<MountFragment>(() => () => {});
const isOffered = vi.fn((_of: string) => true);
const toast = vi.fn();
let root: HTMLElement;
const former = (topic: string) => formerTopics[topic] as OwnedTopicData;

beforeEach(() => {
  mountFragment.mockClear();
  isOffered.mockClear();
  toast.mockClear();
  localStorage.clear();
  root = document.createElement('div');
});

const awake = () => [...root.querySelectorAll<HTMLElement>('[data-fragment]')].map((slot) => slot.dataset.fragment);

test('[B050] the comparator comes where something is compared, or when it is asked for, once', () => {
  const overlays = createOverlays(root, { mountFragment, isOffered }, toast);
  localStorage.setItem('projectsInComparator', '[]');
  overlays.wakeForPage();
  expect(awake()).toEqual([]);
  overlays.wakeFor({ owner: 'mf-comparator', handledBy: 'comparator' });
  localStorage.setItem('projectsInComparator', '[{"plantId":1}]');
  overlays.wakeForPage();
  expect(awake()).toEqual(['mf-comparator/comparator']);
  expect(mountFragment).toHaveBeenCalledWith(expect.objectContaining({ props: '{}', isEager: true }));
});

test('an intent brings the overlay of its owner, once', () => {
  const overlays = createOverlays(root, { mountFragment, isOffered }, toast);
  overlays.wakeFor(former('account/sign-in'));
  overlays.wakeFor(former('account/create-alert'));
  overlays.wakeFor(former('project/open-contact'));
  overlays.wakeFor({ owner: 'shell' });
  expect(awake()).toEqual(['mf-account/sign', 'mf-project/contact']);
});

test('an intent that a remote declares brings the fragment that it names, or nothing', () => {
  const overlays = createOverlays(root, { mountFragment, isOffered }, toast);
  expect(overlays.wakeFor({ owner: 'mf-insurance' })).toBe(false);
  expect(overlays.wakeFor({ owner: 'mf-insurance', handledBy: 'offer' })).toBe(true);
  expect(awake()).toEqual(['mf-insurance/offer']);
});

test('a fragment that this composition does not offer is not brought', () => {
  const overlays = createOverlays(root, { mountFragment, isOffered }, toast);
  isOffered.mockReturnValueOnce(false);
  expect(overlays.wakeFor({ owner: 'mf-insurance', handledBy: 'offer' })).toBe(false);
  expect(isOffered).toHaveBeenCalledExactlyOnceWith('mf-insurance/offer');
  expect(awake()).toEqual([]);
  expect(toast).not.toHaveBeenCalled();
});

test('forms that wait on the device bring who sends them to whatever page is opened', () => {
  const overlays = createOverlays(root, { mountFragment, isOffered }, toast);
  overlays.wakeForPage();
  expect(awake()).toEqual([]);
  localStorage.setItem(localKeys.keptForms, '[{}]');
  overlays.wakeForPage();
  expect(awake()).toEqual(['mf-project/contact']);
});

test('an overlay that could not be had says so to whoever asked, and the next one to ask brings it', () => {
  const overlays = createOverlays(root, { mountFragment, isOffered }, toast);
  const fail = () => mountFragment.mock.lastCall?.[0].onFailed?.();
  overlays.wakeForSession();
  fail();
  expect(awake()).toEqual([]);
  expect(toast).not.toHaveBeenCalled();
  overlays.wakeForSession();
  overlays.wakeFor(former('account/sign-in'));
  fail();
  expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'error', text: expect.stringContaining('inténtalo de nuevo') });
  overlays.wakeFor(former('account/sign-in'));
  expect(awake()).toEqual(['mf-account/sign']);
  expect(mountFragment).toHaveBeenCalledTimes(3);
});
