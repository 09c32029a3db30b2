import type { Scene } from './scene.ts';
import { abroadScenes } from './scenes/abroad.ts';
import { beachScenes } from './scenes/beach.ts';
import { countryScenes } from './scenes/country.ts';
import { creditScenes } from './scenes/credit.ts';
import { fairScenes } from './scenes/fair.ts';
import { familyScenes } from './scenes/family.ts';
import { firstHomeScenes } from './scenes/first-home.ts';
import { greenScenes } from './scenes/green.ts';
import { highlandCityScenes } from './scenes/highland-cities.ts';
import { insuranceScenes } from './scenes/insurance.ts';
import { interiorScenes } from './scenes/interior.ts';
import { kitchenScenes } from './scenes/kitchen.ts';
import { lowlandCityScenes } from './scenes/lowland-cities.ts';
import { movingScenes } from './scenes/moving.ts';
import { paperScenes } from './scenes/papers.ts';
import { planReadingScenes } from './scenes/plan-reading.ts';
import { premisesScenes } from './scenes/premises.ts';
import { quietRoomScenes } from './scenes/quiet-rooms.ts';
import { savingScenes } from './scenes/saving.ts';
import { sectorScenes } from './scenes/sector.ts';
import { subsidyScenes } from './scenes/subsidy.ts';

/** Illustrations by the topic that an article names. */
export const coversByTopic: Readonly<Record<string, readonly Scene[]>> = {
  'primera-vivienda': firstHomeScenes,
  papeles: paperScenes,
  credito: creditScenes,
  subsidio: subsidyScenes,
  ahorro: savingScenes,
  ciudad: [...highlandCityScenes, ...lowlandCityScenes],
  interior: [...interiorScenes, ...quietRoomScenes],
  cocina: kitchenScenes,
  'familia-mascotas': familyScenes,
  'leer-planos': planReadingScenes,
  sector: sectorScenes,
  sostenible: greenScenes,
  exterior: abroadScenes,
  seguros: insuranceScenes,
  mudanza: movingScenes,
  campo: countryScenes,
  playa: beachScenes,
  'oficina-local': premisesScenes,
  feria: fairScenes,
};
