import { act } from '@testing-library/react';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { startTransition, use } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { probeContext } from '../testing/probe-context.tsx';
import type { FilterPanel } from '../view-model/filter-panel.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { SheetSource } from './asked-sheet.ts';
import { FilterSheet } from './filter-sheet.tsx';

const drawn = vi.hoisted((): unknown[] => []);

/** The code of the forms comes in the very moment in which a part begins to wait for it. */
vi.mock('./lazy-forms.ts', () => {
  let forms: object | undefined;
  let arrival: Promise<object> | undefined;
  const SheetForm = ({ panel }: { panel: unknown }) => void drawn.push(panel);
  const arrive = async () => {
    forms = { SheetForm };
    return forms;
  };
  const useForms = () => {
    arrival ??= Promise.resolve().then(arrive);
    return forms ?? use(arrival);
  };
  return { wantForms: () => undefined, useForms };
});

test('[B028] the code of the forms that comes while they are drawn is not taken for what stands in them', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  const asked = Promise.withResolvers<FilterPanel>();
  const panel = { isPanel: true } as unknown as FilterPanel;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    startTransition(() =>
      root.render(
        <RemoteReactContext value={probeContext().context}>
          <SheetSource value={() => asked.promise}>
            <FilterSheet data={{ href: '/proyectos-vivienda', opensSheet: true } as ListingData} onToggle={vi.fn()} />
          </SheetSource>
        </RemoteReactContext>,
      ),
    ),
  );
  expect(drawn).toEqual([]);
  await act(async () => asked.resolve(panel));
  expect(new Set(drawn)).toEqual(new Set([panel]));
});
