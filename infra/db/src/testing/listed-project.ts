import type { ClientBase } from 'pg';

/**
 * The least that a plant needs to exist, in an empty database, so that every id is 1: places, vocabulary,
 * builder and a published project.
 */
export async function insertListedProject(client: ClientBase): Promise<{ projectId: number; plantIds: number[] }> {
  await client.query(`
    insert into country (code, name, slug, currency) values ('CO', 'Colombia', 'colombia', 'COP');
    insert into department (country_id, name, slug) values (1, 'Cundinamarca', 'cundinamarca');
    insert into city (department_id, name, slug, lat, lng) values (1, 'Bogotá', 'bogota', 4.6, -74.1);
    insert into zone (city_id, name, slug, lat, lng) values (1, 'Suba', 'suba', 4.74, -74.08);
    insert into property_type (key, label, slug, position) values ('apartment', 'Apartamento', 'apartamento', 1);
    insert into building_status (key, label, slug, position) values ('launch', 'Lanzamiento', 'lanzamiento', 1);
    insert into project_category (key, label, slug, position) values ('vis', 'VIS', 'vis', 1);
    insert into role (key, label) values ('user', 'Usuario');
    insert into app_user (email, first_name, last_name) values ('ana@example.com', 'Ana', 'Ruiz');
    insert into consent_text (purpose, version, body) values ('contact', '1', 'Autorizo');
    insert into builder (name, slug, tax_id, description, email, phone)
      values ('Guayacán', 'guayacan', '900', 'Construye', 'ventas@example.com', '+57 300 000 0001');
    insert into builder_branch (builder_id, city_id, name, address, lat, lng, phone, email, office_hours)
      values (1, 1, 'Bogotá', 'Calle 1', 4.7, -74, '+57 300 000 0001', 'bogota@example.com', 'L-V');
    insert into project (code, title, slug, builder_id, builder_branch_id, description, building_status_key, state,
        city_id, zone_id, address, lat, lng, main_phone, emails, published_at)
      values ('P1', 'Alameda 170', 'alameda-170-bogota', 1, 1, repeat('a', 300), 'launch', 'published',
        1, 1, 'Calle 170', 4.74, -74.08, '+57 300 000 0001', array['alameda@example.com'], now());`);
  const { rows } = await client.query<{ id: number }>(
    `insert into plant (project_id, slug, title, property_type_key, price, built_area)
     select 1, 'alameda-170-' || n, 'Tipo ' || n, 'apartment', 200000000 + n, 40 + n from generate_series(1, 5) n
     returning id`,
  );
  return { projectId: 1, plantIds: rows.map(({ id }) => id) };
}

/** The PostgreSQL error code and constraint of a statement that must fail; throws when it succeeds. */
export async function failureOf(statement: Promise<unknown>): Promise<{ code: string; constraint: string }> {
  try {
    await statement;
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'constraint' in error) {
      return { code: String(error.code), constraint: String(error.constraint) };
    }
    throw error;
  }
  throw new Error('the statement succeeded');
}
