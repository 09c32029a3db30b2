import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import type { Image } from '@umbral/domain/media/image.ts';
import type { ProjectForm } from '@umbral/domain/project-form/project-form.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { type ImageRow, imageJson, toImage } from '../../pictures/stored/image.ts';
import { type Claimant, claimUploads } from '../../pictures/uploads/claim-uploads.ts';
import { projectTexts } from './project-texts.ts';

/** A picture that a form names. */
export interface FormPicture {
  path: string;
  key: string;
  purpose: UploadPurpose;
}

type Pictured = Pick<ProjectForm, 'logo' | 'common_area_photos' | 'plants'>;

/** Every picture of a form with the field that names it. */
export function picturesOf({ logo, common_area_photos, plants }: Pictured): FormPicture[] {
  return [
    ...(logo === null ? [] : [{ path: 'logo', key: logo, purpose: 'project-logo' as const }]),
    ...common_area_photos.map(({ image }, index) => ({
      path: `common_area_photos.${index}.image`,
      key: image,
      purpose: 'project-photo' as const,
    })),
    ...plants.flatMap((plant, index) => picturesOfPlant(plant, `plants.${index}`)),
  ];
}

function picturesOfPlant(plant: Pictured['plants'][number], path: string): FormPicture[] {
  const { main_image: main, facades, blueprints } = plant;
  return [
    ...(main === null ? [] : [{ path: `${path}.main_image`, key: main, purpose: 'plant-photo' as const }]),
    ...facades.map((key, index) => ({ path: `${path}.facades.${index}`, key, purpose: 'plant-photo' as const })),
    ...blueprints.flatMap(({ image, drop_points }, index) => [
      { path: `${path}.blueprints.${index}.image`, key: image, purpose: 'blueprint' as const },
      ...drop_points.map((point, place) => ({
        path: `${path}.blueprints.${index}.drop_points.${place}.image`,
        key: point.image,
        purpose: 'blueprint-point' as const,
      })),
    ]),
  ];
}

/** A drawing may have been sent as a plan as well. */
const purposesOf: Partial<Record<UploadPurpose, readonly UploadPurpose[]>> = { blueprint: ['blueprint', 'plan'] };

async function refusedKeys(
  db: Kysely<Database>,
  claimant: Claimant,
  keys: readonly string[],
  purpose: UploadPurpose,
): Promise<ReadonlySet<string>> {
  let left = [...new Set(keys)];
  for (const accepted of purposesOf[purpose] ?? [purpose]) left = await claimUploads(db, claimant, left, accepted);
  return new Set(left);
}

/** Takes the pictures of a form into use; gives the fields whose picture may not be used. */
export async function claimPictures(
  db: Kysely<Database>,
  claimant: Claimant,
  pictures: readonly FormPicture[],
): Promise<Record<string, string>> {
  const refused: FormPicture[] = [];
  for (const [purpose, group] of Map.groupBy(pictures, (picture) => picture.purpose)) {
    const keys = group.map(({ key }) => key);
    const left = await refusedKeys(db, claimant, keys, purpose);
    refused.push(...group.filter(({ key }) => left.has(key)));
  }
  return Object.fromEntries(refused.map(({ path }) => [path, projectTexts.picture]));
}

/** Pictures ready for the editor, by key. */
export async function imagesOfKeys(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<Record<string, Image | null>> {
  const { rows } = await sql<{ key: string; picture: ImageRow }>`
    select a.key, ${imageJson('a')} as picture from media_asset a where a.key = any (${[...keys]}::text[])`.execute(db);
  return Object.fromEntries(rows.map(({ key, picture }) => [key, toImage(picture)]));
}
