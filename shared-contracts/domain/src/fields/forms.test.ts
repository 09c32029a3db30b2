import { describe, expect, test } from 'vitest';
import { newsletter } from '../contact/newsletter.ts';
import { portalSurvey } from '../contact/survey.ts';
import { srcSetOf } from '../media/image-set.ts';
import { comparisonPayload } from '../people/comparison.ts';
import { registration } from '../people/registration.ts';
import { hasExactlyOneRole, parseRoles } from '../people/user-roles.ts';
import { specificationChoice } from '../project-form/specification-choice.ts';
import { canonicalFor } from '../seo/canonical-match.ts';
import { redirectPayload } from '../seo/redirect.ts';

function issuesOf(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }): string[] {
  return (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('registration', () => {
  const form = {
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'ana@example.com',
    phone: '3001234567',
    password: '12345678',
    password_confirm: '12345678',
    gResponse: 'captcha',
    user_key: 'k',
  };

  test('[B074] a right form passes', () => {
    expect(registration.safeParse(form).success).toBe(true);
  });

  test('[B074] each rule has its message', () => {
    const wrong = { ...form, first_name: '1', last_name: '2', email: 'x', password: '123', password_confirm: '123' };
    expect(issuesOf(registration.safeParse(wrong))).toEqual([
      'first_name: El nombre no es válido',
      'last_name: El apellido no es válido',
      'email: El email no es válido',
      'password: Mínimo 8 caracteres',
    ]);
    expect(issuesOf(registration.safeParse({ ...form, password_confirm: 'otra' }))).toEqual([
      'password_confirm: Las contraseñas no coinciden',
    ]);
  });
});

describe('portal survey', () => {
  const survey = portalSurvey;
  const answers = {
    user_id: 0,
    email: 'ana@example.com',
    content_opinion: '1',
    search_interest: '',
    user_comments: 'Bien',
    user_key: 'k',
    qualification_umbral: 5,
  };

  test('[B079][B103] short comments pass: the text mentions a length, no rule enforces it', () => {
    expect(survey.safeParse(answers).success).toBe(true);
  });

  test('[B079] the rating is required, under the name of the product', () => {
    const { qualification_umbral: _, ...unrated } = answers;
    expect(issuesOf(survey.safeParse(unrated))).toEqual([
      'qualification_umbral: Es necesario realizar esta calificación',
    ]);
  });

  test('[B079] e-mail only of the anonymous; what was sought only of the discontent', () => {
    expect(issuesOf(survey.safeParse({ ...answers, email: '' }))).toEqual(['email: El campo es obligatorio']);
    expect(survey.safeParse({ ...answers, email: '', user_id: 4 }).success).toBe(true);
    expect(issuesOf(survey.safeParse({ ...answers, content_opinion: '0' }))).toEqual([
      'search_interest: El campo es obligatorio',
    ]);
  });
});

test('[B067] the newsletter wants a price range and a city', () => {
  const form = {
    name: 'Ana',
    email: 'ana@example.com',
    user_key: 'k',
    ids_interest_price: [1],
    ids_interest_city: [2],
  };
  expect(newsletter.safeParse(form).success).toBe(true);
  expect(newsletter.safeParse({ ...form, ids_interest_city: [] }).success).toBe(false);
  expect(newsletter.safeParse({ ...form, ids_interest_price: [] }).success).toBe(false);
});

test('[B054] a comparison holds 2 to 4 different plants', () => {
  expect(comparisonPayload.safeParse({ projects: [1, 2, 3, 4] }).success).toBe(true);
  for (const projects of [[1], [1, 2, 3, 4, 5], [1, 1]]) {
    expect(comparisonPayload.safeParse({ projects }).success).toBe(false);
  }
});

test('[B097] 1 to 15 listed specifications, 5 own ones, none twice', () => {
  const listed = Array.from({ length: 15 }, (_, index) => `item-${index}`);
  expect(specificationChoice.safeParse({ listed, custom: ['Huerta'] }).success).toBe(true);
  expect(specificationChoice.safeParse({ listed: [...listed, 'more'], custom: [] }).success).toBe(false);
  expect(specificationChoice.safeParse({ listed: [], custom: [] }).success).toBe(false);
  expect(specificationChoice.safeParse({ listed: ['gym'], custom: ['Huerta', 'huerta'] }).success).toBe(false);
});

test('[B009] an exact canonical rule wins, then the longest prefix', () => {
  const rules = [
    { from: '/proyectos-vivienda/*', canonical: '/proyectos-vivienda' },
    { from: '/proyectos-vivienda/cali/*', canonical: '/proyectos-vivienda/cali' },
    { from: '/proyectos-vivienda/cali/sur', canonical: '/cali-sur' },
  ];
  expect(canonicalFor('/proyectos-vivienda/cali/sur', rules)).toBe('/cali-sur');
  expect(canonicalFor('/proyectos-vivienda/cali/norte', rules)).toBe('/proyectos-vivienda/cali');
  expect(canonicalFor('/proyectos-vivienda/bogota', rules)).toBe('/proyectos-vivienda');
  expect(canonicalFor('/eventos', rules)).toBeUndefined();
});

test('[B015] a redirect never leaves the portal', () => {
  expect(redirectPayload.safeParse({ from: '/a', to: '/b' }).success).toBe(true);
  for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', 'b', '/a']) {
    expect(redirectPayload.safeParse({ from: '/a', to }).success).toBe(false);
  }
});

test('[B077] roles are comma separated; saving needs exactly one', () => {
  expect(parseRoles('constructora, seo,otro')).toEqual(['constructora', 'seo']);
  expect(hasExactlyOneRole('user')).toBe(true);
  expect(hasExactlyOneRole('user,constructora')).toBe(false);
  expect(hasExactlyOneRole('')).toBe(false);
});

test('a srcset runs from narrow to wide', () => {
  const files = [
    { width: 640, src: '/media/a-640.webp' },
    { width: 320, src: '/media/a-320.webp' },
  ];
  expect(srcSetOf(files)).toBe('/media/a-320.webp 320w, /media/a-640.webp 640w');
});
