import { niza } from '@umbral/domain/testing/record-fixture.ts';
import type { PlantQuery } from '../model/plant-query.ts';

/** A hit as the index answers it to a listing. */
export function hit(id: number) {
  return {
    objectID: String(id),
    id,
    slug: `nogal-${id}-apartamento-tipo-a`,
    title: 'Apartamento tipo A',
    type: 'apartment',
    price: { kind: 'told', cop: 300_000_000 + id },
    separation_fee: null,
    number_fees: null,
    initial_fee_percent: 30,
    built_area: 58.5,
    room_number: 2,
    bath_number: 2,
    parking_number: 1,
    categories: [{ name: 'vis' }],
    housing: 'vis',
    isActive: 1,
    has_360_tour: false,
    updated_at: 1_780_000_000,
    other_areas: [],
    media: { images: [{ src: `/media/${id}.webp`, alt: '', width: 1600, height: 1067 }] },
    project: {
      id: 100 + id,
      title: `Nogal ${id}`,
      slug: `nogal-${id}`,
      code: `UMB-${id}`,
      building_status: 'presale',
      activate_landing: false,
      benefits: null,
      builder: { name: 'Cota Cero' },
      delivery_at: null,
      localization: niza,
    },
  };
}

interface IndexAnswer {
  readonly hits: readonly unknown[];
  readonly nbHits: number;
  readonly nbPages?: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number | undefined>> | undefined>>;
}

/** Stands in for the index at the only place where the portal meets it: HTTP. Every request is remembered. */
export function fakeIndex(answer: (query: PlantQuery) => IndexAnswer) {
  const requests: PlantQuery[][] = [];
  const fetch = async (_url: string, init: { readonly body: string }) => {
    const { requests: queries }: { requests: PlantQuery[] } = JSON.parse(init.body);
    requests.push(queries);
    return Response.json({ results: queries.map((query) => ({ nbPages: 1, page: 0, ...answer(query) })) });
  };
  return { requests, fetch };
}
