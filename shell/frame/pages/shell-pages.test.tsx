import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const draw = (page: React.ReactElement) => {
  document.body.innerHTML = renderToStaticMarkup(page);
  return document.body;
};

test('[R105, M026, M027, M028, M032, M033, M034, M035] the general 404 offers four ways on', () => {
  const page = draw(<NotFoundPage />);
  expect(page.querySelector('h1')?.textContent).toBe('No encontrado (404)');
  expect(page.textContent).toContain('Lo que estás buscando puede que ya no esté a la vista');
  expect(page.textContent).toContain('Prueba estas opciones para continuar con tu búsqueda de vivienda nueva');
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Ver más', '/proyectos-vivienda'],
    ['Ir al blog', '/actualidad'],
    ['Calcular', '/herramientas'],
    ['Ver guías', '/guia-comprar-vivienda'],
  ]);
});

test('[R107, M031, B013] the error page leads to four listing families', () => {
  const page = draw(<ErrorPage />);
  expect(page.querySelector('h1')?.textContent).toBe('Error 500');
  expect(page.querySelectorAll('a')).toHaveLength(4);
});
