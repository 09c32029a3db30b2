import { act } from '@testing-library/react';
import { use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ListingData } from '../view-model/listing-data.ts';
import { FilterSheet } from './filter-sheet.tsx';

const never = vi.hoisted(() => new Promise<never>(() => undefined));
vi.mock('./lazy-forms.ts', () => ({ loadForms: () => never, useForms: () => use(never), FormsWanted: () => null }));

/** The sheet of a page that the server drew; its forms do not come, so nothing reads the data. */
async function hydratedSheet() {
  const onToggle = vi.fn();
  const page = <FilterSheet data={{} as ListingData} onToggle={onToggle} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  // The forms were not drawn by this server: React says so and draws them itself.
  await act(async () => void hydrateRoot(container, page, { onRecoverableError: () => undefined }));
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('the sheet has no dialog');
  const toggle = (isOpen: boolean) => {
    dialog.open = isOpen;
    dialog.dispatchEvent(new Event('toggle'));
  };
  return { onToggle, toggle };
}

test('the page learns that a sheet of the server opens and closes', async () => {
  const { onToggle, toggle } = await hydratedSheet();
  toggle(true);
  expect(onToggle).toHaveBeenLastCalledWith(true);
  toggle(false);
  expect(onToggle).toHaveBeenLastCalledWith(false);
});
