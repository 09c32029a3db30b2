import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import type { Image } from '@umbral/domain/media/image.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';

/** A home of a comparison. */
export interface ComparedHome {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  readonly image: Image | null;
  /** It can still be had. */
  readonly isActive: boolean;
}

/** A home as its comparison shows it. */
export function comparedHomeOf({ id, slug, type, title, project, media, isActive }: PlantRecord): ComparedHome {
  return {
    id,
    title: `${project.title} · ${title}`,
    href: plantHref({ slug, type, localization: project.localization }),
    image: media.main_image,
    isActive: isActive === 1,
  };
}
