import type { Region } from 'shared-contracts/domain/vocabulary.ts';
import type { SeedCity } from './geography.ts';

/** A fictional company; no real firm has these names. */
export interface BuilderFacts {
  name: string;
  founded: number;
  /** City of the head office. */
  home: string;
  /** Where it builds, besides: regions of Colombia, or `abroad`. */
  reach: readonly (Region | 'abroad')[];
  about: string;
}

export const builderFacts: readonly BuilderFacts[] = [
  {
    name: 'Constructora Guayacán',
    founded: 1987,
    home: 'bogota',
    reach: ['centro', 'antioquia'],
    about:
      'Levanta conjuntos residenciales en la Sabana desde hace casi cuatro décadas, con un equipo propio de diseño, obra y posventa que acompaña a cada familia hasta el segundo año de entrega.',
  },
  {
    name: 'Arbórea Desarrollos',
    founded: 2004,
    home: 'medellin',
    reach: ['antioquia', 'ejecafetero'],
    about:
      'Diseña edificios que conservan los árboles del lote y usan ventilación cruzada. Sus proyectos en el Valle de Aburrá y el Oriente cuentan con certificación de ahorro de agua y energía.',
  },
  {
    name: 'Meridiano Andino',
    founded: 1995,
    home: 'bogota',
    reach: ['centro', 'santanderes'],
    about:
      'Promotora de vivienda de interés social con torres de gran escala y equipamientos de barrio: colegios, parques y comercio en el mismo plan maestro.',
  },
  {
    name: 'Grupo Caracolí',
    founded: 1979,
    home: 'barranquilla',
    reach: ['caribe'],
    about:
      'Grupo familiar del Caribe con experiencia en vivienda, bodegas y locales. Construye con proveedores de la región y entrega los acabados completos.',
  },
  {
    name: 'Trazo & Ladrillo',
    founded: 2011,
    home: 'bogota',
    reach: ['centro', 'antioquia', 'valle'],
    about:
      'Estudio de arquitectos que también construye: edificios pequeños en ladrillo a la vista, con pocas unidades por piso y detalles dibujados a mano.',
  },
  {
    name: 'Pacífico Urbano',
    founded: 1992,
    home: 'cali',
    reach: ['valle'],
    about:
      'Desarrolla barrios completos en el sur de Cali, Jamundí y Palmira, con ciclorrutas internas, parques lineales y vivienda para distintos presupuestos.',
  },
  {
    name: 'Nogal Constructores',
    founded: 1984,
    home: 'bogota',
    reach: ['centro', 'caribe'],
    about:
      'Especialista en apartamentos de gran formato y edificios de oficinas en el norte de Bogotá, con garantía extendida en fachadas y ascensores.',
  },
  {
    name: 'Terracina Vivienda',
    founded: 2001,
    home: 'ibague',
    reach: ['centro', 'ejecafetero'],
    about:
      'Acerca la primera vivienda a familias del Tolima, los Llanos y el Eje Cafetero con asesoría gratuita de subsidio y crédito en cada sala de ventas.',
  },
  {
    name: 'Frailejón Proyectos',
    founded: 2009,
    home: 'chia',
    reach: ['centro'],
    about:
      'Casas y condominios campestres en la Sabana y clima cálido, con plantas de tratamiento propias y paisajismo de especies nativas.',
  },
  {
    name: 'Malecón Desarrollos',
    founded: 2006,
    home: 'cartagena',
    reach: ['caribe', 'abroad'],
    about:
      'Torres frente al mar en Cartagena y Santa Marta, pensadas para vivir o para renta corta, con operación hotelera disponible desde la entrega.',
  },
  {
    name: 'Cafetal Urbano',
    founded: 1998,
    home: 'pereira',
    reach: ['ejecafetero', 'valle'],
    about:
      'Constructora del Eje Cafetero que combina conjuntos urbanos y parcelaciones entre cafetales, con guadua y maderas de reforestación.',
  },
  {
    name: 'Cordillera 7',
    founded: 2014,
    home: 'bucaramanga',
    reach: ['santanderes', 'centro'],
    about:
      'Empresa joven de los Santanderes con proyectos de uso mixto: vivienda, consultorios y comercio a pocos pasos de los corredores de transporte.',
  },
  {
    name: 'Yarumo Arquitectos',
    founded: 2003,
    home: 'medellin',
    reach: ['antioquia', 'caribe'],
    about:
      'Edificios de autor en El Poblado, Laureles y el Oriente antioqueño, con terrazas sembradas y talleres de personalización antes del cierre de acabados.',
  },
  {
    name: 'Mangle Caribe',
    founded: 1990,
    home: 'santa-marta',
    reach: ['caribe'],
    about:
      'Apartamentos y casas en la costa Caribe con diseño bioclimático: patios, persianas y sombra para gastar menos en aire acondicionado.',
  },
  {
    name: 'Cota Cero',
    founded: 2016,
    home: 'cali',
    reach: ['valle', 'antioquia', 'centro'],
    about:
      'Apartaestudios y lofts para jóvenes e inversionistas, con lavandería, sala de trabajo y administración de rentas en el mismo edificio.',
  },
  {
    name: 'Istmo Living',
    founded: 2008,
    home: 'ciudad-de-panama',
    reach: ['abroad'],
    about:
      'Desarrolla vivienda en Panamá, Miami, Madrid y Punta Cana para compradores colombianos, con acompañamiento legal y tributario en español.',
  },
];

/** How gladly a builder takes a project in a city: not at all, as one of its regions, or at home. */
export function builderWeight(builder: BuilderFacts, city: SeedCity): number {
  const region = city.country === 'CO' ? city.region : 'abroad';
  if (builder.home === city.slug) return 4;
  return region !== undefined && builder.reach.includes(region) ? 2 : 0;
}
