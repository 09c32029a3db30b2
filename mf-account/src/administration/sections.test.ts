import { expect, test } from 'vitest';
import { sectionHref, sectionOf, sectionsFor } from './sections.ts';

const asked = (slug: string) => new URLSearchParams({ seccion: slug });

test('[B119] contributors see the contacts they write down and nothing else, whatever the address says', () => {
  expect(sectionsFor(['contributor'])).toEqual(['contact']);
  expect(sectionOf(asked('personas'), ['contributor'])).toBe('contact');
});

test('[R076] administrators see every part; an unknown one is the first', () => {
  expect(sectionsFor(['administrador'])).toHaveLength(8);
  expect(sectionOf(asked('personas'), ['administrador', 'user'])).toBe('people');
  expect(sectionOf(asked('otra'), ['administrador'])).toBe('projects');
});

test('the address of a part leaves out what is not asked for', () => {
  expect(sectionHref('projects', { q: 'Alameda 170', state: '' })).toBe('/user/admin?seccion=proyectos&q=Alameda+170');
});
