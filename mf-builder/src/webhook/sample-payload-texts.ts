import type { WebhookPayload } from '@umbral/domain/webhooks/webhook-payload.ts';

/** An invented delivery, as the documentation shows it. */
export const samplePayload: WebhookPayload = {
  id: '0b7e4b62-5a3f-4a52-9a64-0c1f7f8d2b11',
  event: 'visit.asked',
  created_at: '2026-11-26T15:42:00.000Z',
  builder: { id: 1, name: 'Guayacán' },
  contact: {
    id: 1204,
    state: 'new',
    created_at: '2026-11-26T15:42:00.000Z',
    link: 'https://portal.example.com/mi-cuenta/constructora/contactos?contacto=1204',
    name: 'Sofía Núñez',
    email: 'sofia@example.com',
    phone: '+573001234567',
    message: 'Busco dos alcobas con balcón.',
    preferred_channel: 'whatsapp',
    preferred_window: 'morning',
    project: { id: 15, title: 'Alameda 170' },
    plant: { id: 48, title: 'Tipo A', price: 236_372_175 },
    visit: { day: '2026-12-01', time: '10:30', kind: 'in-person', state: 'asked' },
    consent: { given_at: '2026-11-26T15:42:00.000Z', withdrawn_at: null },
  },
  change: { day: '2026-12-01', time: '10:30', kind: 'in-person' },
};
