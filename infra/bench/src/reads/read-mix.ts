import type { Pool } from 'pg';

/** A call that anonymous visitors make. */
export interface Read {
  readonly kind: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

interface Row {
  readonly id: number;
  readonly slug: string;
}

/** How many different things of each kind are asked for. */
const variety = 40;

/** A mix of reads over many plants, builders, articles and filters, in a fixed order without neighbours of one kind. */
export async function readMix(pool: Pool): Promise<readonly Read[]> {
  const rows = async (text: string) => (await pool.query<Row>(text, [variety])).rows;
  const spread = 'order by md5(p.slug) limit $1';
  const plants = await rows(`select p.id, p.slug from plant p join project j on j.id = p.project_id
    where p.is_active and j.state = 'published' ${spread}`);
  const builders = await rows(`select p.id, p.slug from builder p where p.is_active ${spread}`);
  const articles = await rows(`select p.id, p.slug from article p where p.published_at <= now() ${spread}`);
  const cities = await rows(`select p.id, p.slug from city p where exists (
    select from project j where j.city_id = p.id and j.state = 'published') ${spread}`);
  const kinds: readonly (readonly Read[])[] = [
    plants.map(({ slug }) => get('planta/{slug}', `/planta/${slug}`)),
    plants.map(({ id }) => get('planta/{id}/relacionados', `/planta/${id}/relacionados`)),
    plants.map(({ id }) => get('plantas/ids/{id}', `/plantas/ids/${id}`)),
    builders.map(({ slug }) => get('constructoras/{slug}', `/constructoras/${slug}`)),
    articles.map(({ slug }) => get('blog/{slug}', `/blog/${slug}`)),
    cities.map(({ slug }) => get('constructoras/ciudad/{id}', `/constructoras/ciudad/${slug}`)),
    cities.map(({ slug }) => post('planta/filtrado', '/planta/filtrado', { city: slug, orderBy: 'price-asc' })),
    cities.map(({ slug }) => post('search/filters/zone', '/search/filters/zone', { city: slug })),
    [get('proyectos/featured', '/proyectos/featured?scope=home'), get('blog', '/blog?items_by_page=12&page=1')],
  ];
  return Array.from({ length: variety }, (_, turn) =>
    kinds.flatMap((kind) => kind[turn % Math.max(1, kind.length)] ?? []),
  ).flat();
}

function get(kind: string, path: string): Read {
  return { kind, method: 'GET', path };
}

function post(kind: string, path: string, body: object): Read {
  return { kind, method: 'POST', path, body };
}
