import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageOf, renderPage } from '../testing/render-page.tsx';
import { SurveyResultsPage } from './survey-results-page.tsx';

const staff = (own: unknown) => ({ roles: ['administrador'], userId: 1, own });

const portal = {
  total: 4,
  mean: 4.25,
  stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 3 : stars === 2 ? 1 : 0 })),
  months: [
    { month: '2026-10', count: 0, mean: null },
    { month: '2026-11', count: 4, mean: 4.25 },
  ],
  opinion: { yes: 3, no: 1 },
  found: { yes: 1, no: 1, unsaid: 2 },
};

test('[R127] stars, shares and months stand as numbers, and the tabs lead to the other parts', () => {
  renderPage(SurveyResultsPage, staff({ part: 'portal', portal }));
  const stars = within(screen.getByRole('region', { name: 'Calificaciones' }));
  expect(stars.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '5 · Excelente3 (75 %)',
    '4 · Buena0 (0 %)',
    '3 · Satisfactoria0 (0 %)',
    '2 · Básica1 (25 %)',
    '1 · Deficiente0 (0 %)',
  ]);
  expect(screen.getByRole('row', { name: 'octubre de 2026 0 sin datos' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'noviembre de 2026 4 4,25' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Comentarios' }).getAttribute('href')).toBe(
    '/user/encuestas?parte=comentarios',
  );
});

test('[R127] where several choices are allowed each is a share of the people', () => {
  const question = { id: 1, kind: 'several', question: '¿Qué miras?', answered: 4 };
  const options = [
    { label: 'El precio', count: 4 },
    { label: 'El plano', count: 2 },
  ];
  const short = [{ slug: 'a', title: 'Cómo buscas', is_open: true, replies: 4, questions: [{ ...question, options }] }];
  renderPage(SurveyResultsPage, staff({ part: 'short', short }), {}, '?parte=cortas');
  const bars = within(screen.getByRole('region', { name: '¿Qué miras?' })).getAllByRole('listitem');
  expect(bars.map((bar) => bar.textContent)).toEqual(['El precio4 (100 %)', 'El plano2 (50 %)']);
});

test('[R127] what somebody wrote is shown as text, with the survey that it comes from', () => {
  const words = pageOf([
    { kind: 'comment', about: 'Nogal', stars: 4, words: '<b>Claros</b>', created_at: '2026-11-20T15:00:00.000Z' },
  ]);
  renderPage(SurveyResultsPage, staff({ part: 'words', words }), {}, '?parte=comentarios&fuente=constructoras');
  expect(screen.getByText('<b>Claros</b>')).toBeTruthy();
  expect(screen.getByText('4 · Buena')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'De constructoras' }).getAttribute('aria-current')).toBe('true');
});

test('[R127] the builders of all pages go into the file', async () => {
  const rated = (id: number) => ({
    builder: { id, name: `Constructora ${id}`, slug: `c-${id}` },
    count: 2,
    service: 4.5,
    content: 4,
    response_times: [{ label: 'El mismo día', count: 2 }],
    contact_media: [],
  });
  const made: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => made.push(blob) && 'blob:x', revokeObjectURL() {} }),
  );
  const { user, callsOf } = renderPage(SurveyResultsPage, staff({ part: 'builders', builders: pageOf([rated(1)]) }), {
    C402: ({ query }: { query: { page: number } }) => ({ ...pageOf([rated(query.page)]), pages: 2 }),
  });
  await user.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  await vi.waitFor(() => expect(made).toHaveLength(1));
  expect(callsOf('C402')).toHaveLength(2);
  expect(await made[0]?.text()).toContain('Constructora 2;2;4,5;4;El mismo día: 2;');
});

test('[R127] nothing yet, and results that cannot be read, say so', async () => {
  renderPage(SurveyResultsPage, staff({ part: 'portal', portal: { ...portal, total: 0 } }));
  expect(screen.getByText('Todavía nadie ha respondido')).toBeTruthy();
});

test('[R127] results that cannot be read offer to try again', async () => {
  const { user, loader } = renderPage(SurveyResultsPage, staff(null));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(loader).toHaveBeenCalledOnce();
});
