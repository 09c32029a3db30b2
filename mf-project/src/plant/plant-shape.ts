import type { Surroundings } from '@umbral/domain/api/travel.ts';
import type { Builder } from '@umbral/domain/builders/builder.ts';
import type { QuoteChoice } from '@umbral/domain/finance/quote-choice.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { Availability } from '@umbral/domain/homes/availability.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import { developmentHref, isLaunch, launchHref } from '@umbral/domain/routes/development-href.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { aroundOf } from '../around/around-shape.ts';
import { orNothing } from '../model/or-nothing.ts';
import type { PlantData } from '../model/plant-data.ts';
import { searchBeside } from '../project/project-links.ts';
import { featuresOf, filmOf, picturesOf, planOf, sitePlansOf } from '../project/project-media.ts';
import { builderOf, buildingOf, deliveryOf, placeOf, stripOf, wordsOf } from '../project/project-shape.ts';
import { availabilityOf } from './availability-shape.ts';
import { contactOf } from './plant-contact.ts';
import { plantCrumbs } from './plant-crumbs.ts';
import { lastTold, measuresOf, paymentOf } from './plant-details.ts';
import { areasOf, moneyOf, type PriceMarket } from './plant-prices.ts';
import { standingOf } from './plant-standing.ts';

/** What the page is made of beside the plant. */
export interface PlantCompany {
  readonly builder?: Pick<Builder, 'rating' | 'rating_count' | 'project_count'>;
  readonly market?: PriceMarket;
  /** Every home of the project. */
  readonly homes?: Availability;
  readonly around?: Surroundings;
  readonly choice?: QuoteChoice;
  /** Milliseconds. */
  readonly now: number;
}

/** The page's data of a plant: nothing that would tell a hidden price [B046]. */
export function plantDataOf(plant: Plant, { builder, market, homes, around, choice, now }: PlantCompany): PlantData {
  const { project } = plant;
  const areas = areasOf(plant);
  const development = areas.length > 1 ? developmentHref(project) : undefined;
  const images = picturesOf(plant.media.images, plant.media.plans, project.building_status);
  return {
    id: plant.id,
    today: isoDate(civilDate(now)),
    choice,
    projectId: project.id,
    href: plantHref({ slug: plant.slug, type: plant.type, localization: project.localization }),
    projectTitle: project.title,
    plantTitle: plant.title,
    type: plant.type,
    status: project.building_status,
    categories: project.categories,
    housing: plant.housing,
    isAvailable: plant.isActive === 1 && project.isActive === 1,
    money: moneyOf(plant, market),
    zonePricesCop: plant.price.kind === 'hidden' ? plant.price.zone : undefined,
    areas,
    measures: measuresOf(plant),
    ...wordsOf(project, plant.finishes),
    images,
    plans: [...plant.media.plans.map((plan) => planOf(plan, images)), ...sitePlansOf(project)],
    features: featuresOf([...plant.specifications, ...project.specifications]),
    building: buildingOf(project),
    payment: paymentOf(plant),
    delivery: deliveryOf(project),
    place: placeOf(project),
    around: around && aroundOf(around),
    strip: stripOf(project, lastTold(plant), now),
    builder: builderOf(project, builder),
    contact: contactOf(plant),
    tourHref: orNothing(plant.url_360),
    film: filmOf(project),
    listingHref: toHref(searchBeside(project, plant.type)),
    launchHref: isLaunch(project) ? launchHref(project) : undefined,
    developmentHref: development,
    crumbs: plantCrumbs(plant, development),
    standing: standingOf(plant, market?.history),
    availability: homes && availabilityOf(plant, homes),
  };
}
