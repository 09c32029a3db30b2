import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { deviceMarks } from '../model/device-marks.ts';
import type { Download } from './guide-data.ts';

const unlocked = deviceMarks('unlockedGuides', () => localStorage);

/**
 * The files of a guide and the way to open them. Pages are the same for everyone, so their files come locked; a
 * device that has unlocked the guide asks the API, which knows by its cookie.
 */
export function useDownloads(slug: string, downloads: readonly Download[]) {
  const { call } = useRemote();
  const [files, setFiles] = useState(downloads);
  const isLocked = downloads.some(({ url }) => url === null);
  useEffect(() => {
    if (!isLocked || !unlocked.has(slug)) return;
    let isGone = false;
    void import('./guide-queries.ts')
      .then(({ loadDownloads }) => loadDownloads(call, slug))
      .then(
        (current) => {
          if (current.some(({ url }) => url === null)) unlocked.remove(slug);
          else if (!isGone) setFiles(current);
        },
        // They stay locked: the form opens them again.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [call, slug, isLocked]);
  const open = (opened: readonly Download[]) => {
    unlocked.add(slug);
    setFiles(opened);
  };
  return [files, open] as const;
}
