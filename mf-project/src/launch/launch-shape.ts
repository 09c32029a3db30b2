import type { Builder } from '@umbral/domain/builders/builder.ts';
import { homeLoan } from '@umbral/domain/finance/home-loan.ts';
import { monthlyLines } from '@umbral/domain/finance/monthly-lines.ts';
import { pricedHome } from '@umbral/domain/finance/priced-home.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import type { Project } from '@umbral/domain/homes/project.ts';
import { launchHref } from '@umbral/domain/routes/development-href.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { GalleryPicture } from '../model/gallery-content.ts';
import { orNothing } from '../model/or-nothing.ts';
import { searchBeside } from '../project/project-links.ts';
import { featuresOfProject, filmOf, picturesOfProject, planOf, sitePlansOf } from '../project/project-media.ts';
import { builderOf, buildingOf, deliveryOf, placeOf, salesRoomOf, stripOf, wordsOf } from '../project/project-shape.ts';
import { launchTexts as texts } from '../texts/launch-texts.ts';
import type { LaunchData, LaunchHome } from './launch-data.ts';

/** What the page is made of beside the project. */
export interface LaunchCompany {
  /** Its homes, smallest first. */
  readonly homes: readonly PlantRecord[];
  /** Those of them whose plans are known. */
  readonly plants: readonly Plant[];
  readonly builder?: Pick<Builder, 'rating' | 'rating_count' | 'project_count'>;
  /** Milliseconds. */
  readonly now: number;
}

/** The page's data of a launch: a hidden price does not reach it [B046]. */
export function launchDataOf(project: Project, { homes, plants, builder, now }: LaunchCompany): LaunchData {
  const images = picturesOfProject(project, plants);
  const type = homes[0]?.type ?? 'apartment';
  return {
    id: project.id,
    href: launchHref(project),
    title: project.title,
    type,
    status: project.building_status,
    isAvailable: project.isActive === 1 && homes.some(({ isActive }) => isActive === 1),
    words: wordsOf(project),
    images,
    sitePlans: sitePlansOf(project),
    film: filmOf(project),
    features: featuresOfProject(project, plants),
    building: buildingOf(project),
    homes: homes.map((home) => homeOf(home, plants, images)),
    place: placeOf(project),
    builder: builderOf(project, builder),
    contact: salesRoomOf(project),
    strip: stripOf(project, project.updated_at, now),
    deliveryMonth: deliveryOf(project).month,
    listingHref: toHref(searchBeside(project, type)),
    crumbs: [
      { label: texts.home, href: routes.home.href() },
      { label: texts.launches, href: routes.launches.href() },
      { label: project.title },
    ],
  };
}

function homeOf(home: PlantRecord, plants: readonly Plant[], images: readonly GalleryPicture[]): LaunchHome {
  const { localization } = home.project;
  return {
    id: home.id,
    href: plantHref({ slug: home.slug, type: home.type, localization }),
    title: home.title,
    type: home.type,
    builtM2: home.built_area,
    privateM2: orNothing(home.private_area),
    balconyM2: orNothing(home.balcony_area),
    rooms: orNothing(home.room_number),
    baths: orNothing(home.bath_number),
    ...amountsOf(home),
    plans: (plants.find(({ id }) => id === home.id)?.media.plans ?? []).map((plan) => planOf(plan, images)),
  };
}

function amountsOf(record: PlantRecord): Pick<LaunchHome, 'priceCop' | 'initialPercent' | 'initialFeeCop' | 'monthly'> {
  const { localization, delivery_at: delivery, administrative_expenses } = record.project;
  const home = pricedHome({ ...record, country: localization.country, delivery, administrative_expenses });
  if (!home) return {};
  const lent = homeLoan(home);
  return {
    priceCop: home.priceCop,
    initialPercent: lent.initialPercent,
    initialFeeCop: lent.initialFee,
    monthly: monthlyLines(home, lent),
  };
}
