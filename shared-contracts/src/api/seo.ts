import { z } from 'zod';
import { canonical, canonicalPayload } from '../domain/canonical.ts';
import { isoMoment } from '../domain/identifier.ts';
import { redirect, redirectPayload } from '../domain/redirect.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, outcome } from './fields.ts';
import { pageOf } from './paging.ts';

const pageQuery = z.object({
  items_by_page: z.coerce.number<number>().int().min(1).max(1000).default(24),
  currentPage: z.coerce.number<number>().int().min(1).max(10_000).default(1),
});
export const listCanonicals = endpoint({
  id: 'C143',
  method: 'GET',
  path: '/seo/canonicals',
  summary: 'Rules that override the canonical address',
  query: pageQuery,
  response: pageOf(canonical),
});
export const saveCanonical = endpoint({
  id: 'C142',
  method: 'POST',
  path: '/seo/canonicals',
  summary: 'Creates a rule, or replaces the one of the same path; both fields are needed',
  access: 'admin',
  body: canonicalPayload,
  response: outcome,
});
export const deleteCanonical = endpoint({
  id: 'C144',
  method: 'DELETE',
  path: '/seo/canonicals',
  summary: 'Deletes a rule',
  access: 'admin',
  query: z.object({ id }),
  response: outcome,
});
export const listRedirects = endpoint({
  id: 'C145',
  method: 'GET',
  path: '/seo/redirects',
  summary: 'Redirects inside the portal',
  query: pageQuery,
  response: pageOf(redirect),
});
export const saveRedirect = endpoint({
  id: 'C146',
  method: 'POST',
  path: '/seo/redirects',
  summary: 'Creates a redirect, or replaces the one of the same path; the target is a path of the portal',
  access: 'seo',
  body: redirectPayload,
  response: outcome,
});
export const deleteRedirect = endpoint({
  id: 'C147',
  method: 'DELETE',
  path: '/seo/redirects',
  summary: 'Deletes a redirect',
  access: 'seo',
  query: z.object({ id }),
  response: outcome,
});

const entry = z.object({ slug: z.string(), updated_at: isoMoment });
export const getSitemap = endpoint({
  id: 'C159',
  method: 'GET',
  path: '/sitemap',
  summary: 'What the sitemap lists: plants with the parts of their address, builders, news, guides, events, places',
  response: dataOf(
    z.object({
      plants: z.array(
        entry.extend({
          country: z.string(),
          country_code: z.string(),
          city: z.string(),
          zone: z.string(),
          type: z.string(),
        }),
      ),
      builders: z.array(entry),
      blog: z.array(entry.extend({ category: z.string() })),
      guides: z.array(entry),
      events: z.array(entry),
      cities: z.array(z.object({ slug: z.string(), zones: z.array(z.string()) })),
    }),
  ),
});
