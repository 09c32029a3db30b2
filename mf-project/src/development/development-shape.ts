import type { Builder } from '@umbral/domain/builders/builder.ts';
import { formatDateShort } from '@umbral/domain/format/format-date.ts';
import type { OfferedUnit } from '@umbral/domain/homes/availability.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import type { Project } from '@umbral/domain/homes/project.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { developmentHref } from '@umbral/domain/routes/development-href.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { orNothing } from '../model/or-nothing.ts';
import { pictureOf } from '../model/picture-of.ts';
import { mapAround, placeCrumbs, searchBeside } from '../project/project-links.ts';
import { featuresOfProject, filmOf, picturesOfProject, sitePlansOf } from '../project/project-media.ts';
import { builderOf, buildingOf, deliveryOf, placeOf, salesRoomOf, stripOf, wordsOf } from '../project/project-shape.ts';
import type { DevelopmentData, DevelopmentType, TypeHomes } from './development-data.ts';

/** What the page is made of beside the project. */
export interface DevelopmentCompany {
  /** All that its builder has not removed, smallest first. */
  readonly types: readonly [PlantRecord, ...PlantRecord[]];
  /** Those of them whose plans are known. */
  readonly plants: readonly Plant[];
  readonly builder?: Pick<Builder, 'rating' | 'rating_count' | 'project_count'>;
  /** Every home of the project, where its builder tells them. */
  readonly homes?: readonly OfferedUnit[];
  /** Milliseconds. */
  readonly now: number;
}

/** The page's data of a project: a hidden price does not reach it [B046]. */
export function developmentDataOf(project: Project, company: DevelopmentCompany): DevelopmentData {
  const { types, plants, builder, homes = [], now } = company;
  const isAvailable = project.isActive === 1 && types.some(({ isActive }) => isActive === 1);
  const asked = types.find(({ isActive }) => isActive === 1) ?? types[0];
  const typeOf = (record: PlantRecord) => developmentTypeOf(record, { project, plants, homes });
  return {
    id: project.id,
    href: developmentHref(project),
    title: project.title,
    type: asked.type,
    status: project.building_status,
    categories: project.categories,
    isAvailable,
    types: types.map(typeOf),
    asked: typeOf(asked),
    words: wordsOf(project),
    images: picturesOfProject(project, plants),
    sitePlans: sitePlansOf(project),
    film: filmOf(project),
    features: featuresOfProject(project, plants),
    building: buildingOf(project),
    delivery: deliveryOf(project),
    reported: formatDateShort(project.updated_at),
    since: formatDateShort(project.created_at),
    place: placeOf(project),
    builder: builderOf(project, builder),
    contact: salesRoomOf(project),
    strip: stripOf(project, project.updated_at, now),
    mapHref: mapAround(project),
    listingHref: toHref(searchBeside(project, asked.type)),
    crumbs: [...placeCrumbs(project), { label: project.title }],
  };
}

interface TypeCompany {
  readonly project: Project;
  readonly plants: readonly Plant[];
  readonly homes: readonly OfferedUnit[];
}

function developmentTypeOf(record: PlantRecord, { project, plants, homes }: TypeCompany): DevelopmentType {
  const { id, slug, type, title } = record;
  const plan = plants.find((plant) => plant.id === id)?.media.plans[0];
  return {
    id,
    href: plantHref({ slug, type, localization: project.localization }),
    title,
    builtM2: record.built_area,
    privateM2: orNothing(record.private_area),
    rooms: orNothing(record.room_number),
    baths: orNothing(record.bath_number),
    parking: orNothing(record.parking_number),
    priceCop: toldCop(record.price),
    isOnOffer: project.isActive === 1 && record.isActive === 1,
    homes: homesOf(homes.filter(({ plant_id }) => plant_id === id)),
    plan: plan && pictureOf(plan.image),
  };
}

function homesOf(homes: readonly OfferedUnit[]): TypeHomes | undefined {
  if (homes.length === 0) return undefined;
  const floors = homes.flatMap(({ floor }) => floor ?? []);
  return {
    free: homes.filter(({ state }) => state === 'available').length,
    all: homes.length,
    floors: floors.length === 0 ? undefined : [Math.min(...floors), Math.max(...floors)],
  };
}
