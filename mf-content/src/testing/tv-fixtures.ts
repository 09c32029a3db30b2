import type { TvBroadcast, TvProgrammePage } from '@umbral/domain/editorial/tv-schedule.ts';

export const programme: TvProgrammePage = {
  id: 1,
  slug: 'bogota-estrena',
  title: 'Bogotá estrena',
  excerpt: 'Recorrido por proyectos del norte.',
  city: 'Bogotá',
  host: 'Natalia Duque',
  video_url: '/media/video/nogal.webm',
  film: { sources: [{ src: '/media/video/nogal.webm', type: 'video/webm' }], poster: null },
  cover: null,
  episodes: 2,
  published_at: '2026-11-17T17:00:00.000Z',
  body: [{ type: 'paragraph', runs: [{ text: 'Con cronómetro y bolsa de mercado.' }] }],
  season: [
    { number: 1, title: 'Suba', summary: 'Tres edificios y una alameda.', minutes: 24 },
    { number: 2, title: 'Fontibón', summary: 'Un día midiendo ruido.', minutes: 24 },
  ],
};

/** A broadcast by the clock of Bogotá, told apart by its number. */
export function broadcastFixture(number: number, facts: Partial<TvBroadcast> = {}): TvBroadcast {
  const times = { day: '2026-11-28', starts: '10:00', ends: '10:30' };
  return {
    id: number,
    programme: { id: 1, slug: 'bogota-estrena', title: 'Bogotá estrena' },
    episode: { number: 2, title: 'Fontibón' },
    country: 'CO',
    channel: 'Canal Cordillera',
    time_zone: 'America/Bogota',
    ...times,
    starts_at: '2026-11-28T15:00:00.000Z',
    ends_at: '2026-11-28T15:30:00.000Z',
    bogota: times,
    visitor: null,
    ...facts,
  };
}
