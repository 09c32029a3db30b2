import { defineList } from './define-list.ts';

const places = () => import(/* webpackChunkName: "form-calls" */ '@umbral/domain/api/places.ts');
const catalogue = () => import(/* webpackChunkName: "form-calls" */ '@umbral/domain/api/catalogue.ts');
const builders = () => import(/* webpackChunkName: "form-calls" */ '@umbral/domain/api/builders.ts');

/** Of everywhere: the number means nothing. */
export const useDepartments = defineList(async (call) => {
  const { listDepartments } = await places();
  return (await call(listDepartments, {})).data;
});

export const useCitiesOf = defineList(async (call, department) => {
  const { listCitiesOfDepartment } = await places();
  return (await call(listCitiesOfDepartment, { params: { id: String(department) } })).data;
});

export const useZonesOf = defineList(async (call, city) => {
  const { listZones } = await catalogue();
  return (await call(listZones, { query: { city: String(city) } })).data;
});

export const useNeighbourhoodsOf = defineList(async (call, zone) => {
  const { listNeighbourhoodsOfZone } = await places();
  return (await call(listNeighbourhoodsOfZone, { params: { id: zone } })).data;
});

export const useBranchesOf = defineList(async (call, builder) => {
  const { listBranchesOfBuilder } = await builders();
  return (await call(listBranchesOfBuilder, { params: { id: builder } })).data;
});

/** Of everywhere: the number means nothing. */
export const usePriceRanges = defineList(async (call) => {
  const { listPriceRanges } = await catalogue();
  return (await call(listPriceRanges, {})).data;
});
