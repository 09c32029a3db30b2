import { type Builder, builder } from '@umbral/domain/builders/builder.ts';

/** A builder as the API answers it; parsed, so that it cannot drift from the contract. */
export function builderFixture(change: Partial<Builder> = {}): Builder {
  return builder.parse({
    id: 5,
    name: 'Trazo & Ladrillo',
    slug: 'trazo-ladrillo',
    logo: null,
    description: 'Construye casas y apartamentos desde hace treinta años.',
    cities: ['Bogotá', 'Cali'],
    project_count: 30,
    rating: 4.26,
    rating_count: 9,
    response_time: 'same-day',
    cover: null,
    website: 'https://trazo.example.com',
    phone: '+57 300 000 0005',
    whatsapp_number: null,
    email: 'hola@example.com',
    founded_year: 1996,
    history: ['Empezó con doce casas.', 'Hoy construye en dos ciudades.'],
    specialties: ['Conjuntos en la Sabana', 'Posventa propia'],
    social_links: [{ network: 'instagram', url: 'https://instagram.example.com/trazo' }],
    branches: [
      {
        id: 1,
        builder_id: 5,
        name: 'Sede Bogotá',
        city: 'Bogotá',
        city_id: 1,
        address: 'Calle 100 # 8-20',
        coordinates: { lat: 4.6, lng: -74.1 },
        phone: '+57 300 000 0005',
        email: 'bogota@example.com',
        office_hours: 'De lunes a viernes de 8:00 a 17:00',
        is_main: true,
      },
    ],
    ...change,
  });
}

/** A city as lists of places have it. */
export function cityFixture(id: number, name: string, slug: string) {
  return {
    id,
    name,
    slug,
    image: null,
    department_id: 1,
    coordinates: { lat: 4, lng: -74 },
    department_name: 'Cundinamarca',
    country_code: 'CO',
    shows_neighborhood: true,
    projects: 3,
  };
}
