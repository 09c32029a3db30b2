import { beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../testing/answers.ts';
import { article, categories, summaryOf } from '../testing/fixtures.ts';
import { renderPage } from '../testing/render-page.ts';

const answers = {
  '/blog/noticia-1': { data: article },
  '/blog/recomendados/': { data: [summaryOf(2), summaryOf(3)] },
  '/blog/categorias': { data: categories },
};

beforeEach(() => {
  vi.unstubAllGlobals();
  answerWith(answers);
});

test('[R003, R004] both addresses of an article answer and name the one under its category', async () => {
  const results = await Promise.all(['/actualidad/noticia-1', '/actualidad/ciudades/noticia-1'].map(renderPage));
  for (const { status, head } of results) {
    expect(status).toBe(200);
    expect(head?.canonical).toBe('/actualidad/ciudades/noticia-1');
  }
});

test('[R004] a wrong category redirects to the right one', async () => {
  expect(await renderPage('/actualidad/inversion/noticia-1')).toMatchObject({
    status: 301,
    location: '/actualidad/ciudades/noticia-1',
  });
});

test('[R003] an address cut to its category leads to the news of that category', async () => {
  expect(await renderPage('/actualidad/ciudades')).toMatchObject({
    status: 301,
    location: '/actualidad?categoria=ciudades',
  });
});

test('[M029, M030] an unknown article is the 404 of the blog', async () => {
  const { status, html } = await renderPage('/actualidad/ciudades/nada');
  expect(status).toBe(404);
  expect(html).toContain('¡Oh no!');
  expect(html).toContain('Lo sentimos, la página que intentas solicitar no está disponible.');
});

test('the body is semantic HTML and none of its text is markup', async () => {
  const { html } = await renderPage('/actualidad/ciudades/noticia-1');
  expect(html).toContain('<h2 id="los-valores">Los valores</h2>');
  expect(html).toContain('<a href="/guia-comprar-vivienda"><strong>guías</strong></a>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<ol><li><em>Uno</em></li><li>Dos</li></ol>');
  expect(html).toMatch(/<blockquote><p>Vale más un plano claro\.<\/p>/);
  expect(html).toContain('<th scope="col">Tope</th>');
  expect(html).toContain('<figcaption>El plano</figcaption>');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('the page holds its comments, projects and newsletter as fragments, and what to read next', async () => {
  const { html } = await renderPage('/actualidad/ciudades/noticia-1');
  for (const of of ['mf-content/comments', 'mf-search/featured-projects', 'mf-content/newsletter']) {
    expect(html).toContain(`data-fragment="${of}"`);
  }
  expect(html).toContain('href="/actualidad/ciudades/la-anterior"');
  expect(html).toContain('href="/actualidad/ciudades/noticia-3"');
  expect(html).toContain('href="/actualidad/etiqueta/vis"');
});

test('[B104] the article is structured data with its dates, author and breadcrumbs', async () => {
  const { head } = await renderPage('/actualidad/ciudades/noticia-1');
  expect(head).toMatchObject({
    title: 'Topes de 2026 | Umbral',
    preloadImage: { src: '/media/cover/01-960.webp' },
    jsonLd: [
      {
        '@type': 'NewsArticle',
        headline: 'Topes de 2026',
        datePublished: '2026-11-13T16:26:00.000Z',
        dateModified: '2026-11-20T16:26:00.000Z',
        author: { name: 'Natalia Duque' },
        mainEntityOfPage: 'https://portal.test/actualidad/ciudades/noticia-1',
        image: ['https://portal.test/media/cover/01-960.webp'],
        commentCount: 2,
      },
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'Ciudades' }, { name: 'Topes de 2026' }] },
    ],
  });
});

test('an article stands without its recommendations', async () => {
  answerWith({ '/blog/noticia-1': { data: article } });
  const { status, html } = await renderPage('/actualidad/ciudades/noticia-1');
  expect(status).toBe(200);
  expect(html).not.toContain('Te recomendamos leer');
});
