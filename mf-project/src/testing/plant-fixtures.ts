import { type Plant, plant } from '@umbral/domain/homes/plant.ts';
import { type PlantRecord, plantRecord } from '@umbral/domain/homes/plant-record.ts';
import { recordFixture as listed, niza } from '@umbral/domain/testing/record-fixture.ts';

const image = (name: string) => ({
  src: `/media/${name}-800.webp`,
  srcSet: `/media/${name}-400.webp 400w, /media/${name}-800.webp 800w`,
  alt: `Fachada ${name}`,
  width: 1600,
  height: 1066,
  thumbhash: 'abc',
});

const localization = { ...niza, address: 'Calle 127 # 70-30', coordinates: { lat: 4.71, lng: -74.07 } };

const facts = {
  id: 7,
  slug: 'alameda-170-bogota-apartamento-tipo-a',
  title: 'Apartamento tipo A',
  type: 'apartment',
  price: { kind: 'told', cop: 400_000_000 },
  price_salaries: 228.45,
  monthly_fee: 3_900_000,
  number_fees: 30,
  built_area: 58,
  private_area: 51,
  balcony_area: 4,
  room_number: 2,
  bath_number: 2,
  parking_number: 1,
  initial_fee_percent: 30,
  m2_price: 6_896_552,
  separation_fee: 3_000_000,
  isActive: 1,
  property_stock: false,
  stock_quantity: 0,
  highlighted: false,
  has_360_tour: false,
  url_360: null,
  tags: [],
  categories: [{ name: 'none' }],
  housing: 'none',
} as const;

const other = {
  id: 8,
  slug: 'alameda-170-bogota-apartamento-tipo-b',
  title: 'Apartamento tipo B',
  type: 'apartment',
  room_number: 3,
  bath_number: 2,
  parking_number: 1,
};

const project = {
  id: 3,
  title: 'Alameda 170',
  slug: 'alameda-170-bogota',
  code: 'UMB-10003',
  description: 'Un proyecto frente al parque.\nCon terraza común.',
  building_status: 'presale',
  belongs_tv: false,
  categories: ['none'],
  benefits: 'Gastos de escritura incluidos',
  benefits_ext: null,
  additional_criteria: ['pet-friendly'],
  enable_schedule: true,
  activate_landing: false,
  builder_id: 5,
  builder_branch_city_id: 1,
  builder: { id: 5, name: 'Trazo & Ladrillo', slug: 'trazo-ladrillo', logo: null },
  number_of_stages: 1,
  number_of_floors: 12,
  number_of_basements: 0,
  apartments_per_floor: 6,
  tower_elevators: 2,
  number_units: 72,
  pet_friendly: true,
  property_stock: false,
  nearby_places: [
    { name: 'Parque Niza', category: 'park', distance_m: 320 },
    { name: 'Aeropuerto El Dorado', category: 'airport', distance_m: 9400 },
  ],
  specifications: [{ kind: 'exterior', key: 'gym', name: 'Gimnasio' }],
  fair: null,
  created_at: '2026-01-10T12:00:00Z',
  updated_at: '2026-11-10T12:00:00Z',
  media: { images: [], video: null, film: null },
  financial_legal: {
    estimated_delivery_date: '2028-06-01',
    subsidy: null,
    price_from: 400_000_000,
    service_charges: null,
    administrative_expenses: 240_000,
    initial_installment_term: 30,
    number_fees: 30,
    separation_fee: 3_000_000,
    trust_company: 'Fiduciaria Cordillera',
    break_even_date: null,
    building_licence: null,
  },
  contact: {
    emails: ['alameda@example.com'],
    main_phone: '+57 300 000 0005',
    whatsapp_number: '+57 300 000 0025',
    other_phones: [],
    sales_room_address: 'Calle 127 # 70-12',
    sales_room_coordinates: null,
    office_hours: 'De lunes a sábado de 9:00 a 17:00',
  },
  localization,
  isActive: 1,
};

/** A plant as the API answers it; parsed, so that it cannot drift from the contract. */
export function plantFixture(change: Partial<Plant> = {}): Plant {
  return plant.parse({
    ...facts,
    finishes: 'Pisos laminados',
    parking_kind: 'exclusive-use',
    funding_percent: 70,
    specifications: [{ kind: 'interior', key: 'balcony', name: 'Balcón' }],
    stock: [],
    views: { count: 0, days: 30 },
    programmes: [],
    other_areas: [
      { ...other, built_area: 72, price: { kind: 'told', cop: 480_000_000 }, isActive: 1, monthly_credit: 4_312_976 },
    ],
    media: {
      main_image: image('sur'),
      images: [
        { ...image('sur'), role: 'main' },
        { ...image('norte'), role: 'facade' },
        { ...image('noche'), role: 'interior' },
      ],
      plans: [
        {
          floor: 'Piso tipo',
          name: 'Planta tipo A',
          image: image('plano'),
          drop_points: [{ name: 'Cocina', x: 0.5, y: 0.25, area_m2: 7.5, image: image('cocina') }],
        },
      ],
    },
    created_at: '2026-01-10T12:00:00Z',
    updated_at: '2026-11-10T12:00:00Z',
    project,
    ...change,
  });
}

/** The same plant as lists have it. */
export function recordFixture(change: Partial<PlantRecord> = {}): PlantRecord {
  const record = listed();
  return plantRecord.parse({
    ...record,
    ...facts,
    updated_at: 1_794_300_000,
    other_areas: [],
    media: { main_image: image('sur'), images: [image('sur')], total: 3 },
    _geoloc: localization.coordinates,
    project: {
      ...record.project,
      ...project,
      building_status_name: 'Preventa',
      fair: { hyphenized: [] },
      created_at: 1,
      delivery_at: null,
    },
    ...change,
  });
}
