import type { SphereView } from './sphere-view.ts';

/** What every browser that draws spheres takes, in pixels. */
const widestPicture = 4096;

/** A panorama as a file; `width` in pixels where it is known. */
export interface PanoramaFile {
  readonly src: string;
  readonly width?: number;
  readonly type?: string;
}

/** A picture that is there, and the files in which a browser that shows it can have the same. */
export interface OpenPanorama {
  readonly picture: HTMLImageElement;
  readonly files: readonly PanoramaFile[];
}

export async function loadPicture(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return picture;
}

/** Loads the narrowest file of the first format that the browser shows; rejects where none can be had. */
export async function openPanorama(files: readonly PanoramaFile[]): Promise<OpenPanorama> {
  const formats = [...Map.groupBy(files, ({ type }) => type).values()];
  let failure: unknown;
  for (const same of formats) {
    const [narrowest] = same;
    if (!narrowest) continue;
    try {
      return { picture: await loadPicture(narrowest.src), files: same };
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Pixels all round that a view of so many pixels in height needs to be sharp in its middle. */
function neededWidth({ fov }: Pick<SphereView, 'fov'>, height: number): number {
  return (Math.PI * height) / Math.tan(fov / 2);
}

/**
 * The file that shows a view sharply on a stage so many pixels high, none where what is there does: the narrowest that is
 * wide enough, else the widest.
 */
export function sharperFile(
  { picture, files }: { readonly picture: { readonly width: number }; readonly files: readonly PanoramaFile[] },
  view: Pick<SphereView, 'fov'>,
  height: number,
): PanoramaFile | undefined {
  const needed = neededWidth(view, height);
  if (needed <= picture.width) return undefined;
  const wider = files.filter(({ width = 0 }) => width > picture.width && width <= widestPicture);
  return wider.find(({ width = 0 }) => width >= needed) ?? wider.at(-1);
}
