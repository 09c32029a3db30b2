import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alertConfirm, alertCreated, alertDigest } from '../alerts/alert-letters.ts';
import { type ContactFacts, contactForBuilder, contactForPerson } from '../contacts/contact-letters.ts';
import { newsletterChange, newsletterConfirm, newsletterWelcome } from '../newsletter/newsletter-letters.ts';
import { letterHtml } from './letter-html.ts';
import { type Letter, type LetterHome, letterText } from './mail-letter.ts';

const origin = 'http://localhost:3000';
const link = `${origin}/api/ejemplo?token=ejemplo`;

const contact: ContactFacts = {
  name: 'Sofía Núñez',
  email: 'sofia@example.com',
  phone: '+573001234567',
  residence: 'Bogotá, Colombia',
  project: 'Alameda 170',
  plant: 'Tipo A',
  builder: 'Guayacán',
  appointment: 'martes 24 de noviembre a las 10:30 a. m., en la sala de ventas',
  calendarPath: '/api/planta/7/cita.ics?dia=2026-11-24&hora=10%3A30&modo=in-person',
  whatsapp: true,
  message: 'Busco dos alcobas con balcón.\nGracias.',
  origin: 'Sin UTM',
};

function home(news: string, price: string): LetterHome {
  return {
    title: 'Alameda 170 · Tipo A',
    place: 'Suba, Bogotá',
    price,
    news,
    facts: '58,5 m² · 2 alcobas · 2 baños',
    href: `${origin}/proyectos-vivienda`,
    image: { src: `${origin}/media/city/09-800.webp`, alt: 'Fachada al atardecer', width: 800, height: 533 },
  };
}

const homes = [home('Nuevo', '$ 236.372.175'), home('Bajó de precio', '$ 420.000.000 (antes $ 445.000.000)')];

const letters: Readonly<Record<string, Letter>> = {
  'contact-builder': contactForBuilder(contact, origin),
  'contact-person': contactForPerson(contact, 'Autorizo a Umbral y a la constructora…', origin),
  'newsletter-change': newsletterChange('Ana', link),
  'newsletter-confirm': newsletterConfirm('Ana', link),
  'newsletter-welcome': newsletterWelcome('Ana', origin, link),
  'alert-created': alertCreated('Suba con balcón', origin, { listingUrl: link, endUrl: link }),
  'alert-confirm': alertConfirm('', link),
  'alert-digest': alertDigest(
    [{ title: 'Suba con balcón', total: 9, homes, listingUrl: link, endUrl: link }],
    origin,
    true,
  ),
};

/** Writes every kind of letter with invented contents into a folder, to be looked at in a browser. */
function writePreviews(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, letter] of Object.entries(letters)) {
    writeFileSync(join(folder, `${name}.html`), letterHtml(letter));
    writeFileSync(join(folder, `${name}.txt`), letterText(letter));
  }
}

writePreviews(process.argv[2] ?? 'mail-previews');
