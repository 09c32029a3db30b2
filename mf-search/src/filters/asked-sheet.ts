import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { createContext, type MouseEvent, useContext } from 'react';
import { opensSheet } from '../ui/sheet-button.ts';
import type { FilterPanel } from '../view-model/filter-panel.ts';
import type { ListingData } from '../view-model/listing-data.ts';

/** Gives the form of the sheet of the listing at an address. Rejects where there is no answer. */
export type LoadSheet = (href: string, remote: RemoteContext) => Promise<FilterPanel>;

/** Where forms are asked for: whoever draws a listing knows it. */
export const SheetSource = createContext<LoadSheet>(() => Promise.reject(new Error('Nobody gives forms here')));

type Sheeted = Pick<ListingData, 'href' | 'sheet'>;

/** A form that was asked for. */
interface Asked {
  readonly href: string;
  readonly coming: PromiseWithResolvers<FilterPanel>;
  isUnderWay: boolean;
  arrived?: FilterPanel;
}

let latest: Asked | undefined;

/** The form of a listing's sheet: its own, or the one that was asked for and has come. */
export function sheetOf({ href, sheet }: Sheeted): FilterPanel | undefined {
  return sheet ?? (latest?.href === href ? latest.arrived : undefined);
}

/**
 * Asks for the form of the sheet of a listing that the server drew, which comes without it: one question to the index.
 * Without an answer the promise stays open, because the sheet shows another way then, and the next wish asks again.
 */
export function askSheet(href: string, load: () => Promise<FilterPanel>): Promise<FilterPanel> {
  if (latest?.href !== href) latest = { href, coming: Promise.withResolvers(), isUnderWay: false };
  const asked = latest;
  if (asked.arrived || asked.isUnderWay) return asked.coming.promise;
  asked.isUnderWay = true;
  load().then(
    (panel) => {
      asked.arrived = panel;
      asked.coming.resolve(panel);
    },
    () => {
      asked.isUnderWay = false;
    },
  );
  return asked.coming.promise;
}

/** The way to ask for the form of a listing's sheet. */
export function useAskSheet({ href }: Sheeted): () => Promise<FilterPanel> {
  const remote = useRemote();
  const load = useContext(SheetSource);
  return () => askSheet(href, () => load(href, remote));
}

/** Attributes of a button that opens the sheet: its form is asked for while the button is still going down. */
export function useSheetOpener(data: ListingData) {
  const askFor = useAskSheet(data);
  const ask = () => {
    if (!sheetOf(data)) void askFor();
  };
  return {
    ...opensSheet,
    onPointerDown: ask,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      ask();
      opensSheet.onClick(event);
    },
  };
}
