import type { PlantForm } from '@umbral/domain/project-form/plant-form.ts';
import type { ProjectForm } from '@umbral/domain/project-form/project-form.ts';
import type { StoredForm } from './form-query.ts';

function freshPlant(plant: PlantForm, former: PlantForm | undefined): PlantForm {
  if (!former) return plant;
  const isPriceNew = plant.price !== former.price;
  const isSizeNew = isPriceNew || plant.built_area !== former.built_area;
  const left = (isNew: boolean, value: number | null, before: number | null) =>
    isNew && value === before ? null : value;
  return {
    ...plant,
    price_range: left(isPriceNew, plant.price_range, former.price_range),
    price_salaries: left(isPriceNew, plant.price_salaries, former.price_salaries),
    m2_price: left(isSizeNew, plant.m2_price, former.m2_price),
  };
}

/** Amounts that follow from the price are computed anew where the price changed and they were left as they were. */
export function refreshAmounts(form: ProjectForm, former: StoredForm): ProjectForm {
  const byId = new Map(former.plants.map((plant) => [plant.id, plant]));
  return { ...form, plants: form.plants.map((plant) => freshPlant(plant, byId.get(plant.id ?? 0))) };
}
