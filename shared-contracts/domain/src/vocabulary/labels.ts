import type {
  AdditionalCriterion,
  Country,
  FairRegion,
  ListingFamily,
  NearbyPlaceCategory,
  PropertyType,
  Region,
  Role,
  Subsidy,
} from './vocabulary.ts';

export interface Noun {
  one: string;
  many: string;
  gender: 'f' | 'm';
}

/** `gender` lets titles agree: "Casas nuevas", "Apartamentos nuevos". */
export const propertyTypeNouns: Record<PropertyType, Noun> = {
  apartment: { one: 'Apartamento', many: 'Apartamentos', gender: 'm' },
  house: { one: 'Casa', many: 'Casas', gender: 'f' },
  studio: { one: 'Apartaestudio', many: 'Apartaestudios', gender: 'm' },
  lot: { one: 'Lote', many: 'Lotes', gender: 'm' },
  office: { one: 'Oficina', many: 'Oficinas', gender: 'f' },
  retail: { one: 'Local', many: 'Locales', gender: 'm' },
  'clinic-office': { one: 'Consultorio', many: 'Consultorios', gender: 'm' },
  warehouse: { one: 'Bodega', many: 'Bodegas', gender: 'f' },
  'country-house': { one: 'Casa campestre', many: 'Casas campestres', gender: 'f' },
  penthouse: { one: 'Penthouse', many: 'Penthouses', gender: 'm' },
  duplex: { one: 'Dúplex', many: 'Dúplex', gender: 'm' },
  loft: { one: 'Loft', many: 'Lofts', gender: 'm' },
};

/** The name that the catalogue gives to each type; lots are always plural there. */
export const propertyTypeLabels: Record<PropertyType, string> = {
  apartment: 'Apartamento',
  house: 'Casa',
  studio: 'Apartaestudio',
  lot: 'Lotes',
  office: 'Oficina',
  retail: 'Local',
  'clinic-office': 'Consultorio',
  warehouse: 'Bodega',
  'country-house': 'Casa campestre',
  penthouse: 'Penthouse',
  duplex: 'Dúplex',
  loft: 'Loft',
};

export const regionLabels: Record<Region, string> = {
  valle: 'Valle',
  caribe: 'Caribe',
  centro: 'Centro',
  antioquia: 'Antioquia',
  ejecafetero: 'Eje Cafetero',
  santanderes: 'Santanderes',
};

export const countryLabels: Record<Country, string> = {
  CO: 'Colombia',
  PA: 'Panamá',
  US: 'Estados Unidos',
  ES: 'España',
  DO: 'República Dominicana',
};

export const roleLabels: Record<Role, string> = {
  constructora: 'Constructora',
  administrador: 'Administrador',
  contributor: 'Colaborador',
  seo: 'SEO',
  user: 'Usuario',
  platform: 'Plataforma',
};

export const fairRegionLabels: Record<FairRegion, string> = {
  home: 'Todo el país',
  valle: 'Valle',
  caribe: 'Caribe',
  centro: 'Centro',
  antioquia: 'Antioquia',
  ejecafetero: 'Eje Cafetero',
};

export const listingFamilyLabels: Record<ListingFamily, string> = {
  housing: 'Proyectos de vivienda',
  vis: 'Vivienda de interés social',
  vip: 'Vivienda de interés prioritario',
  gold: 'Proyectos Gold',
  'above-vis': 'Proyectos superiores a VIS',
  holiday: 'Proyectos vacacionales',
  abroad: 'Proyectos en el exterior',
  lots: 'Lotes en Colombia',
  'immediate-delivery': 'Entrega inmediata',
  tv: 'Proyectos de la TV',
  neighbourhoods: 'Proyectos por barrio',
  tour360: 'Recorridos 360°',
};

export const nearbyPlaceCategoryLabels: Record<NearbyPlaceCategory, string> = {
  mall: 'Centro comercial',
  school: 'Colegio',
  university: 'Universidad',
  clinic: 'Clínica',
  park: 'Parque',
  transport: 'Transporte',
  supermarket: 'Supermercado',
  gym: 'Gimnasio',
  airport: 'Aeropuerto',
  beach: 'Playa',
};

export const additionalCriterionLabels: Record<AdditionalCriterion, string> = {
  'short-rental': 'Rentas cortas',
  holiday: 'Vacacional',
  investment: 'Inversión',
  'pet-friendly': 'Pet friendly',
  coworking: 'Coworking',
  sustainable: 'Sostenible',
  'wet-areas': 'Zonas húmedas',
  'near-mass-transit': 'Cerca a transporte masivo',
  'with-subsidy': 'Con subsidio',
  'delivery-2026': 'Entrega 2026',
  'delivery-2027': 'Entrega 2027',
  'sea-view': 'Vista al mar',
  countryside: 'Campestre',
};

export const subsidyLabels: Record<Subsidy, string> = {
  'mi-casa-ya': 'Mi Casa Ya',
  'compensation-fund': 'Caja de compensación',
  local: 'Subsidio de la ciudad',
  'preferential-interest': 'Interés preferencial',
};
