import { expect, test } from 'vitest';
import { letterHtml } from './letter-html.ts';
import { type Letter, letterText } from './mail-letter.ts';

const letter: Letter = {
  subject: '2 novedades',
  greeting: 'Hola, Ñusta:',
  paragraphs: ['Primera línea\nsegunda'],
  facts: [['Correo', 'a@example.com']],
  sections: [
    {
      title: 'Suba',
      homes: [
        {
          title: 'Alameda <170>',
          place: 'Suba, Bogotá',
          price: '$ 1',
          news: 'Nuevo',
          facts: '58 m²',
          href: 'https://portal.test/a?b=1&c="2"',
          image: { src: 'https://portal.test/m.webp', alt: 'Fachada "sur"', width: 1600, height: 800 },
        },
      ],
      links: [{ label: 'Ver más', href: 'https://portal.test/l' }],
    },
  ],
  button: { label: 'Entrar', href: 'https://portal.test/login' },
  links: [{ label: 'Cancelar', href: 'https://portal.test/baja' }],
  footer: 'Umbral',
};

test('a letter is one column of blocks without tables, scripts and outside styles, for light and dark', () => {
  const html = letterHtml(letter);
  expect(html).not.toMatch(/<table|<script|<link|javascript:/i);
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('width="536" height="268"');
});

test('nothing in a letter becomes markup', () => {
  const html = letterHtml(letter);
  expect(html).toContain('Alameda &lt;170&gt;');
  expect(html).toContain('href="https://portal.test/a?b=1&amp;c=&quot;2&quot;"');
  expect(html).toContain('alt="Fachada &quot;sur&quot;"');
});

test('its text says the same', () => {
  expect(letterText(letter)).toBe(
    [
      'Hola, Ñusta:',
      'Primera línea\nsegunda',
      'Correo: a@example.com',
      'SUBA',
      'Nuevo: Alameda <170>\nSuba, Bogotá\n$ 1 · 58 m²\nhttps://portal.test/a?b=1&c="2"',
      'Ver más: https://portal.test/l',
      'Entrar: https://portal.test/login',
      '--\nCancelar: https://portal.test/baja\nUmbral',
    ].join('\n\n'),
  );
});
