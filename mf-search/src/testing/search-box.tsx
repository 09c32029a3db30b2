import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { niza } from '@umbral/domain/testing/record-fixture.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
// Loaded at the first focus: not within a test's time.
import '../search-box/search-assistant.tsx';
import type { PlantQuery } from '../model/plant-query.ts';
import { SearchBar } from '../search-box/search-bar.tsx';
import { searchBarOptions } from '../view-model/search-bar-options.ts';
import { fakeIndex } from './index-answers.ts';
import { probeContext } from './probe-context.tsx';

const tree = {
  'CO > centro > Cundinamarca > Bogotá > Suba > Niza': 40,
  'CO > antioquia > Antioquia > Medellín > El Poblado > ': 30,
  'CO > valle > Valle del Cauca > Cali > Sur > ': 20,
};
const nogal = { id: 1, slug: 'nogal-80-tipo-a', type: 'apartment' };

function answer({ facets = [], query = '', restrictSearchableAttributes: [where] = [] }: PlantQuery) {
  if (facets.includes('place_path')) return { hits: [], nbHits: 90, facets: { place_path: tree } };
  const isNogal = /nogal/i.test(query);
  if (where === 'project.title') {
    const project = { id: 5, title: 'Nogal 80', localization: niza };
    return {
      hits: isNogal ? [{ ...nogal, project }] : [],
      nbHits: isNogal ? 1 : 0,
    };
  }
  if (where === 'project.builder.name') {
    return { hits: [], nbHits: 1, facets: { 'project.builder.name': isNogal ? { 'Nogal Constructora': 7 } : {} } };
  }
  return { hits: [], nbHits: 128, facets: { type: { apartment: 50, house: 9 } } };
}

/** What the tests of a search box need of the browser and of time. */
export function standInForBrowser(): void {
  beforeAll(() => {
    HTMLElement.prototype.showPopover = () => undefined;
    HTMLElement.prototype.hidePopover = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });
}

/** The box itself. */
export const input = () => screen.getByLabelText<HTMLInputElement>('Ciudad, zona o proyecto');
/** The list under it: jsdom takes a popover for hidden, shown or not. */
export const listed = () => within(screen.getByRole('listbox', { hidden: true }));
/** What the list says. */
export const options = () =>
  listed()
    .queryAllByRole('option', { hidden: true })
    .map((option) => option.textContent);
/** Lets time pass. */
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A search bar whose help has come. */
export async function mount(typedBefore = '') {
  const { context, navigate } = probeContext();
  const index = fakeIndex(answer);
  vi.stubGlobal('fetch', index.fetch);
  render(
    <RemoteReactContext value={context}>
      <SearchBar options={searchBarOptions()} title="Comienza por aquí" />
    </RemoteReactContext>,
  );
  input().focus();
  if (typedBefore !== '') fireEvent.input(input(), { target: { value: typedBefore } });
  await vi.waitFor(() => expect(input().getAttribute('role')).toBe('combobox'));
  await wait(0);
  return { navigate, asked: index.requests };
}

/** Types and rests. */
export async function type(text: string) {
  fireEvent.input(input(), { target: { value: text } });
  await wait(500);
}
