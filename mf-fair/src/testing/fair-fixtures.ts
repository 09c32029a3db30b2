const fair = {
  id: 1,
  name: '12.ª Feria Virtual Umbral',
  status: '1',
  hyphenized: '12-feria-virtual-umbral',
  kind: 'virtual',
  region: null,
  description: 'La feria nacional.',
  starts_on: '2026-11-13',
  ends_on: '2099-12-20',
  cover: null,
  projects: 30,
  builders: 9,
};

/** The active fair, one to come and one that is over, as the backend lists them. */
export const fairs = [
  fair,
  {
    ...fair,
    id: 2,
    name: 'Feria de Bogotá',
    hyphenized: 'bogota',
    kind: 'in-person',
    status: '0',
    starts_on: '2099-02-11',
  },
  {
    ...fair,
    id: 3,
    name: 'Feria del Caribe',
    hyphenized: 'caribe',
    status: '0',
    starts_on: '2020-07-16',
    ends_on: '2020-07-20',
  },
  {
    ...fair,
    id: 5,
    name: 'Feria de Vivienda Propia 2026',
    hyphenized: 'vivienda-propia-2026',
    kind: 'own-home',
    starts_on: '2026-11-01',
  },
  {
    ...fair,
    id: 6,
    name: 'Feria de Vivienda Propia 2025',
    hyphenized: 'vivienda-propia-2025',
    kind: 'own-home',
    status: '0',
    starts_on: '2025-11-01',
    ends_on: '2025-12-16',
  },
];

/** Everything that the active fair has besides its projects. */
export const programme = {
  stands: [
    {
      name: 'Estand 1 · Trazo & Ladrillo',
      builder: { id: 5, name: 'Trazo & Ladrillo', slug: 'trazo-ladrillo', logo: null },
      description: 'Dos proyectos en Cali.',
      host: 'Diana Marín',
      attention_hours: 'Todos los días de 8:00 a. m. a 8:00 p. m.',
      projects: 2,
      regions: ['valle'],
      benefits: [{ title: 'Cocina integral sin costo', description: 'Incluye mesón.', valid_until: '2099-12-20' }],
    },
    {
      name: 'Estand 2 · Nogal',
      builder: { id: 6, name: 'Nogal', slug: 'nogal', logo: null },
      description: 'Un proyecto en Cartagena.',
      host: 'Olga Vega',
      attention_hours: 'Lunes a viernes de 9:00 a. m. a 7:00 p. m.',
      projects: 1,
      regions: ['caribe'],
      benefits: [],
    },
  ],
  sessions: [
    {
      id: 1,
      kind: 'talk',
      title: 'Apertura',
      summary: 'Cómo recorrer la feria.',
      speaker: 'Natalia Duque',
      speaker_role: 'editora',
      place: 'Sala principal',
      starts_at: '2020-11-13T22:00:00.000Z',
      ends_at: '2020-11-13T23:00:00.000Z',
    },
    {
      id: 2,
      kind: 'workshop',
      title: 'Trae tu plano',
      summary: 'Revisión en vivo.',
      speaker: 'Rodrigo Echeverri',
      speaker_role: 'arquitecto',
      place: 'Sala de planos',
      starts_at: '2099-11-14T15:00:00.000Z',
      ends_at: '2099-11-14T16:30:00.000Z',
    },
  ],
  benefits: [
    { title: 'Cocina integral sin costo', description: 'Incluye mesón.', valid_until: '2099-12-20', projects: 12 },
  ],
  cities: [
    { name: 'Cali', slug: 'cali', region: 'valle', projects: 4 },
    { name: 'Cartagena', slug: 'cartagena', region: 'caribe', projects: 3 },
  ],
  banks: [
    {
      name: 'Banco Cordillera',
      note: 'Preaprobación en dos días.',
      rate_vis: 11.2,
      rate_other: 12.85,
      rate_leasing: null,
      max_years: 20,
      financed_percent: 80,
      attention_hours: 'Lunes a viernes.',
    },
  ],
  questions: [{ question: '¿Cuánto cuesta entrar?', answer: 'Nada.' }],
};

export const noProjects = { data: [], total: 0, page: 1, items_by_page: 24, pages: 0 };

const city = (id: number, name: string, slug: string) => ({
  ...{ id, name, slug, department_id: 1, department_name: 'Valle del Cauca', country_code: 'CO' },
  ...{ coordinates: { lat: 3.4, lng: -76.5 }, projects: 4, image: null, shows_neighborhood: false },
});

export const cali = city(1, 'Cali', 'cali');
export const pasto = city(3, 'Pasto', 'pasto');

/** What the virtual fair asks for. */
export const fairAnswers = {
  '/fairs': { data: fairs },
  '/fairs/12-feria-virtual-umbral': { data: programme },
  '/cities/fair/12-feria-virtual-umbral': { data: [cali, city(2, 'Cartagena', 'cartagena')] },
  '/cities/bolivar-fair': { data: [city(2, 'Cartagena', 'cartagena'), city(4, 'Magangué', 'magangue')] },
  '/tipos-inmueble/fair/12-feria-virtual-umbral': {
    data: [
      { id: 1, key: 'apartment', name: 'Apartamento', slug: 'apartamentos' },
      { id: 2, key: 'lot', name: 'Lotes', slug: 'lotes' },
    ],
  },
  '/tiempo-compra': { data: [{ id: 1, key: '0-6', name: 'En menos de 6 meses', details: {} }] },
  '/planta/filtrado': noProjects,
};

/** What the fair of own homes asks for besides. */
export const ownHomeAnswers = {
  ...fairAnswers,
  '/fairs/vivienda-propia-2026': { data: programme },
  '/fairs/vivienda-propia-2025': { data: { ...programme, sessions: [] } },
  '/cities/fair/vivienda-propia-2026': { data: [cali] },
  '/cities/fair/vivienda-propia-2025': { data: [] },
  '/cities/cali': { data: cali },
  '/cities/pasto': { data: pasto },
};
