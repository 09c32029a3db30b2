import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import { useState } from 'react';
import { usePictureDesk } from '../desk/use-picture-desk.ts';
import { useLatest } from '../fields/use-latest.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import type { RefusedFile } from './refused-files.tsx';

interface NewPicturesPlan<Item> {
  readonly purpose: UploadPurpose;
  readonly items: readonly Item[];
  readonly max: number;
  readonly fullText: string;
  readonly keyOf: (item: Item) => string;
  readonly itemOf: (key: string) => Item;
  readonly onItems: (items: readonly Item[]) => void;
}

/** Adds chosen files to a list, each as soon as it is looked at; those that cannot be added have each their reason. */
export function useNewPictures<Item>(plan: NewPicturesPlan<Item>) {
  const { desk } = usePictureDesk();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isBusy, setBusy] = useState(false);
  // Looking at files takes a while, in which the list changes.
  const latest = useLatest(plan);

  const addOne = async (file: File): Promise<string | undefined> => {
    if (latest.current.items.length >= latest.current.max) return latest.current.fullText;
    const taken = await desk.take(file, latest.current.purpose);
    if ('issue' in taken) return taken.issue;
    const { items, keyOf, itemOf, onItems } = latest.current;
    if (items.some((item) => keyOf(item) === taken.key)) return texts.rest.twice;
    const longer = [...items, itemOf(taken.key)];
    latest.current = { ...latest.current, items: longer };
    onItems(longer);
    return undefined;
  };
  const add = async (files: readonly File[]) => {
    setBusy(true);
    setRefused([]);
    for (const file of files) {
      const issue = await addOne(file);
      if (issue !== undefined) setRefused((before) => [...before, { name: file.name, issue }]);
    }
    setBusy(false);
  };
  return { add, refused, isBusy, forget: () => setRefused([]) };
}
