import type { Generated } from 'kysely';
import type { DefaultMoment, Json } from './column.ts';

export interface MediaAssetTable {
  key: string;
  kind:
    | 'exterior'
    | 'interior'
    | 'plan'
    | 'site-plan'
    | 'logo'
    | 'cover'
    | 'city'
    | 'avatar'
    | 'panorama'
    | 'video'
    | 'document';
  width: number;
  height: number;
  color: string;
  thumbhash: string | null;
  alt: string;
  files: Json;
  bytes: number | null;
  created_at: DefaultMoment;
  focus_x: Generated<number | null>;
  focus_y: Generated<number | null>;
}

export interface HeaderImageTable {
  id: Generated<number>;
  media_key: string;
  title: string;
  href: string;
  position: number;
  is_active: Generated<boolean>;
}

export interface ProjectMediaTable {
  id: Generated<number>;
  project_id: number;
  media_key: string;
  role: 'main' | 'facade' | 'interior' | 'common-area' | 'render' | 'progress';
  position: number;
  name: string | null;
  alt: string;
  note: string | null;
}

export interface PlantMediaTable {
  id: Generated<number>;
  plant_id: number;
  media_key: string;
  role: 'main' | 'facade' | 'interior' | 'plan';
  position: number;
  alt: string;
  note: string | null;
}

export interface PlantPanoramaTable {
  plant_id: number;
  position: number;
  room: 'living' | 'kitchen' | 'bedroom' | 'bath' | 'balcony';
  name: string;
  media_key: string;
  alt: string;
  note: string | null;
  heading: number;
  floor: number;
  x: number;
  y: number;
}

export interface PlantPanoramaDoorTable {
  plant_id: number;
  from_position: number;
  to_position: number;
  bearing: number;
}

export interface BlueprintTable {
  id: Generated<number>;
  plant_id: number;
  position: number;
  floor: string;
  name: string;
  media_key: string;
  width_m: number | null;
}

export interface BlueprintPointTable {
  id: Generated<number>;
  blueprint_id: number;
  position: number;
  name: string;
  x: number;
  y: number;
  area_m2: number | null;
  width_m: number | null;
  depth_m: number | null;
  media_key: string;
}

export interface UploadTable {
  key: string;
  owner_id: number | null;
  purpose: 'project-logo' | 'project-photo' | 'plant-photo' | 'plan' | 'blueprint' | 'blueprint-point' | 'avatar';
  state: Generated<'waiting' | 'ready' | 'refused'>;
  reason: string | null;
  folder: string;
  original: string;
  bytes: number;
  created_at: DefaultMoment;
  check_after: DefaultMoment;
}

export interface UploadTransferTable {
  id: Generated<string>;
  owner_id: number;
  purpose: UploadTable['purpose'];
  hash: string;
  bytes: number;
  received: Generated<number>;
  folder: string;
  created_at: DefaultMoment;
}

export interface MediaTables {
  media_asset: MediaAssetTable;
  header_image: HeaderImageTable;
  project_media: ProjectMediaTable;
  plant_media: PlantMediaTable;
  plant_panorama: PlantPanoramaTable;
  plant_panorama_door: PlantPanoramaDoorTable;
  blueprint: BlueprintTable;
  blueprint_point: BlueprintPointTable;
  upload: UploadTable;
  upload_transfer: UploadTransferTable;
}
