import { attributeOf } from '@umbral/domain/filters/filter-attributes.ts';
import { earthRadiusM } from '@umbral/domain/places/globe.ts';
import { createPool } from 'infra-db/pool.ts';
import { startThrowAwayServer } from 'infra-db/testing/test-database.ts';
import type { StoredRecord } from 'infra-search/src/store/operations.ts';
import type { Answer, Contender } from './contender.ts';
import { type Corpus, folded } from './corpus.ts';
import { countedFacets, hitsPerPage, type Question, radiusMetres } from './engine-queries.ts';

type Pool = ReturnType<typeof createPool>;

const partSize = 2000;
const order = 'is_active desc, highlighted desc, completeness desc, created_at desc, id';

/** The embedded PostgreSQL with its full text search: generalised inverted index, no typos, prefix of the last word. */
export class PostgresText {
  readonly #server: { url: string; stop(): Promise<void> };
  readonly #pool: Pool;
  #seconds = 0;

  private constructor(server: { url: string; stop(): Promise<void> }) {
    this.#server = server;
    this.#pool = createPool({ url: server.url, max: 1, statementTimeoutMs: 0 });
  }

  /** Starts a server on throw-away data. */
  static async start(): Promise<PostgresText> {
    const server = new PostgresText(await startThrowAwayServer());
    await server.#pool.query(`create table bench (id int primary key, city text, type text, price float8, lat float8,
      lng float8, is_active int, highlighted int, completeness int, created_at int, words tsvector,
      ${countedFacets.map((_, i) => `f${i} text[]`).join(', ')})`);
    return server;
  }

  /** Puts a part of the records in; `from` is the number of the first. */
  async add(records: readonly StoredRecord[], corpus: Corpus, from: number): Promise<void> {
    const began = performance.now();
    for (let start = 0; start < records.length; start += partSize) {
      const rows = records.slice(start, start + partSize).map((record, i) => rowOf(record, corpus, from + start + i));
      const columns = `id int, city text, type text, price float8, lat float8, lng float8, is_active int, highlighted int,
        completeness int, created_at int, text text, ${countedFacets.map((_, i) => `f${i} text[]`).join(', ')}`;
      await this.#pool.query(
        `insert into bench select id, city, type, price, lat, lng, is_active, highlighted, completeness, created_at,
          to_tsvector('simple', text), ${countedFacets.map((_, i) => `f${i}`).join(', ')}
        from jsonb_to_recordset($1::jsonb) as row(${columns})`,
        [JSON.stringify(rows)],
      );
    }
    this.#seconds += (performance.now() - began) / 1000;
  }

  /** Makes the indexes; then it may be asked. */
  async finish(): Promise<Contender> {
    const began = performance.now();
    for (const statement of [
      'create index on bench using gin (words)',
      'create index on bench (city, type, price)',
      'create index on bench (lat, lng)',
      `create index on bench (${order})`,
      'vacuum analyze bench',
    ]) {
      await this.#pool.query(statement);
    }
    return {
      name: 'PostgreSQL',
      buildSeconds: this.#seconds + (performance.now() - began) / 1000,
      ask: (question) => ask(this.#pool, question),
      close: async () => {
        await this.#pool.end();
        await this.#server.stop();
      },
    };
  }
}

function rowOf(record: StoredRecord, corpus: Corpus, doc: number): Record<string, unknown> {
  const lists = countedFacets.map((path, i) => [`f${i}`, facetValues(corpus, path, doc)]);
  const { localization } = Object(record.project);
  return {
    id: doc,
    city: localization[attributeOf.city.split('.').at(-1) ?? ''],
    type: record.type_slug,
    price: record.price_order,
    lat: corpus.lats[doc],
    lng: corpus.lngs[doc],
    is_active: Number(record.isActive),
    highlighted: Number(record.highlighted),
    completeness: record.completeness,
    created_at: record.created_at,
    text: Array.from(corpus.texts[doc] ?? [], (word) => corpus.words[word] ?? '').join(' '),
    ...Object.fromEntries(lists),
  };
}

function facetValues(corpus: Corpus, path: string, doc: number): string[] {
  const facet = corpus.facets.get(path);
  const row = facet?.rows[doc] ?? [];
  return [row].flat().map((value) => facet?.values[value] ?? '');
}

interface AnswerRow {
  facet: string | null;
  value: string;
  count: number;
}

async function ask(pool: Pool, question: Question): Promise<Answer> {
  const { where, values, by } = conditionOf(question);
  const counts = countedFacets.map(
    (_, i) => `select 'f${i}', value, count(*) from m, unnest(f${i}) value group by value`,
  );
  const { rows } = await pool.query<AnswerRow>(
    `with m as materialized (select * from bench where ${where}),
      hits as (select id from m order by ${by} limit ${hitsPerPage})
    select null facet, '' "value", count(*) count from m
    union all (select 'id', id::text, 0 from hits)
    union all ${counts.join(' union all ')}`,
    values,
  );
  const tables: Record<string, Record<string, number>> = {};
  for (const { facet, value, count } of rows) {
    const path = countedFacets[Number(facet?.slice(1))];
    if (facet === null || facet === 'id' || path === undefined) continue;
    tables[path] = { ...tables[path], [value]: count };
  }
  const total = rows.find(({ facet }) => facet === null)?.count ?? 0;
  return {
    total,
    facets: tables,
    ids: rows.filter(({ facet }) => facet === 'id').map(({ value }) => `plant-${value}`),
  };
}

function conditionOf(question: Question): { where: string; values: unknown[]; by: string } {
  if (question.is === 'filters') {
    const { city, type, from, to } = question;
    return { where: 'city = $1 and type = $2 and price between $3 and $4', values: [city, type, from, to], by: order };
  }
  if (question.is === 'text') {
    const isOpen = /[\p{L}\p{N}]$/u.test(question.query);
    const words = folded(question.query);
    const text = words.map((word, i) => (isOpen && i === words.length - 1 ? `${word}:*` : word)).join(' & ');
    return { where: `words @@ to_tsquery('simple', $1)`, values: [text], by: order };
  }
  if (question.is === 'nothing') return { where: 'true', values: [], by: order };
  const { lat, lng } = question;
  const dLat = ((radiusMetres + 1) / earthRadiusM) * (180 / Math.PI);
  const dLng = dLat / Math.cos(((Math.abs(lat) + dLat) * Math.PI) / 180);
  const distance = `round(2 * ${earthRadiusM} * asin(sqrt(power(sin(radians(lat - $1) / 2), 2)
    + cos(radians(lat)) * cos(radians($1)) * power(sin(radians(lng - $2) / 2), 2))))`;
  return {
    where: `lat between $1 - $3::float8 and $1 + $3 and lng between $2 - $4::float8 and $2 + $4
      and ${distance} <= ${radiusMetres}`,
    values: [lat, lng, dLat, dLng],
    by: `${distance.replaceAll('$1', `${lat}::float8`).replaceAll('$2', `${lng}::float8`)}, ${order}`,
  };
}
