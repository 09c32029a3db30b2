import type { SearchOrder } from '@umbral/domain/filters/orders.ts';
import type {
  AdditionalCriterion,
  BuildingStatus,
  ProjectCategory,
  PropertyType,
} from '@umbral/domain/vocabulary/vocabulary.ts';

/** What people call some of the values of a filter. */
export type Words<Key extends string> = Readonly<Partial<Record<Key, string>>>;

// Phrases stand in the singular, without accents and small words; @ is both o and a, a/b is either word. Only what
// tells: the words around ("apto para", "cerca a") are fillers.
export const typePhrases: Words<PropertyType> = {
  apartment: 'apartamento|apto|apt|ap|aparta|depto|depa|departamento|condo|flat|apartment',
  house: 'casa|chalet|house',
  studio: 'apartaestudio|aparta/apto/apartamento estudio|apto/apartamento tipo estudio|apartasuite|monoambiente|studio',
  lot: 'lote|terreno|parcela|casalote|casa lote',
  office: 'oficina|oficina comercial',
  retail: 'local|local comercial',
  'clinic-office': 'consultorio|consultorio medico',
  warehouse: 'bodega|bodega industrial/comercial',
  'country-house': 'casa campestre/campo/quinta/finca/recreo|finca|cabana',
  penthouse: 'penthouse|pent house|atico|ph',
  duplex: 'duplex',
  loft: 'loft',
};

export const categoryWords: Words<ProjectCategory> = {
  vis: 'vis|interes social',
  vip: 'vip|interes prioritario|vivienda prioritaria',
  gold: 'gold',
  none: 'superior/mayor/encima/diferente/distint@ vis',
};

export const statusWords: Words<BuildingStatus> = {
  'immediate-delivery':
    'entrega inmediata/ya|entregue/entreguen ya/inmediato|inmediata|vivir/estrenar/ocupar/habitar/mudarme/mudarnos/pasarme/pasarnos ya|ya construid@/terminad@/list@|ya este/esta construid@/terminad@/list@|list@ para vivir/habitar/estrenar/entrega',
  'off-plan': 'sobre plano|sobreplano|plano',
  presale: 'preventa|pre venta',
  launch: 'lanzamiento',
  'under-construction': 'construccion|obra|construyendo',
};

export const criterionWords: Words<AdditionalCriterion> = {
  'short-rental':
    'renta/alquiler corta/vacacional/turistica|airbnb|booking|renta/rentar/alquiler/alquilar/arriendo/arrendar por dia/noche',
  investment: 'inversion|invertir|inversionista|rentabilidad|valorizacion',
  'pet-friendly': 'mascota|amigable con mascota|pet friendly|petfriendly|pet|perro|gato|gata',
  coworking: 'coworking|co working',
  sustainable:
    'sostenible|ecologic@|certificad@/certificacion/sello edge/leed/casa|ecologic@ certificad@ edge/leed|edge|leed',
  'wet-areas': 'zona humeda|spa',
  'near-mass-transit':
    'transporte masivo|transmilenio|transcaribe|megabus|metrocable|metrolinea|transmetro|metroplus|tranvia|cerca/junto/lado/frente/paso/estacion/metro/minuto/cuadra metro/mio/estacion',
  'with-subsidy': 'subsidio|subsidiad@|mi casa ya|caja compensacion',
  'sea-view': 'vista/frente/vea/ver mar/playa/oceano|vista caribe|ocean/sea view',
  countryside: 'campestre',
  'delivery-2026': deliveryIn(2026),
  'delivery-2027': deliveryIn(2027),
};

export const orderWords: Words<SearchOrder> = {
  'price-asc':
    'barat@|economic@|asequible|menor precio|precio bajo|bajo precio/costo|menor mayor precio|mas barat@ mas car@|menos car@|ordenad@/ordenar por precio',
  'price-desc': 'mas car@/costos@|mayor precio|mas car@ mas barat@|mayor menor precio',
  'm2-price-asc': 'metro/m2 mas barat@|barat@ por metro|menor/mejor precio por metro',
  'area-desc': 'mas grande/ampli@/espacios@/metro|mayor area',
  newest: 'mas/recien nuev@/publicad@/lanzad@|reciente|novedad',
  delivery: 'entrega/entregue/entreguen pronto/pronta/proxima/rapido/antes|pronta/proxima entrega|entrega mas proxima',
};

function deliveryIn(year: number): string {
  return `${year}|entrega/entregue/entreguen/list@/para/final ${year}`;
}
