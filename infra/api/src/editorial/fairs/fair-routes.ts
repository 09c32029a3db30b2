import { getFairProgramme, listFairs } from '@umbral/domain/api/fairs.ts';
import type { FairKind } from '@umbral/domain/fairs/fair.ts';
import { fairRegion } from '@umbral/domain/vocabulary/vocabulary-schema.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { type ImageRow, imageOfKey, toImage } from '../../pictures/stored/image.ts';
import { findProgramme } from './programme-queries.ts';
import { projectsAtFairs } from './projects-at-fairs.ts';

interface FairRow {
  id: number;
  name: string;
  hyphenized: string;
  status: '0' | '1';
  kind: FairKind;
  region: string | null;
  description: string;
  starts_on: string;
  ends_on: string;
  picture: ImageRow | null;
  projects: number;
  builders: number;
}

/** Fairs and what each has to offer; which one runs decides the pop-up and the virtual fair [B082] [B083]. */
export function fairRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, listFairs, async () => ({ data: await fairs(backend) }), { sharedSeconds: 60 });
  register(app, getFairProgramme, async ({ params }) => ({ data: found(await findProgramme(backend, params.slug)) }), {
    sharedSeconds: 60,
  });
}

async function fairs({ db }: Backend) {
  const { rows } = await sql<FairRow>`
    select f.id, f.name, f.slug as hyphenized, f.is_active::int::text as status, f.kind, g.key as region,
      f.description, f.starts_on, f.ends_on, ${imageOfKey('f.cover_key', sql`f.cover_alt`)} as picture,
      (select count(*) from ${projectsAtFairs} a where a.fair_id = f.id) as projects,
      (select count(distinct a.builder_id) from ${projectsAtFairs} a where a.fair_id = f.id) as builders
    from fair f left join region g on g.id = f.region_id
    order by f.is_active desc, f.kind = 'own-home', f.starts_on desc, f.id`.execute(db);
  return rows.map(({ picture, region, ...fair }) => ({
    ...fair,
    region: fairRegion.nullable().catch(null).parse(region),
    cover: toImage(picture),
  }));
}
